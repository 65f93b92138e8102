/// The property list with the settings of a program, in the user's configuration folder.
///
/// It is read on the first access, and changes are written as its schedule says; a write keeps the changes that other
/// programs have made to the file meanwhile. A file that cannot be read is never replaced. A damaged file is renamed.
/// Both cases, and failure to write, are reported once on standard error; the settings then last until the
/// program exits.
final class SettingsFile: Sendable {
  /// A part of the file with its own keys.
  enum Section: String {
    case app, scene
  }

  typealias Values = [String: [String: Any]]

  private struct Contents {
    /// Nil until the file is read.
    var values: Values?
    /// The changes of this program, by section and key; nil for removed values.
    var changes: [String: [String: Any?]] = [:]
    /// Whether a write is scheduled.
    var isWriteScheduled = false
    /// Whether the file exists but cannot be read, so that it must not be replaced.
    var isUnreadable = false
    var reported: Set<String> = []
  }

  let path: String
  private let report: @Sendable (String) -> Void
  /// Runs a write, at once or later.
  private let schedule: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let contents = LockedValue(Contents())

  init(
    path: String, report: @escaping @Sendable (String) -> Void = StandardError.report,
    schedule: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() }
  ) {
    (self.path, self.report, self.schedule) = (path, report, schedule)
  }

  /// The file of the running program. Changes of one event are written together, after the event, and at the latest when the
  /// program exits.
  static let standard: SettingsFile = {
    atexit { SettingsFile.standard.writeChanges() }
    return SettingsFile(
      path: SettingsFile.path(in: ProcessInfo.processInfo.environment),
      schedule: { DispatchQueue.main.async(execute: $0) })
  }()

  /// Returns the path of the settings file: `NAME-settings.plist` in the folder of XDG_CONFIG_HOME if that is
  /// an absolute path, otherwise in `.config` of the home folder.
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
    // Not sendable because property lists have no common type. Nobody changes them once they are stored.
    nonisolated(unsafe) let value = value
    let isWriteScheduled = contents.withLock { contents in
      if contents.values == nil { contents.values = read(&contents) }
      contents.values?[section.rawValue, default: [:]][key] = value
      contents.changes[section.rawValue, default: [:]][key] = .some(value)
      defer { contents.isWriteScheduled = true }
      return contents.isWriteScheduled
    }
    if !isWriteScheduled { schedule { self.writeChanges() } }
  }

  // MARK: Reading and writing the file

  /// Writes the changes if a write is scheduled.
  private func writeChanges() {
    contents.withLock { contents in
      guard contents.isWriteScheduled else { return }
      contents.isWriteScheduled = false
      var values = read(&contents)
      for (section, changes) in contents.changes {
        for (key, change) in changes { values[section, default: [:]][key] = change }
      }
      contents.values = values
      write(values, &contents)
    }
  }

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
    renameDamagedFile(&contents)
    return [:]
  }

  /// Renames a file that is not a property list of settings to `NAME-settings.plist.damaged-N`, with the
  /// first free N.
  private func renameDamagedFile(_ contents: inout Contents) {
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
    // If the path is a symbolic link, replaces its destination rather than the link.
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
