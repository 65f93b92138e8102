import Dispatch
import Testing

/// Runs tests that wait for other programs on threads of their own.
///
/// Swift's pool has a thread for each core. A test that sleeps until a compiler, an X server or a window answers would keep
/// one of them, and tests that compute would wait for it. Tests of the main actor stay on the main thread.
public struct ProgramThreadsTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let thread = await ProgramThreads.shared.take()
    let result: Result<Void, any Error>
    do {
      result = .success(try await withTaskExecutorPreference(thread) { try await function() })
    } catch {
      result = .failure(error)
    }
    await ProgramThreads.shared.giveBack(thread)
    try result.get()
  }
}

extension Trait where Self == ProgramThreadsTrait {
  /// For suites and tests that wait for other programs.
  public static var waitsForPrograms: Self { Self() }
}

/// The threads for tests that wait for other programs. Few, so that the programs answer within the patience of the tests.
private actor ProgramThreads {
  static let shared = ProgramThreads(count: 4)

  private var free: [ProgramThread]
  private var waiting: [CheckedContinuation<ProgramThread, Never>] = []

  private init(count: Int) { free = (0..<count).map { _ in ProgramThread() } }

  func take() async -> ProgramThread {
    if let thread = free.popLast() { return thread }
    return await withCheckedContinuation { waiting.append($0) }
  }

  func giveBack(_ thread: ProgramThread) {
    if waiting.isEmpty { free.append(thread) } else { waiting.removeFirst().resume(returning: thread) }
  }
}

private final class ProgramThread: TaskExecutor {
  private let queue = DispatchQueue(label: "tests that wait for programs")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
