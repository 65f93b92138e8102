/// A view that shows the position of a value within a range.
///
/// Values outside of the range count as the nearer bound, and NaN as the lower bound. `MarkedValueLabels`
/// exists only for source compatibility with SwiftUI: gauges do not mark values.
///
/// ```swift
/// Gauge(value: 36, in: 0...50) {
///   Text("Temperature")
/// } currentValueLabel: {
///   Text("36°")
/// }
/// ```
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    configuration = GaugeStyleConfiguration(
      value: ((Double(value) - lower) / (upper - lower)).clampedToUnitInterval,
      label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel is EmptyView ? nil : .init(content: AnyView(currentValueLabel)),
      minimumValueLabel: minimum is EmptyView ? nil : .init(content: AnyView(minimum)),
      maximumValueLabel: maximum is EmptyView ? nil : .init(content: AnyView(maximum)))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its value and for the bounds of its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge without labels for its value and its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge: View {
  /// Applies the style. Gauges in the styled view have the automatic style, so that a style can contain a
  /// gauge.
  public var body: some View {
    style.makeAnyBody(configuration).gaugeStyle(.automatic)
  }
}

/// A ring with small views at its center and at its bottom.
struct CircularGauge<Ring: View, Center: View, Gap: View>: View {
  @ViewBuilder let ring: Ring
  @ViewBuilder let center: Center
  @ViewBuilder let gap: Gap

  var body: some View {
    ZStack(alignment: .bottom) {
      ring
      center.font(.title3).lineLimit(1).minimumScaleFactor(0.4)
        .frame(width: CircularGaugeMetrics.room, height: CircularGaugeMetrics.side)
      gap.font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: CircularGaugeMetrics.room)
    }
    .frame(width: CircularGaugeMetrics.side, height: CircularGaugeMetrics.side)
  }
}

/// The lengths of circular gauges, in points.
enum CircularGaugeMetrics {
  static let side: CGFloat = 54
  static let lineWidth: CGFloat = 6
  /// The width available between the sides of the ring.
  static let room = side - 3 * lineWidth
}

/// A ring with a segment in the tint, clockwise from the top.
struct CapacityRing: View {
  /// Within 0...1.
  let fraction: Double
  /// Points.
  let lineWidth: CGFloat

  var body: some View {
    ZStack {
      Circle().stroke(Color.controlTrack, lineWidth: lineWidth)
      Circle().trim(from: 0, to: fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(lineWidth / 2)
  }
}

/// Three quarters of a ring in the tint, open at the bottom, with a marker at a fraction of its length,
/// clockwise.
struct MarkedRing: View {
  /// Within 0...1.
  let fraction: Double
  /// Points.
  let lineWidth: CGFloat

  private static var start: Angle { .degrees(135) }
  /// The drawn fraction of the ring.
  private static var length: Double { 0.75 }

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Circle().trim(from: 0, to: MarkedRing.length)
          .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
          .rotationEffect(MarkedRing.start)
        mark.offset(x: min(proxy.size.width, proxy.size.height) / 2)
          .rotationEffect(MarkedRing.start + .degrees(360 * MarkedRing.length * fraction))
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .padding(lineWidth / 2)
  }

  private var mark: some View {
    ZStack {
      Circle().fill(.background).frame(width: 2 * lineWidth, height: 2 * lineWidth)
      Circle().fill(.primary).frame(width: 1.2 * lineWidth, height: 1.2 * lineWidth)
    }
  }
}
