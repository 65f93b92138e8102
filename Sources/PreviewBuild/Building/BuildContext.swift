import Foundation

/// What all builds of a path share.
struct BuildContext: Sendable {
  let kit: EaselKit
  let toolchain: Toolchain
  let options: PreviewOptions
  let folder: BuildFolder

  /// The folder in which compilers put temporary files. It is emptied before a build, because a compiler that
  /// was cancelled leaves its files.
  var temporaryFolder: String { folder.path + "/temporary" }

  /// Runs a program of the toolchain in the build folder.
  ///
  /// - Parameter secondsAfterError: Seconds after which it is ended once it has printed an error; nil to let it go on.
  func run(
    _ program: String, _ arguments: [String], secondsAfterError: Double? = nil
  ) async throws -> Command.Result {
    var environment = BuildFolder.compilerEnvironment(ProcessInfo.processInfo.environment)
    environment["TMPDIR"] = folder.subfolder("temporary")
    // Easel's own tools were linked where the toolchain may have had another path.
    let libraries = [toolchain.runtimeFolder] + (environment["LD_LIBRARY_PATH"].map { [$0] } ?? [])
    environment["LD_LIBRARY_PATH"] = libraries.joined(separator: ":")
    var command = Command(program, arguments, environment: environment)
    command.secondsAfterError = secondsAfterError
    return try await command.run()
  }

  /// Removes what cancelled compilers left.
  func removeTemporaryFiles() { try? FileManager.default.removeItem(atPath: temporaryFolder) }

  /// The messages in the output of a program. If it failed without an error message, its output is one.
  func diagnostics(of result: Command.Result, running program: String) -> [Diagnostic] {
    let diagnostics = DiagnosticParser.diagnostics(in: result.output)
    guard result.status != 0, !diagnostics.contains(where: { $0.severity == .error }) else {
      return diagnostics
    }
    let name = (program as NSString).lastPathComponent
    let end =
      result.status > 128
      ? "\(name) was ended by the signal \(result.status - 128)"
      : "\(name) failed with status \(result.status)"
    let output = result.output.suffix(Diagnostic.maximumLength)
    return [Diagnostic(.error, end, excerpt: String(output))] + diagnostics
  }
}
