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

  /// The type-erased label of a marked value.
  public struct MarkedValueLabel {
    let content: AnyView
  }

  /// The position of the value in the gauge's range, 0...1.
  public var value: Double
  /// The labels of the marked values.
  var marks: GaugeMarks?
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

extension GaugeStyleConfiguration.MarkedValueLabel: View {
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

extension EnvironmentValues {
  /// The style; nil for the default style.
  @Entry var gaugeStyle: ControlStyle<GaugeStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(\.gaugeStyle, style) { $0.makeBody(configuration: $1) }
  }
}
