import Foundation
import Testing

@testable import EaselUI

/// Publishers and operators that do not depend on time.
@MainActor
struct PublisherTests {
  private struct Broken: Error, Equatable {
    var number = 0
  }

  /// Returns all values published synchronously; nil if the publisher failed or did not finish.
  private func values<P: Publisher>(_ publisher: P) -> [P.Output]? {
    var (values, completion) = ([P.Output](), Subscribers.Completion<P.Failure>?.none)
    let subscription = publisher.sink(
      receiveCompletion: { completion = $0 }, receiveValue: { values.append($0) })
    defer { subscription.cancel() }
    guard case .finished? = completion else { return nil }
    return values
  }

  private let numbers = (1...6).publisher

  @Test("Operators map, filter and count values")
  func single() {
    #expect(values(numbers.map { $0 * 2 }) == [2, 4, 6, 8, 10, 12])
    #expect(values(["a", "bc"].publisher.map(\.count)) == [1, 2])
    #expect(values(numbers.compactMap { $0 > 4 ? "\($0)" : nil }) == ["5", "6"])
    #expect(values(numbers.filter { $0.isMultiple(of: 3) }) == [3, 6])
    #expect(values(numbers.scan(0, +)) == [1, 3, 6, 10, 15, 21])
    #expect(values([1, 1, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(values([1, nil, 2].publisher.replaceNil(with: 0)) == [1, 0, 2])
    #expect(values(numbers.reduce(1, *)) == [720] && values(numbers.count()) == [6])
    #expect(values(numbers.collect()) == [[1, 2, 3, 4, 5, 6]] && values(numbers.ignoreOutput()) == [])
    #expect(values(numbers.collect(4)) == [[1, 2, 3, 4], [5, 6]])
    #expect(values(numbers.max()) == [6] && values(numbers.min()) == [1] && values(numbers.last()) == [6])
    #expect(values(numbers.contains(4)) == [true] && values(numbers.allSatisfy { $0 < 6 }) == [false])
    #expect(values(Empty<Int, Never>().collect()) == [[]])
  }

  @Test("Operators select a part of the values")
  func parts() {
    #expect(values(numbers.prefix(2)) == [1, 2] && values(numbers.prefix(0)) == [])
    #expect(values(numbers.prefix { $0 < 4 }) == [1, 2, 3])
    #expect(values(numbers.first()) == [1] && values(numbers.first { $0 > 3 }) == [4])
    #expect(values(numbers.dropFirst(4)) == [5, 6] && values(numbers.drop { $0 != 5 }) == [5, 6])
    #expect(values(numbers.output(at: 2)) == [3] && values(numbers.output(in: 1...2)) == [2, 3])
  }

