import Synchronization
import Testing

@testable import EaselRaster

/// What dispatchers say about their threads.
@Suite struct DispatcherTests {
  @Test func eachThreadOfAPoolHasAClockOfItsOwn() {
    let pool = PoolDispatcher(threads: 3)
    let begun = Atomic<Int>(0)
    let spun = Atomic<Int>(0)
    // Nobody goes on before all three are at work, so each of them has one piece.
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

  @Test func theCallingThreadAloneHasNoOthers() {
    #expect(InlineDispatcher().threadSeconds == [])
    #expect(PoolDispatcher(threads: 1).threadSeconds == [])
    #expect(Rasterizer(threads: 1).threadSeconds == [] && Rasterizer(threads: 4).threadSeconds.count == 3)
  }
}
