import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Date pickers, operated with the pointer and the keyboard.
@MainActor
struct DatePickerTests {
  /// June 10, 2024, 6:13:20 in GMT, a Monday.
  private static let june = Date(timeIntervalSince1970: 1_718_000_000)

  private struct Picking: View {
    let handle: Handle<Date>
    let range: ClosedRange<Date>?
    let components: DatePickerComponents
    @State var date = DatePickerTests.june

    var body: some View {
      handle.binding = $date
      return Group {
        if let range {
          DatePicker("Start", selection: $date, in: range, displayedComponents: components)
        } else {
          DatePicker("Start", selection: $date, displayedComponents: components)
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func stage<S: DatePickerStyle>(
    _ style: S, _ components: DatePickerComponents = .date, in range: ClosedRange<Date>? = nil,
    idiom: InterfaceIdiom = .phone
  ) -> (stage: Stage<some View>, handle: Handle<Date>) {
    let handle = Handle<Date>()
    let picking = Picking(handle: handle, range: range, components: components)
      .datePickerStyle(style)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
      .environment(\.interfaceIdiom, idiom)
    let stage = Stage(size: CGSize(width: 350, height: 700), picking)
    stage.show(at: 0)
    return (stage, handle)
  }

  /// The selected month, day, hour and minute.
  private func parts(_ handle: Handle<Date>) -> [Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let date = handle.value ?? .distantPast
    return [Calendar.Component.month, .day, .hour, .minute].map { calendar.component($0, from: date) }
  }

  /// The center of a day of June 2024 in a grid that begins at a height.
  private func place(ofDay day: Int, below top: CGFloat = 0) -> (CGFloat, CGFloat) {
    let place = day + 5
    return (CGFloat(place % 7) * 50 + 25, top + 60 + CGFloat(place / 7) * 40 + 20)
  }

  @Test("A click on a day selects it and keeps the time")
  func clickOnDay() {
    let (stage, handle) = stage(.graphical)
    let (x, y) = place(ofDay: 21)
    stage.tap(x, y)
    #expect(parts(handle) == [6, 21, 6, 13])
  }

  @Test("Arrow keys, Page and End keys move the day")
  func keysInGrid() {
    let (stage, handle) = stage(.graphical)
    let (x, y) = place(ofDay: 10)
    stage.tap(x, y)
    let keys: [(KeyEquivalent, [Int])] = [
      (.rightArrow, [6, 11]), (.downArrow, [6, 18]), (.leftArrow, [6, 17]), (.upArrow, [6, 10]),
      (.pageDown, [7, 10]), (.pageUp, [6, 10]), (.end, [6, 15]), (.home, [6, 9]), (.upArrow, [6, 2]),
      (.upArrow, [5, 26]),
    ]
    for (key, expected) in keys {
      #expect(stage.type(key))
      stage.show()
      #expect(Array(parts(handle).prefix(2)) == expected)
    }
    #expect(parts(handle).suffix(2) == [6, 13])
    #expect(!stage.type("x", "x"))
  }

  @Test("Days outside of the range cannot be selected, by clicks nor by keys")
  func range() {
    let limits =
      DatePickerTests.june.addingTimeInterval(-86_400)...DatePickerTests.june.addingTimeInterval(7200)
    let (stage, handle) = stage(.graphical, in: limits)
    let (x, y) = place(ofDay: 12)
    stage.tap(x, y)
    #expect(parts(handle) == [6, 10, 6, 13])
    for key in [KeyEquivalent.rightArrow, .downArrow, .pageDown] { #expect(stage.type(key)) }
    #expect(parts(handle)[1] == 10)
    for _ in 0..<3 {
      _ = stage.type(.leftArrow)
      stage.show()
    }
    #expect(parts(handle) == [6, 9, 6, 13])
    // The buttons for other months are disabled.
    let before = stage.show().dump()
    stage.tap(328, 15)
    #expect(stage.show().dump() == before)
  }

  @Test("The arrow shows another month without changing the selection")
  func otherMonth() {
    let (stage, handle) = stage(.graphical)
    stage.tap(328, 15)
    stage.show()
    #expect(parts(handle) == [6, 10, 6, 13])
    stage.tap(25, 80)  // July 2024 begins on Monday, so that the first place is free.
    #expect(parts(handle)[0] == 6)
    stage.tap(75, 80)
    #expect(parts(handle) == [7, 1, 6, 13])
  }

  @Test("The compact style opens the days of the month, and Escape closes them")
  func compact() {
    let (stage, handle) = stage(.compact)
    let closed = stage.show().dump().count
    stage.tap(320, 15)
    stage.show(at: 1)
    stage.show(at: 3)
    #expect(stage.show().dump().count > 2 * closed)
    #expect(stage.type(.tab) && stage.type(.tab))
    _ = stage.type(.escape)
    stage.show(at: 4)
    stage.show(at: 6)
    #expect(stage.show().dump().count < 2 * closed && parts(handle) == [6, 10, 6, 13])
  }

  @Test("A field changes its parts by arrow keys and digits")
  func field() {
    let (stage, handle) = stage(.field, [.date, .hourAndMinute], idiom: .desktop)
    _ = stage.type(.tab)
    stage.show()
    func type(_ keys: [KeyEquivalent]) -> [Int] {
      for key in keys {
        #expect(stage.type(key, String(key.character)))
        stage.show()
      }
      return parts(handle)
    }
    #expect(type([.upArrow]) == [7, 10, 6, 13])
    #expect(type([.downArrow, .downArrow]) == [5, 10, 6, 13])
    #expect(type(["9"]) == [9, 10, 6, 13])  // No month begins with 9, so that the day is next.
    #expect(type(["2", "3"]) == [9, 23, 6, 13])
    #expect(type([.rightArrow, "1", "1"]) == [9, 23, 11, 13])
    #expect(type([.upArrow]) == [9, 23, 11, 14])
    #expect(type([.rightArrow, "p"]) == [9, 23, 23, 14])
    #expect(type([.leftArrow, .leftArrow, "1", "2"]) == [9, 23, 12, 14])
    #expect(!stage.type("x", "x"))
  }

  @Test("A field stays within its range")
  func fieldRange() {
    let june = DatePickerTests.june
    let (stage, handle) = stage(
      .field, .date, in: june...june.addingTimeInterval(86_400 * 3), idiom: .desktop)
    _ = stage.type(.tab)
    for key in [KeyEquivalent.rightArrow, "2", "5"] {
      _ = stage.type(key, String(key.character))
      stage.show()
    }
    #expect(parts(handle)[1] == 13)
  }

  @Test("Wheels turn by keys")
  func wheels() {
    let (stage, handle) = stage(.wheel)
    for key in [KeyEquivalent.tab, .downArrow, .tab, .upArrow] {
      #expect(stage.type(key))
      stage.show()
    }
    #expect(parts(handle) == [7, 9, 6, 13])
  }

  private struct Tomorrow: DatePickerStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      log.note("\(configuration.minimumDate != nil) \(configuration.maximumDate != nil)")
      log.note("\(configuration.displayedComponents == .date)")
      return Box(1, width: 350, height: 50).onTapGesture { configuration.selection += 86_400 }
    }
  }

  @Test("A custom style gets the range and changes the selection")
  func ownStyle() {
    let log = Log()
    let june = DatePickerTests.june
    let (stage, handle) = stage(Tomorrow(log: log), in: june...june)
    #expect(log.take() == ["true true", "true"])
    stage.tap(100, 20)
    #expect(parts(handle)[1] == 11)
  }

  private struct Holidays: View {
    let handle: Handle<Set<DateComponents>>
    let bounds: Range<Date>
    @State var days: Set<DateComponents> = [DateComponents(year: 2024, month: 6, day: 10)]

    var body: some View {
      handle.binding = $days
      return MultiDatePicker("Days", selection: $days, in: bounds).frame(
        maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("Clicks and Space select and deselect several days within the range")
  func severalDays() {
    let handle = Handle<Set<DateComponents>>()
    let june = DatePickerTests.june
    let days = Holidays(handle: handle, bounds: june..<june.addingTimeInterval(86_400 * 5))
    let stage = Stage(
      size: CGSize(width: 350, height: 400),
      days.environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!))
    stage.show(at: 0)
    func selected() -> [Int] { (handle.value ?? []).compactMap(\.day).sorted() }
    func tap(_ day: Int) {
      let (x, y) = place(ofDay: day)
      stage.tap(x, y)
      stage.show()
    }
    tap(12)
    #expect(selected() == [10, 12])
    tap(10)
    tap(20)
    #expect(selected() == [12])
    #expect(handle.value?.first?.era == 1 && handle.value?.first?.calendar != nil)
    tap(12)
    #expect(selected().isEmpty)
    #expect(stage.type(.rightArrow))
    stage.show()
    #expect(stage.type(.space, " "))
    #expect(selected() == [13])
  }

  @Test("Enormous components and dates are not selected days")
  func enormousDays() {
    let days: Set<DateComponents> = [
      DateComponents(year: .max), DateComponents(month: .min), DateComponents(),
    ]
    let stage = Stage(size: CGSize(width: 350, height: 400), MultiDatePicker("", selection: .constant(days)))
    #expect(!stage.show(at: 0).dump().isEmpty)
    for seconds in [Double.nan, .infinity, -1e300] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let all = VStack {
        DatePicker("", selection: .constant(date))
        DatePicker("", selection: .constant(date), in: date...).datePickerStyle(.graphical)
        DatePicker("", selection: .constant(date)).datePickerStyle(.wheel)
        DatePicker("", selection: .constant(date)).datePickerStyle(.stepperField)
      }
      #expect(!Stage(size: CGSize(width: 350, height: 900), all).show(at: 0).dump().isEmpty)
    }
  }
}
