import Foundation

extension XServer {
  /// Asks the window manager to close the active window, by the key that openbox binds to it, until the program ends or
  /// `patience` seconds are over: on a busy machine the manager loses keys that come while it is at work.
  public func pressClosingKey(until program: RunningProgram, patience: TimeInterval = 20) throws {
    let deadline = Date(timeIntervalSinceNow: patience)
    while program.isRunning, Date() < deadline { try press("alt+F4") }
  }
}
