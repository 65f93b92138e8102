/// The default style: a bar, or a spinner if the progress is indeterminate.
///
/// ```swift
/// ProgressView("Loading", value: 0.4).progressViewStyle(.automatic)
/// ```
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil, configuration.timer == nil {
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
      FractionReader(configuration: configuration) { ProgressBar(fraction: $0) }.modifier(
        StyleTint(color: tint))
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
      FractionReader(configuration: configuration) { fraction in
        if let fraction {
          CapacityRing(fraction: fraction, lineWidth: 4).frame(width: 32, height: 32)
        } else {
          ActivityIndicator()
        }
      }
      .modifier(StyleTint(color: tint))
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
