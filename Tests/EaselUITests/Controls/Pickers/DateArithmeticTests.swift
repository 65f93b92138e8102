import Foundation
import Testing

@testable import EaselUI

/// Months and steps between dates, in several calendars.
@MainActor
struct DateArithmeticTests {
  private let extremes = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0].map {
    Date(timeIntervalSinceReferenceDate: $0)
  }
  private let identifiers: [Calendar.Identifier] = [
    .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .hebrew, .indian, .islamic, .iso8601,
    .japanese, .persian, .republicOfChina,
  ]

  private func arithmetic(
    _ identifier: Calendar.Identifier = .gregorian, _ locale: String = "en_US", zone: String = "GMT"
  ) throws -> DateArithmetic {
    var environment = EnvironmentValues()
    environment.calendar = Calendar(identifier: identifier)
    environment.locale = Locale(identifier: locale)
    environment.timeZone = try #require(TimeZone(identifier: zone))
    return DateArithmetic(environment)
  }

  /// June 10, 2024, 6:13:20 in GMT.
  private let june = Date(timeIntervalSince1970: 1_718_000_000)

  @Test("A month begins on its day of the week, and weeks on that of the locale")
  func month() throws {
    let american = try arithmetic()
    let month = CalendarMonth(containing: june, in: american)
    #expect(month.offset == 6 && month.dayCount == 30 && month.weekCount == 6)
    #expect(month.day(at: 5, in: american) == nil && month.day(at: 36, in: american) == nil)
    #expect(month.day(at: 6, in: american) == Date(timeIntervalSince1970: 1_717_200_000))
    let german = try arithmetic(.gregorian, "de_DE")
    #expect(CalendarMonth(containing: june, in: german).offset == 5)
    #expect(german.weekdays(isShort: true) == ["M", "D", "M", "D", "F", "S", "S"])
    #expect(american.weekdays(isShort: false).first == "Sun")
    #expect(american.monthTitle(june) == "June 2024" && german.monthTitle(june) == "Juni 2024")
    #expect(try arithmetic(.hebrew).monthTitle(june) == "Sivan 5784")
  }

  @Test("Dates that are not numbers or beyond all years have a month in every calendar")
  func extremeDates() throws {
    for identifier in identifiers {
      let arithmetic = try arithmetic(identifier, zone: "America/Sao_Paulo")
      for date in extremes {
        let month = CalendarMonth(containing: date, in: arithmetic)
        #expect(
          (28...32).contains(month.dayCount) || identifier == .coptic || identifier == .ethiopicAmeteMihret)
        #expect((0...6).contains(month.offset))
        for step in [Int.min, -1, 1, Int.max] {
          let moved = arithmetic.date(date, adding: step, .month)
          #expect(moved >= .distantPast && moved <= .distantFuture)
        }
        for unit in [DateUnit.day, .month, .year, .hour, .minute, .dayPeriod] {
          _ = arithmetic.name(unit, of: date)
          _ = arithmetic.date(date, setting: unit, to: .max)
        }
      }
    }
  }

  @Test("A date is moved to another day with its time, also across a change of the clock")
  func days() throws {
    let berlin = try arithmetic(zone: "Europe/Berlin")
    // March 30, 2024, 12:00 in Berlin; the clock changes on the 31st.
    let noon = Date(timeIntervalSince1970: 1_711_796_400)
    let next = berlin.date(noon, onDayOf: noon.addingTimeInterval(86_400))
    #expect(next.timeIntervalSince(noon) == 82_800 && berlin.value(.hour, of: next) == 12)
    #expect(berlin.days(from: noon, to: next) == 1)
  }

  @Test("A part is set to a value that exists")
  func settingParts() throws {
    let arithmetic = try arithmetic()
    let january = Date(timeIntervalSince1970: 1_706_659_200)  // January 31, 2024
    #expect(arithmetic.value(.day, of: arithmetic.date(january, setting: DateUnit.month, to: 2)) == 29)
    #expect(arithmetic.value(.day, of: arithmetic.date(june, setting: DateUnit.day, to: 99)) == 30)
    #expect(arithmetic.value(.hour, of: arithmetic.date(june, setting: .dayPeriod, to: 1)) == 18)
    #expect(arithmetic.name(.dayPeriod, of: june) == "AM" && arithmetic.name(.month, of: june) == "June")
    #expect(
      arithmetic.units(of: june, date: .numeric, time: .shortened) == [
        .month, .day, .year, .hour, .minute, .dayPeriod,
      ])
  }

  @Test("Hours and minutes are set by the clock, also on days on which it changes")
  func settingTimes() throws {
    let berlin = try arithmetic(zone: "Europe/Berlin")
    // The number of hours from a date to the one with another value of a part.
    func hours(_ date: Date, _ unit: DateUnit, _ value: Int) -> Double {
      berlin.date(date, setting: unit, to: value).timeIntervalSince(date) / 3600
    }
    // March 29, 2026, 0:30 in Berlin: the clock skips from 2 to 3.
    let spring = Date(timeIntervalSince1970: 1_774_740_600)
    #expect(hours(spring, .hour, 1) == 1 && hours(spring, .hour, 2) == 2)
    #expect(hours(spring, .hour, 3) == 2 && hours(spring, .hour, 5) == 4)
    #expect(hours(spring, .dayPeriod, 1) == 11)
    let lateInSpring = spring.addingTimeInterval(22 * 3600)
    #expect(hours(lateInSpring, .hour, 0) == -22 && hours(lateInSpring, .hour, 2) == -20)
    // October 25, 2026, 0:30 in Berlin: the clock returns from 3 to 2.
    let autumn = Date(timeIntervalSince1970: 1_792_881_000)
    #expect(hours(autumn, .hour, 2) == 2 && hours(autumn, .hour, 5) == 6)
    #expect(hours(autumn.addingTimeInterval(3 * 3600), .minute, 45) == 0.25)
  }

  @Test("Limits clamp dates; empty limits allow no date, and undefined ones all dates")
  func limits() {
    let (day, later) = (DateInterval(start: june, duration: 86_400), june.addingTimeInterval(100_000))
    #expect(DateLimits(june...later).clamped(.distantPast) == june)
    #expect(DateLimits(june...).clamped(later) == later && DateLimits(...june).clamped(later) == june)
    #expect(DateLimits(later...).overlaps(day) == false && DateLimits(june..<june).isEmpty)
    #expect(!DateLimits(june..<june).overlaps(day))
    #expect(!DateLimits(..<june).overlaps(day) && DateLimits(...june).overlaps(day))
    let undefined = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(
      DateLimits(PartialRangeFrom(undefined)).clamped(later) == later
        && DateLimits(PartialRangeFrom(undefined)).overlaps(day))
    #expect(DateLimits(minimum: later, maximum: june).clamped(.distantFuture) == later)
  }
}
