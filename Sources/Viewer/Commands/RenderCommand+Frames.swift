import ArgumentParser
import EaselDemos
import Foundation

/// The frames of a film as numbered files.
extension RenderCommand {
  /// Throws if `--frames`, `--fps` and `--shard` do not fit each other or the other arguments.
  func validateFrames(_ format: RenderFormat, _ demoCount: Int) throws {
    guard frames != nil || (fps == nil && shard == nil) else {
      throw ValidationError(
        "--fps and --shard are for numbered files; add --frames, for example --frames 0-119")
    }
    guard frames == nil || demoCount == 1 else {
      throw ValidationError("--frames is for one demo; 'easel record' writes films of several")
    }
    guard fps.map({ 1...60 ~= $0 }) ?? true else { throw ValidationError("--fps must be 1 to 60") }
    if shard != nil {
      guard case .image(.png) = format else {
        throw ValidationError("--shard is for .png files, which show whether they are complete")
      }
    }
  }

  /// The numbered files; nil for a single one.
  var series: FrameSeries? {
    frames.map {
      FrameSeries(
        frames: $0.range, output: output, start: options.time, framesPerSecond: fps ?? Self.defaultFrameRate)
    }
  }

  /// Calls `write` with the time and the file of each frame.
  func forEachFrame(_ write: (_ time: Double, _ path: String) throws -> Void) throws {
    guard let series else { return try write(options.time, output) }
    for frame in series.frames { try write(series.time(of: frame), series.path(of: frame)) }
  }

  /// Writes numbered PNG files: all, or those of the share that are missing.
  @MainActor
  func write(_ series: FrameSeries, of demo: (demo: Demo, variant: Int)) throws {
    let subject = FrameSubject(
      demo: demo.demo, variant: demo.variant, size: options.size?.size ?? demo.demo.size, scale: scale ?? 1,
      scheme: options.scheme, idiom: options.idiom)
    do {
      guard let shard else { return try FrameWriter(subject: subject, series: series).write() }
      let part = series.part(shard.part(of: series.frames))
      print(shard.report(try FrameWriter(subject: subject, series: part).writeMissing(), of: part.frames))
    } catch {
      let advice =
        shard == nil
        ? ""
        : ". The complete frames stay: once this is solved, the same command writes those that are missing"
      throw ExitCode.failure("\(error)\(advice)")
    }
  }
}

extension ShardArgument {
  /// The line for a share that is complete.
  fileprivate func report(_ summary: FrameWriter.Summary, of frames: Range<Int>) -> String {
    guard let first = frames.first, let last = frames.last else {
      return "share \(number)/\(count): no frames"
    }
    let replaced = summary.replaced > 0 ? " (\(summary.replaced) in place of incomplete or other files)" : ""
    return "share \(number)/\(count), frames \(first)-\(last): \(summary.written) written\(replaced), "
      + "\(summary.kept) kept"
  }
}
