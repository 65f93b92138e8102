import Foundation
import Glibc

/// The folder in which the previews of a path are built. It belongs to one process at a time.
final class BuildFolder: Sendable {
  /// The path of the folder.
  let path: String
  /// The open lock file; nil for a temporary folder, which is removed with this object.
  private let lock: Int32?

  /// The number of folders that a path has in the cache: one for each build at the same time. They are used again, whereas a
  /// temporary folder stays where the program that was built replaces this process.
  static let folderCount = 8

  /// Creates the folder for a path in the user's cache folder. If other processes use all of its folders, a temporary one is
  /// created instead. Throws a sentence if neither can be written.
  init(
    for path: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(PreviewSetupError) {
    if let root = Self.cacheFolder(environment),
      let found = Self.freeFolder("\(root)/\(Self.key(of: path))")
    {
      self.path = found.path
      lock = found.lock
      removeGenerations(keeping: 0)
      return
    }
    var template = Array((NSTemporaryDirectory() + "/easel-preview-XXXXXX").utf8CString)
    guard let created = mkdtemp(&template) else {
      throw PreviewSetupError(
        "cannot write to the cache folder or to \(NSTemporaryDirectory()); set XDG_CACHE_HOME to a folder that "
          + "can be written")
    }
    self.path = URL(fileURLWithPath: String(cString: created)).resolvingSymlinksInPath().path
    lock = nil
  }

  deinit {
    if let lock { close(lock) }
    removeIfTemporary()
  }

  /// Removes a temporary folder. The folder of the cache stays, for the next build.
  func removeIfTemporary() {
    if lock == nil { try? FileManager.default.removeItem(atPath: path) }
  }

  /// The path of an existing subfolder, which is created if needed.
  func subfolder(_ name: String) -> String {
    let folder = "\(path)/\(name)"
    _ = Self.create(folder)
    return folder
  }

  /// Creates the folder of a new generation, whose number is larger than those of all others.
  func nextGeneration() -> (number: Int, folder: String) {
    let number = (generations.max() ?? 0) + 1
    return (number, subfolder("\(number)"))
  }

  /// Removes generations except the newest. A process that has loaded a removed library keeps its contents.
  func removeGenerations(keeping count: Int) {
    for number in generations.sorted().dropLast(count) {
      try? FileManager.default.removeItem(atPath: "\(path)/\(number)")
    }
  }

  /// The numbers of the generations in the folder.
  var generations: [Int] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).compactMap { Int($0) }
  }

  // MARK: Places

  /// The folder in which the package manager keeps its notes while it describes a package.
  static func packageScratch(for root: String) throws(PreviewSetupError) -> String {
    guard let cache = cacheFolder(ProcessInfo.processInfo.environment) else {
      throw PreviewSetupError(
        "cannot write to the cache folder; set XDG_CACHE_HOME to one that can be written")
    }
    return "\(cache)/\(key(of: root))/description"
  }

  /// The folder of all previews: in the user's cache folder, else in the temporary folder. Nil if neither can
  /// be written.
  static func cacheFolder(_ environment: [String: String]) -> String? {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
    return [cache + "/easel/preview", temporaryFolder].first(where: create).map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().path
    }
  }

  /// The environment with which compilers run. If the user's cache folder cannot be written, they use another,
  /// without which they fail.
  static func compilerEnvironment(_ environment: [String: String]) -> [String: String] {
    let temporary = URL(fileURLWithPath: temporaryFolder).resolvingSymlinksInPath().path
    guard cacheFolder(environment) == temporary else { return environment }
    return environment.merging(["XDG_CACHE_HOME": temporary]) { $1 }
  }

  private static var temporaryFolder: String {
    URL(fileURLWithPath: NSTemporaryDirectory()).path + "/easel-preview-\(getuid())"
  }

  /// A name for a path: its last component, for people, and a hash of the path.
  static func key(of path: String) -> String {
    let name = (path as NSString).lastPathComponent.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return "\(name.prefix(30))-\(hash(path.utf8))"
  }

  /// A hash that is the same in all processes, unlike Swift's own: FNV-1a.
  static func hash(_ bytes: some Sequence<UInt8>) -> String {
    String(bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
  }

  /// Creates a folder that only the user can read. Returns whether it can be written and belongs to the user:
  /// another user may have created one of that name in the temporary folder.
  private static func create(_ folder: String) -> Bool {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var status = stat()
    return stat(folder, &status) == 0 && status.st_uid == geteuid() && access(folder, W_OK) == 0
  }

  /// The first of the folders with a name and a number that no other process uses, and its lock.
  private static func freeFolder(_ name: String) -> (path: String, lock: Int32)? {
    for number in 1...folderCount {
      let path = number == 1 ? name : "\(name)-\(number)"
      if create(path), let lock = Self.lock(path) { return (path, lock) }
    }
    return nil
  }

  private static func lock(_ folder: String) -> Int32? {
    let file = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    close(file)
    return nil
  }
}
