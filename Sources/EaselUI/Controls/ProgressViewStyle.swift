/// What a style is given of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label, its type hidden.
  public struct Label {
    let content: AnyView
  }

  /// The label of the current value, its type hidden.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// Within 0...1; nil where it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View

  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  fileprivate func makeErasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A bar where it is known how much is done, else spokes that turn.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar below the label; one that runs where it is not known how much is done.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// In a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted).modifier(StyleTint(color: tint))
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar, or one that runs where it is not known how much is done.
private struct ProgressBar: View {
  let fraction: Double?
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    if let fraction {
      CapacityBar(fraction: fraction, thickness: metrics.progressBar)
    } else {
      RunningBar(thickness: metrics.progressBar)
    }
  }
}

/// A ring above the label, or spokes that turn where it is not known how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// In a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      if let fraction = configuration.fractionCompleted {
        CapacityRing(fraction: fraction, lineWidth: 4).frame(width: 32, height: 32)
          .modifier(StyleTint(color: tint))
      } else {
        ActivityIndicator().modifier(StyleTint(color: tint))
      }
      configuration.label
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The tint of a style; that of the environment where it has none.
private struct StyleTint: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.tintStyle) { tint in
      if let color { tint = AnyShapeStyle(color) }
    }
  }
}

/// A progress view style, its type hidden.
struct AnyProgressViewStyle {
  let makeAnyBody: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  init<Style: ProgressViewStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    makeAnyBody = { style.makeErasedBody($0) }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue = AnyProgressViewStyle(DefaultProgressViewStyle())
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How progress views in the view look.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}
