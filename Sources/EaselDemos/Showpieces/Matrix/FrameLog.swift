import Foundation

/// The times at which a timeline drew, and what they say about its pace.
final class FrameLog {
  /// A frame and the time since the one before it, in seconds.
  struct Entry {
    let number: Int
    let date: Date
    let interval: Double
  }

  private(set) var entries: [Entry] = []
  private(set) var first: Date?
  private var last: Date?
  private var count = 0

  /// The largest number of entries.
  static let capacity = 180

  /// Adds a frame. A date before the last one begins a new log.
  func note(_ date: Date) {
    defer { last = date }
    guard let last, date >= last else { return begin(at: date) }
    guard date > last else { return }
    count += 1
    entries.append(Entry(number: count, date: date, interval: date.timeIntervalSince(last)))
    if entries.count > Self.capacity { entries.removeFirst() }
  }

  private func begin(at date: Date) {
    (first, count, entries) = (date, 1, [])
  }

  var frameCount: Int { count }

  /// The shortest, mean and longest interval, in seconds, or nil before the second frame.
  var summary: (shortest: Double, mean: Double, longest: Double)? {
    let intervals = entries.map(\.interval)
    guard let shortest = intervals.min(), let longest = intervals.max() else { return nil }
    return (shortest, intervals.reduce(0, +) / Double(intervals.count), longest)
  }
}
