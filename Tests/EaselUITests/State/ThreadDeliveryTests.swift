import Foundation
import Testing

@testable import EaselUI

/// Two threads whose subscribers send values to each other while both receive one.
struct ThreadDeliveryTests {
  /// Lets two threads wait until both are there.
  private struct Meeting {
    private let arrivals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]

    func join(_ index: Int) {
      arrivals[index].signal()
      arrivals[1 - index].wait()
    }
  }

  /// The values that two subscribers received, and their subscriptions.
  private final class Record: Sendable {
    private let values = LockedValue([[Int](), [Int]()])
    private let subscriptions = LockedValue([AnyCancellable]())

    /// The values of both subscribers.
    var received: [[Int]] { values.withLock { $0 } }

    func note(_ value: Int, of index: Int) { values.withLock { $0[index].append(value) } }

    func keep(_ subscription: AnyCancellable) { subscriptions.withLock { $0.append(subscription) } }

    func cancel() {
      for subscription in subscriptions.withLock({ $0 }) { subscription.cancel() }
    }
  }

  /// Runs a closure with the numbers 0 and 1 on a thread each.
  private func onTwoThreads(_ body: @escaping @Sendable (Int) -> Void) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let group = DispatchGroup()
      for index in 0..<2 {
        group.enter()
        Thread.detachNewThread {
          body(index)
          group.leave()
        }
      }
      group.notify(queue: .global()) { continuation.resume() }
    }
  }

  @Test("Subscribers that send to their subject when they receive the first value do not block each other")
  func firstValues() async {
    let (meeting, record) = (Meeting(), Record())
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
    await onTwoThreads { index in
      let subscription = subject.sink { value in
        record.note(value, of: index)
        guard value == 0 else { return }
        meeting.join(index)
        subject.send(index + 1)
      }
      record.keep(subscription)
    }
    #expect(record.received.map(\.first) == [0, 0])
    #expect(record.received.map { $0.sorted() } == [[0, 1, 2], [0, 1, 2]])
    record.cancel()
  }

  @Test("Subscribers of two subjects that send values to the other one do not block each other")
  func sendingToEachOther() async {
    let (meeting, record) = (Meeting(), Record())
    nonisolated(unsafe) let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    for index in 0..<2 {
      let subscription = subjects[index].sink { value in
        record.note(value, of: index)
        guard value == 1 else { return }
        meeting.join(index)
        subjects[1 - index].send(2)
      }
      record.keep(subscription)
    }
    await onTwoThreads { subjects[$0].send(1) }
    #expect(record.received == [[1, 2], [1, 2]])
    record.cancel()
  }

  @Test("Values that another thread sends during the first one are delivered after it, in order")
  func valueAndCompletion() async {
    let (meeting, record) = (Meeting(), Record())
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
    await onTwoThreads { index in
      guard index == 0 else {
        meeting.join(1)
        subject.send(1)
        subject.send(completion: .finished)
        return meeting.join(1)
      }
      let subscription = subject.sink(
        receiveCompletion: { _ in record.note(-1, of: 0) },
        receiveValue: { value in
          if value == 0 {
            meeting.join(0)
            meeting.join(0)
          }
          record.note(value, of: 0)
        })
      record.keep(subscription)
    }
    #expect(record.received[0] == [0, 1, -1])
    record.cancel()
  }
}
