import EaselUI
import EaselWindowing
import Foundation

/// When the next frame of a window starts, and for which reason. Combines dates, refreshes and changes.
///
/// It does not read a clock, so tests can use any times.
struct FrameSchedule {
  /// The requests for a frame.
  struct FrameRequests {
    /// Whether a change is not shown yet.
    var isChanged = false
    /// The next update that the view asks for.
    var view: NextUpdate?
    /// When the interface has to be drawn again.
    var interface: MonotonicTime?
  }

  var dates: SessionClock
  var ticks: FrameClock

  /// The next frame; nil if none was requested. Its time is a refresh that has no frame yet. The time is in the past if
  /// the frame is due: a change after an idle period is shown at once.
  func nextFrame(for requests: FrameRequests) -> Wakeup? {
    let change = requests.isChanged ? FrameSchedule.firstTick : nil
    let interface = requests.interface.map { Wakeup(time: $0, reason: .interface) }
    let first = Wakeup.first(Wakeup.first(change, viewWakeup(requests.view)), interface)
    return first.map { Wakeup(time: ticks.deadline(notBefore: $0.time), reason: $0.reason) }
  }

  /// Notes the start of a frame and returns the date that it shows.
  mutating func frameStarted(at now: MonotonicTime) -> Date {
    dates.date(at: ticks.frameStarted(at: now))
  }

  /// The number of refreshes between a frame's due time and its start. It is 0 if no animation requested the frame, and
  /// after an idle period, for instance of a hidden window.
  func missedFrames(_ wakeup: Wakeup, at now: MonotonicTime) -> Int {
    let lateness = now.seconds(since: wakeup.time)
    guard wakeup.reason == .refresh, lateness > 0, lateness < FrameSchedule.shortestRest else { return 0 }
    return Int(lateness / ticks.interval)
  }

  /// Seconds of lateness from which the session counts as idle.
  private static let shortestRest = 1.0

  /// The time at which a frame that shows a date starts; nil while paused.
  private func start(showing date: Date) -> MonotonicTime? {
    dates.time(of: date)?.advanced(by: -ticks.delay)
  }

  /// A request that is due before the first refresh.
  private static let firstTick = Wakeup(time: MonotonicTime(nanoseconds: 0), reason: .change)

  private func viewWakeup(_ update: NextUpdate?) -> Wakeup? {
    switch update {
    case nil: nil
    case .immediately: FrameSchedule.firstTick
    case .refresh(let date): start(showing: date).map { Wakeup(time: $0, reason: .refresh) }
    case .date(let date): start(showing: date).map { Wakeup(time: $0, reason: .date) }
    }
  }
}

/// The reason for a wakeup.
package enum WakeupReason: String, Sendable {
  /// A change of state, input or size that is not shown yet.
  case change
  /// An animation, which moves with every refresh of the display.
  case refresh
  /// The next date of a timeline.
  case date
  /// The interface above the content has to be drawn again.
  case interface
  /// A timer of the program.
  case timer
}

/// A time at which the loop wakes up, and the reason.
struct Wakeup: Equatable {
  var time: MonotonicTime
  var reason: WakeupReason

  /// The earlier of two wakeups, where nil is never. Called several times for each frame, so it does not allocate an
  /// array.
  static func first(_ one: Wakeup?, _ other: Wakeup?) -> Wakeup? {
    guard let one, let other else { return one ?? other }
    return other.time < one.time ? other : one
  }
}
