import EaselDrawing
import Testing

@testable import EaselUI

private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

extension Fragment {
  /// The widths of the boxes, which encode dates, rounded to a microsecond.
  fileprivate var seconds: [TimeInterval] { boxes.map { (Double($0.1.width) * 1e6).rounded() / 1e6 } }
}

/// The dates that timelines show, and the updates they request.
@MainActor
struct GraphTimelineTests {
  let log = Log()

  /// A timeline that shows its date in seconds as the width of a box.
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

  @Test("An animation timeline shows the date of each update")
  func animation() {
    let result = shown(.animation, at: [10, 10.016, 10.05])
    #expect(result.shown == [10, 10.016, 10.05])
    #expect(result.next.last == .refresh(notBefore: date(10.05)))
  }

  @Test("At 60 refreshes per second a minimum interval of 0.06 seconds uses every fourth refresh")
  func minimumInterval() {
    let refreshes = (0..<13).map { rounded(100 + Double($0) / 60) }
    let result = shown(.animation(minimumInterval: 0.06), at: refreshes)
    let expected = refreshes.indices.map { refreshes[$0 / 4 * 4] }
    #expect(result.shown == expected)
  }

  @Test("An interval of exactly two refreshes uses every second one, in spite of rounded dates")
  func exactInterval() {
    let refreshes = (0..<20).map { rounded(1000 + Double($0) / 60) }
    let result = shown(.animation(minimumInterval: 1.0 / 30), at: refreshes)
    #expect(result.shown == refreshes.indices.map { refreshes[$0 / 2 * 2] })
  }

  private func rounded(_ seconds: TimeInterval) -> TimeInterval { (seconds * 1e6).rounded() / 1e6 }

  @Test("Invalid intervals use every refresh")
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

  @Test("A paused animation keeps its date and requests no update; resumed, it jumps to the current date")
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

  @Test("A periodic schedule shows the latest boundary and skips missed ones")
  func periodic() {
    let result = shown(.periodic(from: date(3), by: 10), at: [25, 32.9, 33, 34, 75])
    #expect(result.shown == [23, 23, 33, 33, 73])
    #expect(result.next == [33, 33, 43, 43, 83].map { .date(date($0)) })
  }

  @Test("Before the start of a schedule the current date is shown")
  func futureStart() {
    let result = shown(.periodic(from: date(50), by: 10), at: [25, 49, 50, 61])
    #expect(result.shown == [25, 25, 50, 60])
  }

  @Test("The everyMinute schedule starts with the start of the current minute")
  func everyMinute() {
    let result = shown(.everyMinute, at: [125, 179, 180, 400])
    #expect(result.shown == [120, 120, 180, 360])
    #expect(result.next.first == .date(date(180)))
  }

  @Test("An explicit schedule shows the last past date and requests no update after its end")
  func explicit() {
    let dates = [10, 20, 30, 40].map(date)
    let result = shown(.explicit(dates), at: [25, 29, 30, 100, 200])
    #expect(result.shown == [20, 20, 30, 40, 40])
    #expect(result.next == [.date(date(30)), .date(date(30)), .date(date(40)), nil, nil])
    #expect(shown(.explicit([50, 60].map(date)), at: [25, 55]).shown == [25, 50])
    #expect(shown(.explicit([Date]()), at: [25, 55]).shown == [25, 25])
  }

  @Test("Infinite, unsorted and invalid schedules do not hang")
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

  @Test(
    "A date that is not finite ends a schedule, and nothing is due then",
    arguments: [TimeInterval.nan, .infinity, -.infinity])
  func datesThatAreNotFinite(seconds: TimeInterval) {
    let explicit = shown(.explicit([1, seconds, 9].map(date)), at: [5, 10])
    #expect(explicit.shown == [1, 1] && explicit.next == [nil, nil])
    let periodic = shown(.periodic(from: date(seconds), by: 1), at: [5, 6])
    #expect(periodic.shown == [5, 5] && periodic.next == [nil, nil])
    #expect(shown(.animation(minimumInterval: .infinity), at: [1, 2, 3]).shown == [1, 1, 1])
  }

  @Test("An update at NaN does not hide others")
  func updatesAtNaN() {
    let never = NextUpdate.date(date(.nan))
    let soon = NextUpdate.date(date(5))
    #expect(NextUpdate.earlier(never, soon) == soon)
    #expect(NextUpdate.earlier(soon, never) == soon)
    #expect(NextUpdate.earlier(never, .immediately) == .immediately)
  }

  @Test("Entries end where the precision of dates does not separate them")
  func endsOfEntries() {
    func count<Schedule: TimelineSchedule>(_ schedule: Schedule, from start: TimeInterval) -> Int {
      Array(schedule.entries(from: date(start), mode: .normal).prefix(100)).count
    }
    for start in [TimeInterval.nan, .infinity, -.infinity, 1e300] {
      #expect(count(.everyMinute, from: start) == 1)
      #expect(count(.periodic(from: date(0), by: 1), from: start) == (start == -.infinity ? 100 : 1))
      #expect(count(.animation(minimumInterval: .nan), from: start) == 1)
      #expect(count(.periodic(from: date(start), by: 1), from: 0) == 1)
    }
    #expect(count(.animation(minimumInterval: .infinity), from: 0) == 2)
    #expect(count(.everyMinute, from: Date.distantFuture.timeIntervalSinceReferenceDate) == 100)
  }

  @Test("Schedules return their entries")
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

  @Test("The cadence follows from the interval between dates")
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

  // MARK: Work per tick

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
    "A tick updates its own content only: a canvas outside keeps its fragment")
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

  @Test("The timeline that is due first determines the next update")
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

  @Test("All animation timelines show the same date in an update")
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
