import EaselPixels
import Foundation
import Testing

@testable import Bench

@Suite struct AgreementTests {
  private func flat(_ pixel: UInt32, width: Int = 4) throws -> PixelImage {
    try #require(PixelImage(width: width, height: 2, pixels: Array(repeating: pixel, count: 2 * width)))
  }

  @Test func equalPicturesDoNotDiffer() throws {
    let pictures = ["a": try flat(0xff10_2030), "b": try flat(0xff10_2030)]
    #expect(Agreement.differences(pictures) == ["a": 0, "b": 0])
    #expect(Agreement.differences(["a": try flat(0)]).isEmpty)
  }

  @Test func theMedianOfTheOthersIsTheReference() throws {
    let picture = try flat(0xff00_0000)
    let others = [try flat(0xff06_0606), try flat(0xff0a_0a0a), try flat(0xffff_ffff)]
    #expect(Agreement.difference(picture, fromMedianOf: others) == 10)
    #expect(Agreement.difference(picture, fromMedianOf: Array(others.prefix(2))) == 8)
    #expect(Agreement.difference(picture, fromMedianOf: others + [try flat(0xff0c_0c0c)]) == 11)
  }

  @Test func channelsCountEquallyAndAlphaDoesNotCount() throws {
    let difference = Agreement.difference(try flat(0x0900_0000), fromMedianOf: [try flat(0xff00_0600)])
    #expect(difference == 2)
  }

  @Test func anotherSizeIsEntirelyDifferent() throws {
    #expect(Agreement.difference(try flat(0), fromMedianOf: [try flat(0, width: 5)]) == 255)
  }

  @Test func aWrongPictureDisagreesAndDoesNotCount() throws {
    var comparison = SceneComparison(
      scene: "fill_rect_8", milliseconds: ["easel": 1, "cairo": 2, "qt": 3, "skia": 4])
    comparison.differences = Agreement.differences([
      "easel": try flat(0xff80_8080), "cairo": try flat(0xff81_8080), "qt": try flat(0xffff_8080),
      "skia": try flat(0xff80_8181),
    ])
    #expect(comparison.disagreeing == ["qt"])
    #expect(comparison.comparable == ["easel": 1, "cairo": 2, "skia": 4])
    comparison.differences["easel"] = 200
    #expect(comparison.comparable.isEmpty)
  }

  @Test func textHasItsOwnTolerance() {
    let difference = ["easel": 8.0]
    #expect(SceneComparison(scene: "text_sans_10", differences: difference).disagreeing.isEmpty)
    #expect(SceneComparison(scene: "fill_rect_8", differences: difference).disagreeing == ["easel"])
  }
}

@Suite struct PeerTableTests {
  private let comparisons = [
    SceneComparison(scene: "fill_a", milliseconds: ["easel": 1, "cairo": 4, "qt": 2]),
    SceneComparison(scene: "fill_b", milliseconds: ["easel": 1, "cairo": 1]),
    SceneComparison(
      scene: "layer_a", milliseconds: ["easel": 3, "cairo": 1], unsupported: ["qt": "blur"]),
    SceneComparison(
      scene: "own_scene", milliseconds: ["easel": 9, "cairo": 1, "qt": 9], differences: ["cairo": 77]),
  ]
  private var table: PeerTable { PeerTable(comparisons: comparisons, peers: ["cairo", "qt"]) }

  @Test func meansAreGeometricAndOverTheScenesThatBothDraw() throws {
    let cairo = try #require(table.mean(against: "cairo", Array(comparisons.prefix(2))))
    #expect(abs(cairo.ratio - 0.5) < 1e-9 && cairo.count == 2)
    #expect(table.mean(against: "qt", Array(comparisons.prefix(2))) == PeerTable.Mean(of: [0.5]))
    #expect(table.mean(against: "qt", [comparisons[2]]) == nil)
  }

  @Test func theFastestIsChosenSceneByScene() throws {
    let mean = try #require(table.meanAgainstFastest(comparisons))
    // 1/2 (Qt), 1/1 and 3/1 (Cairo), 9/9 (Qt, because Cairo draws another picture).
    #expect(mean.count == 4 && abs(mean.ratio - pow(1.5, 0.25)) < 1e-9)
  }

  @Test func theTableIsMarkdown() {
    #expect(
      table.markdown == """
        | scenes | Cairo | Qt | the fastest of them |
        |---|---|---|---|
        | fills (2) | 0.50 | 0.50 (1) | 0.71 |
        | layers (1) | 3.00 | - | 3.00 |
        | own (1) | - | 1.00 | 1.00 |
        | all (4) | 0.91 (3) | 0.71 (2) | 1.11 |
        """)
  }

  @Test func disagreementsAreListed() {
    #expect(table.disagreements == ["own_scene: Cairo differs by 77.0 (at most 5)"])
  }
}

@Suite struct PeerProgramTests {
  private func builder(_ run: @escaping ([String]) -> ChildProcess.Result) -> PeerBuilder {
    PeerBuilder(sources: "/sources", folder: "/built", python: "python3", run: run)
  }

