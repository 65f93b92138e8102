import CEaselShims
import Foundation
import Synchronization

/// Shares pieces between the calling thread and sleeping workers, without ever waiting for a worker to wake up.
///
/// The gate: the caller publishes a job and opens the gate. Workers that wake in time join by compare-and-swap while it
/// is open; the caller takes pieces too, closes the gate when none are left, and waits only for those who joined. A
/// worker that wakes late finds the gate closed and goes back to sleep, so that it never delays a frame.
///
/// Gate word: bit 0 open, bits 1...15 workers inside, bits 16...31 generation (so that a sleeper sees a change).
final class PoolDispatcher: Dispatcher {
  let workerCount: Int
  private let shared: Shared

  /// A pool of `threads` including the caller's own.
  init(threads: Int) {
    workerCount = max(1, threads)
    shared = Shared()
    for worker in 1..<max(2, workerCount) where worker < workerCount {
      let shared = shared
      Thread.detachNewThread { shared.work(as: worker) }
    }
  }

  deinit { shared.stop() }

  var threadSeconds: [Double] { shared.threadSeconds(count: workerCount - 1) }

  func run(_ count: Int, _ work: some ParallelWork) {
    guard count > 1, workerCount > 1 else {
      for piece in 0..<count { work.run(piece, worker: 0) }
      return
    }
    withUnsafePointer(to: work) {
      shared.run(Job(count: count, work: $0), sleepers: min(workerCount, count) - 1)
    }
  }

  /// Work that is under way, by the place where it lies.
  private struct Job {
    let count: Int
    private let work: UnsafeRawPointer
    private let type: any ParallelWork.Type

    init<Work: ParallelWork>(count: Int, work: UnsafePointer<Work>) {
      (self.count, self.work, type) = (count, UnsafeRawPointer(work), Work.self)
    }

    func run(_ piece: Int, worker: Int) { type.run(at: work, piece, worker: worker) }
  }

  /// What the caller and the workers share. Sendable by protocol, not by type: `job` is written only while the gate is
  /// closed and nobody is inside, and read only by those who joined.
  private final class Shared: @unchecked Sendable {
    /// In memory of its own, because futex(2) wants its address.
    private let gateMemory: UnsafeMutablePointer<Atomic<UInt32>>
    private let nextPiece = Atomic<Int>(0)
    private let isStopped = Atomic<Bool>(false)
    private var job: Job?
    /// The clocks of those workers that have begun, by their numbers.
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

    /// Lets others read how much of the processor the calling worker uses.
    private func tellClock(of worker: Int) {
      var clock = clockid_t()
      guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return }
      clocks.withLock { $0[worker] = clock }
    }

    func work(as worker: Int) {
      tellClock(of: worker)
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

    /// Leaves the gate and sleeps through the rest of this generation, which has no pieces left.
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
  /// Does a piece of the work that lies at a place.
  fileprivate static func run(at place: UnsafeRawPointer, _ piece: Int, worker: Int) {
    place.assumingMemoryBound(to: Self.self).pointee.run(piece, worker: worker)
  }
}
