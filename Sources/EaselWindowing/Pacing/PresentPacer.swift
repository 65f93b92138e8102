/// Decides from the server's answers whether the vertical blank or the timer starts frames.
///
/// One frame at a time waits to be shown. Its answer brings the time of the blank, from which the next frame
/// starts. The pacer sends nothing and reads no clock, so tests can use any times.
struct PresentPacer {
  /// A frame that the server has not shown after this many periods is overdue.
  static let overduePeriods = 2.5
  /// Seconds after which the answer to a frame means that nobody can see the window.
  static let hiddenDelay = 0.5
  /// Seconds after which a frame of a hidden window is overdue. Such windows are answered once a second.
  static let hiddenLimit = 3.0

  private enum State { case measuring, refused, following, overdue, hidden }

  let mode: PacingMode
  /// The refresh rates that the server announces.
  let rates: [Double]
  private(set) var measurement = BlankMeasurement()
  /// The last blank that the server reported.
  private(set) var blank: VerticalBlank?
  /// Seconds between blanks; 0 while they are measured.
  private(set) var period = 0.0
  private var state = State.measuring
  /// When the frame that waits to be shown was sent; nil without one.
  private var sent: MonotonicTime?

  init(mode: PacingMode, rates: [Double]) { (self.mode, self.rates) = (mode, rates) }

  var way: FramePacing.Way {
    switch state {
    case .measuring: .timer(.measuring)
    case .refused: .timer(.noBlank)
    case .overdue: .timer(.noAnswer)
    case .following: .verticalBlank
    case .hidden: .hidden
    }
  }

  /// Whether frames are presented with the blank.
  var isFollowing: Bool { state == .following || state == .hidden }
  /// Whether a frame waits to be shown.
  var isWaiting: Bool { sent != nil }
  /// The number of the blank at which a frame that is sent now is to be shown.
  var target: UInt64 { blank.map { $0.number &+ 1 } ?? 0 }

  /// When the frame that waits is overdue; nil without one.
  var deadline: MonotonicTime? {
    guard isFollowing, let sent else { return nil }
    return sent.advanced(
      by: state == .hidden ? PresentPacer.hiddenLimit : PresentPacer.overduePeriods * period)
  }

  /// Adds a blank that was asked for. After the last one, the way of pacing is decided.
  mutating func measured(_ next: VerticalBlank, at now: MonotonicTime) {
    guard state == .measuring else { return }
    measurement.add(next, at: now)
    blank = next
    guard measurement.isComplete else { return }
    period = measurement.period ?? 0
    let isAccepted = period > 0 && (mode == .vblank || measurement.isReal(rates: rates))
    state = isAccepted ? .following : .refused
  }

  /// Notes that a frame was sent.
  mutating func frameWasSent(at now: MonotonicTime) { sent = now }

  /// Notes that the frame was shown. Returns whether it was overdue: what it shows may be older than what the
  /// timer's frames have shown since.
  mutating func frameWasShown(at shown: VerticalBlank) -> Bool {
    guard let sent else { return false }
    let wasOverdue = state == .overdue
    let isLate = shown.time.seconds(since: sent) >= PresentPacer.hiddenDelay
    if !isLate { updatePeriod(with: shown) }
    state = isLate ? .hidden : .following
    self.sent = nil
    blank = shown
    return wasOverdue
  }

  /// Returns whether the frame that waits has become overdue. The timer starts the frames from then on, until
  /// the answer comes after all.
  mutating func checkDeadline(at now: MonotonicTime) -> Bool {
    guard let deadline, now >= deadline else { return false }
    state = .overdue
    return true
  }

  /// Follows slow changes of the period, and other modes of the display.
  private mutating func updatePeriod(with shown: VerticalBlank) {
    guard let blank, shown.number > blank.number, shown.number - blank.number <= 4 else { return }
    let measured = shown.time.seconds(since: blank.time) / Double(shown.number - blank.number)
    if ScreenMetrics.isPlausible(rate: 1 / measured) { period += (measured - period) / 32 }
  }
}
