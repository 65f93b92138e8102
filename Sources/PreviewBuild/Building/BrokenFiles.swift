import Foundation

/// The files of a folder that do not compile and are left out, because the others compile without them.
///
/// Such a file is compiled again when it changes, or when another file changes that has a name which its errors quote.
struct BrokenFiles {
  private struct File {
    let stamp: FileStamp?
    /// The words between quotation marks in its errors.
    let names: Set<String>
    let leftOut: PreviewInputs.LeftOutFile
  }

  private var files: [String: File] = [:]
  /// The sources of the last build.
  private var sources: [String: FileStamp] = [:]
  /// Whether a build has succeeded. From then on the window has a picture, over which new errors are shown.
  private var hasBuilt = false
  /// The files whose errors are noted in this build.
  private var isNoted: Set<String> = []

  /// The files to leave out of a build from its beginning.
  mutating func begin(_ inputs: PreviewInputs) -> [PreviewInputs.LeftOutFile] {
    // Generated sources are not among the user's.
    let paths = inputs.sources.filter { $0.hasPrefix(inputs.root + "/") }
    let now = Dictionary(paths.map { ($0, FileStamp($0)) }) { first, _ in first }.compactMapValues { $0 }
    let changed = now.filter { sources[$0.key] != $0.value }.keys
    let isSmaller = sources.keys.contains { now[$0] == nil }
    sources = now
    isNoted = []
    guard !files.isEmpty, !isSmaller else { return [] }
    let texts = changed.compactMap { FileManager.default.contents(atPath: $0) }
      .map { String(decoding: $0, as: UTF8.self) }
    return inputs.sources.compactMap { path in
      guard let file = files[path], file.stamp == now[path] else { return nil }
      let mayBeMended = texts.contains { text in file.names.contains { text.contains($0) } }
      return mayBeMended ? nil : file.leftOut
    }
  }

  /// The files to leave out because of errors; nil if the build fails: all files have errors, or one has that was
  /// compiled before or was saved since.
  ///
  /// - Parameter isConsequence: Whether other files were left out before, whose declarations may be missing now.
  mutating func leaveOut(
    _ diagnostics: [Diagnostic], of inputs: PreviewInputs, isConsequence: Bool
  ) -> [PreviewInputs.LeftOutFile]? {
    let sources = Set(inputs.sources)
    // An error of the linker has no file.
    let errors = diagnostics.filter { $0.severity == .error && $0.file.map(sources.contains) == true }
    let byFile = Dictionary(grouping: errors) { $0.file ?? "" }
    let found = Self.worst(errors).compactMap(\.file)
    let isTolerated = found.allSatisfy { !hasBuilt || isKnown($0) }
    for (path, errors) in byFile where !hasBuilt || files[path] != nil {
      // The errors with all files say more than those after others were left out.
      if isNoted.insert(path).inserted { note(path, errors, isConsequence: isConsequence) }
    }
    guard isTolerated, !found.isEmpty, Set(found).count < inputs.sources.count else { return nil }
    return Set(found).sorted().compactMap { files[$0]?.leftOut }
  }

  /// The errors whose files have to be left out. If types are declared twice, all declarations but one: without them
  /// the uses are no longer ambiguous.
  private static func worst(_ errors: [Diagnostic]) -> [Diagnostic] {
    let redeclarations = errors.filter { $0.message.hasPrefix("invalid redeclaration of ") }
    return redeclarations.isEmpty ? errors : redeclarations
  }

  /// Ends a build that succeeded without some files. The others are no longer broken.
  mutating func succeed(without leftOut: [PreviewInputs.LeftOutFile]) {
    hasBuilt = true
    let paths = Set(leftOut.map(\.path))
    files = files.filter { paths.contains($0.key) }
  }

  /// Whether a file was left out before and has not changed since.
  private func isKnown(_ path: String) -> Bool { files[path].map { $0.stamp == sources[path] } ?? false }

  private mutating func note(_ path: String, _ errors: [Diagnostic], isConsequence: Bool) {
    let leftOut = PreviewInputs.LeftOutFile(
      path: path, reason: isConsequence ? "uses files that are left out" : "does not compile",
      errors: isConsequence ? [] : errors)
    let names = errors.reduce(into: Set<String>()) { $0.formUnion(Self.quotedNames(in: $1.message)) }
    files[path] = File(stamp: sources[path], names: names, leftOut: leftOut)
  }

  private static func quotedNames(in message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }.filter { !$0.isEmpty }
  }
}
