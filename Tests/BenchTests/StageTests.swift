import Testing

@testable import Bench

@Suite struct StageTests {
  @MainActor @Test func everyStageCountsTheSameUnitsEachTime() {
    for stage in Stage.all {
      let work = stage.prepare()
      let units = work()
      #expect(units > 0, "\(stage.name)")
      #expect(work() == units, "\(stage.name) counts different units")
    }
  }

  @Test func kernelsAreComparedWithCopying() {
    let memory = Stage.memory.map { stage in
      let nanoseconds = stage.name.hasSuffix("beyond the caches") ? 4.0 : 0.5
      return StageTime(
        stage: stage.name, unit: stage.unit, nanosecondsMinimum: nanoseconds,
        nanosecondsMedian: nanoseconds)
    }
    #expect(memory.count == 4)
    let kernel = KernelTime(kernel: "fill", level: "AVX2", length: 16, nanosecondsPerPixel: 2)
    let time = StageTime(kernel, beside: memory)
    #expect(time.cachedCopies == 4 && time.uncachedCopies == 0.5)
    #expect(time.tableRow.hasSuffix("2.000 ns per pixel,   4.0 x copied in cache,  0.5 x beyond"))
    #expect(StageTime(kernel, beside: []).tableRow.hasSuffix("2.000 ns per pixel"))
    #expect(JSONLine.text(of: time).contains(#""uncached_copies":0.5"#))
  }

  @Test func namesAreUnique() {
    #expect(Set(Stage.all.map(\.name)).count == Stage.all.count)
  }

  @Test func timesArePerUnit() {
    let stage = Stage(name: "a", unit: "b") { { 1_000_000_000 } }
    let time = stage.measure(budget: 0)
    #expect(time.nanosecondsMinimum < 1 && time.nanosecondsMinimum <= time.nanosecondsMedian)
    #expect(JSONLine.text(of: time).hasPrefix(#"{"ns_median":"#))
  }
}
