import ArgumentParser
import EaselDemos
import EaselPixels
import EaselUI
import EaselWindowing
import Foundation

/// Options of a demo that `render` and `record` share.
struct DemoOptions: ParsableArguments {
  /// The valid times in seconds. Within this range every refresh has an exact number.
  private static let times = -1e9...1e9

  @Option(help: "The variant, from 1.") var variant = 1
  @Option(help: "Seconds since the start of the demo.") var time = 0.0
  @Option(help: "Width and height in points, for example 800x600.", transform: SizeArgument.init)
  var size: SizeArgument?
  @Flag(help: "Use the dark appearance.") var dark = false
  @Option(help: "The platform that sets the sizes of text and controls.")
  var idiom = InterfaceIdiom.phone

  var scheme: ColorScheme { dark ? .dark : .light }

  func validate() throws {
    guard Self.times.contains(time) else {
      throw ValidationError("--time must be -1e9 to 1e9 seconds")
    }
  }

  /// Throws if an image of a size in points, with `scale` pixels per point, exceeds `ImageLimits`.
  static func validatePixels(of size: CGSize, scale: Double) throws {
    let (width, height) = HeadlessScreen.pixels(of: size, scale: scale)
    guard ImageLimits.allow(width: width, height: height) else {
      throw ValidationError(
        "an image of \(width) x \(height) pixels is too large: lower --size or --scale; "
          + ImageLimits.description)
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

extension CompletionKind {
  /// The names of the demos, for the shells' completion.
  static var demos: CompletionKind { .list(DemoCatalogue.all.map(\.id)) }
}

extension Demo.Variant {
  /// The variant's view with the metrics of a platform.
  @MainActor
  func view(in idiom: InterfaceIdiom) -> AnyView {
    idiom == .phone ? view() : AnyView(view().environment(\.interfaceIdiom, idiom))
  }
}

/// A size in points on the command line: `800x600`.
struct SizeArgument {
  /// Points. Above it, an image of one pixel per point is too large.
  private static let sides = 1...Double(ImageLimits.side)

  let size: CGSize

  init(_ argument: String) throws {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], Self.sides.contains(width),
      Self.sides.contains(height)
    else {
      throw ValidationError(
        "it must be a width and a height of 1 to \(ImageLimits.side) points, for example 800x600")
    }
    size = CGSize(width: width, height: height)
  }
}

/// A range of frame numbers on the command line: `0-119`, or `0..<120`.
struct FrameRange {
  /// The largest frame number. Its time is a valid one of `DemoOptions`.
  private static let last = 999_999_999

  let range: Range<Int>

  init(_ argument: String) throws {
    let isHalfOpen = argument.contains("..<")
    let ends = argument.components(separatedBy: isHalfOpen ? "..<" : "-").map { Int($0) }
    guard ends.count == 2, let first = ends[0], var last = ends[1], 0...Self.last ~= first,
      0...Self.last ~= last
    else { throw Self.error }
    if isHalfOpen { last -= 1 }
    guard first <= last else { throw Self.error }
    range = first..<last + 1
  }

  private static var error: ValidationError {
    ValidationError(
      "it must be the first and the last of the frames 0 to \(last), for example 0-119, or '0..<120' in quotes"
    )
  }
}

extension PacingMode: ExpressibleByArgument {}