  @Test(arguments: PeerLibrary.allCases)
  func missingLibrariesAreNamedWithTheirInstallation(library: PeerLibrary) {
    do {
      _ = try builder { _ in ChildProcess.Result(status: 1) }.program(for: library)
      Issue.record("a missing library has a program")
    } catch {
      #expect(error.description == "\(library.rawValue): not found; \(library.installation)")
    }
  }

  @Test func packagesAreThoseOfDebianAndPython() {
    #expect(PeerLibrary.cairo.installation.contains("libcairo2-dev"))
    #expect(PeerLibrary.qt.installation.contains("qt6-base-dev"))
    #expect(PeerLibrary.skia.installation.contains("skia-python"))
    #expect(PeerLibrary.blend2d.installation.contains("CMake"))
  }

  @Test func installedLibrariesAreBuilt() throws {
    var commands: [[String]] = []
    let builder = builder { command in
      commands.append(command)
      return ChildProcess.Result(status: 0)
    }
    #expect(try builder.program(for: .qt).command == ["/built/qt"])
    #expect(commands.last == ["make", "-C", "/sources", "BUILD=/built", "qt"])
    #expect(try builder.program(for: .skia).command == ["python3", "-B", "/sources/skia_driver.py"])
  }

  @Test func buildsThatFailShowTheirOutput() {
    let builder = builder { command in
      command[0] == "make" ? .init(status: 2, errors: "cairo.cpp:1: wrong") : .init(status: 0)
    }
    #expect(throws: PeerBuilder.Missing(description: "cairo: does not build\ncairo.cpp:1: wrong")) {
      try builder.program(for: .cairo)
    }
  }

  @Test func childProcessesReportStatusAndBothStreams() {
    let result = ChildProcess.run(["sh", "-c", "echo out; echo err >&2; exit 3"])
    #expect(result.status == 3 && result.output == "out\n" && result.errors == "err\n")
    #expect(ChildProcess.run(["/nowhere/program"]).status == 127)
  }

  /// Shell scripts stand in for the programs. All draw the first scene and none the second; one draws another color.
  @Test func runsKeepTheFastestFrameAndComparePictures() throws {
    try withSceneFolder(["fill_a.scene": "scene v1\n", "fill_b.scene": "scene v1\n"]) { folder in
      for (name, pixel) in [("right.png", UInt32(0xffff_0000)), ("wrong.png", 0xff00_00ff)] {
        try #require(PixelImage(width: 1, height: 1, pixels: [pixel])).writePNG(to: "\(folder)/\(name)")
      }
      let script = """
        while [ "$1" != --png-dir ] && [ $# -gt 2 ]; do shift; done
        if [ "$1" = --png-dir ]; then cp \(folder)/$COLOR.png $2/fill_a.$NAME.png; fi
        echo "{\\"peer\\":\\"x\\",\\"version\\":\\"7\\",\\"scene\\":\\"fill_a\\",\\"ms_min\\":$TIME}"
        """
      func program(_ name: String, _ color: String, _ time: String) -> PeerProgram {
        PeerProgram(
          name: name,
          command: ["env", "NAME=\(name)", "COLOR=\(color)", "TIME=\(time)", "sh", "-c", script, "sh"])
      }
      var run = PeerRun(
        programs: [
          program("easel", "right", "1.5"), program("cairo", "right", "2"), program("qt", "wrong", "3"),
          program("skia", "right", "4"),
        ],
        budget: 0, core: 0, pictures: folder)
      let results = run.compare(["\(folder)/fill_a.scene", "\(folder)/fill_b.scene"], rounds: 2)
      #expect(results[0].milliseconds == ["easel": 1.5, "cairo": 2, "qt": 3, "skia": 4])
      #expect(results[0].disagreeing == ["qt"] && run.versions["cairo"] == "7")
      #expect(results[1].milliseconds.isEmpty && results[1].unsupported["easel"] == "no result")
    }
  }

  @Test func scenesComeFromAFolderOrAreGenerated() throws {
    try withSceneFolder(["b.scene": "", "a.scene.gz": "", "notes.txt": ""]) { folder in
      let given = try PeersCommand.parse(["--scenes", folder]).sceneFiles()
      #expect(given.map(PeerRun.name) == ["a", "b"])
      #expect(try PeersCommand.parse(["--scenes", folder, "b*"]).sceneFiles().map(PeerRun.name) == ["b"])
      #expect(throws: (any Error).self) { try PeersCommand.parse(["--scenes", folder, "c*"]).sceneFiles() }
      let generated = try PeersCommand.parse(["--build", folder, "clip_nested_*"]).sceneFiles()
      #expect(generated.map(PeerRun.name) == ["clip_nested_8", "clip_nested_60"])
    }
  }

  @Test(arguments: [["--rounds", "0"], ["--budget", "-1"], ["--core", "4096"]])
  func invalidArgumentsThrow(arguments: [String]) {
    #expect(throws: (any Error).self) { try PeersCommand.parse(arguments) }
  }
}
