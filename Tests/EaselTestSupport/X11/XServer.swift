import Foundation

/// A private X server, Xvfb unless another one is named. It accepts connections when the initializer returns.
public final class XServer {
  /// The value for DISPLAY, for instance ":42".
  public let display: String
  /// The server's process.
  public let program: RunningProgram

  /// Starts a server with a screen of the given size and depth. `arguments` are appended to the command line.
  public init(screen: String = "1280x1024x24", arguments: [String] = [], listensOnNetwork: Bool = false)
    throws
  {
    program = try RunningProgram(
      "Xvfb",
      ["-displayfd", "1", "-screen", "0", screen, "-noreset"]
        + (listensOnNetwork ? ["-listen", "tcp", "-ac"] : ["-nolisten", "tcp"]) + arguments)
    display = ":" + (try program.readLine())
  }

  /// Starts another X server than Xvfb, which writes its display's number to the descriptor of the option
  /// `-displayfd`.
  public init(program name: String, arguments: [String], environment: [String: String?] = [:]) throws {
    program = try RunningProgram(name, ["-displayfd", "1"] + arguments, environment: environment)
    display = ":" + (try program.readLine())
  }

  deinit { stop() }

  /// Ends the server. The release of the last reference ends it as well, which may be before the end of a
  /// scope.
  public func stop() {
    thaw()
    program.send(SIGTERM)
  }

  /// The value for DISPLAY to reach the server over TCP; requires `listensOnNetwork`.
  public var networkDisplay: String { "127.0.0.1" + display }

  /// Kills the server, as a crash would end it.
  public func crash() throws {
    program.send(SIGKILL)
    try program.wait()
  }

  /// Stops the server's process with SIGSTOP: connections stay open, and the server does not reply.
  public func freeze() { program.send(SIGSTOP) }
  /// Continues the server's process after `freeze()`.
  public func thaw() { program.send(SIGCONT) }

  /// Runs `xdotool` on the server and returns its output.
  @discardableResult
  public func xdotool(_ arguments: String...) throws -> String {
    String(
      decoding: try RunningProgram.run("xdotool", arguments, environment: ["DISPLAY": display]),
      as: UTF8.self)
  }

  /// Presses and releases keys, with the names of xdotool ("space", "Right", "shift+d").
  public func press(_ keys: String...) throws {
    for key in keys { try xdotool("key", key) }
  }

  /// Sets the desktop's scale through the resource `Xft.dpi`, as settings programs do.
  public func setScale(_ scale: Double) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try Data("Xft.dpi: \(scale * 96)\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try RunningProgram.run("xrdb", ["-nocpp", "-merge", file.path], environment: ["DISPLAY": display])
  }

  /// Returns the current pixels of a window.
  public func picture(ofWindow window: UInt) throws -> WindowImage {
    let data = try RunningProgram.run("xwd", ["-silent", "-display", display, "-id", "\(window)"])
    return try WindowImage(xwd: data)
  }

  /// Returns the first visible window with a title; throws if there is none after `timeout` seconds.
  public func window(titled title: String, timeout: TimeInterval = ToolError.patience) throws -> UInt {
    let deadline = Date(timeIntervalSinceNow: timeout)
    repeat {
      let found = try? xdotool("search", "--onlyvisible", "--name", "^\(title)$")
      if let line = found?.split(separator: "\n").first, let identifier = UInt(line) { return identifier }
    } while Date() < deadline
    throw ToolError("no window titled \"\(title)\" within \(timeout) s")
  }

  /// Waits until the window manager has given the keyboard focus to a window; throws after `timeout` seconds.
  public func waitUntilActive(_ window: UInt, timeout: TimeInterval = ToolError.patience) throws {
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
  /// Presses openbox's key for closing the active window until the program ends or `timeout` seconds have
  /// passed: on a busy machine openbox loses keys that arrive while it is working.
  public func pressClosingKey(until program: RunningProgram, timeout: TimeInterval = ToolError.patience)
    throws
  {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while program.isRunning, Date() < deadline { try press("alt+F4") }
  }
}
