import Foundation

/// An X server of the test's own, without a screen: Xvfb. It is ready when the initializer returns.
public final class XServer {
  /// The name for DISPLAY, such as ":42".
  public let display: String
  public let program: RunningProgram

  /// Starts a server with a screen such as "1280x1024x24". Arguments are added to the usual ones.
  public init(screen: String = "1280x1024x24", arguments: [String] = [], listensOnNetwork: Bool = false)
    throws
  {
    program = try RunningProgram(
      "Xvfb",
      ["-displayfd", "1", "-screen", "0", screen, "-noreset"]
        + (listensOnNetwork ? ["-listen", "tcp", "-ac"] : ["-nolisten", "tcp"]) + arguments)
    display = ":" + (try program.readLine())
  }

  deinit { stop() }

  /// Ends the server. Ends by itself with the last reference, which may be earlier than the end of a scope.
  public func stop() {
    thaw()
    program.send(SIGTERM)
  }

  /// The name for DISPLAY by which the server is reached through TCP, if it listens there.
  public var networkDisplay: String { "127.0.0.1" + display }

  /// Ends the server at once, as a crash would.
  public func crash() throws {
    program.send(SIGKILL)
    try program.wait()
  }

  /// Stops the server's process: connections stay open, nothing is answered.
  public func freeze() { program.send(SIGSTOP) }
  public func thaw() { program.send(SIGCONT) }

  /// Runs `xdotool` on the server.
  @discardableResult
  public func xdotool(_ arguments: String...) throws -> String {
    String(
      decoding: try RunningProgram.run("xdotool", arguments, environment: ["DISPLAY": display]),
      as: UTF8.self)
  }

  /// Presses and releases keys, named as xdotool does ("space", "Right", "shift+d").
  public func press(_ keys: String...) throws {
    for key in keys { try xdotool("key", key) }
  }

  /// Sets the scale of the user's desktop: its resource `Xft.dpi`, as settings programs do.
  public func setScale(_ scale: Double) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try Data("Xft.dpi: \(scale * 96)\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try RunningProgram.run("xrdb", ["-nocpp", "-merge", file.path], environment: ["DISPLAY": display])
  }

  /// What a window shows.
  public func picture(ofWindow window: UInt) throws -> WindowPicture {
    let data = try RunningProgram.run("xwd", ["-silent", "-display", display, "-id", "\(window)"])
    return try WindowPicture(xwd: data)
  }

  /// The window that has a title, as soon as there is one; throws after `timeout` seconds.
  public func window(titled title: String, timeout: TimeInterval = 20) throws -> UInt {
    let deadline = Date(timeIntervalSinceNow: timeout)
    repeat {
      let found = try? xdotool("search", "--onlyvisible", "--name", "^\(title)$")
      if let line = found?.split(separator: "\n").first, let identifier = UInt(line) { return identifier }
    } while Date() < deadline
    throw ToolError("no window titled \"\(title)\" within \(timeout) s")
  }

  /// Returns when the window manager has given the keyboard to a window; throws after `timeout` seconds.
  public func waitUntilActive(_ window: UInt, timeout: TimeInterval = 20) throws {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while (try? xdotool("getactivewindow")) != "\(window)\n" {
      guard Date() < deadline else { throw ToolError("the window did not get the keyboard in \(timeout) s") }
    }
  }

  /// Starts the window manager openbox and returns when it manages windows.
  public func startWindowManager() throws -> RunningProgram {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let signal = folder.appendingPathComponent("started").path
    guard mkfifo(signal, 0o600) == 0 else { throw ToolError("cannot make a pipe at \(signal)") }
    // Opening for reading and writing does not wait for the other side.
    let pipe = open(signal, O_RDWR)
    defer { close(pipe) }
    let manager = try RunningProgram(
      "openbox", ["--sm-disable", "--startup", "sh -c 'echo > \(signal)'"], environment: ["DISPLAY": display])
    var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 20_000) > 0 else { throw ToolError("openbox did not start within 20 s") }
    return manager
  }
}

extension XServer {
  /// Asks the window manager to close the active window, by the key that openbox binds to it, until the program ends or
  /// `timeout` seconds are over: on a busy machine the manager loses keys that come while it is at work.
  public func pressClosingKey(until program: RunningProgram, timeout: TimeInterval = 20) throws {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while program.isRunning, Date() < deadline { try press("alt+F4") }
  }
}
