import EaselTestSupport
import EaselWindowing
import SwiftUI

@testable import Easel

/// A window session on a private X server.
@MainActor
struct SessionFixture {
  let server: XServer
  let session: WindowSession

  init<Content: View>(_ content: Content, change: (inout WindowSession.Options) -> Void = { _ in }) throws {
    server = try XServer()
    var options = WindowSession.Options()
    options.display = server.display
    options.size = CGSize(width: 120, height: 80)
    options.threads = 1
    change(&options)
    session = try WindowSession(content, options: options, date: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Runs the session until the condition holds; throws after 20 seconds.
  func runUntil(_ what: String, _ condition: () -> Bool) throws {
    let end = MonotonicTime.now.advanced(by: 20)
    while !condition() {
      guard MonotonicTime.now < end else { throw ToolError("timed out after 20 s, waiting until \(what)") }
      try session.run(until: MonotonicTime.now.advanced(by: 0.01))
    }
  }

  func stop() {
    session.connection.close()
    server.stop()
  }
}
