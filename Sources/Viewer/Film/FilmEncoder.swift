import EaselPixels
import Foundation
import Synchronization

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

/// Why there is no film.
enum FilmError: Error, CustomStringConvertible {
  case noEncoder
  /// The encoder ended with a status other than 0, after it said why on standard error.
  case encoderFailed(status: Int32)
  /// The program shall end.
  case interrupted
  case cannotWrite(path: String, reason: String)

  var description: String {
    switch self {
    case .noEncoder:
      "recording needs the program ffmpeg, and there is none in PATH: install the package ffmpeg; "
        + "'easel render DEMO --frames 0..<60 -o frame.png' writes frames as PNG files without it"
    case .encoderFailed(let status):
      "ffmpeg could not write the film and ended with status \(status); it says why above. "
        + "Recording takes an ffmpeg 4 or later with the usual encoders"
    case .interrupted: "interrupted; nothing was written"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    }
  }
}

/// A wish that the program end, by Control-C or a signal like it, which is put off until there is nothing to tidy up.
enum Interruption {
  /// The signal that came; 0 for none.
  private static let received = Atomic<Int32>(0)

  static var isRequested: Bool { received.load(ordering: .relaxed) != 0 }

  /// From now on such signals are taken down instead of ending the program.
  static func observe() {
    // Used once before a signal can come, since a handler may not be the first to use a constant.
    received.store(0, ordering: .relaxed)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { Interruption.received.store($0, ordering: .relaxed) }
      sigaddset(&signals, number)
    }
    // A program that was started by a worker thread of another one inherits that they are blocked.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Ends the program as the signal would have.
  static func endProgram() {
    let number = received.load(ordering: .relaxed)
    signal(number, SIG_DFL)
    raise(number)
  }
}
