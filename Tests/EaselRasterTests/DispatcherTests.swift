import Synchronization
import Testing

@testable import EaselRaster

/// The CPU times of dispatchers.
@Suite struct DispatcherTests {
  @Test func eachThreadOfAPoolHasItsOwnClock() {
    let pool = PoolDispatcher(threads: 3)
    let begun = Atomic<Int>(0)
    let spun = Atomic<Int>(0)
    // All three threads wait for each other, so each of them runs one piece.
    pool.run(3) { _, _ in
      begun.wrappingAdd(1, ordering: .relaxed)
      while begun.load(ordering: .relaxed) < 3 { spun.wrappingAdd(1, ordering: .relaxed) }
      for _ in 0..<100_000 { spun.wrappingAdd(1, ordering: .relaxed) }
    }
    let first = pool.threadSeconds
    #expect(first.count == 2 && first.allSatisfy { $0 > 0 })
    pool.run(1) { _, _ in for _ in 0..<100_000 { spun.wrappingAdd(1, ordering: .relaxed) } }
    #expect(pool.threadSeconds.count == 2)
    #expect(zip(first, pool.threadSeconds).allSatisfy { $0 <= $1 })
  }

  @Test func anInlineDispatcherHasNoThreads() {
    #expect(InlineDispatcher().threadSeconds == [])
    #expect(PoolDispatcher(threads: 1).threadSeconds == [])
    #expect(Rasterizer(threads: 1).threadSeconds == [])
  }

  @Test func threadsStartWithTheFirstJob() {
    let pool = PoolDispatcher(threads: 4)
    pool.run(1) { _, _ in }
    #expect(pool.threadSeconds == [0, 0, 0] && !pool.hasThreads)
    pool.run(2) { _, _ in }
    #expect(pool.hasThreads)
  }
}
