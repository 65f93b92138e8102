/// Tells which entries of folders matter to a preview.
struct PathFilter {
  /// Folders whose contents do not count.
  let excluded: [String]

  /// Whether a change of an entry in a folder counts.
  func accepts(_ name: String, in folder: String) -> Bool {
    !name.isEmpty && !Self.isTemporary(name) && !FolderContents.foldersOfPrograms.contains(name)
      && !isExcluded("\(folder)/\(name)")
  }

  /// Whether a path is an excluded folder or in one.
  func isExcluded(_ path: String) -> Bool {
    excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Whether a name is hidden or one that editors give to files while they save: vim's "4913", swap files,
  /// backups with a tilde, Emacs' "#name#" and the files that programs rename after they were written.
  static func isTemporary(_ name: String) -> Bool {
    let endings = ["~", ".swp", ".swx", ".swo", ".tmp", ".temp", ".bak", ".part", ".orig", ".kate-swp"]
    return name.hasPrefix(".") || name == "4913" || endings.contains(where: name.hasSuffix)
      || (name.hasPrefix("#") && name.hasSuffix("#"))
  }
}
