import Foundation
import Testing

@testable import EaselUI

/// Operators that depend on time.
@MainActor
struct PublisherTimeTests {
  private let scheduler = ManualScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  private final class Record {
    var values: [Int] = []
    var isFinished = false
  }

  /// Subscribes, sends 1, 2, 3 and so on at the given times, and returns the values received by each half
  /// second.
  private func record<P: Publisher<Int, Never>>(
    _ publisher: P, sending times: [Double], until end: Double
  ) -> [[Int]] {
    let record = Record()
    let subscription = publisher.sink(
      receiveCompletion: { _ in record.isFinished = true }, receiveValue: { record.values.append($0) })
    var result: [[Int]] = []
    var number = 0
    for tenths in 0...Int(end * 10) {
      let time = Double(tenths) / 10
      scheduler.advance(to: time)
      if times.contains(time) {
        number += 1
        subject.send(number)
        scheduler.advance(to: time)
      }
      if tenths.isMultiple(of: 5) { result.append(record.values) }
    }
    subscription.cancel()
    return result
  }

  @Test("delay forwards each value after the interval")
  func delay() {
    let values = record(subject.delay(for: 1, scheduler: scheduler), sending: [0, 0.5], until: 2)
    #expect(values == [[], [], [1], [1, 2], [1, 2]])
  }

  @Test("debounce forwards the last value after a pause")
  func debounce() {
    let values = record(
      subject.debounce(for: .seconds(0.5), scheduler: scheduler), sending: [0, 0.3, 0.7, 1.5], until: 2)
    #expect(values == [[], [], [], [3], [3, 4]])
  }

  @Test("throttle forwards the latest value of each interval")
  func throttle() {
    let times = [0, 0.2, 0.4, 1.2, 1.4, 1.6]
    let latest = record(
      subject.throttle(for: .milliseconds(1000), scheduler: scheduler, latest: true), sending: times, until: 2
    )
    #expect(latest == [[1], [1], [1, 3], [1, 3], [1, 3, 6]])
  }

  @Test("throttle can forward the first value of each interval")
  func throttleFirst() {
    let times = [0, 0.2, 0.4, 1.2, 1.4, 1.6]
    let first = record(
      subject.throttle(for: 1, scheduler: scheduler, latest: false), sending: times, until: 2)
    #expect(first == [[1], [1], [1, 2], [1, 2], [1, 2, 4]])
  }

  @Test("Pending values are dropped on cancellation and delivered before completion")
  func ends() {
    let record = Record()
    var subscription: AnyCancellable? = subject.delay(for: 1, scheduler: scheduler).sink {
      record.values.append($0)
    }
    subject.send(1)
    subscription = nil
    scheduler.advance(to: 5)
    #expect(record.values.isEmpty && subscription == nil)
    subscription = subject.debounce(for: 1, scheduler: scheduler).sink(
      receiveCompletion: { _ in record.isFinished = true }, receiveValue: { record.values.append($0) })
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(to: 5)
    #expect(record.values == [2] && record.isFinished)
  }

  @Test("timeout finishes when no value arrives in time")
  func timeout() {
    let record = Record()
    let subscription = subject.timeout(1, scheduler: scheduler).sink(
      receiveCompletion: { _ in record.isFinished = true }, receiveValue: { record.values.append($0) })
    scheduler.advance(to: 0.9)
    subject.send(1)
    scheduler.advance(to: 1.8)
    #expect(!record.isFinished)
    scheduler.advance(to: 1.9)
    subject.send(2)
    #expect(record.isFinished && record.values == [1])
    subscription.cancel()
  }

  @Test("Values are received on the given scheduler, not within send()")
  func receiveOn() {
    let record = Record()
    let subscription = subject.receive(on: scheduler).sink { record.values.append($0) }
    subject.send(1)
    #expect(record.values.isEmpty)
    scheduler.advance(to: 0)
    #expect(record.values == [1])
    subscription.cancel()
  }

  @Test("The main queue is a scheduler")
  func mainQueue() async {
    var sum = 0
    for await value in [1, 2].publisher.delay(for: 0.001, scheduler: DispatchQueue.main).values {
      sum += value
    }
    #expect(sum == 3)
  }

  @Test("A run loop is a scheduler")
  func runLoop() {
    let (record, loop) = (Record(), RunLoop.current)
    let subscription = [1, 2].publisher.delay(for: .milliseconds(1), scheduler: loop).receive(on: loop).sink(
      receiveCompletion: { _ in record.isFinished = true }, receiveValue: { record.values.append($0) })
    #expect(record.values.isEmpty)
    for _ in 0..<1000 where !record.isFinished {
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(record.values == [1, 2] && record.isFinished)
    subscription.cancel()
  }
}
