import Foundation
import Synchronization
import Testing
import XCTest

/// The numbers of pictures without a name, and of pictures with the same name, within each test.
final class PictureNumbers: Sendable {
  static let shared = PictureNumbers()

  private let counts = Mutex<[[String]: Int]>([:])
  private let isObserving = Mutex(false)

  /// Returns 1 for the first call with a key in a test, 2 for the second.
  func next(_ key: String...) -> Int {
    observe()
    let full = [Test.current.map { "\($0.id)" } ?? ""] + key
    return counts.withLock { counts in
      counts[full, default: 0] += 1
      return counts[full, default: 1]
    }
  }

  /// Starts anew, for a test that runs again.
  func reset() { counts.withLock { $0 = $0.filter { !$0.key[0].isEmpty } } }

  /// XCTest announces the end of each test; Swift Testing does not.
  private func observe() {
    let isFirst = isObserving.withLock { value in
      defer { value = true }
      return !value
    }
    if isFirst { XCTestObservationCenter.shared.addTestObserver(PictureNumberObserver()) }
  }
}

/// Starts the numbers anew after each test of XCTest.
private final class PictureNumberObserver: NSObject, XCTestObservation {
  func testCaseDidFinish(_ testCase: XCTestCase) { PictureNumbers.shared.reset() }
}
