import ArgumentParser
import EaselGeometry
import Foundation

/// `easel-bench peers`: the same scenes drawn by Easel and by other libraries.
struct PeersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peers", abstract: "Compare Easel's speed with that of other libraries.",
    discussion: """
      Builds a program for each of Cairo, Qt, Skia and Blend2D that is installed, draws every scene with each in turns \
      on one processor, checks that the pictures agree, and prints a table: Easel's time divided by the other's, as \
      geometric means by kind of scene. Pictures of one scene agree if each is close to the median of the others; a \
      library that draws a different picture does not count for that scene.

      The exit status is 1 if Easel's picture of a scene differs from the others.
      """)

  @Option(help: "A folder with scenes; generated ones unless given.")
  var scenes: String?

  @Option(help: "How often every scene is measured; the fastest frame counts.")
  var rounds = 2

  @Option(help: "Seconds of timed frames per scene, library and round.")
  var budget = 0.2

  @Option(help: "The processor to run on, from 0; the last one unless given.")
  var core: Int?

  @Option(help: "A Python with the packages skia-python and numpy.")
  var python = "python3"

  @Option(help: "A folder for programs, scenes and pictures.")
  var build = PeerBuilder.repository + "/.build/peers"

  @Option(help: "A file for all results as JSON.")
  var json: String?

  @Argument(help: "Only scenes whose name matches a pattern of the shell, such as 'fill_*'.")
  var patterns: [String] = []

  func validate() throws {
    guard (1...100).contains(rounds) else { throw ValidationError("rounds must be 1 to 100") }
    guard budget.isFinite, budget >= 0 else { throw ValidationError("the budget must be 0 or more seconds") }
    if let core, !(0..<ProcessInfo.processInfo.processorCount).contains(core) {
      throw ValidationError("there is no processor \(core)")
    }
  }

  func run() throws {
    #if DEBUG
      PeersCommand.log("easel-bench is a debug build, whose times mean nothing: use swift build -c release")
    #endif
    let files = try sceneFiles()
    let peers = installedPeers()
    guard !peers.isEmpty else { throw ExitCode.failure("no other library is installed") }
    let pictures = build + "/pictures"
    try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
    let easel = try PeerProgram(
      name: "easel",
      command: [FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"), "scene"])
    var run = PeerRun(
      programs: [easel] + peers, budget: budget,
      core: core ?? ProcessInfo.processInfo.activeProcessorCount - 1, pictures: pictures,
      log: PeersCommand.log)
    let comparisons = run.compare(files, rounds: rounds)
    let report = PeerReport(
      machine: Machine.description, date: Machine.date, rounds: rounds, versions: run.versions,
      scenes: comparisons)
    if let json { try JSONLine.write(report, to: json) }
    let table = PeerTable(comparisons: comparisons, peers: peers.map(\.name))
    print(report.heading + "\n\n" + table.markdown)
    if !table.disagreements.isEmpty {
      print("\nPictures that differ:\n" + table.disagreements.joined(separator: "\n"))
    }
    if comparisons.contains(where: { $0.disagreeing.contains("easel") }) { throw ExitCode(1) }
  }

  /// The programs of the libraries that are installed; a line for each of the others.
  private func installedPeers() -> [PeerProgram] {
    let builder = PeerBuilder(
      sources: PeerBuilder.repository + "/Sources/Bench/Peers", folder: build, python: python)
    return PeerLibrary.allCases.compactMap { library in
      do throws(PeerBuilder.Missing) {
        return try builder.program(for: library)
      } catch {
        PeersCommand.log(error.description)
        return nil
      }
    }
  }

  func sceneFiles() throws -> [String] {
    var files: [String]
    if let scenes {
      files = try FileManager.default.contentsOfDirectory(atPath: scenes).sorted()
        .filter { $0.hasSuffix(".scene") || $0.hasSuffix(".scene.gz") }.map { "\(scenes)/\($0)" }
      files.removeAll { file in
        !patterns.isEmpty && !patterns.contains { fnmatch($0, PeerRun.name(of: file), 0) == 0 }
      }
    } else {
      files = try ScenesCommand.write(SceneCatalogue.scenes(matching: patterns), to: build + "/scenes")
    }
    guard !files.isEmpty else { throw ExitCode.failure("there is no such scene") }
    return files
  }

  private static func log(_ line: String) { StandardError.write(line + "\n") }
}

/// All results of `easel-bench peers`.
struct PeerReport: Codable {
  var machine: String
  var date: String
  var rounds: Int
  var versions: [String: String]
  var scenes: [SceneComparison]

  /// What a reader of the table needs to know.
  var heading: String {
    let names = versions.keys.sorted().filter { $0 != "easel" }
    let libraries = names.map { "\(PeerLibrary.title(of: $0)) \(versions[$0] ?? "")" }.joined(separator: ", ")
    return """
      \(date), \(machine); one thread on one processor, the fastest frame of \(rounds) \
      round\(rounds == 1 ? "" : "s"); \(libraries). Easel's time divided by the other's, geometric means.
      """
  }
}
