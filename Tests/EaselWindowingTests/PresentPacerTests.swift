import Testing

@testable import EaselWindowing

@Suite("Pacing by the vertical blank")
struct PresentPacerTests {
  private let start = MonotonicTime(nanoseconds: 50_000_000_000)

  private func time(_ milliseconds: Double) -> MonotonicTime { start.advanced(by: milliseconds / 1000) }

  private func blank(_ number: UInt64, at milliseconds: Double) -> VerticalBlank {
    VerticalBlank(time: time(milliseconds), number: number)
  }

  /// Returns a pacer that has measured 31 blanks, whose times in milliseconds depend on their numbers.
  private func pacer(
    _ mode: PacingMode = .auto, rates: [Double], times: (Int) -> Double
  ) -> PresentPacer {
    var pacer = PresentPacer(mode: mode, rates: rates)
    for number in 0...BlankMeasurement.intervalCount {
      #expect(pacer.way == .timer(.measuring))
      pacer.measured(blank(UInt64(1000 + number), at: times(number)), at: time(times(number)))
    }
    return pacer
  }

  /// Returns a pacer that follows the blanks of a display with 100 refreshes per second. The last blank, of
  /// number 1030, was at 300 ms.
  private func followingPacer() -> PresentPacer { pacer(rates: [100]) { Double($0) * 10 } }

  @Test(
    "Steady blanks at the rate of a display are followed", arguments: [23.976, 59.951, 74.973, 143.98, 240])
  func acceptsDisplay(rate: Double) {
    // Microseconds of noise, as the interrupts of displays have.
    let pacer = pacer(rates: [60.0, rate * 1.001]) { Double($0) * 1000 / rate + Double($0 * 7 % 5) * 0.004 }
    #expect(pacer.way == .verticalBlank)
    #expect(abs(pacer.period * rate - 1) < 1e-3)
    #expect(pacer.target == 1031)
  }

  @Test(
    "Blanks imitated by timers of whole milliseconds are not followed", arguments: [60.0, 75, 120, 144, 165])
  func refusesTimers(rate: Double) {
    let times = { (number: Int) in (Double(number) * 1000 / rate).rounded() }
    #expect(pacer(rates: [rate], times: times).way == .timer(.noBlank))
    #expect(pacer(.vblank, rates: [0], times: times).way == .verticalBlank)
  }

  @Test("A steady timer at another rate than the display's, or without a display, is not followed")
  func refusesOtherRates() {
    #expect(pacer(rates: [60]) { Double($0) * 17 }.way == .timer(.noBlank))
    #expect(pacer(rates: [0]) { Double($0) * 20 }.way == .timer(.noBlank))
    #expect(pacer(rates: []) { Double($0) * 20 }.way == .timer(.noBlank))
  }

