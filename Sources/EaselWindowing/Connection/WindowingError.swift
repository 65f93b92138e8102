/// Why there is no window, or no longer one.
package enum WindowingError: Error, Equatable, CustomStringConvertible {
  /// No display is named, neither by the caller nor by DISPLAY.
  case noDisplay
  /// Nobody listens at that name, or the server turned the program away.
  case cannotOpen(display: String)
  /// The server took the connection but did not answer in time.
  case noAnswer(display: String)
  /// The screen has no true-colour visual whose pixels are known; the depth is that of its default one.
  case unsupportedDepth(Int)
  /// The server ended or cut the connection.
  case connectionLost(display: String)

  package var description: String {
    switch self {
    case .noDisplay: "no X display: DISPLAY is not set"
    case .cannotOpen(let display): "cannot open the X display \"\(display)\""
    case .noAnswer(let display): "the X server at \"\(display)\" does not answer"
    case .unsupportedDepth(let depth):
      "the X screen shows no true colour in 16 or 32 bits a pixel (its depth is \(depth)): "
        + "start the X server with a depth of 15, 16, 24 or 30"
    case .connectionLost(let display): "the X server at \"\(display)\" is gone"
    }
  }
}
