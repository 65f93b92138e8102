import EaselWindowing
import Foundation

/// The run loop. One turn: draw if a frame is due, fire the user's timers, sleep until something happens, hand out what
/// did. It serves the user's own code too: Dispatch's main queue, main-actor tasks and timers of the main `RunLoop`.
extension WindowSession {
  /// Makes the loop return after this turn.
  package func stop() { isStopped = true }

  /// Shows the view until the window is closed, `stop` is called or a moment comes. Throws `.connectionLost`.
  package func run(until end: MonotonicTime? = nil) throws(WindowingError) {
    isStopped = false
    while !isStopped, !window.isClosed {
      let now = MonotonicTime.now
      if let end, now >= end { return }
      drawIfDue(at: now)
      fireTimers(at: now)
      if !isStopped { try sleep(until: end) }
    }
  }

  private func drawIfDue(at now: MonotonicTime) {
    if let wakeup = nextFrame(), wakeup.time <= now, window.canPresent {
      missedFrames += schedule.missedFrames(wakeup, at: now)
      drawFrame(at: now)
      timers.frameWasDrawn(at: now)
    }
    if needsPresent, window.canPresent { needsPresent = !window.presentAgain() }
  }

  /// The next frame that the window can show; nil when none is wanted or nobody would see it.
  private func nextFrame() -> Wakeup? {
    guard window.isVisible else { return nil }
    let requests = FrameSchedule.FrameRequests(
      isChanged: needsFrame, view: host.nextUpdate, overlay: overlay == nil ? nil : overlayDeadline)
    return schedule.nextFrame(for: requests)
  }

  /// While the server is busy with earlier frames only its answer brings the next one.
  private func sleep(until end: MonotonicTime?) throws(WindowingError) {
    let frame = window.canPresent ? nextFrame() : nil
    let next = Wakeup.first(frame, timers.nextPass)
    nextWakeup = next?.reason
    let deadline: MonotonicTime? = if let next, let end { min(next.time, end) } else { next?.time ?? end }
    // Input that waits for the next refresh is shown with the same frame; to be woken for it, and for the server's
    // answer to the last frame, would double the wakeups.
    let listens = !(frame.map { $0.time < MonotonicTime.now.advanced(by: WindowSession.shortWait) } ?? false)
    let reasons = wait.wait(for: connection, listens: listens, until: deadline)
    wakeupCount += 1
    if reasons.woken, pictures.hasNews {
      shown = nil
      needsFrame = true
    }
    if reasons.mainQueue {
      wait.runMainQueue()
      timers.eventWasHandled()
    }
    if !listens || reasons.server || reasons.serverLost { try readEvents() }
  }

  /// Seconds. Frames that are due sooner bring the server's events with them.
  private static let shortWait = 0.025

  /// Fires the timers of the main run loop that are due and asks when the next one is.
  private func fireTimers(at now: MonotonicTime) {
    if timers.isPassDue(at: now) { timers.runPass(at: now) }
  }

  private func readEvents() throws(WindowingError) {
    try connection.readEvents()
    for event in window.takeEvents() {
      handle(event)
      timers.eventWasHandled()
    }
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .resized: resized()
    case .scaleChanged: displayScaleChanged()
    case .schemeChanged: colorScheme = connection.prefersDark ? .dark : .light
    case .exposed: needsPresent = true
    case .visibilityChanged: needsFrame = true
    case .key(let key): handle(key)
    case .pointer(let pointer): handle(pointer)
    case .closeRequested: window.close()
    case .focusChanged: break
    }
  }
}
