/// Pacing by the vertical blank.
extension DisplayWindow {
  /// What starts the frames now.
  package var pacingWay: FramePacing.Way { presenter.way }

  /// The last blank at which a frame was shown, and the seconds between blanks. Nil while the timer starts
  /// the frames.
  package var blank: (time: MonotonicTime, period: Double)? {
    guard let pacer = presenter.blanks?.pacer, pacer.isFollowing, let blank = pacer.blank else { return nil }
    return (blank.time, pacer.period)
  }

  /// Returns the times at which frames were shown since the last call, oldest first, as far as the server
  /// reports them.
  package func takeShownTimes() -> [MonotonicTime] { presenter.blanks?.takeShownTimes() ?? [] }

  /// When the frame that waits to be shown is overdue; nil without one. Call `checkPacing` then.
  package var pacingDeadline: MonotonicTime? { presenter.blanks?.pacer.deadline }

  /// Leaves the pacing to the timer if a frame is overdue, and presents the frame's region again by another
  /// way. Call it when no event has arrived until the deadline.
  package func checkPacing(at now: MonotonicTime) {
    guard !isGone, presenter.blanks?.checkDeadline(at: now) == true else { return }
    if presenter.recoverLostRectangles() { _ = presentAgain() }
    settleCounter()
  }
}
