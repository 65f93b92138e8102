import Testing

@testable import EaselUI

/// Updates of views as jobs of the main actor. That they are jobs in programs is tested in `ProgramTests`: here, the main
/// thread has been given up.
@MainActor
struct UpdateJobTests {
  @Test("Views are updated at once on a main queue that is not on the main thread")
  func updatesWithoutAMainThread() async {
    let stage = Stage(Box(1))
    let order = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { MainActor.assumeIsolated { continuation.resume(returning: stage.order()) } }
    }
    #expect(order == [1])
  }
}
