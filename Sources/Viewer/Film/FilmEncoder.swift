import EaselPixels
import Foundation

/// Encodes a film with the program ffmpeg, which reads the frames from a pipe.
///
/// The film is written to a temporary file next to its destination and renamed when it is complete. After an
/// error the temporary file is removed, and an existing film is unchanged.
final class FilmEncoder {
  private let output: String
  private let file: UnfinishedFile
  private let process = Process()
  private let pictures = Pipe()

  /// Starts ffmpeg for frames of a size in pixels.
  init(_ path: String, format: FilmFormat, width: Int, height: Int, framesPerSecond: Int) throws(FilmError) {
    guard let program = FilmEncoder.program else { throw .noEncoder }
    output = path
    do { file = try UnfinishedFile(for: path) } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
    Interruption.observe()
    // Turns the end of the encoder into an error of the write.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = program
    process.arguments =
      [
        "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", "bgr0",
        "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
      ] + format.encoderArguments + ["-fflags", "+bitexact", file.path]
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

  /// Adds a frame, which must be opaque and of the film's size. Throws if ffmpeg has ended or a signal asks
  /// the program to end.
  func add(_ picture: Pixmap) throws(FilmError) {
    if Interruption.isRequested { throw failure() }
    do {
      try pictures.fileHandleForWriting.write(contentsOf: picture.packedBytes)
    } catch {
      throw failure()
    }
  }

  /// Completes the film and moves it to its destination. Throws as `add` does.
  func finish() throws(FilmError) {
    let status = end()
    guard status == 0, !Interruption.isRequested else { throw failure() }
    do { try file.finish() } catch { throw .cannotWrite(path: output, reason: error.reason) }
  }

  /// Ends the encoder and removes the temporary file.
  private func cancel() {
    if process.isRunning { process.terminate() }
    file.discard()
  }

  private func failure() -> FilmError {
    let status = end()
    cancel()
    return Interruption.isRequested ? .interrupted : .encoderFailed(status: status)
  }

  /// Closes the pipe and waits for the encoder.
  private func end() -> Int32 {
    try? pictures.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The path of ffmpeg, from PATH.
  private static var program: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

/// Why a film cannot be recorded.
enum FilmError: Error, CustomStringConvertible {
  case noEncoder
  /// The encoder ended with a status other than 0, after it wrote the reason to standard error.
  case encoderFailed(status: Int32)
  /// A signal asked the program to end.
  case interrupted
  case cannotWrite(path: String, reason: String)

  var description: String {
    switch self {
    case .noEncoder:
      "the program ffmpeg, which encodes films, is not in PATH: install the package ffmpeg, or write PNG files with "
        + "'easel render DEMO --frames 0-59 -o frame.png'"
    case .encoderFailed(let status):
      "ffmpeg could not write the film and exited with status \(status); its messages are above. "
        + "Recording needs ffmpeg 4 or later with its standard encoders"
    case .interrupted: "interrupted; no film was written"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    }
  }
}
