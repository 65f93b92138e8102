import EaselTestSupport
import Foundation
import PreviewBuild
import Testing

/// A hang in these tests means that a change was not noticed.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct FileWatcherTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(named: "watched ü") }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// Watches paths in the folder: the folder itself without names.
  private func watch(_ names: String..., excluding: [String] = []) throws -> FileWatcher {
    try FileWatcher(names.isEmpty ? [folder.path] : names.map(path), excluding: excluding.map(path))
  }

  /// The paths of the next changes until all expected ones were named.
  private func changes(_ watcher: FileWatcher, until expected: String...) async -> Set<String> {
    var seen: Set<String> = []
    for await change in watcher.changes {
      seen.formUnion(change.paths)
      if seen.isSuperset(of: expected.map(path)) { break }
    }
    return seen
  }

  /// The paths of the next change.
  private func nextChange(_ watcher: FileWatcher) async -> [String] {
    for await change in watcher.changes { return change.paths }
    return []
  }

  @Test func aWrittenFileIsNoticed() async throws {
    try folder.write("A.swift", "1")
    let watcher = try watch("A.swift")
    try folder.write("A.swift", "2")
    #expect(await changes(watcher, until: "A.swift") == [path("A.swift")])
  }

  @Test func aFileThatIsReplacedByRenamingIsNoticedEachTime() async throws {
    try folder.write("A.swift", "0")
    let watcher = try watch("A.swift")
    for version in 1...3 {
      try folder.write("A.swift.new", "\(version)")
      try folder.rename("A.swift.new", to: "A.swift")
      #expect(await changes(watcher, until: "A.swift") == [path("A.swift")])
    }
  }

  @Test func aSaveIsAnnouncedAtOnceAndNotAgain() async throws {
    let watcher = try watch("A.swift")
    // A link appears without a file that is closed. A process that is started by another test at this time can inherit
    // a written file, and the kernel reports it as written again when that process closes it.
    try folder.link("A.swift.new", to: "B.swift")
    try folder.rename("A.swift.new", to: "A.swift")
    for await _ in watcher.saves { break }
    for await change in watcher.changes {
      #expect(change.isAnnounced && change.paths == [path("A.swift")])
      break
    }
    // A file that is not there is no save.
    try folder.remove("A.swift")
    for await change in watcher.changes {
      #expect(!change.isAnnounced)
      break
    }
  }

  @Test func aFileThatIsWrittenOnAfterItsSaveIsAnotherChange() async throws {
    let watcher = try watch("A.swift")
    let file = try #require(FileHandle(forWritingAtPath: try folder.write("A.swift.new", "1")))
    try folder.rename("A.swift.new", to: "A.swift")
    for await _ in watcher.saves { break }
    try file.write(contentsOf: Data("2".utf8))
    try file.close()
    for await change in watcher.changes where !change.isAnnounced {
      #expect(change.paths == [path("A.swift")])
      break
    }
  }

  @Test func theFilesThatVimWritesAreOneChange() async throws {
    try folder.write("A.swift", "0")
    let watcher = try watch()
    try folder.write("4913")
    try folder.remove("4913")
    try folder.write(".A.swift.swp", "swap")
    try folder.rename("A.swift", to: "A.swift~")
    try folder.write("A.swift", "1")
    try folder.remove("A.swift~")
    var iterator = watcher.changes.makeAsyncIterator()
    let change = await iterator.next()
    #expect(change?.paths == [path("A.swift")])
    #expect(change?.isIncomplete == false)
  }

  @Test func temporaryHiddenAndExcludedFilesAreIgnored() async throws {
    try folder.createFolder("products")
    let watcher = try watch(excluding: ["products"])
    for name in [".hidden.swift", "#A.swift#", "A.swift.swp", "A.swift~", "products/x.so", ".git/index"] {
      try folder.write(name)
    }
    try folder.write("B.swift")
    #expect(await changes(watcher, until: "B.swift") == [path("B.swift")])
  }

  @Test func newAndRemovedFilesAndFoldersAreNoticed() async throws {
    try folder.write("A.swift")
    let watcher = try watch()
    try folder.write("New/Deep/B.swift", "1")
    #expect(await changes(watcher, until: "New/Deep/B.swift").contains(path("New")))
    try folder.write("New/Deep/C.swift", "1")
    #expect(await changes(watcher, until: "New/Deep/C.swift").contains(path("New/Deep/C.swift")))
    try folder.remove("A.swift")
    // The last events of the file before may be in the same change.
    let removal = await changes(watcher, until: "A.swift")
    #expect(removal.contains(path("A.swift")) && !removal.contains(path("New/Deep/B.swift")))
  }

  @Test func aFolderThatIsCreatedAgainIsWatchedAgain() async throws {
    try folder.write("Sources/A.swift", "1")
    let watcher = try watch("Sources")
    try folder.remove("Sources")
    #expect(await changes(watcher, until: "Sources").contains(path("Sources")))
    // A file that is written before the new folder is watched is reported with the folder, so write it until it is named.
    var count = 0
    repeat {
      count += 1
      try folder.write("Sources/A.swift", "\(count)")
    } while !(await nextChange(watcher).contains(path("Sources/A.swift")))
  }

  @Test func aFileIsNoticedAfterItsFolderWasMovedAwayAndBack() async throws {
    try folder.write("a/b/A.swift", "1")
    let watcher = try watch("a/b/A.swift")
    try folder.rename("a", to: "c")
    _ = await changes(watcher, until: "a/b/A.swift")
    try folder.rename("c", to: "a")
    _ = await changes(watcher, until: "a/b/A.swift")
    try folder.write("a/b/A.swift", "2")
    #expect(await changes(watcher, until: "a/b/A.swift").contains(path("a/b/A.swift")))
  }

  @Test func aBurstIsOneChange() async throws {
    let watcher = try watch()
    for number in 0..<20 { try folder.write("\(number).swift", "1") }
    var iterator = watcher.changes.makeAsyncIterator()
    #expect(await iterator.next()?.paths.count == 20)
  }

  @Test func aChangeNamesALimitedNumberOfPaths() async throws {
    let watcher = try watch()
    for number in 0...FileWatcher.maximumPaths { try folder.write("\(number).swift") }
    var iterator = watcher.changes.makeAsyncIterator()
    let change = await iterator.next()
    #expect(change?.paths.count ?? 0 <= FileWatcher.maximumPaths)
    #expect(change?.isIncomplete == true || change?.paths.isEmpty == false)
  }

  @Test func theStreamEndsWithTheWatcher() async throws {
    let watcher = try watch()
    watcher.stop()
    watcher.stop()
    for await _ in watcher.changes {}
  }

  @Test func aFileThatDoesNotExistYetIsWatched() async throws {
    let watcher = try watch("later/A.swift")
    try folder.write("later/A.swift", "1")
    #expect(await changes(watcher, until: "later/A.swift").contains(path("later/A.swift")))
  }
}
