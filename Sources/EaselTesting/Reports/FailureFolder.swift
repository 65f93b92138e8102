import Foundation
import Synchronization

/// A failed comparison.
struct Failure: Sendable {
  /// The test file and the name of the reference without the extension.
  var name: String
  var text: String
  var attachments: [XCTAttachment]
}

/// The folder with the files of the failures of this process, and the page that lists them.
final class FailureFolder: Sendable {
  /// The folder of the environment variable EASEL_PICTURES, or `easel-pictures` beside the test program.
  static let shared = FailureFolder(path: usualPath())

  let path: String
  private let failures = Mutex<[Failure]>([])

  init(path: String) { self.path = path }

  /// The file name of the page. The process number keeps the pages of test processes apart that run at the same time.
  let pageName = "failures-\(ProcessInfo.processInfo.processIdentifier).html"

  static func usualPath(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    if let path = environment["EASEL_PICTURES"], !path.isEmpty { return path }
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "./tests"
    return URL(fileURLWithPath: program).deletingLastPathComponent().path + "/easel-pictures"
  }

  /// Writes the attachments of a failure and the page anew. Returns words for the text of the failure.
  func add(_ failure: Failure) -> String {
    failures.withLock { failures in
      failures.append(failure)
      do {
        for attachment in failure.attachments {
          try writeFile(
            attachment.data, folder: path, name: "\(failure.name).\(attachment.name ?? "attachment")")
        }
        try writeFile(Data(FailurePage.html(failures).utf8), folder: path, name: pageName)
        return "see \(path)/\(pageName)"
      } catch {
        return "there is no page of failures: \(error)"
      }
    }
  }
}
