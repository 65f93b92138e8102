/// A kind of file for moving pictures, by its ending.
enum FilmFormat: String, CaseIterable {
  case gif, apng, mp4, webm

  /// The format that a file name asks for, or nil.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// Frames per second above which the format keeps none, or programs slow down: a GIF counts time in hundredths of a
  /// second, and browsers show a frame of one hundredth for ten.
  var largestFrameRate: Int { self == .gif ? 50 : 60 }

  /// Whether the encoder keeps all pictures until it has seen the last: a GIF has 256 colours, which are chosen to suit
  /// the whole film.
  var keepsPictures: Bool { self == .gif }

  /// What ffmpeg is told about the output, but for its name (ffmpeg-filters and ffmpeg-formats, ffmpeg.org).
  var encoderArguments: [String] {
    switch self {
    case .gif:
      // The colours of all pictures; an ordered dither, which stands still where the picture does.
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

  /// Films whose colour has half the resolution of their brightness have even sides.
  private static let evenSize = ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-pix_fmt", "yuv420p"]
}
