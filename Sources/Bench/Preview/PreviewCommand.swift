import ArgumentParser
import EaselWindowing
import Foundation

/// `easel-bench preview`: the time from the end of a save to the changed pixel in the window of `easel preview`.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Measure the time from a save to the picture in easel preview.",
    discussion: """
      Writes a file of 200 lines, a folder of 20 files and a package of three targets, opens each with easel preview, \
      and changes a color again and again. The time ends when a pixel of the window has the new color. Needs a \
      display; the exit status is 2 without one.
      """)

  @Option(help: "The number of saves of each project.") var saves = 20
  @Option(help: "The program easel; the one in the folder of easel-bench unless given.") var easel: String?
  @Option(help: "A .json file for the results.") var json: String?

  /// The results of a project, in seconds.
  private struct Row: Encodable {
    var project: String
    var first: Double
    var median: Double
    var p95: Double
    var largest: Double
  }

  func validate() throws {
    guard (1...10_000).contains(saves) else { throw ValidationError("saves must be 1 to 10000") }
  }

  func run() throws {
    guard let pixels = WindowPixels() else { throw ExitCode.failure("cannot open the display", status: 2) }
    let program = easel ?? neighbor("easel")
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw ExitCode.failure("\(program) is missing; build easel, or name it with --easel")
    }
    print("project   first picture   save to picture: p50     p95     max")
    let rows = try PreviewProject.Kind.allCases.map { kind in
      let row = try measure(PreviewProject(kind), program, pixels)
      print(
        String(
          format: "%-9@ %9.2f s %22.2f s %5.2f s %5.2f s", kind.rawValue as NSString, row.first, row.median,
          row.p95, row.largest))
      return row
    }
    if let json { try JSONLine.write(rows, to: json) }
  }

  private func measure(_ project: PreviewProject, _ program: String, _ pixels: WindowPixels) throws -> Row {
    try project.write()
    defer { project.remove() }
    try project.save(color: 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["preview", project.path]
    process.standardError = FileHandle.nullDevice
    let start = MonotonicTime.now
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    let first = try pixels.wait(for: project.rgb(0), in: project.title) - start.seconds
    var times: [Double] = []
    for save in 1...saves {
      try project.save(color: save)
      let saved = MonotonicTime.now.seconds
      times.append(try pixels.wait(for: project.rgb(save), in: project.title) - saved)
    }
    times.sort()
    return Row(
      project: project.kind.rawValue, first: first, median: times[times.count / 2],
      p95: times[min(times.count - 1, Int((Double(times.count) * 0.95).rounded(.up)) - 1)],
      largest: times[times.count - 1])
  }

  private func neighbor(_ name: String) -> String {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent(name).path
  }
}

extension MonotonicTime {
  /// Seconds since the start of the clock.
  fileprivate var seconds: Double { seconds(since: MonotonicTime(nanoseconds: 0)) }
}
