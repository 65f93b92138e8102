import Easel
import EaselDrawing
import EaselPixels
import EaselUI
import EaselVector
import Foundation
import PreviewBuild
import SwiftUI
import Viewer

/// Draws previews to PNG files, PDF documents and SVG images, without a display.
@MainActor
enum PreviewRenderer {
  /// The size of previews that fill the screen and name no device, in points.
  static let screen = CGSize(width: 393, height: 852)

  /// The seconds after which a picture is taken. Tutorials animate views when they appear.
  private static let age = 1.0
  /// Refreshes per second.
  private static let refreshRate = 60.0

  /// Draws a preview and writes the picture, in the format of the extension of its path. Returns the color scheme in which it is drawn: the one that the
  /// preview prefers, else the one that the picture asks for.
  static func write(_ preview: LoadedPreview, _ picture: PreviewPicture) throws -> ColorScheme {
    let asked: ColorScheme = picture.isDark ? .dark : .light
    let first = try draw(preview, picture, in: preview.makePart().settings.colorScheme ?? asked)
    // A view within the preview prefers another scheme, which was not known before.
    let drawn = first.preferred == first.scheme ? first : try draw(preview, picture, in: first.preferred)
    if let format = documentFormat(of: picture.path) {
      try write(drawn, named: preview.name, format, to: picture.path)
    } else {
      try drawn.screen.picture(of: drawn.drawing, in: drawn.preferred).writePNG(to: picture.path)
    }
    return drawn.scheme
  }

  /// The format of a document; nil for images.
  private static func documentFormat(of path: String) -> VectorDocument.Format? {
    switch URL(fileURLWithPath: path).pathExtension {
    case "pdf": .pdf
    case "svg": .svg
    default: nil
    }
  }

  private static func write(
    _ drawn: Drawn, named name: String, _ format: VectorDocument.Format, to path: String
  ) throws {
    let document = VectorDocument(format, information: .init(title: name, creator: "Easel"))
    let list = drawn.screen.displayList(of: drawn.drawing, in: drawn.preferred)
    try document.addPage(RecordedView(list, links: drawn.links))
    try UnfinishedFile.write(Array(document.data()), to: path)
  }

  /// A drawing with its links, the color scheme of its views, and the one that they prefer.
  private struct Drawn {
    let drawing: Fragment
    let links: [LinkArea]
    let screen: HeadlessScreen
    let scheme: ColorScheme
    let preferred: ColorScheme
  }

  private static func draw(
    _ preview: LoadedPreview, _ picture: PreviewPicture, in scheme: ColorScheme
  ) throws -> Drawn {
    let content = content(of: preview.makePart(), device: picture.device)
      .background(scheme == .dark ? Color.black : .white)
      .environment(\.colorScheme, scheme)
    let scale = CGFloat(picture.scale)
    let host = HeadlessScreen(size: screen, scale: scale, scheme: scheme).host(content)
    // The present, as in a window: the code of the preview may compare it with `Date()`.
    let start = Date()
    let size = host.fit(.unspecified, at: start)
    let pixels = HeadlessScreen.pixels(of: size, scale: scale)
    guard size.width > 0, size.height > 0 else { throw PreviewError.noSize(preview.name) }
    guard ImageLimits.allow(width: pixels.width, height: pixels.height) else {
      throw PreviewError.tooLarge(preview.name, width: pixels.width, height: pixels.height)
    }
    let drawing = settledDrawing(of: host, from: start)
    return Drawn(
      drawing: drawing, links: host.links, screen: HeadlessScreen(size: size, scale: scale, scheme: scheme),
      scheme: scheme, preferred: host.colorScheme)
  }

  /// The drawing of a view that is first shown at a date, at its age, with what its tasks and animations did until then.
  private static func settledDrawing(of host: ViewHost, from start: Date) -> Fragment {
    for refresh in 0..<Int(age * refreshRate) {
      _ = host.update(to: start + Double(refresh) / refreshRate)
      // Runs tasks, which are on the main queue.
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
    return host.update(to: start + age)
  }

  private static func screen(_ isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
  }

  /// A preview in the size of its picture.
  @ViewBuilder
  private static func content(of part: PreviewPart, device: String?) -> some View {
    let isLandscape = part.settings.isLandscape
    if let screen = (device ?? part.settings.device).flatMap(DeviceScreen.named) {
      DeviceContent(screen: screen, isLandscape: isLandscape, showsSafeArea: false, content: part.view)
    } else {
      switch part.settings.layout ?? .device {
      case .device:
        part.view.frame(width: screen(isLandscape).width, height: screen(isLandscape).height)
      case .sizeThatFits: FittedLayout(screen: screen(isLandscape)) { part.view }
      case .fixed(let width, let height):
        part.view.frame(width: usableLength(width), height: usableLength(height))
      }
    }
  }
}

/// Why a preview cannot be drawn.
enum PreviewError: Error, CustomStringConvertible {
  /// A side of its size is 0.
  case noSize(String)
  /// Its picture would have more pixels than an image can have.
  case tooLarge(String, width: Int, height: Int)

  var description: String {
    switch self {
    case .noSize(let name):
      "the preview \"\(name)\" has no size: give it a frame"
    case .tooLarge(let name, let width, let height):
      "the preview \"\(name)\" is too large for an image, with \(width) x \(height) pixels; "
        + ImageLimits.description
    }
  }
}
