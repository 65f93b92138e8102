import EaselDemos
import EaselUI
import Foundation

/// Some seconds of one or several demos, one after the other.
struct DemoFilm {
  /// Pixels of the longer side, unless a scale is given.
  private static let usualSide: CGFloat = 480
  /// Bytes of pictures that an encoder may be asked to keep.
  private static let largestMemory = 2 << 30

  let format: FilmFormat
  /// Pixels.
  let width: Int
  let height: Int

  private let demos: [(demo: Demo, variant: Int)]
  /// Points.
  private let size: CGSize
  private let scale: CGFloat
  private let scheme: ColorScheme
  private let idiom: InterfaceIdiom
  private let start: Double
  private let framesPerSecond: Int
  private let framesPerDemo: Int

  /// - Parameters:
  ///   - demos: Not empty; variants from 0.
  ///   - size: Points; that of the first demo unless given.
  ///   - scale: Pixels per point; one that makes a small film unless given.
  ///   - start: Seconds since the beginning of each demo.
  ///   - seconds: Of each demo.
  init(
    _ demos: [(demo: Demo, variant: Int)], format: FilmFormat, size: CGSize?, scale: Double?,
    scheme: ColorScheme = .light, idiom: InterfaceIdiom = .phone, start: Double, framesPerSecond: Int,
    seconds: Double
  ) {
    self.demos = demos
    self.format = format
    self.size = size ?? demos[0].demo.size
    self.scale =
      scale.map { CGFloat($0) } ?? min(1, DemoFilm.usualSide / max(self.size.width, self.size.height))
    self.scheme = scheme
    self.idiom = idiom
    (width, height) = HeadlessScreen.pixels(of: self.size, scale: self.scale)
    self.start = start
    self.framesPerSecond = framesPerSecond
    framesPerDemo = max(1, Int((seconds * Double(framesPerSecond)).rounded()))
  }

  var frameCount: Int { framesPerDemo * demos.count }

  /// Whether the encoder can keep as much as it has to.
  var fitsEncoder: Bool { !format.keepsPictures || width * height * 4 * frameCount <= DemoFilm.largestMemory }

  @MainActor
  func write(to path: String) throws(FilmError) {
    let encoder = try FilmEncoder(
      path, format: format, width: width, height: height, framesPerSecond: framesPerSecond)
    for (demo, variant) in demos {
      let player = DemoPlayer(demo, variant: variant, size: size, scale: scale, scheme: scheme, idiom: idiom)
      for frame in 0..<framesPerDemo {
        try encoder.add(player.picture(at: start + Double(frame) / Double(framesPerSecond)))
      }
    }
    try encoder.finish()
  }
}
