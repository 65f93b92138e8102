import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Values within a range, as linear and circular gauges.
@MainActor
struct GaugeTests {
  private func gauge(
    _ value: Double, in bounds: ClosedRange<Double> = 0...1
  ) -> Gauge<Box, EmptyView, EmptyView, EmptyView> {
    Gauge(value: value, in: bounds) { Box(5, width: 10, height: 10) }
  }

  private func labelled(_ value: Double) -> Gauge<Box, Box, Box, EmptyView> {
    Gauge(value: value) {
      Box(5, width: 10, height: 10)
    } currentValueLabel: {
      Box(6, width: 8, height: 8)
    } minimumValueLabel: {
      Box(7, width: 6, height: 6)
    } maximumValueLabel: {
      Box(8, width: 7, height: 6)
    }
  }

  @Test("A bar is filled to the fraction of its range, for any numbers")
  func fractions() {
    let widths: [(value: Double, bounds: ClosedRange<Double>, width: CGFloat)] = [
      (0.25, 0...1, 25), (75, 50...100, 50), (-5, -10...0, 50), (2, 0...1, 100), (-1, 0...1, 0),
      (.nan, 0...1, 0), (.infinity, 0...1, 100), (5, 5...5, 0), (6, 5...5, 100),
      (0, -.infinity...(.infinity), 0),
    ]
    for (value, bounds, width) in widths {
      let boxes = Stage(gauge(value, in: bounds).tint(testTint)).show().tintedBoxes
      #expect(boxes.first?.width == width, "\(value) in \(bounds)")
    }
  }

  @Test("The bar is between the labels of the range, below the label and above the value's label")
  func barLabels() {
    for stage in [Stage(AnyView(labelled(0.5))), Stage(AnyView(labelled(0.5).gaugeStyle(.linearCapacity)))] {
      // 10, 4, 6, 4 and 8 points, starting at 34.
      #expect(stage.frames()[5] == CGRect(45, 34, 10, 10))
      #expect(stage.frames()[7] == CGRect(0, 48, 6, 6) && stage.frames()[8] == CGRect(93, 48, 7, 6))
      #expect(stage.frames()[6] == CGRect(46, 58, 8, 8))
    }
    let bar = Stage(labelled(0.5).tint(testTint)).show().tintedBoxes
    #expect(bar.first?.minX == 14 && bar.first?.width == 35.5)
  }

  @Test("A marker moves around an open ring from the lower left to the lower right")
  func openRing() {
    func mark(_ value: Double) -> CGPoint {
      let view = gauge(value).gaugeStyle(.accessoryCircular).foregroundStyle(testTint)
      let mark = Stage(view).show().tintedBoxes.first ?? .zero
      return CGPoint(x: mark.midX.rounded(), y: mark.midY.rounded())
    }
    // Around (50, 50) with a radius of 24 points.
    #expect(mark(0) == CGPoint(x: 33, y: 67) && mark(-7) == mark(0) && mark(.nan) == mark(0))
    #expect(mark(0.5) == CGPoint(x: 50, y: 26))
    #expect(mark(1) == CGPoint(x: 67, y: 67) && mark(9) == mark(1))
    let ring = Stage(gauge(0.1).gaugeStyle(.accessoryCircular).tint(testTint)).show().tintedBoxes
    #expect(ring.count == 1)
    let sides = [ring[0].minX - 26, ring[0].maxX - 74, ring[0].minY - 26]
    #expect((sides + [ring[0].maxY - (50 + 24 * 0.5.squareRoot())]).allSatisfy { abs($0) < 0.02 })
  }

  @Test("The value is inside the open ring; the labels of the range or the label are in its gap")
  func openRingLabels() {
    let stage = Stage(labelled(0.5).gaugeStyle(.accessoryCircular))
    #expect(stage.host.sizeThatFits(ProposedViewSize(width: 200, height: 200)) == CGSize(54, 54))
    #expect(stage.frames()[6] == CGRect(46, 46, 8, 8) && stage.frames()[5] == nil)
    #expect(stage.frames()[7] == CGRect(40.5, 71, 6, 6) && stage.frames()[8] == CGRect(52.5, 71, 7, 6))
    let bare = Stage(gauge(0.5).gaugeStyle(.accessoryCircular))
    #expect(bare.frames()[5] == CGRect(45, 67, 10, 10))
    // The label is at most as wide as the gap between the round ends.
    let wide = Stage(Gauge(value: 0.5) { Box(5, height: 10) }.gaugeStyle(.accessoryCircular))
    #expect(wide.frames()[5] == CGRect(36, 67, 28, 10))
  }

  @Test("A closed ring is full at the end of the range, around the value or else the label")
  func closedRing() {
    let view = gauge(0.25).gaugeStyle(.accessoryCircularCapacity)
    #expect(Stage(view.tint(testTint)).show().tintedBoxes == [CGRect(50, 26, 24, 24)])
    #expect(Stage(view).frames()[5] == CGRect(45, 45, 10, 10))
    let stage = Stage(labelled(0.25).gaugeStyle(.accessoryCircularCapacity))
    #expect(stage.frames()[6] == CGRect(46, 46, 8, 8))
    #expect([5, 7, 8].allSatisfy { stage.frames()[$0] == nil })
  }

  private struct Listing: GaugeStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      let labels = [
        configuration.currentValueLabel != nil, configuration.minimumValueLabel != nil,
        configuration.maximumValueLabel != nil,
      ]
      log.note("\(configuration.value) \(labels)")
      return Gauge(value: configuration.value) { configuration.label }
    }
  }

  @Test("A custom style gets the configuration and can make a gauge of it")
  func ownStyle() {
    let log = Log()
    Stage(gauge(30, in: 20...40).gaugeStyle(Listing(log: log))).show()
    Stage(labelled(0.25).gaugeStyle(Listing(log: log))).show()
    let valued = Gauge(value: Float(2), in: 0...4) {
      EmptyView()
    } currentValueLabel: {
      Text("two")
    }
    Stage(valued.gaugeStyle(Listing(log: log))).show()
    #expect(
      log.take() == ["0.5 [false, false, false]", "0.25 [true, true, true]", "0.5 [true, false, false]"])
  }
}
