import ArgumentParser
import Easel
import EaselGeometry
import EaselPixels
import EaselWindowing
import Foundation

/// `easel-bench floor`: what the naive clock costs beside a program that only repaints and sends the same pixels.
struct FloorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "floor",
    abstract: "Measure the least processor use of the naive clock, and the clock's own.",
    discussion: """
      The floor opens a window and, with every refresh of the display, copies the pixels that the naive clock (one \
      canvas, every refresh) changes into shared memory and sends their rectangles: no views, no recording, no \
      rasterizing. The clock is then shown by the program easel for the same time. Both take turns.

      The exit status is 2 if there is no display, as that of easel is.
      """)

  @Option(help: "Seconds that are measured, for each program and round.")
  var seconds = 5.0

  @Option(help: "How often both programs take turns.")
  var rounds = 3

  @Option(help: "Width and height of the window in points.")
  var side = 800

  @Flag(help: "Measure only the floor.")
  var alone = false

  @Option(help: "The program easel; the one in the folder of easel-bench unless given.")
  var easel: String?

  /// Seconds before measuring, in which the first frames draw everything.
  private static let settling = 1.5
  /// Frames of the film: five seconds.
  private static let filmLength = 300

  func validate() throws {
    guard seconds > 0, seconds <= 3600 else {
      throw ValidationError("seconds must be above 0 and at most 3600")
    }
    guard (1...1000).contains(rounds) else { throw ValidationError("rounds must be 1 to 1000") }
    guard (16...8192).contains(side) else { throw ValidationError("the side must be 16 to 8192") }
  }

  func run() throws {
    #if DEBUG
      StandardError.write("easel-bench is a debug build: use swift build -c release\n")
    #endif
    let clock = try alone ? nil : clockProgram()
    let uses = try MainActor.assumeIsolated {
      let film = try ClockFilm(
        size: CGSize(width: side, height: side), scale: displayScale(), count: FloorCommand.filmLength)
      return try (0..<rounds).map { _ in
        let floor = try measureFloor(film)
        print(
          String(format: "floor  %6.2f %% of one processor, %.1f frames a second", floor.percent, floor.rate))
        guard let clock else { return (floor: floor.percent, clock: 0.0) }
        let percent = try measureClock(clock)
        print(String(format: "clock  %6.2f %% of one processor", percent))
        return (floor: floor.percent, clock: percent)
      }
    }
    guard clock != nil else { return }
    print(FloorCommand.summary(uses))
  }

  /// The sentence for the README. Medians are taken of both programs' uses.
  static func summary(_ uses: [(floor: Double, clock: Double)]) -> String {
    func median(_ numbers: [Double]) -> Double {
      let sorted = numbers.sorted()
      return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
    let (floor, clock) = (median(uses.map(\.floor)), median(uses.map(\.clock)))
    return String(
      format: "the naive clock costs %.1f times the floor: %.2f %% and %.2f %% of one processor",
      clock / floor, clock, floor)
  }

  // MARK: The clock

  private func clockProgram() throws -> String {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path =
      easel ?? URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("easel").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ExitCode.failure(
        "there is no program at \(path): build it with swift build -c release, or measure the floor --alone")
    }
    return path
  }

  /// Percent of one processor that all threads of the program use.
  private func measureClock(_ program: String) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "view", ClockFilm.demo, "--variant", "\(ClockFilm.variant + 1)", "--size", "\(side)x\(side)",
      // Should this program be ended meanwhile, the window does not stay.
      "--duration", "\(FloorCommand.settling + seconds + 10)",
    ]
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    Thread.sleep(forTimeInterval: FloorCommand.settling)
    let (start, used) = (MonotonicTime.now, FloorCommand.processorSeconds(of: process.processIdentifier))
    Thread.sleep(forTimeInterval: seconds)
    let (end, usedAtEnd) = (MonotonicTime.now, FloorCommand.processorSeconds(of: process.processIdentifier))
    guard process.isRunning, let used, let usedAtEnd else {
      throw ExitCode.failure("\(program) ended before it was measured")
    }
    return (usedAtEnd - used) / end.seconds(since: start) * 100
  }

  /// Processor time of all threads of a process; nil if there is no such process.
  static func processorSeconds(of process: pid_t) -> Double? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  // MARK: The floor

  @MainActor
  private func displayScale() throws -> CGFloat {
    do throws(WindowingError) {
      let connection = try DisplayConnection()
      defer { connection.close() }
      return CGFloat(connection.scale)
    } catch {
      throw ExitCode.failure("\(error)", status: error.exitStatus)
    }
  }

  @MainActor
  private func measureFloor(_ film: ClockFilm) throws -> (percent: Double, rate: Double) {
    do throws(WindowingError) {
      var window = try FloorWindow(film)
      defer { window.close() }
      try window.run(until: MonotonicTime.now.advanced(by: FloorCommand.settling))
      let (start, used, frames) = (MonotonicTime.now, ProcessUsage.processorSeconds, window.frameCount)
      try window.run(until: start.advanced(by: seconds))
      let elapsed = MonotonicTime.now.seconds(since: start)
      return (
        (ProcessUsage.processorSeconds - used) / elapsed * 100, Double(window.frameCount - frames) / elapsed
      )
    } catch {
      throw ExitCode.failure("\(error)", status: error.exitStatus)
    }
  }
}

/// A window that shows a film by the shortest loop: wait for the refresh, copy, send.
@MainActor
struct FloorWindow {
  private let connection: DisplayConnection
  private let window: DisplayWindow
  private let frame: Pixmap
  private let changes: [ClockFilm.Change]
  private let wait = EventWait(servesMainQueue: false)
  private var clock: FrameClock
  private var lastFrame = MonotonicTime.now
  private(set) var frameCount = 0

  init(_ film: ClockFilm) throws(WindowingError) {
    connection = try DisplayConnection()
    window = try DisplayWindow(
      connection, title: "Easel - floor", width: film.frame.width, height: film.frame.height)
    frame = Pixmap(width: film.frame.width, height: film.frame.height)
    frame.copy(film.frame.bounds, from: film.frame)
    changes = film.changes
    clock = FrameClock(refreshRate: connection.refreshRate)
    EventWait.reduceTimerSlack()
  }

  func close() {
    window.close()
    connection.close()
  }

  mutating func run(until end: MonotonicTime) throws(WindowingError) {
    while MonotonicTime.now < end, !window.isClosed {
      // While the server is busy or the window hidden, only an event brings the next frame. Otherwise events are read
      // with the next frame, so that they do not wake the program.
      let canPresent = window.isVisible && window.canPresent
      let due = canPresent ? clock.deadline(notBefore: lastFrame) : end
      _ = wait.wait(for: connection, listens: !canPresent, until: min(due, end))
      if canPresent, MonotonicTime.now >= due { present() }
      try connection.readEvents()
      _ = window.takeEvents()
    }
  }

  private mutating func present() {
    lastFrame = MonotonicTime.now
    _ = clock.frameStarted(at: lastFrame)
    window.prepare(frame)
    let change = changes[frameCount % changes.count]
    change.apply(to: frame)
    _ = window.present(frame, damage: change.rectangles)
    frameCount += 1
  }
}
