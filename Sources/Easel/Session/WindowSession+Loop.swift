import EaselWindowing
import Foundation

/// The run loop. One turn draws a frame if it is due, fires the program's timers, sleeps until an event or a deadline, and
/// handles events. It also serves Dispatch's main queue, main-actor tasks and timers of the main `RunLoop`.
extension WindowSession {
  /// Stops the loop after the current turn.
  package func stop() { isStopped = true }

  /// Runs until the window is closed, `stop` is called or a time is reached. Throws `.connectionLost` or
  /// `.connectionClosed`.
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

  /// The next frame; nil if none was requested or the window is hidden.
  private func nextFrame() -> Wakeup? {
    guard window.isVisible else { return nil }
    let requests = FrameSchedule.FrameRequests(
      isChanged: needsFrame, view: hidesContent ? nil : host.nextUpdate, interface: interface?.nextUpdate)
    return schedule.nextFrame(for: requests)
  }

  /// Sleeps until the next deadline or event. While the server still reads earlier frames, only its answer starts the next
  /// frame.
  private func sleep(until end: MonotonicTime?) throws(WindowingError) {
    let frame = window.canPresent ? nextFrame() : nil
    let next = Wakeup.first(frame, timers.nextPass)
    nextWakeup = next?.reason
    let deadline = MonotonicTime.first(
      .first(next?.time, end), .first(window.pacingDeadline, window.selectionDeadline))
    // Events that arrive before the next refresh are handled with its frame. Waking up for each of them, and for the
    // server's answer to the last frame, would double the number of wakeups.
    let listens = !(frame.map { $0.time < MonotonicTime.now.advanced(by: WindowSession.shortWait) } ?? false)
    let reasons = wait.wait(for: connection, listens: listens, until: deadline)
    wakeupCount += 1
    if reasons.isEmpty { window.checkPacing(at: .now) }
    if reasons.woken, pictures.hasNews {
      shown = nil
      needsFrame = true
    }
    if reasons.mainQueue {
      wait.runMainQueue()
      timers.eventWasHandled()
    }
    if !listens || reasons.server || reasons.serverLost { try readEvents() }
    window.deliverSelections()
    followDisplay()
  }

  /// Aligns the ticks to the display's blanks while the window follows them.
  private func followDisplay() {
    for time in window.takeShownTimes() { shownFrames.add(time) }
    if let blank = window.blank {
      schedule.ticks.follow(blankAt: blank.time, interval: blank.period)
    } else if schedule.ticks.followsBlank {
      schedule.ticks.stopFollowing()
    }
  }

  /// Seconds. If a frame is due sooner, events wait for it.
  private static let shortWait = 0.025

  /// Runs the main run loop if a timer or a block is due.
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
    case .composing(let text, let caret): compose(text, caret: caret)
    case .closeRequested: window.close()
    case .focusChanged: break
    }
  }
}
