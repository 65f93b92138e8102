import ArgumentParser
import EaselGeometry
import Foundation

extension EaselCommand {
  /// The exit status for wrong arguments of the commands that compile files, as scripts know it from compilers.
  package static let wrongPreviewArguments: Int32 = 2

  /// Runs the command that the arguments of the process name, and ends the process if that fails.
  ///
  /// Wrong arguments of `preview` and `run` end it with status 2, those of other commands with 64.
  package static func runProgram(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      guard let status = previewStatus(of: error, arguments) else { exit(withError: error) }
      StandardError.write(fullMessage(for: error) + "\n")
      Foundation.exit(status)
    }
  }

  /// The exit status for arguments that `preview` or `run` does not accept; nil for other errors and commands.
  static func previewStatus(of error: any Error, _ arguments: [String]) -> Int32? {
    let names = [PreviewCommand.configuration.commandName, RunCommand.configuration.commandName]
    guard let first = arguments.first, names.contains(first), exitCode(for: error) == .validationFailure
    else { return nil }
    return wrongPreviewArguments
  }
}
