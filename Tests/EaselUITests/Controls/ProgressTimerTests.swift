import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Progress of time and of Foundation's `Progress`, and the gauges that mark values.
@MainActor
struct ProgressTimerTests {
  private let range =
    Date(timeIntervalSinceReferenceDate: 100)...Date(timeIntervalSinceReferenceDate: 200)

  private func width(_ view: some View, at seconds: TimeInterval) -> CGFloat? {
    Stage(view.tint(testTint)).show(at: seconds).tintedBoxes.first?.width
  }

  @Test("A timer fills or empties its bar")
  func timer() {
    let down = ProgressView(timerInterval: range) { EmptyView() }
    let up = ProgressView(timerInterval: range, countsDown: false)
    for (seconds, fraction) in [(0.0, 0.0), (100, 0), (125, 0.25), (200, 1), (900, 1)] {
      #expect(width(up, at: seconds) == fraction * 100, "\(seconds)")
      #expect(width(down, at: seconds) == 100 - fraction * 100, "\(seconds)")
    }
    let undefined = Date(timeIntervalSinceReferenceDate: -.infinity)...Date(timeIntervalSinceReferenceDate: 0)
    #expect(width(ProgressView(timerInterval: undefined, countsDown: false), at: 0) == 100)
  }

  @Test("A timer wakes up a thousand times, and not after its end")
  func wakeUps() {
    let schedule = TimerProgressSchedule(range: range)
    let dates = Array(schedule.entries(from: range.lowerBound.addingTimeInterval(99), mode: .normal))
    #expect(dates.count == 11 && dates.last == range.upperBound)
    #expect(Array(schedule.entries(from: .distantPast, mode: .normal)).count == 1001)
    #expect(Array(schedule.entries(from: .distantFuture, mode: .normal)) == [range.upperBound])
    let endless = TimerProgressSchedule(
      range: range.lowerBound...Date(timeIntervalSinceReferenceDate: .infinity))
    #expect(Array(endless.entries(from: range.lowerBound, mode: .normal)).isEmpty)
  }

  private struct Naming: ProgressViewStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      log.note("\(configuration.fractionCompleted as Any) \(configuration.currentValueLabel != nil)")
      return ProgressView(configuration)
    }
  }

  @Test("A custom style gets no fraction of a timer, and draws it")
  func ownStyle() {
    let log = Log()
    let view = ProgressView(timerInterval: range, countsDown: false).progressViewStyle(Naming(log: log))
    #expect(width(view, at: 150) == 50)
    #expect(log.take() == ["nil true"])
  }

  @Test("Foundation's progress is read until it is finished")
  func foundationProgress() {
    let progress = Progress(totalUnitCount: 4)
    let stage = Stage(ProgressView(progress).tint(testTint))
    #expect(stage.show(at: 0).tintedBoxes.first?.width == 0)
    progress.completedUnitCount = 3
    #expect(stage.show(at: 0.3).tintedBoxes.first?.width == 75)
    progress.completedUnitCount = 4
    #expect(stage.show(at: 0.6).tintedBoxes.first?.width == 100)
    let endless = Stage(ProgressView(Progress(totalUnitCount: -1)).tint(testTint))
    #expect(endless.show(at: 0).tintedBoxes.count == 8)
  }

  private func gauge(_ value: Double) -> some View {
    Gauge(value: value, in: 0...4) {
      Box(5, width: 10, height: 10)
    } currentValueLabel: {
      Box(6, width: 8, height: 8)
    } minimumValueLabel: {
      Box(7, width: 6, height: 6)
    } maximumValueLabel: {
      Box(8, width: 7, height: 6)
    } markedValueLabels: {
      Box(9, width: 4, height: 4).tag(1.0)
      Box(10, width: 4, height: 4).tag(4.0)
      Box(11, width: 4, height: 4).tag("none")
    }
  }

  @Test("Labels of marked values are below their values, within the bar")
  func marks() {
    let frames = Stage(gauge(2)).frames()
    // The bar is between 14 and 85 points.
    #expect(frames[9]?.minX == 14 + 71 * 0.25 - 2 && frames[10]?.maxX == 85)
    #expect(frames[11].map { $0.maxX <= 0 } ?? true)
    #expect(frames[7]?.midY == frames[8]?.midY)
  }

  @Test("A linear accessory has a marker at the value, and from right to left at the mirrored place")
  func marker() {
    func place(_ value: Double, _ direction: LayoutDirection = .leftToRight) -> CGFloat? {
      let view = Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinear).foregroundStyle(testTint)
      return Stage(view.environment(\.layoutDirection, direction)).show().tintedBoxes.first?.midX
    }
    #expect(place(0) == 3 && place(0.5) == 50 && place(1) == 97 && place(9) == 97)
    #expect(place(0, .rightToLeft) == 97 && place(1, .rightToLeft) == 3)
    let capacity = Stage(gauge(1).gaugeStyle(.accessoryLinearCapacity).tint(testTint)).show()
    #expect(capacity.tintedBoxes.first?.height == 8)
  }

  @Test("A gradient as the tint follows the course of the gauge")
  func gradientTint() {
    let tint = Gradient(colors: [.red, .blue])
    func dump(_ style: some GaugeStyle) -> String {
      Stage(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(style).tint(tint)).show().dump()
    }
    #expect(dump(.accessoryCircular).contains("conic"))
    #expect(dump(.linearCapacity) != dump(.accessoryLinear))
    #expect(dump(.linearCapacity).contains(" to 100 "))
  }
}