  @Test("Implausible blanks are rejected even if pacing by blanks is forced")
  func refusesNonsense() {
    let standing = pacer(.vblank, rates: [60]) { _ in 0 }
    let falling = pacer(.vblank, rates: [60]) { Double($0) * -16 }
    let slow = pacer(.vblank, rates: [60]) { Double($0) * 1000 }
    for pacer in [standing, falling, slow] { #expect(pacer.way == .timer(.noBlank)) }
    var constant = PresentPacer(mode: .vblank, rates: [60])
    var foreign = PresentPacer(mode: .vblank, rates: [60])
    for number in 0...BlankMeasurement.intervalCount {
      let moment = Double(number) * 16
      constant.measured(blank(7, at: moment), at: time(moment))
      foreign.measured(blank(UInt64(number), at: moment), at: time(moment + 5000))
    }
    #expect(constant.way == .timer(.noBlank) && foreign.way == .timer(.noBlank))
  }

  @Test("Each frame is sent for the blank after the one at which the last was shown")
  func takesTurns() {
    var pacer = followingPacer()
    for frame in 0..<50 {
      let now = 300 + Double(frame) * 10
      #expect(pacer.target == UInt64(1031 + frame) && !pacer.isWaiting && pacer.deadline == nil)
      pacer.frameWasSent(at: time(now + 2))
      #expect(pacer.isWaiting && pacer.deadline == time(now + 27))
      let isOverdue = pacer.checkDeadline(at: time(now + 26.9))
      let wasOverdue = pacer.frameWasShown(at: blank(UInt64(1031 + frame), at: now + 10))
      #expect(!isOverdue && !wasOverdue)
    }
    #expect(pacer.way == .verticalBlank && abs(pacer.period - 0.01) < 1e-9)
  }

  @Test("No time or number of a blank traps", arguments: [Int64.min, -1, .max])
  func survivesAnyBlank(nanoseconds: Int64) {
    let blank = VerticalBlank(time: MonotonicTime(nanoseconds: nanoseconds), number: .max)
    var pacer = followingPacer()
    pacer.frameWasSent(at: time(300))
    _ = pacer.frameWasShown(at: blank)
    #expect(pacer.target == 0)
    var clock = FrameClock(refreshRate: 100)
    _ = clock.frameStarted(at: start)
    clock.follow(blankAt: blank.time, interval: 0.01)
    _ = clock.frameStarted(at: start)
    _ = clock.deadline(notBefore: start)
    #expect(abs(blank.time.advanced(by: 1e9).seconds(since: start)) <= 9.3e9)
  }

  @Test("The period follows a display that changes its rate")
  func followsRate() {
    var pacer = followingPacer()
    for frame in 1...400 {
      let now = 300 + Double(frame) * 20
      pacer.frameWasSent(at: time(now - 19))
      _ = pacer.frameWasShown(at: blank(UInt64(1030 + frame), at: now))
    }
    #expect(abs(pacer.period - 0.02) < 1e-5)
  }

  @Test("An overdue frame leaves the pacing to the timer until its answer comes")
  func survivesSilence() {
    var pacer = followingPacer()
    pacer.frameWasSent(at: time(300))
    let isOverdue = pacer.checkDeadline(at: time(325))
    #expect(isOverdue && pacer.way == .timer(.noAnswer) && pacer.deadline == nil)
    #expect(!pacer.isFollowing && pacer.isWaiting)
    let wasOverdue = pacer.frameWasShown(at: blank(1035, at: 350))
    #expect(wasOverdue && pacer.way == .verticalBlank && pacer.target == 1036)
  }

  @Test("A window whose answers take a second counts as hidden until an answer is fast")
  func recognizesHiddenWindow() {
    var pacer = followingPacer()
    pacer.frameWasSent(at: time(300))
    _ = pacer.checkDeadline(at: time(330))
    _ = pacer.frameWasShown(at: blank(1031, at: 1300))
    for second in 1...3 {
      #expect(pacer.way == .hidden && pacer.isFollowing)
      pacer.frameWasSent(at: time(Double(second) * 1000 + 300))
      #expect(pacer.deadline == time(Double(second) * 1000 + 3300))
      _ = pacer.frameWasShown(at: blank(UInt64(1031 + second), at: Double(second) * 1000 + 1300))
    }
    #expect(abs(pacer.period - 0.01) < 1e-9)
    pacer.frameWasSent(at: time(4301))
    _ = pacer.frameWasShown(at: blank(1100, at: 4310))
    #expect(pacer.way == .verticalBlank)
  }

  @Test("An answer without a frame changes nothing")
  func ignoresStrayAnswer() {
    var pacer = followingPacer()
    let wasOverdue = pacer.frameWasShown(at: blank(5, at: 5000))
    #expect(!wasOverdue)
    #expect(pacer.way == .verticalBlank && pacer.target == 1031)
  }
}

@Suite("Ticks at vertical blanks")
struct FollowingClockTests {
  private let start = MonotonicTime(nanoseconds: 5_000_000_000)

  private func time(_ milliseconds: Double) -> MonotonicTime { start.advanced(by: milliseconds / 1000) }

  @Test("Frames start at blanks and show the time of the next one")
  func showsNextBlank() {
    var clock = FrameClock(refreshRate: 60)
    _ = clock.frameStarted(at: start)
    for frame in 1...100 {
      let blank = time(3 + Double(frame) * 10)
      clock.follow(blankAt: blank, interval: 0.01)
      #expect(clock.deadline(notBefore: start) == blank)
      #expect(clock.frameStarted(at: blank.advanced(by: 0.0004)) == blank.advanced(by: 0.01))
      // The same blank, as after an event that is not a frame's answer.
      clock.follow(blankAt: blank, interval: 0.01)
      #expect(clock.deadline(notBefore: start) == blank.advanced(by: 0.01))
    }
  }

  @Test("A frame that starts between blanks shows the next one")
  func startsLate() {
    var clock = FrameClock(refreshRate: 100)
    _ = clock.frameStarted(at: start)
    clock.follow(blankAt: start, interval: 0.01)
    #expect(clock.frameStarted(at: time(57)) == time(60))
    #expect(clock.deadline(notBefore: start) == time(60))
  }

  @Test("The time that frames show does not go back when the timer takes over")
  func continuesFree() {
    var clock = FrameClock(refreshRate: 100)
    _ = clock.frameStarted(at: start)
    clock.follow(blankAt: start, interval: 0.01)
    let last = clock.frameStarted(at: time(10))
    #expect(last == time(20) && clock.delay == 0.01)
    clock.stopFollowing()
    #expect(clock.delay == 0 && clock.interval == 0.01)
    #expect(clock.frameStarted(at: time(35)) >= last)
  }
}
