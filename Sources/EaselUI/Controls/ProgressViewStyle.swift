/// The properties of a progress view, passed to its style.
///
/// ```swift
/// struct PercentStyle: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text(configuration.fractionCompleted ?? 0, format: .percent)
///     }
///   }
/// }
/// ```
public struct ProgressViewStyleConfiguration {
  /// The type-erased label.
  public struct Label {
    let content: AnyView
  }

  /// The type-erased label of the current value.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// The completed fraction, 0...1; `nil` if the progress is indeterminate.
  public let fractionCompleted: Double?
  /// The label; `nil` if the progress view has none.
  public var label: Label?
  /// The label of the current value; `nil` if the progress view has none.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

/// A type that defines the appearance of progress views. Apply it with `progressViewStyle(_:)`.
///
/// ```swift
/// struct FadingStyle: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ProgressView(configuration).opacity(configuration.fractionCompleted == 1 ? 0.3 : 1)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view of a progress view in this style.
  ///
  /// A `ProgressView` created from the configuration has the automatic style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  fileprivate func makeErasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The default style: a bar, or a spinner if the progress is indeterminate.
///
/// ```swift
/// ProgressView("Loading", value: 0.4).progressViewStyle(.automatic)
/// ```
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar below the label. If the progress is indeterminate, a segment moves along the bar.
///
/// ```swift
/// ProgressView("Loading", value: 0.4).progressViewStyle(.linear)
/// ```
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style with the tint of the environment.
  nonisolated public init() { tint = nil }

  /// Creates the style with a tint color.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted).modifier(StyleTint(color: tint))
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar, with a moving segment if the progress is indeterminate.
private struct ProgressBar: View {
  let fraction: Double?
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    if let fraction {
      CapacityBar(fraction: fraction, thickness: metrics.progressBar)
    } else {
      IndeterminateBar(thickness: metrics.progressBar)
    }
  }
}

/// A ring above the label, or a spinner if the progress is indeterminate.
///
/// ```swift
/// ProgressView("Loading", value: 0.4).progressViewStyle(.circular)
/// ```
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style with the tint of the environment.
  nonisolated public init() { tint = nil }

  /// Creates the style with a tint color.
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
  /// The default style.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring or a spinner.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// Applies the tint of a style; without one, the tint of the environment stays.
private struct StyleTint: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.tintStyle) { tint in
      if let color { tint = AnyShapeStyle(color) }
    }
  }
}

/// A type-erased progress view style.
struct AnyProgressViewStyle {
  let makeAnyBody: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  init<Style: ProgressViewStyle>(_ style: Style) {
    // Not sendable because styles need not be. It is used on the main actor only.
    nonisolated(unsafe) let style = style
    makeAnyBody = { style.makeErasedBody($0) }
  }
}

extension EnvironmentValues {
  @Entry var progressViewStyle = AnyProgressViewStyle(DefaultProgressViewStyle())
}

nonisolated extension View {
  /// Sets the style of progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}
