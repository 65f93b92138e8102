import ArgumentParser
import EaselDemos
import EaselUI
import Foundation

/// Options of a demo that `render` and `record` share.
struct DemoOptions: ParsableArguments {
  /// The valid times in seconds. Within this range every refresh has an exact number.
  private static let times = -1e9...1e9

  @Option(help: "The variant, from 1.") var variant = 1
  @Option(help: "Seconds since the start of the demo.") var time = 0.0
  @Option(help: "Width and height in points, for example 800x600.") var size: SizeArgument?
  @Flag(help: "Use the dark appearance.") var dark = false
  @Option(help: "The platform that sets the sizes of text and controls.")
  var idiom = InterfaceIdiom.phone

  var scheme: ColorScheme { dark ? .dark : .light }

  func validate() throws {
    guard Self.times.contains(time) else {
      throw ValidationError("--time must be -1e9 to 1e9 seconds")
    }
  }
}

extension InterfaceIdiom: ExpressibleByArgument {
  public init?(argument: String) {
    guard let idiom = InterfaceIdiom.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = idiom
  }

  public var defaultValueDescription: String { "\(self)" }

  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}

extension Demo.Variant {
  /// The variant's view with the metrics of a platform.
  @MainActor
  func view(in idiom: InterfaceIdiom) -> AnyView {
    idiom == .phone ? view() : AnyView(view().environment(\.interfaceIdiom, idiom))
  }
}

/// A size in points on the command line: `800x600`.
struct SizeArgument: ExpressibleByArgument {
  let width: CGFloat
  let height: CGFloat

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...16384).contains(width),
      (1...16384).contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }

  var size: CGSize { CGSize(width: width, height: height) }
}

/// A range of frame numbers on the command line: `0..<120`.
struct FrameRange: ExpressibleByArgument {
  let range: Range<Int>

  init?(argument: String) {
    let parts = argument.components(separatedBy: "..<").map { Int($0) }
    guard parts.count == 2, let low = parts[0], let high = parts[1], low >= 0, low < high else { return nil }
    range = low..<high
  }
}
