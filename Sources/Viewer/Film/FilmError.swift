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
