import Combine
import SwiftUI

// A user's models that are wired by publishers, as they are written for Apple's systems; compiled in both language modes.

@MainActor
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var limit = 3
  @Published private(set) var results: [String] = []
  @Published var isBusy = false
  @Published var ticks = 0
  let selection = PassthroughSubject<String, Never>()
  let theme = CurrentValueSubject<Int, Never>(0)
  private var cancellables: Set<AnyCancellable> = []
  private let ticker: Publishers.Autoconnect<Timer.TimerPublisher> =
    Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  init(words: [String]) {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .combineLatest($limit)
      .map { query, limit in Array(words.filter { $0.contains(query) }.prefix(limit)) }
      .receive(on: DispatchQueue.main)
      .assign(to: &$results)

    Publishers.Merge(selection.map { _ in true }, theme.dropFirst().map { _ in false })
      .sink { [weak self] in self?.isBusy = $0 }
      .store(in: &cancellables)

    ticker.scan(0) { count, _ in count + 1 }.assign(to: \.ticks, on: self).store(in: &cancellables)

    NotificationCenter.default.publisher(for: Notification.Name("reset"))
      .delay(for: .seconds(0.1), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.query = "" }
      .store(in: &cancellables)

    Publishers.CombineLatest3($query, $limit, theme)
      .throttle(for: 0.2, scheduler: RunLoop.main, latest: true)
      .drop { query, _, _ in query.isEmpty }
      .prefix { _, limit, _ in limit > 0 }
      .handleEvents(receiveOutput: { _ in })
      .sink { _ in }
      .store(in: &cancellables)
  }
}

enum LoadingError: Error {
  case missing
}

func loading(_ name: String) -> AnyPublisher<Int, LoadingError> {
  guard !name.isEmpty else { return Fail(error: LoadingError.missing).eraseToAnyPublisher() }
  return Deferred { Future<Int, LoadingError> { promise in promise(.success(name.count)) } }
    .eraseToAnyPublisher()
}

/// The sum of the lengths of names; -1 for those that cannot be loaded.
func lengths(of names: [String]) -> [Int] {
  var lengths: [Int] = []
  let subscription = names.publisher
    .flatMap { loading($0).catch { _ in Just(-1) } }
    .tryMap { (length: Int) throws -> Int in length }
    .replaceError(with: 0)
    .collect()
    .sink { lengths = $0 }
  subscription.cancel()
  return lengths
}

/// The values of a subject that come first, after another has spoken, and one by one beside those of a third.
@MainActor
func wired(
  _ subject: PassthroughSubject<Int, Never>, until end: PassthroughSubject<Void, Never>
) -> [AnyCancellable] {
  let switched = subject.map { Just($0) }.switchToLatest().share()
  return [
    switched.first().sink { _ in },
    subject.drop(untilOutputFrom: end).sink { _ in },
    subject.zip(switched).sink { _ in },
    subject.merge(with: switched).sink { _ in },
    Empty<Int, Never>().sink { _ in },
  ]
}

/// Sends what both publishers said last.
func forward<P: Publisher<Int, Never>, S: Subject<Int, Never>>(_ source: P, to subject: S) -> AnyCancellable {
  Publishers.CombineLatest(source, Just(1)).map { $0 + $1 }.sink { subject.send($0) }
}
