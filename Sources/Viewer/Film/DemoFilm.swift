import EaselDemos
import EaselUI
import Foundation

/// A film of one or more demos, one after the other.
struct DemoFilm {
  /// The longer side in pixels if no scale is given.
  private static let defaultLongerSide: CGFloat = 480
  /// The largest number of bytes that an encoder may have to keep in memory.
  private static let largestMemory = 2 << 30

  let format: FilmFormat
  /// Pixels.
  let width: Int
  let height: Int

  private let demos: [(demo: Demo, variant: Int)]
  /// Points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  private let scheme: ColorScheme
  private let idiom: InterfaceIdiom
  private let start: Double
  private let framesPerSecond: Int
  private let framesPerDemo: Int

  /// - Parameters:
  ///   - demos: The demos and their variants, from 0. Not empty.
  ///   - size: The size in points, or nil for that of the first demo.
  ///   - scale: Pixels per point, or nil for one that makes a small film.
  ///   - start: Seconds since the beginning of each demo.
  ///   - seconds: The duration of each demo.
  init(
    _ demos: [(demo: Demo, variant: Int)], format: FilmFormat, size: CGSize?, scale: Double?,
    scheme: ColorScheme = .light, idiom: InterfaceIdiom = .phone, start: Double, framesPerSecond: Int,
    seconds: Double
  ) {
    self.demos = demos
    self.format = format
    self.size = size ?? demos[0].demo.size
    self.scale =
      scale.map { CGFloat($0) } ?? min(1, DemoFilm.defaultLongerSide / max(self.size.width, self.size.height))
    self.scheme = scheme
    self.idiom = idiom
    (width, height) = HeadlessScreen.pixels(of: self.size, scale: self.scale)
    self.start = start
    self.framesPerSecond = framesPerSecond
    framesPerDemo = max(1, Int((seconds * Double(framesPerSecond)).rounded()))
  }

  var frameCount: Int { framesPerDemo * demos.count }

  /// Whether the frames fit into the memory that the encoder may use.
  var fitsEncoder: Bool {
    !format.buffersAllFrames || width * height * 4 * frameCount <= DemoFilm.largestMemory
  }

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

/// A film format, by its file extension.
enum FilmFormat: String, CaseIterable {
  case gif, apng, mp4, webm

  /// The format of a file name's extension, or nil.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// The highest useful frame rate. A GIF measures time in hundredths of a second, and browsers show a frame
  /// of one hundredth for ten.
  var largestFrameRate: Int { self == .gif ? 50 : 60 }

  /// Whether the encoder keeps all frames until the last: the 256 colors of a GIF are chosen for the whole
  /// film.
  var buffersAllFrames: Bool { self == .gif }

  /// The output arguments of ffmpeg without the file name (ffmpeg-filters and ffmpeg-formats, ffmpeg.org).
  var encoderArguments: [String] {
    switch self {
    case .gif:
      // One palette for all frames. An ordered dither, which does not flicker in areas that do not change.
      [
        "-filter_complex",
        "split[seen][shown];[seen]palettegen[colors];"
          + "[shown][colors]paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle",
        "-loop", "0", "-f", "gif",
      ]
    case .apng: ["-pix_fmt", "rgb24", "-plays", "0", "-f", "apng"]
    case .mp4: FilmFormat.evenSize + ["-movflags", "+faststart", "-f", "mp4"]
    case .webm: FilmFormat.evenSize + ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-f", "webm"]
    }
  }

  /// Formats that store color at half the resolution need even sides.
  private static let evenSize = ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-pix_fmt", "yuv420p"]
}
