/// The properties of a gauge, passed to its style.
///
/// ```swift
/// struct PercentStyle: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text(configuration.value, format: .percent)
///     }
///   }
/// }
/// ```
public struct GaugeStyleConfiguration {
  /// The type-erased label.
  public struct Label {
    let content: AnyView
  }

  /// The type-erased label of the current value.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// The type-erased label of the lower bound.
  public struct MinimumValueLabel {
    let content: AnyView
  }

  /// The type-erased label of the upper bound.
  public struct MaximumValueLabel {
    let content: AnyView
  }

  /// The position of the value in the gauge's range, 0...1.
  public var value: Double
  /// The label that describes the gauge.
  public var label: Label
  /// The label of the current value; `nil` if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; `nil` if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; `nil` if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  public var body: some View { content }
}

/// A type that defines the appearance of gauges. Apply it with `gaugeStyle(_:)`.
///
/// ```swift
/// struct WarningStyle: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Gauge(value: configuration.value) { configuration.label }
///       .tint(configuration.value > 0.8 ? .red : .green)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view of a gauge in this style. Gauges in the returned view have the automatic style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  fileprivate func makeErasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

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
        CapacityBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

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

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring filled up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A type-erased gauge style.
struct AnyGaugeStyle {
  let makeAnyBody: @MainActor (GaugeStyleConfiguration) -> AnyView

  init<Style: GaugeStyle>(_ style: Style) {
    // Not sendable because styles need not be. It is used on the main actor only.
    nonisolated(unsafe) let style = style
    makeAnyBody = { style.makeErasedBody($0) }
  }
}

extension EnvironmentValues {
  @Entry var gaugeStyle = AnyGaugeStyle(DefaultGaugeStyle())
}

nonisolated extension View {
  /// Sets the style of gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyGaugeStyle(style))
  }
}
