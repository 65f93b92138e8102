import CEaselShims
import Foundation
import Synchronization

/// Runs pieces on the calling thread and on a pool of threads, without waiting for a thread to wake up.
///
/// The caller publishes a job and opens a gate. Workers that wake up in time enter by compare-and-swap. The caller
/// runs pieces too, closes the gate when none are left, and waits for the workers that entered. A worker that wakes
/// up late finds the gate closed and sleeps again, so it never delays a frame.
///
/// The threads start with the first job, so a rasterizer of small pictures has none.
///
/// The gate is a word: bit 0 is set while it is open, bits 1...15 count the workers inside, and bits 16...31 are a
/// generation, so that sleeping workers see a change.
final class PoolDispatcher: Dispatcher {
  let workerCount: Int
  private let shared = Shared()
  /// Whether the threads have started.
  private(set) var hasThreads = false

  /// - Parameter threads: The number of workers, including the calling thread.
  init(threads: Int) {
    workerCount = max(1, threads)
  }

  deinit { shared.stop() }

  private func startThreads() {
    hasThreads = true
    for worker in 1..<workerCount {
      Thread.detachNewThread { [shared] in shared.work(as: worker) }
    }
  }

  var threadSeconds: [Double] { shared.threadSeconds(count: workerCount - 1) }

  func run(_ count: Int, _ work: some ParallelWork) {
    guard count > 1, workerCount > 1 else {
      for piece in 0..<count { work.run(piece, worker: 0) }
      return
    }
    if !hasThreads { startThreads() }
    withUnsafePointer(to: work) {
      shared.run(Job(count: count, work: $0), sleepers: min(workerCount, count) - 1)
    }
  }

  /// A pointer to the current work.
  private struct Job {
    let count: Int
    private let work: UnsafeRawPointer
    private let type: any ParallelWork.Type

    init<Work: ParallelWork>(count: Int, work: UnsafePointer<Work>) {
      (self.count, self.work, type) = (count, UnsafeRawPointer(work), Work.self)
    }

    func run(_ piece: Int, worker: Int) { type.run(at: work, piece, worker: worker) }
  }

  /// The state that the caller and the workers share. It is Sendable because `job` is written only while the gate is
  /// closed and no worker is inside, and read only by workers inside.
  private final class Shared: @unchecked Sendable {
    /// Allocated separately, because futex(2) needs a stable address.
    private let gateMemory: UnsafeMutablePointer<Atomic<UInt32>>
    private let nextPiece = Atomic<Int>(0)
    private let isStopped = Atomic<Bool>(false)
    private var job: Job?
    /// The CPU clocks of the workers that have started.
    private let clocks = Mutex<[Int: clockid_t]>([:])

    init() {
      gateMemory = .allocate(capacity: 1)
      gateMemory.initialize(to: Atomic(0))
    }

    deinit {
      gateMemory.deinitialize(count: 1)
      gateMemory.deallocate()
    }

    private static let open: UInt32 = 1
    private static let member: UInt32 = 2
    private static let members: UInt32 = 0xfffe
    private static let generation: UInt32 = 0x1_0000

    func run(_ job: Job, sleepers: Int) {
      self.job = job
      nextPiece.store(0, ordering: .relaxed)
      let previous = gateMemory.pointee.load(ordering: .relaxed)
      gateMemory.pointee.store(
        (previous & ~(Shared.open | Shared.members)) &+ Shared.generation | Shared.open, ordering: .releasing)
      easel_futex_wake(gateMemory, Int32(sleepers))
      drain(job, worker: 0)
      close()
      self.job = nil
    }

    private func drain(_ job: Job, worker: Int) {
      while true {
        let piece = nextPiece.wrappingAdd(1, ordering: .relaxed).oldValue
        guard piece < job.count else { return }
        job.run(piece, worker: worker)
      }
    }

    private func close() {
      var word = gateMemory.pointee.bitwiseAnd(~Shared.open, ordering: .acquiringAndReleasing).newValue
      while word & Shared.members != 0 {
        easel_futex_wait(gateMemory, word)
        word = gateMemory.pointee.load(ordering: .acquiring)
      }
    }

    func threadSeconds(count: Int) -> [Double] {
      clocks.withLock { clocks in (1..<count + 1).map { clocks[$0].map(Shared.seconds) ?? 0 } }
    }

    private static func seconds(of clock: clockid_t) -> Double {
      var time = timespec()
      return clock_gettime(clock, &time) == 0 ? Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9 : 0
    }

    /// Stores the CPU clock of the calling worker.
    private func storeClock(of worker: Int) {
      var clock = clockid_t()
      guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return }
      clocks.withLock { $0[worker] = clock }
    }

    func work(as worker: Int) {
      storeClock(of: worker)
      var word = gateMemory.pointee.load(ordering: .acquiring)
      while !isStopped.load(ordering: .acquiring) {
        if word & Shared.open == 0 {
          easel_futex_wait(gateMemory, word)
          word = gateMemory.pointee.load(ordering: .acquiring)
          continue
        }
        let entered = gateMemory.pointee.compareExchange(
          expected: word, desired: word &+ Shared.member, ordering: .acquiringAndReleasing)
        word = entered.original
        guard entered.exchanged else { continue }
        if let job { drain(job, worker: worker) }
        word = leave(afterGeneration: word >> 16)
      }
    }

    /// Leaves the gate and sleeps until the next generation, because this one has no pieces left.
    private func leave(afterGeneration generation: UInt32) -> UInt32 {
      var word = gateMemory.pointee.wrappingSubtract(Shared.member, ordering: .acquiringAndReleasing).newValue
      if word & (Shared.open | Shared.members) == 0 { easel_futex_wake(gateMemory, .max) }
      while word >> 16 == generation, !isStopped.load(ordering: .acquiring) {
        easel_futex_wait(gateMemory, word)
        word = gateMemory.pointee.load(ordering: .acquiring)
      }
      return word
    }

    func stop() {
      isStopped.store(true, ordering: .releasing)
      gateMemory.pointee.wrappingAdd(Shared.generation, ordering: .releasing)
      easel_futex_wake(gateMemory, .max)
    }
  }
}

extension ParallelWork {
  /// Runs a piece of the work at an address.
  fileprivate static func run(at address: UnsafeRawPointer, _ piece: Int, worker: Int) {
    address.assumingMemoryBound(to: Self.self).pointee.run(piece, worker: worker)
  }
}
