import Testing

@testable import PreviewBuild

@Suite struct WatchedTreeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(named: "tree") }

  @Test func foldersThatOtherProgramsFillAreNotWatched() throws {
    for name in ["Pods", "node_modules/a/b", "Views/DerivedData", "Views/Carthage"] {
      try folder.createFolder(name)
    }
    let inotify = try Inotify()
    // The folders above are watched too, for the case that they are moved.
    let tree = WatchedTree([folder.path], excluding: [], inotify: inotify) {}
    for name in ["Pods/A", "node_modules/B", "node_modules/a/b/C", "Views/DerivedData/D", "Views/E"] {
      try folder.write("\(name).swift", "1")
    }
    #expect(tree.paths(changedBy: inotify.events()) == ["\(folder.path)/Views/E.swift"])
  }

  @Test func aTreeWithTooManyFoldersIsReportedOnce() throws {
    for number in 0..<6 { try folder.createFolder("\(number)/inner") }
    var reports = 0
    let inotify = try Inotify()
    let tree = WatchedTree([folder.path], excluding: [], inotify: inotify, maximumFolders: 4) { reports += 1 }
    #expect(tree.isWatching && reports == 1)
    tree.watchAgain()
    #expect(reports == 1)
  }
}
