import EaselTestSupport
import Foundation
import Testing

/// A user's program, observed from outside: its window on a private X server, its output, its exit status.
@Suite("Programs with a window", .waitsForPrograms)
struct ProgramTests {
  /// A running sample program and its X server.
  private struct Sample {
    let server: XServer
    let program: RunningProgram
    let window: UInt

    init(_ name: String, server: XServer? = nil) throws {
      let server = try server ?? XServer()
      self.server = server
      program = try RunningProgram(
        RunningProgram.builtProgram("SampleApp"), [name], environment: ["DISPLAY": server.display])
      window = try server.window(titled: "Sample")
    }

    /// Returns the window's image as soon as it satisfies a condition.
    func picture(
      where what: String, timeout: TimeInterval = 20, _ condition: (WindowImage) -> Bool
    ) throws -> WindowImage {
      let deadline = Date(timeIntervalSinceNow: timeout)
      repeat {
        let picture = try server.picture(ofWindow: window)
        if condition(picture) { return picture }
      } while Date() < deadline
      throw ToolError("the window never showed \(what)")
    }

    func stop() {
      program.send(SIGKILL)
      server.stop()
    }
  }

  private func isRed(_ pixel: UInt32) -> Bool { pixel >> 16 & 0xff > 200 && pixel & 0xff < 100 }
  private func isBlue(_ pixel: UInt32) -> Bool { pixel & 0xff > 200 && pixel >> 16 & 0xff < 100 }

  @Test("The window shows the view in the size that the scene sets")
  func showsView() throws {
    let sample = try Sample("still")
    defer { sample.stop() }
    let picture = try sample.picture(where: "a red circle") { isRed($0[160, 120]) }
    #expect((picture.width, picture.height) == (320, 240))
    #expect(isRed(picture[160, 2]) && isRed(picture[160, 237]))
    #expect(isBlue(picture[3, 3]) && isBlue(picture[316, 120]))
  }

  @Test("Bodies run in a job of the main actor, in which its checks are fast")
  func updatesInJobs() throws {
    let sample = try Sample("job")
    defer { sample.stop() }
    _ = try sample.picture(where: "the color of a job") { isBlue($0[160, 120]) }
  }

  @Test("The view is resized with the window")
  func followsSize() throws {
    let sample = try Sample("still")
    defer { sample.stop() }
    try sample.server.xdotool("windowsize", "--sync", "\(sample.window)", "500", "100")
    let picture = try sample.picture(where: "the circle in the middle") {
      $0.width == 500 && isRed($0[250, 50]) && isBlue($0[160, 50])
    }
    #expect(isRed(picture[250, 2]) && isBlue(picture[190, 50]) && isBlue(picture[495, 95]))
  }

  @Test("A moving view shows changing images")
  func moves() throws {
    let sample = try Sample("moving")
    defer { sample.stop() }
    let first = try sample.picture(where: "the hand") { Set($0.pixels).count > 1 }
    let second = try sample.picture(where: "another picture") { $0 != first }
    #expect(first != second)
  }

  @Test("Canvases that change the model and state they draw are redrawn again and again")
  func showsSimulation() throws {
    let sample = try Sample("simulated")
    defer { sample.stop() }
    for row in [60, 180] {
      func width(_ picture: WindowImage) -> Int {
        (0..<320).count { picture[$0, row] != picture[319, row] }
      }
      let first = try sample.picture(where: "a bar") { width($0) > 0 }
      for _ in 0..<3 { _ = try sample.picture(where: "another bar") { width($0) != width(first) } }
    }
    #expect(try sample.program.switchesAtRest(during: 0.5, timeout: 0) > 10)
  }

  @Test("A slow asynchronous canvas is shown when it is finished, beside one that moves")
  func showsAsynchronousCanvases() throws {
    let sample = try Sample("asynchronous")
    defer { sample.stop() }
    let first = try sample.picture(where: "the rings") { isRed($0[160, 30]) && $0[1, 1] == 0xff00_0000 }
    _ = try sample.picture(where: "another picture") { $0 != first }
  }

  @Test("The main queue, main-actor tasks and timers run on the main thread")
  func servesUserCode() throws {
    let sample = try Sample("serve")
    defer { sample.stop() }
    let errands = ["queue", "later", "task", "slept", "thread", "timer", "next timer"]
    let lines = try errands.map { _ in try sample.program.readLine() }
    #expect(Set(lines) == Set(errands.map { "\($0) true" }))
  }

