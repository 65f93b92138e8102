import EaselDrawing
import Testing

@testable import EaselUI

private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

/// Texts that show dates: their strings, and when these change.
@MainActor
struct TextDateTests {
  private static var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "UTC")!
    environment.calendar = Calendar(identifier: .gregorian)
    return environment
  }

  /// Returns the string of a text at a number of seconds, and the seconds until it changes.
  private func read(_ text: Text, at seconds: TimeInterval) -> (string: String, change: TimeInterval?) {
    let tracker = EnvironmentTracker()
    tracker.date = date(seconds)
    var environment = TextDateTests.environment
    environment.tracker = tracker
    let outerReads = tracker.begin()
    let string = text.pieces.map { $0.string(in: environment) }.joined()
    let reads = tracker.end(outerReads)
    return (string, reads.expiry.map { ($0.timeIntervalSince(date(seconds)) * 1e3).rounded() / 1e3 })
  }

  @Test("Dates and times are formatted in the environment's locale and time zone, and are constant")
  func datesAndTimes() {
    // Noon at the start of 3 June 2019 plus 11 hours and 23 minutes.
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    #expect(read(Text(date, style: .date), at: 0) == ("June 3, 2019", nil))
    #expect(read(Text(date, style: .time), at: 0) == ("11:23\u{202f}PM", nil))
    var german = TextDateTests.environment
    german.locale = Locale(identifier: "de_DE")
    german.timeZone = TimeZone(identifier: "America/New_York")!
    #expect(Text(date, style: .date).pieces[0].string(in: german) == "3. Juni 2019")
    #expect(Text(date, style: .time).pieces[0].string(in: german) == "19:23")
  }

  @Test("A timer counts down to a date and up from it, and changes every second")
  func timers() {
    let text = Text(date(100), style: .timer)
    #expect(read(text, at: 0) == ("1:40", 1))
    #expect(read(text, at: 0.25) == ("1:40", 0.75))
    #expect(read(text, at: 99.5) == ("0:01", 0.5))
    #expect(read(text, at: 100) == ("0:00", 1))
    #expect(read(text, at: 101.5) == ("0:01", 0.5))
    #expect(read(text, at: 100 + 133_141) == ("36:59:01", 1))
  }

  @Test("Relative texts have two units and change with the smaller one")
  func relative() {
    let text = Text(date(10_000), style: .relative)
    #expect(read(text, at: 10_000) == ("0 sec", 1))
    #expect(read(text, at: 10_000 - 674) == ("11 min, 14 sec", 1))
    #expect(read(text, at: 10_000 + 8600) == ("2 hr, 23 min", 40))
    #expect(read(text, at: 10_000 - 8600) == ("2 hr, 23 min", 21))
    #expect(read(text, at: 10_000 + 3659) == ("1 hr", 1))
    #expect(read(text, at: 10_000 + 90_000) == ("1 day, 1 hr", 3600))
  }

  @Test("Offsets have one unit and a sign")
  func offsets() {
    let text = Text(date(10_000), style: .offset)
    #expect(read(text, at: 10_000) == ("+0 seconds", 1))
    #expect(read(text, at: 10_000 + 8600) == ("+2 hours", 2200))
    #expect(read(text, at: 10_000 - 674) == ("-11 minutes", 15))
    #expect(read(text, at: 10_000 - 3 * 86_400).string == "-3 days")
  }

  @Test("A text changes at the predicted times and stays the same in between")
  func changesAreExact() {
    for style in [Text.DateStyle.timer, .relative, .offset] {
      let text = Text(date(4000.3), style: style)
      var seconds: TimeInterval = 0
      var (string, change) = read(text, at: seconds)
      for _ in 0..<200 {
        guard let wait = change else { break }
        #expect(wait > 0)
        #expect(read(text, at: seconds + wait - 0.01).string == string)
        seconds += wait
        let next = read(text, at: seconds)
        // Texts in days are predicted to change every hour, which may leave the string unchanged.
        if wait < 3600 { #expect(next.string != string, "\(style) \(seconds)") }
        (string, change) = next
      }
    }
  }

  @Test("A timer over a range stops at its ends and where it is paused")
  func timerIntervals() {
    let range = date(100)...date(190)
    let down = Text(timerInterval: range)
    #expect(read(down, at: 50) == ("1:30", 51))
    #expect(read(down, at: 100) == ("1:30", 1))
    #expect(read(down, at: 189) == ("0:01", 1))
    #expect(read(down, at: 190) == ("0:00", nil))
    #expect(read(down, at: 500) == ("0:00", nil))
    let up = Text(timerInterval: range, pauseTime: date(120), countsDown: false)
    #expect(read(up, at: 50) == ("0:00", 51))
    #expect(read(up, at: 119) == ("0:19", 1))
    #expect(read(up, at: 120) == ("0:20", nil))
    #expect(read(up, at: 500) == ("0:20", nil))
    let long = date(0)...date(5000)
    #expect(read(Text(timerInterval: long), at: 0).string == "1:23:20")
    #expect(read(Text(timerInterval: long, showsHours: false), at: 0).string == "83:20")
  }

  @Test("Ranges are formatted as times of one day, or as dates")
  func ranges() {
    let start = Date(timeIntervalSince1970: 1_559_554_200)
    func text(_ seconds: TimeInterval) -> String { read(Text(start...(start + seconds)), at: 0).string }
    #expect(text(5400).filter { !$0.isWhitespace } == "9:30–11:00AM")
    #expect(text(2 * 86_400).contains("Jun 3, 2019") && text(2 * 86_400).contains("Jun 5, 2019"))
    #expect(read(Text(DateInterval(start: start, duration: 5400)), at: 0).string == text(5400))
  }

  @Test("Interpolated dates are updated")
  func interpolations() {
    let text = Text("starts in \(date(100), style: .timer)!")
    #expect(read(text, at: 0) == ("starts in 1:40!", 1))
    #expect(read(Text("\(timerInterval: date(0)...date(9)) left"), at: 4) == ("0:05 left", 1))
    #expect(text == Text("starts in \(date(100), style: .timer)!"))
    #expect(text != Text("starts in \(date(101), style: .timer)!"))
  }

  @Test("Extreme dates are formatted and request no endless updates")
  func senselessDates() {
    let dates: [Date] = [.distantPast, .distantFuture, date(.nan), date(.infinity), date(-1e300)]
    for date in dates {
      for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
        let (string, change) = read(Text(date, style: style), at: 0)
        #expect(!string.isEmpty && change ?? 1 > 0)
      }
      if date == date { #expect(!read(Text(date...date), at: 0).string.isEmpty) }
    }
  }

  // MARK: In views

  private struct Screen<Content: View>: View {
    let content: Content

    var body: some View {
      content.environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("A timer view requests an update every second, and none after its end")
  func viewsKeepTheirSchedule() {
    let stage = Stage(at: 10, Screen(content: Text(timerInterval: date(0)...date(12))))
    let first = stage.show().hash
    #expect(stage.host.nextUpdate == .date(date(11)))
    #expect(stage.show(at: 10.5).hash == first)
    #expect(stage.host.nextUpdate == .date(date(11)))
    let second = stage.show(at: 11).hash
    #expect(second != first && stage.host.nextUpdate == .date(date(12)))
    #expect(stage.show(at: 12).hash != second)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("Constant text requests no updates")
  func otherTextsRequestNoUpdate() {
    let stage = Stage(at: 10, Screen(content: Text(date(0), style: .date)))
    stage.show()
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A timer that gains a digit takes more space")
  func sizesFollow() {
    let stage = Stage(
      at: 0,
      Screen(
        content: HStack(spacing: 0) {
          Text(date(600), style: .timer); Box(1)
        }))
    let start = stage.frames()[1]!.minX
    stage.show(at: 1)
    #expect(stage.frames()[1]!.minX < start - 3)
  }

  @Test("A removed timer view requests no updates")
  func removedTimersRequestNoUpdate() {
    struct Switch: View {
      let handle: Handle<Bool>
      @State private var isShown = true

      var body: some View {
        handle.binding = $isShown
        return ZStack { if isShown { Text(date(0), style: .timer) } }
      }
    }
    let handle = Handle<Bool>()
    let stage = Stage(at: 10, Switch(handle: handle))
    stage.show()
    #expect(stage.host.nextUpdate == .date(date(11)))
    handle.value = false
    stage.show(at: 10.5)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A canvas that draws a timer is drawn again when the timer changes")
  func canvasesFollow() {
    let log = Log()
    let canvas = Canvas { context, _ in
      log.note("drawn")
      context.draw(Text(date(0), style: .timer), at: CGPoint(x: 50, y: 50))
    }
    let stage = Stage(at: 10, Screen(content: canvas))
    let first = stage.show().hash
    stage.show(at: 10.5)
    #expect(log.take() == ["drawn"])
    #expect(stage.show(at: 11).hash != first)
    #expect(log.take() == ["drawn"] && stage.host.nextUpdate == .date(date(12)))
  }
}
