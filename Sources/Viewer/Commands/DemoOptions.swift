import ArgumentParser
import EaselUI

/// What of a demo is rendered: options that `render` and `record` share.
struct DemoOptions: ParsableArguments {
  /// Seconds on both sides of a demo's beginning within which every refresh of a display has a number.
  private static let times = -1e9...1e9

  @Option(help: "Which variant, from 1.") var variant = 1
  @Option(help: "Seconds since the demo's start.") var time = 0.0
  @Option(help: "Width and height in points, as in 800x600.") var size: PixelSize?
  @Flag(help: "The dark appearance.") var dark = false
  @Option(help: "The platform whose metrics text and controls have: phone or desktop.")
  var idiom = InterfaceIdiom.phone

  var scheme: ColorScheme { dark ? .dark : .light }

  func validate() throws {
    guard Self.times.contains(time) else {
      throw ValidationError("--time must be a number of seconds, at most 1e9")
    }
  }
}
