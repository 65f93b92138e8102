/// An open ring with a marker at the value, around the label of the value. The labels of the bounds, or
/// without them the label, are in the gap at the bottom.
///
/// ```swift
/// Gauge(value: 0.6) { Text("Speed") }.gaugeStyle(.accessoryCircular)
/// ```
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge {
      MarkedRing(fraction: configuration.value, lineWidth: CircularGaugeMetrics.lineWidth)
    } center: {
      configuration.currentValueLabel
    } gap: {
      if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
        configuration.label
      } else {
        HStack(spacing: 6) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      }
    }
  }
}

/// A ring filled up to the value, around the label of the value or, without one, the label.
///
/// ```swift
/// Gauge(value: 0.6) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)
/// ```
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge {
      CapacityRing(fraction: configuration.value, lineWidth: CircularGaugeMetrics.lineWidth)
    } center: {
      if let value = configuration.currentValueLabel { value } else { configuration.label }
    } gap: {
      EmptyView()
    }
  }
}
