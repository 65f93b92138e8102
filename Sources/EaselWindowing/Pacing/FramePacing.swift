import Foundation

/// What starts the frames of a window.
package enum PacingMode: String, CaseIterable, Sendable {
  /// The vertical blank of the display where the server reports a real one, the timer elsewhere.
  case auto
  /// The blank that the server reports, even if the server only imitates it.
  case vblank
  /// A timer at the refresh rate of the display.
  case timer
}

/// How the frames of a window are paced now, and what the server reported about shown frames.
package struct FramePacing: Equatable, Sendable {
  package enum Way: Equatable, Sendable {
    case timer(Reason)
    case verticalBlank
    /// The server shows a frame about once a second, as servers do for windows that nobody can see. The next
    /// frame waits for the last one.
    case hidden
  }

  /// Why the timer is used. The raw value is a phrase for users.
  package enum Reason: String, Sendable {
    case chosen = "it was chosen"
    case measuring = "the vertical blank was not measured yet"
    case noExtension = "the server has no Present and XFixes extensions"
    case noSharedMemory = "the server does not share memory"
    case noBlank = "the server has no real vertical blank"
    case noAnswer = "the server stopped reporting shown frames"
  }

  package var way: Way
  /// Seconds between refreshes of the display.
  package var period: Double
  /// The median and the 99th percentile of the seconds between shown frames, over the last two seconds. With
  /// the timer, the server does not report when frames are shown, and the starts of frames count.
  package var intervalMedian = 0.0
  package var interval99 = 0.0
  /// The median seconds from the start of a frame until it is shown; 0 with the timer.
  package var latency = 0.0

  package init(way: Way, period: Double) { (self.way, self.period) = (way, period) }
}

/// A vertical blank of the display as the server reports it.
struct VerticalBlank: Equatable, Sendable {
  var time: MonotonicTime
  /// The server's count of blanks.
  var number: UInt64
}

/// Times successive blanks, and decides whether they are real.
///
/// Servers without a display imitate the blank by timers of whole milliseconds: at 60 Hz, intervals of 16 and
/// 17 ms alternate, and an own timer is steadier. Blanks of a display are steady to microseconds.
struct BlankMeasurement {
  /// The number of intervals that are measured.
  static let intervalCount = 30
  /// The largest root mean square of the intervals' deviation from their mean, in seconds. Timers of whole
  /// milliseconds reach 0.24 ms at least, unless the period is a whole number of milliseconds.
  private static let largestDeviation = 0.000_12
  /// The largest relative difference between the period and the refresh rate that the server announces.
  private static let largestMismatch = 0.01
  /// Seconds. A larger distance between blanks and this machine's clock means another clock.
  private static let largestOffset = 1.0

  private var blanks: [VerticalBlank] = []
  private var sharesClock = true

  var isComplete: Bool { blanks.count > BlankMeasurement.intervalCount }

  /// Adds a blank that was reported at `now`.
  mutating func add(_ blank: VerticalBlank, at now: MonotonicTime) {
    blanks.append(blank)
    if abs(now.seconds(since: blank.time)) > BlankMeasurement.largestOffset { sharesClock = false }
  }

  /// Seconds between blanks; nil if the blanks make no sense: their times or numbers do not grow, or no
  /// display has that rate.
  var period: Double? {
    guard sharesClock, let first = blanks.first, let last = blanks.last, last.number > first.number else {
      return nil
    }
    let period = last.time.seconds(since: first.time) / Double(last.number - first.number)
    return ScreenMetrics.isPlausible(rate: 1 / period) ? period : nil
  }

  /// Whether the blanks are those of a display.
  ///
  /// - Parameter rates: The refresh rates that the server announces for its displays. Empty or 0 without one.
  func isReal(rates: [Double]) -> Bool {
    guard let period else { return false }
    let squares = zip(blanks, blanks.dropFirst()).map { one, next in
      let expected = period * Double(Int64(bitPattern: next.number &- one.number))
      return pow(next.time.seconds(since: one.time) - expected, 2)
    }
    let deviation = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
    return deviation <= BlankMeasurement.largestDeviation
      && rates.contains { abs($0 * period - 1) <= BlankMeasurement.largestMismatch }
  }
}
