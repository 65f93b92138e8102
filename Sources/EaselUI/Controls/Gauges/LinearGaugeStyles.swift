/// The default style: a bar.
///
/// ```swift
/// Gauge(value: 0.6) { Text("Speed") }.gaugeStyle(.automatic)
/// ```
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar between the labels of the bounds, with the label above it and the label of the value below it.
///
/// ```swift
/// Gauge(value: 0.6) { Text("Speed") }.gaugeStyle(.linearCapacity)
/// ```
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        MarkedBar(marks: configuration.marks, height: 6) { CapacityBar(fraction: configuration.value) }
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar in the tint with a marker at the value, between the labels of the bounds.
///
/// ```swift
/// Gauge(value: 0.6) { Text("Speed") }.gaugeStyle(.accessoryLinear)
/// ```
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      BoundLabel { configuration.minimumValueLabel }
      MarkedBar(marks: configuration.marks, height: 12) { ValueBar(fraction: configuration.value) }
      BoundLabel { configuration.maximumValueLabel }
    }
  }
}

/// A bar filled up to the value, between the labels of the bounds, with the label above it and the label of the value below
/// it, in small fonts.
///
/// ```swift
/// Gauge(value: 0.6) { Text("Speed") }.gaugeStyle(.accessoryLinearCapacity)
/// ```
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label.font(.headline).lineLimit(1)
      HStack(spacing: 6) {
        BoundLabel { configuration.minimumValueLabel }
        MarkedBar(marks: configuration.marks, height: 8) {
          CapacityBar(fraction: configuration.value, thickness: 8)
        }
        BoundLabel { configuration.maximumValueLabel }
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The label of a bound beside a small bar.
private struct BoundLabel<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content.font(.caption.weight(.semibold)).lineLimit(1) }
}
