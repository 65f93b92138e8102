import EaselTestSupport
import Foundation
@testable import PreviewBuild
import Testing

/// Builds with the compiler, one after another: each uses all processors.
@Suite(.serialized, .waitsForPrograms) struct BuilderTests {
  private func contents(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  @Test func aFileIsBuiltAgainAndAgain() async throws {
    let fixture = try await BuildFixture()
    try fixture.sources.write("Küche 1.swift", BuildFixture.view("Kitchen"))
    let builder = try fixture.builder("Küche 1.swift")
    var libraries: [PreviewLibrary] = []
    for number in 0..<5 {
      try fixture.sources.write(
        "Küche 1.swift", BuildFixture.view("Kitchen", body: "Text(\"\(number) times\")"))
      libraries.append(try await builder.build(fixture.inputs("Küche 1.swift")).library())
    }
    #expect(libraries.map(\.generation) == [1, 2, 3, 4, 5])
    #expect(contents(libraries[4].path)?.range(of: Data("4 times".utf8)) != nil)
    #expect(libraries.map { contents($0.path) != nil } == [false, false, true, true, true])
    #expect(libraries[4].warnings.isEmpty)
    #expect(libraries[4].resourceFolders == [fixture.sources.path])
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.sources.path) == ["Küche 1.swift"])
  }

  @Test func anErrorNamesItsPlaceAndTheNextBuildSucceeds() async throws {
    let fixture = try await BuildFixture()
    try fixture.sources.write("A.swift", BuildFixture.view("A", body: "Text(missing)"))
    let builder = try fixture.builder("A.swift")
    let errors = try await builder.build(fixture.inputs("A.swift")).errors
    #expect(
      errors.first?.description == "\(fixture.path("A.swift")):4:30: error: cannot find 'missing' in scope")
    #expect(errors.first?.excerpt.hasSuffix("^~~~~~~") == true)
    try fixture.sources.write("A.swift", BuildFixture.view("A"))
    _ = try await builder.build(fixture.inputs("A.swift")).library()
  }

  @Test func aFileThatNeedsAnotherLibraryIsLinkedWithIt() async throws {
    let fixture = try await BuildFixture()
    try fixture.sources.write("A.swift", "let a = 1\n")
    #expect(try await fixture.inputs("A.swift").needsOnlyLoadedLibraries)
    let builder = try fixture.builder("A.swift")
    let inputs = try await fixture.inputs("A.swift")
    _ = try await builder.build(inputs).library()
    // It is not loaded by the process that shows previews. The condition is not evaluated here.
    try fixture.sources.write(
      "A.swift",
      """
      #if canImport(RegexBuilder)
      import RegexBuilder
      let a = Regex { Anchor.wordBoundary }
      #endif
      """)
    #expect(!inputs.needsOnlyLoadedLibraries)
    let library = try await builder.build(inputs).library()
    #expect(contents(library.path)?.range(of: Data("libswiftRegexBuilder.so".utf8)) != nil)
  }

  @Test func aFolderIsBuiltFromWhatChangedHoweverFastItIsSaved() async throws {
    let fixture = try await BuildFixture()
    for name in ["A", "B", "Sub/C"] {
      try fixture.sources.write("\(name).swift", BuildFixture.view("V" + name.filter(\.isLetter)))
    }
    let builder = try fixture.builder()
    _ = try await builder.build(fixture.inputs()).library()
    for number in 0..<3 {
      try fixture.sources.write("A.swift", BuildFixture.view("VA", body: "Text(\"\(number) times\")"))
      let library = try await builder.build(fixture.inputs()).library()
      #expect(contents(library.path)?.range(of: Data("\(number) times".utf8)) != nil)
    }
    try fixture.sources.write("New.swift", BuildFixture.view("VNew", body: "Text(\"new\"); VA()"))
    _ = try await builder.build(fixture.inputs()).library()
    try fixture.sources.remove("A.swift")
    let errors = try await builder.build(fixture.inputs()).errors
    #expect(errors.first?.message == "cannot find 'VA' in scope")
  }

  @Test func filesWithMissingModulesAreLeftOut() async throws {
    let fixture = try await BuildFixture()
    try fixture.sources.write("Good.swift", BuildFixture.view("Good"))
    try fixture.sources.write("Net.swift", "import Alamofire\nstruct Net {}\n")
    try fixture.sources.write("Map.swift", "import MapKit\nstruct Map {}\n")
    let builder = try fixture.builder()
    let library = try await builder.build(fixture.inputs()).library()
    #expect(library.inputs.leftOut.map(\.reason).sorted() == ["imports Alamofire", "imports MapKit"])
    try fixture.sources.write("Good.swift", BuildFixture.view("Good", body: "let _ = Net(); Text(\"\")"))
    let messages = try await builder.build(fixture.inputs()).errors
    #expect(messages.first?.message == "cannot find 'Net' in scope")
    #expect(messages.contains { $0.description.contains("Net.swift: note: left out, imports Alamofire") })
  }

  @Test func filesThatDoNotCompileAreLeftOutAtFirst() async throws {
    let fixture = try await BuildFixture()
    try fixture.sources.write("Good.swift", BuildFixture.view("Good"))
    try fixture.sources.write("Bad.swift", BuildFixture.view("Bad", body: "Text(missing)"))
    try fixture.sources.write("User.swift", BuildFixture.view("User", body: "Bad()"))
    try fixture.sources.write("Twin.swift", BuildFixture.view("Good"))
    let builder = try fixture.builder()
    let first = try await builder.build(fixture.inputs()).library().inputs
    #expect(first.sources.count == 1)
    let left = Dictionary(uniqueKeysWithValues: first.leftOut.map { ($0.path, $0) })
    #expect(
      left[fixture.path("Bad.swift")]?.errors.map(\.message) == ["cannot find 'missing' in scope"])
    #expect(left[fixture.path("User.swift")]?.reason == "uses files that are left out")
    // What the errors of the first file name is declared now; the second is compiled again because it names the first.
    try fixture.sources.write("Names.swift", "let missing = \"\"\n")
    #expect(try await builder.build(fixture.inputs()).library().inputs.sources.count == 3)
    try fixture.sources.write("Bad.swift", BuildFixture.view("Bad"))
    #expect(try await builder.build(fixture.inputs()).library().inputs.sources.count == 4)
  }

  /// From then on the window has a picture that stays below the errors.
  @Test func afterTheFirstBuildErrorsAreReported() async throws {
    let fixture = try await BuildFixture()
    try fixture.sources.write("A.swift", BuildFixture.view("A"))
    try fixture.sources.write("B.swift", BuildFixture.view("B", body: "Text(first)"))
    let builder = try fixture.builder()
    #expect(try await builder.build(fixture.inputs()).library().inputs.sources.count == 1)
    // A file that was left out and is saved, and one that was compiled.
    try fixture.sources.write("B.swift", BuildFixture.view("B", body: "Text(second)"))
    let saved = try await builder.build(fixture.inputs()).errors
    #expect(saved.first?.message == "cannot find 'second' in scope")
    try fixture.sources.write("A.swift", BuildFixture.view("A", body: "Text(third)"))
    let broken = try await builder.build(fixture.inputs()).errors
    #expect(broken.first?.message == "cannot find 'third' in scope")
    try fixture.sources.write("A.swift", BuildFixture.view("A"))
    _ = try await builder.build(fixture.inputs()).library()
    try fixture.sources.write("B.swift", BuildFixture.view("B"))
    #expect(try await builder.build(fixture.inputs()).library().inputs.leftOut.isEmpty)
  }

  @Test func aLaterBuildCancelsTheFormer() async throws {
    let fixture = try await BuildFixture()
    try fixture.sources.write("A.swift", BuildFixture.view("A"))
    let builder = try fixture.builder("A.swift")
    let inputs = try await fixture.inputs("A.swift")
    let builds = (0..<6).map { _ in Task { try await builder.build(inputs) } }
    var outcomes: [Bool] = []
    for build in builds {
      switch await build.result {
      case .success(let result): outcomes.append(try result.library().generation > 0)
      case .failure(let error): outcomes.append(!(error is CancellationError))
      }
    }
    // The tasks may reach the builder in any order; the last to do so is not cancelled.
    #expect(outcomes.contains(true))
    _ = try await builder.build(inputs).library()
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await builder.build(inputs)
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test func twoBuildersOfAPathHaveFoldersOfTheirOwn() async throws {
    let fixture = try await BuildFixture()
    try fixture.sources.write("A.swift", BuildFixture.view("A"))
    let inputs = try await fixture.inputs("A.swift")
    let first = try fixture.builder("A.swift")
    var second: PreviewBuilder? = try fixture.builder("A.swift")
    let folder = try #require(second?.folder)
    #expect(first.folder != folder)
    let one = Task { [first] in try await first.build(inputs) }
    let other = Task { [second] in try await second?.build(inputs) }
    #expect(try await one.value.library().path != other.value?.library().path)
    // It is of the cache, and the next builder uses it again.
    second = nil
    #expect(FileManager.default.fileExists(atPath: folder))
  }

  @Test func onlyTheNinthBuildOfAPathAtATimeHasATemporaryFolder() throws {
    let cache = try TemporaryFolder(named: "cache")
    func folder() throws -> BuildFolder {
      try BuildFolder(for: "/nowhere/A.swift", environment: ["XDG_CACHE_HOME": cache.path])
    }
    var folders: [BuildFolder] = []
    for _ in 0...BuildFolder.folderCount { folders.append(try folder()) }
    let paths = folders.map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.dropLast().allSatisfy { $0.hasPrefix(cache.path) } && !paths[8].hasPrefix(cache.path))
    folders.removeLast()
    #expect(!FileManager.default.fileExists(atPath: paths[8]))
    folders.remove(at: 3)
    #expect(FileManager.default.fileExists(atPath: paths[3]))
    // A child that another test starts at this time holds the lock until it executes its program.
    var again = try folder()
    while again.path != paths[3] { again = try folder() }
    withExtendedLifetime(folders) {}
  }
}
