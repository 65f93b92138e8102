import Foundation
import Testing

@testable import EaselUI

/// Subscribers with limited demand, and custom publishers.
@MainActor
struct SubscriberTests {
  private final class Counting: Subscriber {
    typealias Failure = Never
    var subscription: (any Subscription)?
    var values: [Int] = []
    var isFinished = false
    /// The additional demand after each value.
    var more = Subscribers.Demand.none

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return more
    }

    func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
  }

  @Test("A subscriber receives as many values as it requests, and more on the next request")
  func demand() {
    let subscriber = Counting()
    (1...5).publisher.map { $0 * 10 }.subscribe(subscriber)
    #expect(subscriber.values.isEmpty)
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.values == [10, 20] && !subscriber.isFinished)
    subscriber.more = .max(1)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [10, 20, 30, 40, 50] && subscriber.isFinished)
  }

  @Test("After cancellation no value arrives")
  func cancelling() {
    let (subscriber, subject) = (Counting(), PassthroughSubject<Int, Never>())
    subject.subscribe(subscriber)
    subscriber.subscription?.request(.unlimited)
    subject.send(1)
    subscriber.subscription?.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    #expect(subscriber.values == [1] && !subscriber.isFinished)
  }

  /// A custom publisher with a subscription of its own.
  private struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Inner(subscriber: subscriber, next: start))
    }

    private final class Inner<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
      private var subscriber: S?
      private var next: Int

      init(subscriber: S, next: Int) { (self.subscriber, self.next) = (subscriber, next) }

      func request(_ demand: Subscribers.Demand) {
        var demand = demand
        while demand > .none, next > 0, let subscriber {
          next -= 1
          demand -= 1
          demand += subscriber.receive(next + 1)
        }
        if next == 0 { subscriber?.receive(completion: .finished) }
      }

      func cancel() { subscriber = nil }
    }
  }

  @Test("A custom publisher works with all operators")
  func customPublisher() {
    var values: [Int] = []
    let subscription = Countdown(start: 3).map { $0 * 2 }.append(Countdown(start: 1)).sink {
      values.append($0)
    }
    #expect(values == [6, 4, 2, 1])
    subscription.cancel()
    let erased = Countdown(start: 2).eraseToAnyPublisher()
    let subscriber = Counting()
    erased.receive(subscriber: AnySubscriber(subscriber))
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [2])
  }

  @Test("Demand is added without overflow and is never negative")
  func demandArithmetic() {
    #expect(Subscribers.Demand.max(.max - 1) + .max(5) == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(5) == .none && Subscribers.Demand.unlimited - 3 == .unlimited)
    #expect(Subscribers.Demand.max(-1) == .none && Subscribers.Demand.unlimited.max == nil)
  }

  @Test("A value sent while another one is delivered is delivered at once")
  func reentrance() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription = subject.map { $0 }.sink { value in
      values.append(value)
      if value == 1 { subject.send(2) }
      values.append(-value)
    }
    subject.send(1)
    #expect(values == [1, 2, -2, -1])
    subscription.cancel()
  }

  @Test("Values sent on several threads are delivered one at a time, and none is lost")
  func threads() async {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let sent = subject
    nonisolated(unsafe) var sum = 0
    let subscription = subject.merge(with: Empty(completeImmediately: false)).scan(0, +).sink { sum = $0 }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<500 { sent.send(1) } } }
    }
    #expect(sum == 2000)
    subscription.cancel()
  }
}
