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
  /// The number of failures on the page.
  private let count = Mutex(0)

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

  /// Writes the attachments of a failure, and adds it to the page: the images of those before are neither kept nor written
  /// again. Returns words for the text of the failure.
  func add(_ failure: Failure) -> String {
    count.withLock { count in
      do {
        for attachment in failure.attachments {
          try writeFile(
            attachment.data, folder: path, name: "\(failure.name).\(attachment.name ?? "attachment")")
        }
        let section = Data(FailurePage.section(failure, number: count).utf8)
        if count == 0 || !FileManager.default.fileExists(atPath: "\(path)/\(pageName)") {
          try writeFile(Data(FailurePage.head.utf8) + section, folder: path, name: pageName)
        } else {
          try append(section)
        }
        count += 1
        return "see \(path)/\(pageName)"
      } catch {
        return "there is no page of failures: \(error)"
      }
    }
  }

  private func append(_ section: Data) throws {
    let page = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(path)/\(pageName)"))
    defer { try? page.close() }
    _ = try page.seekToEnd()
    try page.write(contentsOf: section)
  }
}
