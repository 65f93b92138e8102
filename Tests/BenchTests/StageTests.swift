import Testing

@testable import Bench

@Suite struct StageTests {
  @MainActor @Test func everyStageDoesCountableWork() {
    for stage in Stage.all {
      let work = stage.prepare()
      let units = work()
      #expect(units > 0, "\(stage.name)")
      #expect(work() == units, "\(stage.name) does another amount of work each time")
    }
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
