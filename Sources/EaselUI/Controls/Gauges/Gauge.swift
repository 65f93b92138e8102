/// A view that shows the position of a value within a range.
///
/// Values outside of the range count as the nearer bound, and NaN as the lower bound. Linear gauges show the marked value
/// labels below the values of their tags; circular ones do not show them.
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
    _ minimum: BoundsLabel, _ maximum: BoundsLabel, marks: AnyView? = nil
  ) {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    func position(_ value: V) -> Double { ((Double(value) - lower) / (upper - lower)).clampedToUnitInterval }
    configuration = GaugeStyleConfiguration(
      value: position(value),
      marks: marks.map { marks in
        GaugeMarks(content: marks) { $0.tag(for: V.self).map(position) }
      },
      label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel is EmptyView ? nil : .init(content: AnyView(currentValueLabel)),
      minimumValueLabel: minimum is EmptyView ? nil : .init(content: AnyView(minimum)),
      maximumValueLabel: maximum is EmptyView ? nil : .init(content: AnyView(maximum)))
  }
}

extension Gauge {
  /// Creates a gauge with labels for its value, for the bounds of its range and for other values.
  ///
  /// - Parameter markedValueLabels: Labels with tags of the type `V`, which are the values that they mark.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
      marks: .unlessEmpty(markedValueLabels()))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for its value and for other values.
  ///
  /// - Parameter markedValueLabels: Labels with tags of the type `V`, which are the values that they mark.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView(),
      marks: .unlessEmpty(markedValueLabels()))
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
    if let style {
      style.makeAnyBody(configuration).environment(\.gaugeStyle, nil)
    } else {
      DefaultGaugeStyle().makeBody(configuration: configuration)
    }
  }
}
