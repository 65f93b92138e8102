import ArgumentParser
import Easel
import EaselGeometry
import EaselWindowing
import Foundation

/// `easel-bench programs`: whole programs in windows, with Easel and with other toolkits.
struct ProgramsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "programs", abstract: "Compare whole programs in windows with those of other toolkits.",
    discussion: """
      Shows each program in a window of an X server without a screen (Xvfb), with Easel and with each of Qt, GTK and \
      Chromium that is installed, in turns. The programs are written as users of the toolkits write them; their sources \
      are in Sources/Bench/Peers/Programs, and FrameProgram.swift has those of Easel.

      The table has milliseconds of processor time per frame: of all processes of a program, and of the X server for it. \
      The median round counts. Where a program is slower than 60 frames a second, its rate is in brackets.
      """)

  /// The programs that every toolkit has.
  static let compared: [FrameProgram] = [.texts, .circles, .plusLighter, .chart, .particles]

  @Option(help: "Pixels per row of the window.") var width = 1920
  @Option(help: "Rows of pixels of the window.") var height = 1080
  @Option(help: "Seconds that are measured, for each program, toolkit and round.") var seconds = 5.0
  @Option(help: "How often each program is measured; the median counts.") var rounds = 3
  @Option(help: "A folder for the programs of other toolkits.")
  var build = PeerBuilder.repository + "/.build/peers"
  @Option(help: "A file for all results as JSON.") var json: String?
  @Flag(help: .hidden) var window = false
  @Argument(help: "The programs; all unless given.") var programs = ProgramsCommand.compared

  func validate() throws {
    guard (1...16384).contains(width), (1...16384).contains(height) else {
      throw ValidationError("width and height must be from 1 to 16384")
    }
    guard seconds > 0, seconds <= 3600 else {
      throw ValidationError("seconds must be above 0 and at most 3600")
    }
    guard (1...1000).contains(rounds) else { throw ValidationError("rounds must be 1 to 1000") }
    if let other = programs.first(where: { !ProgramsCommand.compared.contains($0) }) {
      let names = ProgramsCommand.compared.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("other toolkits have no program \(other.rawValue); there are \(names)")
    }
  }

  func run() throws {
    if window { return try MainActor.assumeIsolated { try show(programs[0]) } }
    #if DEBUG
      ProgramsCommand.log(
        "easel-bench is a debug build, whose times mean nothing: use swift build -c release")
    #endif
    let toolkits = installedToolkits()
    let server = try HeadlessServer(width: width, height: height)
    defer { server.stop() }
    var table = ProgramTable(toolkits: toolkits.map(\.toolkit))
    for program in programs {
      for round in 0..<rounds {
        // Another toolkit begins in each round.
        let first = round % toolkits.count
        for (toolkit, command) in toolkits[first...] + toolkits[..<first] {
          do {
            let use = try WindowedProgram.measure(
              toolkit.command(command, program.rawValue, width: width, height: height), on: server, seconds)
            table.add(use, of: program.rawValue, toolkit)
          } catch let error as WindowedProgram.Failure {
            ProgramsCommand.log("\(toolkit.title), \(program.rawValue): \(error)")
          }
        }
      }
    }
    if let json { try JSONLine.write(table.results, to: json) }
    print("\(Machine.date), \(Machine.description); \(width) x \(height) pixels, Xvfb\n\n\(table.markdown)")
  }

  /// The toolkits that are installed, with what runs their programs; a line for each of the others.
  private func installedToolkits() -> [(toolkit: Toolkit, command: String)] {
    Toolkit.allCases.compactMap { toolkit in
      do throws(PeerBuilder.Missing) {
        return (toolkit, try toolkit.program(in: build))
      } catch {
        ProgramsCommand.log(error.description)
        return nil
      }
    }
  }

  /// Shows a program in a window, and prints the number of its frames once a second.
  @MainActor private func show(_ program: FrameProgram) throws {
    let size = CGSize(width: width, height: height)
    var options = WindowSession.Options()
    options.size = size
    do throws(WindowingError) {
      // Programs show numbers of the time, which begins at 0 in the other toolkits.
      let session = try WindowSession(
        program.view(size: size), options: options, date: Date(timeIntervalSinceReferenceDate: 0))
      var (frames, lastLine) = (0, MonotonicTime.now)
      session.onFrame = {
        frames += 1
        guard MonotonicTime.now.seconds(since: lastLine) >= 1 else { return }
        lastLine = .now
        // Without the buffer of `print`, because the line is a report.
        try? FileHandle.standardOutput.write(contentsOf: Data("frames \(frames)\n".utf8))
      }
      try session.run()
    } catch {
      throw ExitCode.failure("\(error)", status: error.exitStatus)
    }
  }

  private static func log(_ line: String) { StandardError.write(line + "\n") }
}

/// What frames of a program cost.
struct ProgramUse: Codable {
  /// Milliseconds of processor time per frame: of the program's processes, and of the X server.
  var program: Double
  var server: Double
  /// Frames a second.
  var rate: Double

  var total: Double { program + server }
}

/// The results by program and toolkit.
struct ProgramTable {
  /// Programs at this rate or above follow the refresh of the display.
  private static let fullRate = 57.0

  let toolkits: [Toolkit]
  /// All rounds, by program and by the toolkit's name.
  private(set) var results: [String: [String: [ProgramUse]]] = [:]
  private var order: [String] = []

  init(toolkits: [Toolkit]) { self.toolkits = toolkits }

  mutating func add(_ use: ProgramUse, of program: String, _ toolkit: Toolkit) {
    if results[program] == nil { order.append(program) }
    results[program, default: [:]][toolkit.rawValue, default: []].append(use)
  }

  var markdown: String {
    let head = "| program | " + toolkits.map(\.title).joined(separator: " | ") + " |"
    let rule = "|---|" + String(repeating: "---|", count: toolkits.count)
    let rows = order.map { program in
      "| \(program) | " + toolkits.map { cell(program, $0) }.joined(separator: " | ") + " |"
    }
    return ([head, rule] + rows).joined(separator: "\n")
  }

  private func cell(_ program: String, _ toolkit: Toolkit) -> String {
    let uses = (results[program]?[toolkit.rawValue] ?? []).sorted { $0.total < $1.total }
    guard !uses.isEmpty else { return "-" }
    let median = uses[uses.count / 2]
    let times = String(format: "%.1f + %.1f", median.program, median.server)
    return median.rate >= ProgramTable.fullRate ? times : times + String(format: " (%.0f)", median.rate)
  }
}
