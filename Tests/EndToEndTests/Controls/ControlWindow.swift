import EaselTestSupport
import Foundation

/// An example of ControlsApp in a window on a private X server. The program prints its changes of state and the
/// positions of its views; the test waits for these lines, never for time to pass.
final class ControlWindow {
  private let server: XServer
  private let program: RunningProgram
  private let window: UInt
  /// The latest frames of the views that are shown, in points from the top left corner of the window, which are pixels.
  private var places: [String: CGRect] = [:]
  /// Lines of state that were read in search of a position.
  private var unread: [String] = []

  init(_ example: String, idiom: String) throws {
    // The pointer, whose window gets the keys, starts at the center of the screen.
    server = try XServer(screen: "640x640x24")
    program = try RunningProgram(
      RunningProgram.builtProgram("ControlsApp"), [example, idiom],
      environment: ["DISPLAY": server.display, "XMODIFIERS": nil])
    window = try server.window(titled: "Controls")
  }

  // MARK: Output

  /// Reads the next line of state, past lines of positions.
  func next() throws -> String {
    while unread.isEmpty { try read() }
    return unread.removeFirst()
  }

  /// Reads the next lines of state, which have to be these.
  func expect(_ lines: String...) throws {
    for line in lines {
      let printed: String
      do { printed = try next() } catch { throw ToolError("\(line) did not arrive: \(error)") }
      guard printed == line else { throw ToolError("\"\(printed)\" instead of \"\(line)\"") }
    }
  }

  /// Reads the next lines of state, which have to be these in any order.
  func expectAll(_ lines: Set<String>) throws {
    let printed = try Set(lines.map { _ in try next() })
    guard printed == lines else { throw ToolError("\(printed.sorted()) instead of \(lines.sorted())") }
  }

  /// Reads lines of state through a line.
  func skip(through line: String) throws {
    while try next() != line {}
  }

  private func read() throws {
    let line = try program.readLine()
    let words = line.split(separator: " ").map(String.init)
    let numbers = words.dropFirst(2).compactMap(Double.init)
    if words.first == "at", numbers.count == 4 {
      places[words[1]] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else if words.first == "gone" {
      places[words[1]] = nil
    } else {
      unread.append(line)
    }
  }

  // MARK: Positions

  /// Returns the frame of a view, once it satisfies a condition.
  @discardableResult
  func place(_ name: String, where isWanted: (CGRect) -> Bool = { _ in true }) throws -> CGRect {
    while true {
      if let place = places[name], isWanted(place) { return place }
      do { try read() } catch { throw ToolError("\(name) did not arrive: \(error)") }
    }
  }

  /// Runs an action that shows a view, and returns the view's frame.
  @discardableResult
  func shows(_ name: String, _ action: () throws -> Void) throws -> CGRect {
    while places[name] != nil { try read() }
    try action()
    return try place(name)
  }

  // MARK: Input

  /// Presses and releases a button of the mouse over a view, at a fraction of its size.
  func click(_ name: String, x: Double = 0.5, y: Double = 0.5, button: Int = 1, times: Int = 1) throws {
    let place = try place(name)
    try click(
      at: CGPoint(x: place.minX + place.width * x, y: place.minY + place.height * y), button: button,
      times: times)
  }

  func click(at point: CGPoint, button: Int = 1, times: Int = 1) throws {
    try input(move(to: point) + ["click", "--repeat", "\(times)", "--delay", "10", "\(button)"])
  }

  /// Drags the mouse over a view, from one fraction of its size to another.
  func drag(
    _ name: String, from start: (x: Double, y: Double), to end: (x: Double, y: Double), steps: Int = 1
  ) throws {
    let place = try place(name)
    func point(_ way: Double) -> CGPoint {
      CGPoint(
        x: place.minX + place.width * (start.x + (end.x - start.x) * way),
        y: place.minY + place.height * (start.y + (end.y - start.y) * way))
    }
    try input(
      move(to: point(0)) + ["mousedown", "1"]
        + (1...steps).flatMap { move(to: point(Double($0) / Double(steps))) } + ["mouseup", "1"])
  }

  /// Moves the pointer over a view without pressing a button.
  func point(at name: String) throws {
    let place = try place(name)
    try input(move(to: CGPoint(x: place.midX, y: place.midY)))
  }

  func hold(_ name: String) throws {
    try point(at: name)
    try input(["mousedown", "1"])
  }

  func release() throws { try input(["mouseup", "1"]) }

  /// Presses and releases keys, with the names of xdotool ("space", "shift+Tab").
  func press(_ keys: String...) throws { try input(["key"] + keys) }

  func press(_ key: String, times: Int) throws {
    try input(["key", "--repeat", "\(times)", "--repeat-delay", "5", key])
  }

  func type(_ text: String) throws { try input(["type", text]) }

  private func move(to point: CGPoint) -> [String] {
    ["mousemove", "--window", "\(window)", "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))"]
  }

  private func input(_ arguments: [String]) throws {
    try RunningProgram.run("xdotool", arguments, environment: ["DISPLAY": server.display])
  }

  // MARK: End

  /// Destroys the window, as a user would. Throws if the program fails or has printed more than was expected.
  func close() throws {
    try input(["windowclose", "\(window)"])
    let status = try program.wait()
    let rest = String(decoding: program.outputData(), as: UTF8.self)
    let lines = unread + rest.split(separator: "\n").map(String.init)
    let surplus = lines.filter { !$0.hasPrefix("at ") && !$0.hasPrefix("gone ") }
    let errors = program.errorText()
    guard status == 0, surplus.isEmpty, errors.isEmpty else {
      throw ToolError("status \(status), surplus output \(surplus), errors \"\(errors)\"")
    }
  }

  /// Returns the current image of the window.
  func picture() throws -> WindowImage { try server.picture(ofWindow: window) }

  func stop() {
    program.send(SIGKILL)
    server.stop()
  }
}
