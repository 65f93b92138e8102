import Synchronization

/// Seeds that several threads take their work from.
final class SeedQueue: Sendable {
  private let seeds: [UInt64]
  private let taken = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)

  init(_ seeds: [UInt64]) { self.seeds = seeds }

  /// How many were handed out.
  var takenCount: Int { min(taken.load(ordering: .relaxed), seeds.count) }

  /// The next one; nil when there are no more, or after `stop()`.
  func next() -> UInt64? {
    guard !isStopped.load(ordering: .relaxed) else { return nil }
    let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < seeds.count ? seeds[index] : nil
  }

  func stop() { isStopped.store(true, ordering: .relaxed) }
}
