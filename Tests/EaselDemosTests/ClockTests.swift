import SwiftUI
import Testing

@testable import EaselDemos

/// The positions of the clock's hands, and the parts of its dial.
@MainActor @Suite struct ClockTests {
  private static let calendar = Calendar.current

  private static func date(_ hour: Int, _ minute: Int, _ second: Int) -> Date {
    calendar.date(
      from: DateComponents(year: 2026, month: 1, day: 1, hour: hour, minute: minute, second: second))!
  }

  @Test(arguments: [
    (0, 0, 0, 0.0, 0.0, 0.0), (3, 0, 0, 90, 0, 0), (6, 30, 0, 195, 180, 0), (9, 15, 45, 277.875, 94.5, 270),
  ])
  func handsPointToTheTimeOfTheDate(
    hour: Int, minute: Int, second: Int, hourAngle: Double, minuteAngle: Double, secondAngle: Double
  ) {
    let hands = ClockHands(at: Self.date(hour, minute, second), in: Self.calendar)
    #expect(abs(hands.hour.degrees - hourAngle) < 1e-6)
    #expect(abs(hands.minute.degrees.truncatingRemainder(dividingBy: 360) - minuteAngle) < 1e-6)
    #expect(abs(hands.second.degrees.truncatingRemainder(dividingBy: 360) - secondAngle) < 1e-6)
  }

  @Test func aTickingHandStandsStillBetweenSeconds() {
    let between = Self.date(1, 2, 3) + 0.9
    let degrees = ClockHands(at: between, in: Self.calendar, ticks: true).second.degrees
    #expect(degrees.truncatingRemainder(dividingBy: 360) == 18)
  }

  /// Returns the point at an angle from twelve o'clock and a fraction of the radius, on a clock of 760 points
  /// centred in 800 points.
  private func place(_ degrees: Double, _ share: Double) -> (x: Double, y: Double) {
    (400 + 380 * share * sin(degrees * .pi / 180), 400 - 380 * share * cos(degrees * .pi / 180))
  }

  /// The minute hand is longer than the hour hand, the second hand longer than both, and the dial is white
  /// beside the hands and beyond their tips.
  @Test(arguments: 1...5, [(10, 9, 36), (4, 37, 5), (7, 22, 48)])
  func handsAreDrawnAtTheirAngles(variant: Int, time: (hour: Int, minute: Int, second: Int)) throws {
    let picture = try DemoImage(
      "clock", variant: variant, at: Self.date(time.hour, time.minute, time.second))
    let second = Double(time.second) * 6
    let minute = (Double(time.minute) + Double(time.second) / 60) * 6
    let hour = Double(time.hour) * 30 + minute / 12
    func color(_ degrees: Double, _ share: Double) -> UInt32 {
      let place = place(degrees, share)
      return picture[place.x, place.y]
    }
    for share in [0.3, 0.7, 0.79] { #expect(color(second, share) == DemoImage.red, "second, \(share)") }
    for share in [0.3, 0.45, 0.7] { #expect(color(minute, share) == DemoImage.black, "minute, \(share)") }
    for share in [0.3, 0.4, 0.45] { #expect(color(hour, share) == DemoImage.black, "hour, \(share)") }
    #expect(color(hour, 0.7) == DemoImage.white)
    for hand in [hour, minute, second] {
      for beside in [hand - 15, hand + 15] {
        #expect(color(beside, 0.43) == DemoImage.white, "at \(beside) degrees")
      }
    }
  }

  @Test func thereAreSixtyTicksOnALightDial() throws {
    let picture = try DemoImage("clock", at: Self.date(0, 0, 0))
    for minute in 0..<60 {
      let tick = place(Double(minute) * 6, 0.79)
      #expect(picture.brightness(tick.x, tick.y) < 125, "minute \(minute)")
      let gap = place(Double(minute) * 6 + 3, 0.79)
      #expect(picture.brightness(gap.x, gap.y) > 150, "after minute \(minute)")
    }
  }

  @Test func theRingIsDarkAndTheSurroundingsAreWhite() throws {
    let picture = try DemoImage("clock")
    #expect(picture[5, 5] == DemoImage.white)
    let ring = place(135, 0.93)
    #expect(picture.brightness(ring.x, ring.y) < 60)
    #expect(picture.brightness(400, 330) == 255)
  }

  @Test func theHandsMoveWithTheDate() throws {
    let first = try DemoImage("clock", variant: 2)
    let later = try DemoImage("clock", variant: 2, at: DemoImage.date + 10)
    let second = place(216 + 60, 0.7)
    #expect(first[second.x, second.y] != DemoImage.red)
    #expect(later[second.x, second.y] == DemoImage.red)
  }
}
