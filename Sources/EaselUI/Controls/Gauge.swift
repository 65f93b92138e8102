/// Shows where a value lies within a range. Values beyond the range count as its nearer end, those that are no numbers as
/// its beginning.
///
/// `MarkedValueLabels` is there for code that names the type: gauges mark no values.
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
  /// A gauge with labels of its value and of the ends of its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label of its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge without labels of its value and of its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge: View {
  /// Gauges within what a style makes are automatic, so that a style can be made of them.
  public var body: some View {
    style.makeAnyBody(configuration).gaugeStyle(.automatic)
  }
}
