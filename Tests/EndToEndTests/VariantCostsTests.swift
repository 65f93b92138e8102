import EaselWindowing
import Testing

@testable import Viewer

@Suite struct VariantCostsTests {
  private let first = VariantCosts.Case(demo: "clock", variant: 0, tracksDamage: true)
  private let second = VariantCosts.Case(demo: "clock", variant: 0, tracksDamage: false)

  private func time(_ seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: 1_000_000_000_000).advanced(by: seconds)
  }

  @Test func costsAreAddedUpOverVisitsWithoutTheTimeOfSettling() throws {
    var costs = VariantCosts()
    costs.show(first, at: time(0), processorSeconds: 1)
    costs.measure(at: time(0.2), processorSeconds: 1.2)
    #expect(costs.percent(of: first) == nil)
    costs.measure(at: time(1), processorSeconds: 2)
    costs.measure(at: time(2), processorSeconds: 2.5)
    #expect(abs(try #require(costs.percent(of: first)) - 50) < 1e-9)
    costs.show(second, at: time(3), processorSeconds: 2.6)
    #expect(abs(try #require(costs.percent(of: first)) - 30) < 1e-9)
    costs.measure(at: time(4), processorSeconds: 5)
    costs.measure(at: time(5), processorSeconds: 5.9)
    #expect(abs(try #require(costs.percent(of: second)) - 90) < 1e-9)
    costs.show(first, at: time(6), processorSeconds: 6)
    costs.measure(at: time(7), processorSeconds: 7)
    costs.measure(at: time(9), processorSeconds: 7)
    #expect(abs(try #require(costs.percent(of: first)) - 15) < 1e-9)
  }

  @Test func nothingCountsWhileNothingIsShown() throws {
    var costs = VariantCosts()
    costs.show(first, at: time(0), processorSeconds: 0)
    costs.measure(at: time(1), processorSeconds: 0)
    costs.show(nil, at: time(2), processorSeconds: 0.1)
    costs.measure(at: time(10), processorSeconds: 9)
    costs.show(first, at: time(11), processorSeconds: 9)
    #expect(abs(try #require(costs.percent(of: first)) - 10) < 1e-9)
    #expect(costs.percent(of: second) == nil)
  }
}
