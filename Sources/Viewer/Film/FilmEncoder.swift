import EaselPixels
import Foundation

/// Makes a film of pictures by the program ffmpeg, which gets them through a pipe.
///
/// The film grows under another name beside where it shall be and takes its place when it is whole; whatever goes wrong,
/// nothing is left behind, and a film that was there before stays.
final class FilmEncoder {
  private let output: URL
  private let unfinished: URL
  private let process = Process()
  private let pictures = Pipe()

  /// Starts ffmpeg for pictures of a size in pixels.
  init(_ path: String, format: FilmFormat, width: Int, height: Int, framesPerSecond: Int) throws(FilmError) {
    guard let program = FilmEncoder.program else { throw .noEncoder }
    output = URL(fileURLWithPath: path)
    unfinished = output.deletingLastPathComponent()
      .appendingPathComponent(".\(output.lastPathComponent).\(getpid()).part")
    do {
      try Data().write(to: unfinished)
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    Interruption.observe()
    // An encoder that ended is an error of writing to it.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = program
    process.arguments =
      [
        "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", "bgr0",
        "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
      ] + format.encoderArguments + ["-fflags", "+bitexact", unfinished.path]
    process.standardInput = pictures
    process.standardOutput = FileHandle.nullDevice
    try start()
  }

  private func start() throws(FilmError) {
    do {
      try process.run()
    } catch {
      cancel()
      throw .noEncoder
    }
    try? pictures.fileHandleForReading.close()
  }

  /// Adds a picture, which has to be opaque and of the film's size. Throws when ffmpeg has ended, or the program shall.
  func add(_ picture: Pixmap) throws(FilmError) {
    if Interruption.isRequested { throw failure() }
    do {
      try pictures.fileHandleForWriting.write(contentsOf: picture.packedBytes)
    } catch {
      throw failure()
    }
  }

  /// Puts the film in its place. Throws as `add` does.
  func finish() throws(FilmError) {
    let status = end()
    guard status == 0, !Interruption.isRequested else { throw failure() }
    guard rename(unfinished.path, output.path) == 0 else {
      let reason = String(cString: strerror(errno))
      cancel()
      throw .cannotWrite(path: output.path, reason: reason)
    }
  }

  /// Ends the encoder and removes what there is of the film.
  func cancel() {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: unfinished)
  }

  private func failure() -> FilmError {
    let status = end()
    cancel()
    return Interruption.isRequested ? .interrupted : .encoderFailed(status: status)
  }

  /// Says that there are no more pictures and waits for the encoder.
  private func end() -> Int32 {
    try? pictures.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// ffmpeg in PATH.
  private static var program: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
