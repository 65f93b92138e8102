import EaselDrawing
import Testing

@testable import EaselUI

private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

extension Fragment {
  /// The widths of the boxes, which stand for dates, to the microsecond.
  fileprivate var seconds: [TimeInterval] { boxes.map { (Double($0.1.width) * 1e6).rounded() / 1e6 } }
}

/// Which dates timelines show, and when they want to be updated.
@MainActor
struct GraphTimelineTests {
  let log = Log()

  /// The date as seconds in the number of a box.
  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule

    var body: some View {
      TimelineView(schedule) { context in
        Box(0, width: CGFloat(context.date.timeIntervalSinceReferenceDate), height: 1)
      }
    }
  }

  private func shown<Schedule: TimelineSchedule>(
    _ schedule: Schedule, at dates: [TimeInterval]
  ) -> (shown: [TimeInterval], next: [NextUpdate?]) {
    let stage = Stage(scale: 1e6, Clock(schedule: schedule))
    var result: (shown: [TimeInterval], next: [NextUpdate?]) = ([], [])
    for date in dates {
      result.shown.append(stage.show(at: date).seconds.first ?? -1)
      result.next.append(stage.host.nextUpdate)
    }
    return result
  }

  // MARK: Refreshes

  @Test("an animation shows the date of each update")
  func animation() {
    let result = shown(.animation, at: [10, 10.016, 10.05])
    #expect(result.shown == [10, 10.016, 10.05])
    #expect(result.next.last == .refresh(notBefore: date(10.05)))
  }

  @Test("at 60 refreshes a second, an interval of 0.06 seconds takes every fourth")
  func minimumInterval() {
    let refreshes = (0..<13).map { rounded(100 + Double($0) / 60) }
    let result = shown(.animation(minimumInterval: 0.06), at: refreshes)
    let expected = refreshes.indices.map { refreshes[$0 / 4 * 4] }
    #expect(result.shown == expected)
  }

  @Test("an interval of exactly two refreshes takes every second one, although dates are rounded")
  func exactInterval() {
    let refreshes = (0..<20).map { rounded(1000 + Double($0) / 60) }
    let result = shown(.animation(minimumInterval: 1.0 / 30), at: refreshes)
    #expect(result.shown == refreshes.indices.map { refreshes[$0 / 2 * 2] })
  }

  private func rounded(_ seconds: TimeInterval) -> TimeInterval { (seconds * 1e6).rounded() / 1e6 }

  @Test("intervals that are none take every refresh")
  func oddIntervals() {
    for interval in [0, -1, TimeInterval.nan] {
      #expect(shown(.animation(minimumInterval: interval), at: [1, 2, 3]).shown == [1, 2, 3])
    }
  }

  private struct Pausable: View {
    @State private var isPaused = true
    let handle: Handle<Bool>

    var body: some View {
      handle.binding = $isPaused
      return Clock(schedule: .animation(minimumInterval: nil, paused: isPaused))
    }
  }

  @Test("a paused animation keeps its date and wants nothing; resumed, it jumps to the present")
  func paused() {
    let handle = Handle<Bool>()
    let stage = Stage(Pausable(handle: handle))
    func shown(at seconds: TimeInterval) -> TimeInterval? { stage.show(at: seconds).seconds.first }
    #expect(shown(at: 10) == 10)
    #expect(stage.host.nextUpdate == nil)
    #expect(shown(at: 11) == 10)
    handle.value = false
    #expect(shown(at: 12) == 12)
    #expect(shown(at: 13) == 13)
    handle.value = true
    #expect(shown(at: 14) == 13)
    #expect(stage.host.nextUpdate == nil)
  }

  // MARK: Entries

  @Test("a periodic schedule shows the latest boundary; boundaries that are missed are skipped")
  func periodic() {
    let result = shown(.periodic(from: date(3), by: 10), at: [25, 32.9, 33, 34, 75])
    #expect(result.shown == [23, 23, 33, 33, 73])
    #expect(result.next == [33, 33, 43, 43, 83].map { .date(date($0)) })
  }

  @Test("before the start of a schedule the present date is shown")
  func futureStart() {
    let result = shown(.periodic(from: date(50), by: 10), at: [25, 49, 50, 61])
    #expect(result.shown == [25, 25, 50, 60])
  }

  @Test("every minute begins with the start of the present one")
  func everyMinute() {
    let result = shown(.everyMinute, at: [125, 179, 180, 400])
    #expect(result.shown == [120, 120, 180, 360])
    #expect(result.next.first == .date(date(180)))
  }

  @Test("of listed dates the last past one is shown; the end of the list is the end of updates")
  func explicit() {
    let dates = [10, 20, 30, 40].map(date)
    let result = shown(.explicit(dates), at: [25, 29, 30, 100, 200])
    #expect(result.shown == [20, 20, 30, 40, 40])
    #expect(result.next == [.date(date(30)), .date(date(30)), .date(date(40)), nil, nil])
    #expect(shown(.explicit([50, 60].map(date)), at: [25, 55]).shown == [25, 50])
    #expect(shown(.explicit([Date]()), at: [25, 55]).shown == [25, 25])
  }

  @Test("schedules without end, out of order or without sense do not hang")
  func hostileSchedules() {
    #expect(shown(.explicit(repeatElement(date(1), count: .max)), at: [5, 6]).shown == [1, 1])
    #expect(shown(.explicit([30, 10, 20].map(date)), at: [5, 30, 31]).shown == [5, 30, 30])
    for interval in [1e-300, 0, -5, TimeInterval.nan, .infinity] {
      #expect(shown(.periodic(from: date(1), by: interval), at: [5]).shown.count == 1)
    }
    #expect(
      shown(.periodic(from: date(0), by: 1e-7), at: [5, 6]).shown.last.map { abs($0 - 6) < 1e-3 } == true)
    #expect(
      shown(.periodic(from: .distantPast, by: 0.1), at: [5]).shown.last.map { abs($0 - 5) < 0.2 } == true)
  }

  @Test("the entries of the schedules, as anyone may ask for them")
  func entries() {
    func seconds<Schedule: TimelineSchedule>(_ schedule: Schedule, from start: TimeInterval) -> [TimeInterval]
    {
      schedule.entries(from: date(start), mode: .normal).prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    #expect(seconds(.periodic(from: date(3), by: 10), from: 25) == [23, 33, 43])
    #expect(seconds(.periodic(from: date(3), by: 10), from: -8) == [3, 13, 23])
    #expect(seconds(.everyMinute, from: -61) == [-120, -60, 0])
    #expect(seconds(.explicit([1, 2].map(date)), from: 25) == [1, 2])
    #expect(seconds(.animation(minimumInterval: 0.5), from: 25) == [25, 25.5, 26])
    #expect(seconds(.animation(minimumInterval: 1, paused: true), from: 25) == [25])
  }

  @Test("the cadence follows from the distance of the dates")
  func cadence() {
    func cadence<Schedule: TimelineSchedule>(_ schedule: Schedule) -> TimelineViewDefaultContext.Cadence? {
      let box = CadenceBox()
      Stage(
        TimelineView(schedule) { context in
          let _ = box.cadence = context.cadence
          Box(1)
        }
      ).show(at: 5)
      return box.cadence
    }
    #expect(cadence(.animation) == .live)
    #expect(cadence(.periodic(from: date(0), by: 0.5)) == .live)
    #expect(cadence(.periodic(from: date(0), by: 1)) == .seconds)
    #expect(cadence(.everyMinute) == .minutes)
    #expect(TimelineViewDefaultContext.Cadence.live < .seconds)
  }

  private final class CadenceBox {
    var cadence: TimelineViewDefaultContext.Cadence?
  }

  // MARK: What a tick touches

  private struct Composition: View {
    let log: Log

    var body: some View {
      log.note("body")
      return ZStack {
        Canvas { context, _ in
          log.note("face")
          context.fill(Path(CGRect(0, 0, 5, 5)), with: .color(.red))
        }
        TimelineView(.animation) { timeline in
          let seconds = timeline.date.timeIntervalSinceReferenceDate
          Canvas { context, _ in
            log.note("hands")
            context.fill(Path(CGRect(seconds, 0, 1, 1)), with: .color(.blue))
          }
        }
      }
    }
  }

  @Test(
    "a tick runs its own content only: a canvas outside is not recorded again, and its fragment is the same")
  func ticks() throws {
    let stage = Stage(Composition(log: log))
    let first = stage.show(at: 1)
    #expect(log.take() == ["body", "face", "hands"])
    let bodies = stage.host.bodiesEvaluated
    let second = stage.show(at: 2)
    #expect(log.take() == ["hands"])
    #expect(stage.host.bodiesEvaluated == bodies + 1)
    #expect(first !== second)
    let canvases = [first, second].map { $0.allCommands.filter { $0.state.clip != nil }.compactMap(\.group) }
    try #require(canvases.allSatisfy { $0.count == 2 })
    #expect(canvases[0][0] === canvases[1][0])
    #expect(canvases[0][1] !== canvases[1][1])
  }

  @Test("of several timelines the one that is due first decides on the next update")
  func severalTimelines() {
    let stage = Stage(
      ZStack {
        Clock(schedule: .periodic(from: date(0), by: 7))
        Clock(schedule: .everyMinute)
      })
    stage.show(at: 1)
    #expect(stage.host.nextUpdate == .date(date(7)))
    stage.show(at: 57)
    #expect(stage.host.nextUpdate == .date(date(60)))
    let mixed = Stage(
      ZStack {
        Clock(schedule: .periodic(from: date(0), by: 7))
        Clock(schedule: .animation(minimumInterval: 2))
      })
    mixed.show(at: 1)
    #expect(mixed.host.nextUpdate == .refresh(notBefore: date(2.999)))
    mixed.show(at: 6)
    #expect(mixed.host.nextUpdate == .date(date(7)))
  }

  @Test("all timelines of an update that follow the display show the same date")
  func commonDate() {
    let stage = Stage(
      VStack {
        Clock(schedule: .animation)
        Clock(schedule: .animation)
      })
    for seconds in [1.0, 1.5, 9] {
      #expect(stage.show(at: seconds).seconds == [seconds, seconds])
    }
  }
}
