import ArgumentParser
import Foundation

extension ExitCode {
  /// The status to end with after standard error was told why a command could not do its work.
  static func failure(_ reason: String, status: Int32 = 1) -> ExitCode {
    FileHandle.standardError.write(Data("easel: \(reason)\n".utf8))
    return ExitCode(status)
  }
}
