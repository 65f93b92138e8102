import EaselUI
import EaselWindowing
import Foundation

/// When the next frame of a window starts, and who wants it: the one place where dates, refreshes and changes meet.
///
/// It never looks at a clock itself, so any course of time can be tried.
struct FrameSchedule {
  /// What may want a frame.
  struct FrameRequests {
    /// Something changed that is not shown yet.
    var isChanged = false
    /// What the view wants by itself.
    var view: NextUpdate?
    /// When what lies over the view wants to be drawn again.
    var overlay: MonotonicTime?
  }

  var dates: SessionClock
  var ticks: FrameClock

  /// The next frame; nil when nobody wants one. Its time is a tick that was not used yet, and in the past when the frame
  /// is due: a change after a rest is shown at once.
  func nextFrame(for requests: FrameRequests) -> Wakeup? {
    let change = requests.isChanged ? FrameSchedule.firstTick : nil
    let overlay = requests.overlay.map { Wakeup(time: $0, reason: .overlay) }
    let first = Wakeup.first(Wakeup.first(change, viewWakeup(requests.view)), overlay)
    return first.map { Wakeup(time: ticks.deadline(notBefore: $0.time), reason: $0.reason) }
  }

  /// Says that a frame starts. Gives the date that it shows.
  mutating func frameStarted(at now: MonotonicTime) -> Date {
    dates.date(at: ticks.frameStarted(at: now))
  }

  /// How many refreshes pass between when a frame was due and when it starts; none where motion did not ask for it, or
  /// where it rested, as behind a hidden window.
  func missedFrames(_ wakeup: Wakeup, at now: MonotonicTime) -> Int {
    let lateness = now.seconds(since: wakeup.time)
    guard wakeup.reason == .refresh, lateness > 0, lateness < FrameSchedule.shortestRest else { return 0 }
    return Int(lateness / ticks.interval)
  }

  /// Seconds.
  private static let shortestRest = 1.0

  /// Something that was wanted before any tick.
  private static let firstTick = Wakeup(time: MonotonicTime(nanoseconds: 0), reason: .change)

  private func viewWakeup(_ update: NextUpdate?) -> Wakeup? {
    switch update {
    case nil: nil
    case .immediately: FrameSchedule.firstTick
    case .refresh(let date): dates.time(of: date).map { Wakeup(time: $0, reason: .refresh) }
    case .date(let date): dates.time(of: date).map { Wakeup(time: $0, reason: .date) }
    }
  }
}

/// Who asked for a wakeup.
package enum WakeupReason: String, Sendable {
  /// State, input or size: something changed that is not shown yet.
  case change
  /// Something moves with every refresh of the display.
  case refresh
  /// A timeline changes at a date.
  case date
  /// What lies over the view wants to be drawn again.
  case overlay
  /// A timer of the user's.
  case timer
}

/// A moment at which the program goes on, and why.
struct Wakeup: Equatable {
  var time: MonotonicTime
  var reason: WakeupReason

  /// The one that comes first, nil standing for never. Frames ask for it again and again, for which an array of both
  /// would be made each time.
  static func first(_ one: Wakeup?, _ other: Wakeup?) -> Wakeup? {
    guard let one, let other else { return one ?? other }
    return other.time < one.time ? other : one
  }
}
