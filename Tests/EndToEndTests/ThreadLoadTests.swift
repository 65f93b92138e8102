import Foundation
import Testing

@testable import Viewer

/// The lines of the overlay about threads, and where their numbers come from.
@Suite struct ThreadLoadTests {
  private func lines(_ percents: [Double]) -> [String] {
    ThreadLoad(percents: percents).lines.map { "\($0.name): \($0.value)" }
  }

  @Test func eachThreadHasItsShare() {
    #expect(lines([]) == [])
    #expect(lines([31.24]) == ["main thread: 31.2 %"])
    #expect(lines([31, 12.5]) == ["main thread: 31.0 %", "thread 2: 12.5 %"])
    #expect(
      lines([1, 2, 3, 4, 5, 6]) == [
        "main thread: 1.0 %", "threads 2 to 5: 2.0 / 3.0 / 4.0 / 5.0 %", "thread 6: 6.0 %",
      ])
  }

  @Test func ofManyThreadsMeanAndMaximumAreGiven() {
    #expect(lines([1] + Array(repeating: 2, count: 16)).count == 5)
    let many = [1] + Array(repeating: 2.0, count: 16) + [36]
    #expect(lines(many) == ["main thread: 1.0 %", "threads 2 to 18: mean 4.0, most 36.0 %"])
  }

  @Test func sharesAreOfTheTimeSinceTheLastLook() {
    #expect(Measurer.percents(from: [1, 2], to: [1.5, 2.1], over: 2).map { $0.rounded() } == [25, 5])
    // Other threads than before: nothing is known of them yet.
    #expect(Measurer.percents(from: [], to: [7, 8], over: 2) == [0, 0])
    #expect(Measurer.percents(from: [1, 2], to: [3], over: 2) == [0])
    // A new pool whose threads are younger than the old one's.
    #expect(Measurer.percents(from: [1, 9], to: [2, 0.5], over: 2) == [50, 0])
  }
}
