import EaselDemos
import EaselPixels
import EaselUI
import Foundation

/// Frames of a demo as numbered files.
struct FrameSeries {
  let frames: Range<Int>
  /// The name of the files without their number.
  let output: String
  /// Seconds since the beginning of the demo, of the frame 0.
  let start: Double
  let framesPerSecond: Int

  func time(of frame: Int) -> Double { start + Double(frame) / Double(framesPerSecond) }

  /// `clock.png` becomes `clock-00042.png`.
  func path(of frame: Int) -> String {
    let url = URL(fileURLWithPath: output)
    let name = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension.isEmpty ? "png" : url.pathExtension
    return url.deletingLastPathComponent()
      .appendingPathComponent(String(format: "%@-%05d.%@", name, frame, ending)).path
  }

  /// The same files, of some of the frames.
  func part(_ frames: Range<Int>) -> FrameSeries {
    FrameSeries(frames: frames, output: output, start: start, framesPerSecond: framesPerSecond)
  }
}

/// What a demo shows in the frames of a film, apart from their time.
struct FrameSubject {
  let demo: Demo
  /// From 0.
  let variant: Int
  /// Points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  let scheme: ColorScheme
  let idiom: InterfaceIdiom

  @MainActor
  var player: DemoPlayer {
    DemoPlayer(demo, variant: variant, size: size, scale: scale, scheme: scheme, idiom: idiom)
  }

  /// The PNG file of a frame. Everything from which its pixels follow is in its text, except the program.
  func file(of frame: Int, in series: FrameSeries) -> FrameFile {
    let (width, height) = HeadlessScreen.pixels(of: size, scale: scale)
    let text =
      "\(demo.id), variant \(variant + 1), at \(series.time(of: frame)) s, \(size.width) x \(size.height) points, "
      + "scale \(scale), \(scheme == .dark ? "dark" : "light"), \(idiom)"
    return FrameFile(path: series.path(of: frame), text: text, width: width, height: height)
  }
}

/// Writes frames as PNG files, each of which appears under its name when it is complete.
struct FrameWriter {
  let subject: FrameSubject
  let series: FrameSeries

  /// What `writeMissing` did.
  struct Summary {
    /// Frames that were written, and those of them whose name an incomplete or another file had.
    var written = 0
    var replaced = 0
    /// Frames that were complete before.
    var kept = 0
  }

  /// Writes all frames.
  @MainActor
  func write() throws { try write(series.frames.map { $0 }) }

  /// Writes the frames that are missing. A demo that depends on earlier frames passes the time before the first of them
  /// without drawing; if none is missing, the demo is not started.
  @MainActor
  func writeMissing() throws -> Summary {
    let states = series.frames.map { subject.file(of: $0, in: series).state }
    let missing = zip(series.frames, states).filter { $0.1 != .complete }.map(\.0)
    try write(missing)
    return Summary(
      written: missing.count, replaced: states.count { $0 == .other }, kept: states.count - missing.count)
  }

  @MainActor
  private func write(_ frames: [Int]) throws {
    guard let first = frames.first else { return }
    Interruption.unblock()
    try checkFolder(of: first)
    let player = subject.player
    for frame in frames {
      let file = subject.file(of: frame, in: series)
      let bytes = try file.bytes(of: player.picture(at: series.time(of: frame)))
      try Interruption.postponed { try UnfinishedFile.write(bytes, to: file.path) }
    }
  }

  /// Throws if files cannot be created, before a demo passes a long time in vain.
  private func checkFolder(of frame: Int) throws(FileError) {
    try UnfinishedFile(for: series.path(of: frame)).discard()
  }
}
