import EaselDrawing
import EaselUI
import EaselWindowing
import Foundation
import Testing

@testable import Easel

@Suite("Frame scheduling")
struct FrameScheduleTests {
  private let start = MonotonicTime(nanoseconds: 1_000_000_000)
  private let date = Date(timeIntervalSinceReferenceDate: 1000)

  private func time(_ milliseconds: Double) -> MonotonicTime { start.advanced(by: milliseconds / 1000) }

  /// Returns a schedule with 100 ticks per second that has drawn its first frame at `start`.
  private func makeSchedule() -> FrameSchedule {
    var schedule = FrameSchedule(
      dates: SessionClock(date: date, at: start), ticks: FrameClock(refreshRate: 100))
    _ = schedule.frameStarted(at: start)
    return schedule
  }

  @Test("Without requests no frame is scheduled")
  func sleeps() {
    #expect(makeSchedule().nextFrame(for: .init()) == nil)
  }

  @Test("A change is shown at the first tick after the last frame, however long ago that was")
  func showsChange() {
    var schedule = makeSchedule()
    #expect(schedule.nextFrame(for: .init(isChanged: true)) == Wakeup(time: time(10), reason: .change))
    #expect(schedule.nextFrame(for: .init(view: .immediately)) == Wakeup(time: time(10), reason: .change))
    _ = schedule.frameStarted(at: time(503))
    #expect(schedule.nextFrame(for: .init(isChanged: true))?.time == time(510))
  }

  @Test("A date that is NaN is never due, and infinite ones are later than all others")
  func datesThatAreNotFinite() throws {
    let schedule = makeSchedule()
    let never = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(schedule.nextFrame(for: .init(view: .date(never))) == nil)
    #expect(schedule.nextFrame(for: .init(view: .refresh(notBefore: never))) == nil)
    let far = Date(timeIntervalSinceReferenceDate: .infinity)
    let wakeup = try #require(schedule.nextFrame(for: .init(view: .date(far))))
    #expect(wakeup.time > start.advanced(by: 1e9))
  }

  @Test("Refreshes missed by an animation are counted, pauses are not")
  func countsMissedFrames() {
    let schedule = makeSchedule()
    let moves = Wakeup(time: time(10), reason: .refresh)
    #expect(schedule.missedFrames(moves, at: time(10)) == 0)
    #expect(schedule.missedFrames(moves, at: time(19)) == 0)
    #expect(schedule.missedFrames(moves, at: time(41)) == 3)
    #expect(schedule.missedFrames(moves, at: time(5_000)) == 0)
    #expect(schedule.missedFrames(Wakeup(time: time(10), reason: .change), at: time(41)) == 0)
  }

  @Test("An animation with a minimum interval advances at the first tick after it")
  func alignsAnimation() {
    let requests = FrameSchedule.FrameRequests(view: .refresh(notBefore: date + 0.06))
    #expect(makeSchedule().nextFrame(for: requests) == Wakeup(time: time(60), reason: .refresh))
    let odd = FrameSchedule.FrameRequests(view: .refresh(notBefore: date + 0.0601))
    #expect(makeSchedule().nextFrame(for: odd)?.time == time(70))
  }

  @Test("A timeline date is shown at the first tick after it, even if it has passed")
  func showsDate() {
    let requests = FrameSchedule.FrameRequests(view: .date(date + 1))
    #expect(makeSchedule().nextFrame(for: requests) == Wakeup(time: time(1000), reason: .date))
    #expect(makeSchedule().nextFrame(for: .init(view: .date(date - 9)))?.time == time(10))
  }

  @Test("The earliest of several requests determines the frame and its reason")
  func namesFirst() {
    let schedule = makeSchedule()
    let both = FrameSchedule.FrameRequests(view: .date(date + 1), interface: time(250))
    #expect(schedule.nextFrame(for: both) == Wakeup(time: time(250), reason: .interface))
    let changed = FrameSchedule.FrameRequests(isChanged: true, view: .date(date + 1), interface: time(250))
    #expect(schedule.nextFrame(for: changed)?.reason == .change)
  }

  @Test("While paused nothing animates, but changes are shown")
  func pauses() {
    var schedule = makeSchedule()
    schedule.dates.setPaused(true, at: time(5))
    #expect(schedule.nextFrame(for: .init(view: .refresh(notBefore: date))) == nil)
    #expect(schedule.nextFrame(for: .init(view: .date(date + 2))) == nil)
    #expect(schedule.nextFrame(for: .init(isChanged: true))?.time == time(10))
    #expect(schedule.frameStarted(at: time(10)) == schedule.dates.date(at: time(9999)))
  }

  @Test("At double speed dates are due in half the time")
  func followsSpeed() {
    var schedule = makeSchedule()
    schedule.dates.setSpeed(2, at: start)
    #expect(schedule.nextFrame(for: .init(view: .date(date + 1)))?.time == time(500))
  }

  @Test("Frames show evenly spaced dates although each starts slightly late")
  func showsEvenDates() {
    var schedule = makeSchedule()
    for frame in 1...100 {
      let shown = schedule.frameStarted(at: time(Double(frame) * 10 + 1))
      #expect(abs(shown.timeIntervalSince(date) - Double(frame) * 0.01) < 1e-6)
    }
  }
}

/// The retained history of frames.
@Suite struct FrameStatisticsTests {
  private func sample(at seconds: Double) -> FrameStatistics.Sample {
    FrameStatistics.Sample(
      start: MonotonicTime(nanoseconds: 0).advanced(by: seconds), record: seconds, raster: 0, present: 0,
      report: FrameReport(), area: 1)
  }

  @Test func theLastTwoSecondsAreKept() {
    var statistics = FrameStatistics()
    for frame in 0..<1000 {
      statistics.add(sample(at: Double(frame) / 64))
      let expected = max(0, frame - 128)...frame
      #expect(statistics.samples.map(\.record) == expected.map { Double($0) / 64 })
    }
    #expect(statistics.frameCount == 1000)
  }

  @Test func aPauseEndsTheHistory() {
    var statistics = FrameStatistics()
    for frame in 0..<10 { statistics.add(sample(at: Double(frame) / 64)) }
    statistics.add(sample(at: 100))
    #expect(statistics.samples.map(\.record) == [100])
    statistics.forgetSamples()
    #expect(statistics.samples.isEmpty)
    #expect(statistics.mean(\.record) == 0)
  }
}
