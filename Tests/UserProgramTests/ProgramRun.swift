import EaselPixels
import EaselTestSupport
import Foundation
import Testing

/// A program shown by a private X server, with simulated user input.
struct ProgramRun {
  let server: XServer
  let program: RunningProgram
  let window: UInt

  /// Starts the program with a home folder for its settings, and waits for its window.
  init(_ path: String, home: URL) throws {
    server = try XServer()
    program = try RunningProgram(
      path,
      environment: [
        "DISPLAY": server.display, "HOME": home.path, "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil,
      ])
    window = try server.window(titled: ".+", timeout: 60)
  }

  func picture() throws -> WindowImage { try server.picture(ofWindow: window) }

  /// Reads the window's image until it has shown a number of consecutive, different images with more than one
  /// color. Throws if it has not within `timeout` seconds.
  @discardableResult
  func watch(pictures: Int, timeout: TimeInterval = 30) throws -> WindowImage {
    let deadline = Date(timeIntervalSinceNow: timeout)
    var shown: [WindowImage] = []
    repeat {
      let picture = try picture()
      if picture != shown.last, Set(picture.pixels).count > 1 { shown.append(picture) }
      if shown.count >= pictures { return picture }
    } while Date() < deadline
    throw ToolError("the window showed \(shown.count) different images instead of \(pictures)")
  }

  /// Clicks at points spread over the window, drags across it, and presses keys.
  func use() throws {
    let picture = try picture()
    func point(_ x: Double, _ y: Double) -> [String] {
      let place = ["\(Int(Double(picture.width) * x))", "\(Int(Double(picture.height) * y))"]
      return ["mousemove", "--window", "\(window)"] + place + ["sleep", "0.01"]
    }
    let steps = stride(from: 0.1, to: 1, by: 0.2)
    let clicks = steps.flatMap { y in steps.flatMap { x in point(x, y) + ["click", "1"] } }
    let drags = [((0.2, 0.3), (0.8, 0.7)), ((0.8, 0.5), (0.2, 0.5)), ((0.5, 0.85), (0.5, 0.15))].flatMap {
      start, end in
      point(start.0, start.1) + ["mousedown", "1"]
        + (1...8).flatMap { step in
          let way = Double(step) / 8
          return point(start.0 + (end.0 - start.0) * way, start.1 + (end.1 - start.1) * way)
        } + ["mouseup", "1"]
    }
    let keys = ["Right", "Down", "Left", "Up", "space", "Tab", "Return", "5"].flatMap { ["key", $0] }
    try xdotool(clicks + drags + keys)
  }

  private func xdotool(_ arguments: [String]) throws {
    try RunningProgram.run("xdotool", arguments, environment: ["DISPLAY": server.display])
  }

  /// Destroys the window, as a user would; returns the exit status and the output.
  func close() throws -> (status: Int32, printed: String) {
    try xdotool(["windowclose", "\(window)"])
    let status = try program.wait()
    return (status, String(decoding: program.outputData(), as: UTF8.self) + program.errorText())
  }

  /// Attaches the window's current image to the test results.
  func attachPicture(named name: String) {
    guard let picture = try? picture(),
      let image = PixelImage(width: picture.width, height: picture.height, pixels: picture.pixels),
      let bytes = try? image.encodedPNG()
    else { return }
    Attachment.record(bytes, named: "\(name).png")
  }

  func stop() {
    program.send(SIGKILL)
    server.stop()
  }
}
