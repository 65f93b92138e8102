import Foundation
import Testing

@testable import EaselUI

/// Updates of views as jobs of the main actor, in which the compiler's checks of isolation are fast.
@MainActor
struct UpdateJobTests {
  private struct Observer: View {
    let log: Log

    var body: some View {
      log.note(withUnsafeCurrentTask { $0 == nil } ? "outside" : "in a job")
      return Box(1)
    }
  }

  @Test("Views are updated in a job, also by a program that runs outside of one")
  func updatesOutsideOfJobs() async {
    let log = Log()
    let stage = Stage(Observer(log: log))
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          #expect(withUnsafeCurrentTask { $0 == nil })
          stage.show()
        }
        continuation.resume()
      }
    }
    #expect(log.take() == ["in a job"])
  }

  @Test("A task that updates views stays the current one")
  func updatesInTasks() {
    let task = withUnsafeCurrentTask { $0?.hashValue }
    #expect(MainActor.runAsJob { withUnsafeCurrentTask { $0?.hashValue } } == task)
  }
}