  /// All programs run during the same seconds.
  @Test("Views that are still, paused, or past their last date cause no wakeups")
  func sleepsWhenStill() throws {
    let samples = try ["still", "paused", "settling"].map { try Sample($0) }
    defer { samples.forEach { $0.stop() } }
    for sample in samples { #expect(try sample.program.switchesAtRest(during: 0) == 0) }
    let before = try samples.map { try $0.program.voluntarySwitches() }
    samples[0].program.printsNothing(during: 10)
    #expect(try samples.map { try $0.program.voluntarySwitches() } == before)
  }

  @Test("Settled springs of a view and of a symbol cause no wakeups and can be started again")
  func sleepsWhenSettled() throws {
    let sample = try Sample("animated")
    defer { sample.stop() }
    for (start, end, seconds) in [(60, 260, 10.0), (260, 60, 1)] {
      _ = try sample.picture(where: "the box at rest") { isRed($0[start, 20]) }
      try sample.server.xdotool("mousemove", "--window", "\(sample.window)", "160", "120", "click", "1")
      #expect(try sample.program.readLine() == "settled true")
      _ = try sample.picture(where: "the box on the other side") { isRed($0[end, 20]) }
      #expect(try sample.program.switchesAtRest(during: seconds) == 0)
    }
  }

  @Test("A moving view causes no wakeups while its window is hidden and continues afterwards")
  func sleepsWhenHidden() throws {
    let sample = try Sample("moving")
    defer { sample.stop() }
    #expect(try sample.program.switchesAtRest(during: 0.5, timeout: 0) > 10)
    try sample.server.xdotool("windowunmap", "\(sample.window)")
    #expect(try sample.program.switchesAtRest(during: 10) == 0)
    try sample.server.xdotool("windowmap", "\(sample.window)")
    let first = try sample.picture(where: "the hand") { Set($0.pixels).count > 1 }
    _ = try sample.picture(where: "another picture") { $0 != first }
  }

  @Test("A program exits with status 0 when its window is destroyed", arguments: ["moving", "asynchronous"])
  func endsWhenDestroyed(name: String) throws {
    let sample = try Sample(name)
    defer { sample.stop() }
    try sample.server.xdotool("windowclose", "\(sample.window)")
    #expect(try sample.program.wait() == 0)
  }

  @Test("A program exits with status 0 when the user closes its window")
  func endsWhenClosed() throws {
    let server = try XServer()
    let manager = try server.startWindowManager()
    let sample = try Sample("still", server: server)
    defer { sample.stop() }
    try server.waitUntilActive(sample.window)
    try server.pressClosingKey(until: sample.program)
    #expect(try sample.program.wait() == 0)
    #expect(manager.isRunning)
  }

  @Test(
    "A program that loses its server prints an error and exits with status 3",
    arguments: ["still", "moving", "asynchronous"])
  func endsWhenServerIsLost(name: String) throws {
    let sample = try Sample(name)
    defer { sample.stop() }
    try sample.server.crash()
    #expect(try sample.program.wait() == 3)
    let message = "SampleApp: lost the connection to the X server at \"\(sample.server.display)\"\n"
    #expect(sample.program.errorText() == message)
  }

  @Test("A program whose connection is closed by another program reports this and exits with status 3")
  func endsWhenConnectionIsCut() throws {
    let sample = try Sample("moving")
    defer { sample.stop() }
    try sample.server.xdotool("windowkill", "\(sample.window)")
    #expect(try sample.program.wait() == 3)
    #expect(sample.program.errorText().hasPrefix("SampleApp: the window was closed by another program"))
  }

  @Test("The smallest size of the content limits the size of the window")
  func limitsSize() throws {
    let sample = try Sample("minimum")
    defer { sample.stop() }
    let output = try RunningProgram.run(
      "xprop", ["-display", sample.server.display, "-id", "\(sample.window)", "WM_NORMAL_HINTS"])
    let hints = String(decoding: output, as: UTF8.self)
    #expect(hints.contains("program specified minimum size: 300 by 260"))
    #expect(!hints.contains("maximum"))
    let picture = try sample.picture(where: "the view") { isRed($0[160, 250]) }
    #expect((picture.width, picture.height) == (320, 260))
  }

  @Test("A program without a window prints a message and exits with status 1")
  func endsWithoutWindow() throws {
    let program = try RunningProgram(
      RunningProgram.builtProgram("SampleApp"), ["windowless"], environment: ["DISPLAY": nil])
    #expect(try program.wait() == 1)
    #expect(program.errorText() == "SampleApp: the app has no window; add a WindowGroup to its body\n")
  }

  @Test(
    "Without a display a program prints one line and exits with status 2",
    arguments: [
      (nil, "no X display: DISPLAY is not set; start the program in a desktop session, or with xvfb-run"),
      ("", "no X display: DISPLAY is not set; start the program in a desktop session, or with xvfb-run"),
      (
        ":63999",
        "cannot open the X display \":63999\": no server accepts connections there; set DISPLAY to a running server"
      ),
    ] as [(String?, String)])
  func endsWithoutDisplay(display: String?, message: String) throws {
    let program = try RunningProgram(
      RunningProgram.builtProgram("SampleApp"), environment: ["DISPLAY": display])
    #expect(try program.wait() == 2)
    #expect(program.errorText() == "SampleApp: \(message)\n")
  }
}
