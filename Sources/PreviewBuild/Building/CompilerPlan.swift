import Foundation

/// The programs that a compiler driver would run: frontend, extraction of linked libraries, linker.
///
/// Running them directly saves the driver's own time, about 0.2 s for each build. The plan depends on the
/// arguments alone, not on the contents of the files.
struct CompilerPlan: Codable, Equatable {
  /// The driver's arguments that the plan is for.
  let arguments: [String]
  /// The program and the arguments of each job, in order.
  let jobs: [[String]]
  /// The linker with one library instead of all, which takes a sixth of the time: the process that loads the product has
  /// the others loaded already. Nil until the first build.
  var quickLink: [String]?

  /// The plan in the output of `swiftc -###`; nil if it has another form than expected.
  ///
  /// - Parameters:
  ///   - temporary: The folder for temporary files in the arguments of the driver.
  ///   - objects: The folder to use instead, which must exist when the jobs run.
  init?(driverOutput: String, arguments: [String], temporary: String, objects: String) {
    let lines = driverOutput.split(whereSeparator: \.isNewline)
    let jobs = lines.map { line in
      Self.words(in: line).map { Self.replacingTemporaryFolder(in: $0, under: temporary, by: objects) }
    }
    // Long argument lists are in files that the driver has not written.
    let isComplete = jobs.allSatisfy { job in
      job.first?.hasPrefix("/") == true && !job.contains { $0.hasPrefix("@") && $0.hasSuffix(".resp") }
    }
    guard !jobs.isEmpty, isComplete else { return nil }
    self.arguments = arguments
    self.jobs = jobs
  }

  /// A job with another path for its product.
  static func job(_ job: [String], replacing output: String, by path: String) -> [String] {
    job.map { $0 == output ? path : $0 }
  }

  /// Finds the quick link in the output of the last job, which runs the linker, with the argument `-###`.
  mutating func setQuickLink(linkDriverOutput: String) {
    let lines = linkDriverOutput.split(whereSeparator: \.isNewline).map(Self.words)
    guard let linker = lines.last(where: { $0.first?.hasSuffix("ld.lld") == true }) else { return }
    var quick: [String] = []
    for word in linker where !word.hasPrefix("-l") && !word.hasPrefix("--build-id") {
      // The option "-z defs" demands that a library has each symbol.
      if word == "defs", quick.last == "-z" { quick.removeLast() } else { quick.append(word) }
    }
    // Code that is not optimized needs it. A process that is optimized itself has not loaded it.
    quickLink = quick + ["-lswiftSwiftOnoneSupport"]
  }

  /// The arguments with which the last job prints the linker that it would run.
  var linkQuery: [String] { jobs.last.map { $0.filter { !$0.hasPrefix("@") } + ["-###"] } ?? [] }

  /// Whether a job finds out which libraries the linker needs.
  static func extractsLibraries(_ job: [String]) -> Bool {
    job.first?.hasSuffix("/swift-autolink-extract") == true
  }

  /// Splits a line as a shell does: quotes, and backslashes outside of single quotes.
  static func words(in line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == quote || quote == nil && (character == "'" || character == "\"") {
        quote = quote == nil ? character : nil
        word = word ?? ""
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == " ", quote == nil {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Replaces the driver's folder of temporary files, which has a random name, in a word.
  private static func replacingTemporaryFolder(
    in word: String, under temporary: String, by objects: String
  ) -> String {
    guard let range = word.range(of: temporary + "/TemporaryDirectory.") else { return word }
    let end = word[range.upperBound...].firstIndex(of: "/") ?? word.endIndex
    return word.replacingCharacters(in: range.lowerBound..<end, with: objects)
  }
}
