import SwiftUI

/// A way by which foreign data comes into Easel.
///
/// A door turns bytes into calls. It returns for each input: a trap, a report of a sanitizer, a broken invariant, too much
/// memory or too much time is a finding.
public enum Door: String, CaseIterable, Sendable {
  case images, bitmaps, fonts, text, assets, drawing, paths, contexts, patterns, sketches
  case views, animations, desktop

  /// Passes an input through the door.
  @MainActor public func run(_ input: [UInt8]) {
    switch self {
    case .images: ImageDoor.run(input)
    case .bitmaps: BitmapDoor.run(input)
    case .fonts: FontDoor.run(input)
    case .text: TextDoor.run(input)
    case .assets: AssetDoor.run(input)
    case .drawing: DrawingDoor.run(input)
    case .paths: PathDoor.run(input)
    case .contexts: ContextDoor.run(input)
    case .patterns: PatternDoor.run(input)
    case .sketches: SketchDoor.run(input)
    case .views: ViewDoor.run(input)
    case .animations: AnimationDoor.run(input)
    case .desktop: DesktopDoor.run(input)
    }
  }
}

/// Ends the process with a message if an invariant is broken.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
