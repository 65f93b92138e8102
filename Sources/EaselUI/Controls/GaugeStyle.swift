/// What a style is given of a gauge.
public struct GaugeStyleConfiguration {
  /// The label, its type hidden.
  public struct Label {
    let content: AnyView
  }

  /// The label of the current value, its type hidden.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// The label of the beginning of the range, its type hidden.
  public struct MinimumValueLabel {
    let content: AnyView
  }

  /// The label of the end of the range, its type hidden.
  public struct MaximumValueLabel {
    let content: AnyView
  }

  /// Within 0...1 of the range.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
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

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View

  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  fileprivate func makeErasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A bar.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar between the labels of the range, the label above and that of the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
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

/// An open ring with a mark at the value, around the label of the value. In the gap are the labels of the range or, where
/// there are none, the label.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
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

/// A ring that is full at the end of the range, around the label of the value or, where there is none, the label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
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
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A gauge style, its type hidden.
struct AnyGaugeStyle {
  let makeAnyBody: @MainActor (GaugeStyleConfiguration) -> AnyView

  init<Style: GaugeStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    makeAnyBody = { style.makeErasedBody($0) }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static let defaultValue = AnyGaugeStyle(DefaultGaugeStyle())
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How gauges in the view look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyGaugeStyle(style))
  }
}
