/// A property list with the settings of a program, in the user's configuration folder.
///
/// It is read when the first value is asked for, and written with each change: what others wrote into it meanwhile
/// stays. A file that cannot be read is never replaced, a damaged one is put aside; both, and a file that cannot be
/// written, are told once on standard error, and the settings hold as long as the program runs.
final class SettingsFile: Sendable {
  /// A part of the file with keys of its own.
  enum Section: String {
    case app, scene
  }

  typealias Values = [String: [String: Any]]

  private struct Contents {
    /// Nil before the file was read.
    var values: Values?
    /// What this program has changed, by section and key; nil for values that it removed.
    var changes: [String: [String: Any?]] = [:]
    /// True when the file is there and cannot be read, so that it must not be replaced.
    var isUnreadable = false
    var reported: Set<String> = []
  }

  let path: String
  private let report: @Sendable (String) -> Void
  private let contents = LockedValue(Contents())

  init(path: String, report: @escaping @Sendable (String) -> Void = StandardError.write) {
    (self.path, self.report) = (path, report)
  }

  /// That of the program that runs.
  static let standard = SettingsFile(path: path(in: ProcessInfo.processInfo.environment))

  /// `NAME-settings.plist` in the folder of XDG_CONFIG_HOME, if that is an absolute path, or in `.config` of the home
  /// folder.
  static func path(
    in environment: [String: String], program: String = ProcessInfo.processInfo.processName
  ) -> String {
    let name = program.replacingOccurrences(of: "/", with: "-") + "-settings.plist"
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder + "/" + name }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return home + "/.config/" + name
  }

  func value(for key: String, in section: Section) -> Any? {
    contents.withLock { contents in
      if contents.values == nil { contents.values = read(&contents) }
      return contents.values?[section.rawValue]?[key]
    }
  }

  func set(_ value: Any?, for key: String, in section: Section) {
    nonisolated(unsafe) let value = value
    contents.withLock { contents in
      contents.changes[section.rawValue, default: [:]][key] = .some(value)
      var values = read(&contents)
      for (section, changes) in contents.changes {
        for (key, change) in changes { values[section, default: [:]][key] = change }
      }
      contents.values = values
      write(values, &contents)
    }
  }

  // MARK: The file

  private func read(_ contents: inout Contents) -> Values {
    contents.isUnreadable = false
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    guard let data = FileManager.default.contents(atPath: path) else {
      contents.isUnreadable = true
      tell("cannot read the settings in \(path): they are not saved", &contents)
      return [:]
    }
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? Values
    {
      return values
    }
    putAside(&contents)
    return [:]
  }

  /// Renames a file that is no property list of settings, under a name that is free.
  private func putAside(_ contents: inout Contents) {
    let names = (1...99).lazy.map { "\(self.path).damaged-\($0)" }
    guard let name = names.first(where: { !FileManager.default.fileExists(atPath: $0) }),
      (try? FileManager.default.moveItem(atPath: path, toPath: name)) != nil
    else {
      contents.isUnreadable = true
      return tell("the settings in \(path) are damaged: they are not saved", &contents)
    }
    tell("the settings in \(path) are damaged: they are kept as \(name)", &contents)
  }

  private func write(_ values: Values, _ contents: inout Contents) {
    guard !contents.isUnreadable else { return }
    // The file that a link leads to is replaced, not the link.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      if FileManager.default.fileExists(atPath: target.path),
        !FileManager.default.isWritableFile(atPath: target.path)
      {
        throw CocoaError(.fileWriteNoPermission)
      }
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        .write(to: target, options: .atomic)
    } catch {
      tell("cannot write the settings to \(path): they are not saved", &contents)
    }
  }

  private func tell(_ message: String, _ contents: inout Contents) {
    if contents.reported.insert(message).inserted { report(message) }
  }
}