  @Test("drop(untilOutputFrom:) and prefix(untilOutputFrom:) start and end the values")
  func untilOutput() {
    let (subject, opening, closing) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>(), PassthroughSubject<Void, Never>()
    )
    var (values, isFinished) = ([Int](), false)
    let subscription = subject.drop(untilOutputFrom: opening).prefix(untilOutputFrom: closing).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
    subject.send(1)
    opening.send()
    subject.send(2)
    closing.send()
    subject.send(3)
    #expect(values == [2] && isFinished)
    subscription.cancel()
  }

  @Test("combineLatest publishes once each publisher has a value, and finishes when all have finished")
  func combineLatest() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    var (values, isFinished) = ([String](), false)
    let subscription = a.combineLatest(b) { "\($0)\($1)" }.sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
    a.send(1)
    b.send("y")
    a.send(2)
    a.send(completion: .finished)
    #expect(!isFinished)
    b.send("z")
    b.send(completion: .finished)
    #expect(values == ["1x", "1y", "2y", "2z"] && isFinished)
    subscription.cancel()
    let three = Publishers.CombineLatest3(Just(1), Just("a"), Just(true))
    #expect(self.values(three)?.map { "\($0.0)\($0.1)\($0.2)" } == ["1atrue"])
    let four = Just(1).combineLatest(Just(2), Just(3), Just(4))
    #expect(self.values(four)?.map { [$0.0, $0.1, $0.2, $0.3] } == [[1, 2, 3, 4]])
  }

  @Test("merge publishes values as they arrive, finishes with the last publisher, and fails with the first")
  func merge() {
    #expect(values(Just(1).merge(with: Just(2))) == [1, 2])
    #expect(values(Just(1).merge(with: Just(2), [3, 4].publisher, Just(5))) == [1, 2, 3, 4, 5])
    #expect(values(Publishers.MergeMany([Just(1), Just(2), Just(3)])) == [1, 2, 3])
    let failing = Fail<Int, Broken>(error: Broken())
    #expect(values(failing.merge(with: Just(1).setFailureType(to: Broken.self))) == nil)
  }

  @Test("zip pairs values by position and finishes with the shorter publisher")
  func zip() {
    let pairs = values(numbers.zip(["a", "b"].publisher))
    #expect(pairs?.map { "\($0.0)\($0.1)" } == ["1a", "2b"])
    #expect(values(numbers.zip([10, 20].publisher, +)) == [11, 22])
    #expect(values(numbers.zip(numbers, numbers))?.map { $0.0 + $0.1 + $0.2 } == [3, 6, 9, 12, 15, 18])
  }

  @Test("flatMap, a limited flatMap and switchToLatest forward nested publishers")
  func flatten() {
    #expect(values(numbers.prefix(3).flatMap { [$0, -$0].publisher }) == [1, -1, 2, -2, 3, -3])
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (latest, serial) = ([Int](), [Int]())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let subscriptions = [
      outer.switchToLatest().sink { latest.append($0) },
      outer.flatMap(maxPublishers: .max(1)) { $0 }.sink { serial.append($0) },
    ]
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    a.send(completion: .finished)
    b.send(4)
    #expect(latest == [1, 3, 4] && serial == [1, 2, 4])
    for subscription in subscriptions { subscription.cancel() }
    #expect(values(Just(2).append(3, 4).prepend(1)) == [1, 2, 3, 4])
    #expect(values(Just(1).append(Just(2))) == [1, 2])
  }

  @Test("Errors are thrown, caught, replaced and retried")
  func failures() {
    func checked(_ number: Int) throws -> Int {
      if number == 3 { throw Broken(number: number) }
      return number
    }
    #expect(values(numbers.tryMap(checked)) == nil)
    #expect(values(numbers.tryMap(checked).replaceError(with: 0)) == [1, 2, 0])
    #expect(values(numbers.tryMap(checked).catch { _ in [7, 8].publisher }) == [1, 2, 7, 8])
    #expect(
      values(numbers.tryMap(checked).mapError { $0 as! Broken }.catch { Just($0.number) }) == [1, 2, 3])
    #expect(values(numbers.tryMap(checked).retry(1).replaceError(with: 0)) == [1, 2, 1, 2, 0])
    #expect(values(Fail<Int, Broken>(error: Broken())) == nil && values(Empty<Int, Never>()) == [])
    #expect(values(Empty<Int, Never>().replaceEmpty(with: 5)) == [5])
    #expect(values(Result<Int, Broken>.success(3).publisher) == [3])
    #expect(values(Optional(3).publisher) == [3] && values(Int?.none.publisher) == [])
  }

  @Test("A future runs once and keeps its result; a deferred publisher is made for each subscriber")
  func futures() {
    var (promises, count) = ([Future<Int, Never>.Promise](), 0)
    let future = Future<Int, Never> { promises.append($0) }
    var results: [Int] = []
    let subscription = future.sink { results.append($0) }
    let cancelled = future.sink { results.append($0 * 100) }
    cancelled.cancel()
    #expect(promises.count == 1 && results.isEmpty)
    promises[0](.success(4))
    promises[0](.success(5))
    #expect(results == [4] && values(future) == [4])
    subscription.cancel()
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(values(deferred) == [1] && values(deferred) == [2])
  }

  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  @Test("Values that a subscriber sends when it receives the current one are published after it")
  func valuesSentForCurrentValue() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var values: [Int] = []
    let subscription = subject.sink { value in
      values.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    #expect(values == [0, 1, 2, 3] && subject.value == 3)
    subscription.cancel()
    let counter = Counter()
    var counts: [Int] = []
    let observation = counter.$count.sink { count in
      counts.append(count)
      if count < 3 { counter.count = count + 1 }
    }
    #expect(counts == [0, 1, 2, 3])
    observation.cancel()
  }

  @Test("A subject that a subscriber completes when it receives the current value completes once")
  func completionForCurrentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var (values, completions) = ([Int](), 0)
    let subscription = subject.sink(
      receiveCompletion: { _ in completions += 1 },
      receiveValue: { value in
        values.append(value)
        subject.send(completion: .finished)
        subject.send(2)
      })
    #expect(values == [1] && completions == 1 && subject.value == 1)
    subscription.cancel()
  }

  @Test("Shared publishers are subscribed to once")
  func share() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveOutput: { _ in count += 1 }).share()
    var (first, second) = ([Int](), [Int]())
    var subscriptions: Set<AnyCancellable> = []
    shared.sink { first.append($0) }.store(in: &subscriptions)
    shared.sink { second.append($0) }.store(in: &subscriptions)
    subject.send(1)
    #expect(first == [1] && second == [1] && count == 1)
    subscriptions = []
    subject.send(2)
    #expect(count == 1)
  }

  @Test("handleEvents reports events in order")
  func handleEvents() {
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("\($0)") },
      receiveCompletion: { _ in events.append("completion") },
      receiveCancel: { events.append("cancel") })
    let subscription = publisher.sink { _ in }
    subject.send(1)
    subscription.cancel()
    #expect(events == ["subscription", "1", "cancel"])
    _ = values(Just(2).handleEvents(receiveCompletion: { _ in events.append("completion") }))
    #expect(events.last == "completion")
  }

  @Test("Notifications are published during a subscription")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("easel"))
    var names: [String] = []
    let subscription = center.publisher(for: name).map(\.name.rawValue).sink { names.append($0) }
    center.post(name: name, object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(names == ["easel"])
  }
}
