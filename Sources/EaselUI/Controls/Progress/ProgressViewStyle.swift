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

  /// The completed fraction, 0...1; `nil` if the progress is indeterminate or that of the time in a range of dates.
  public internal(set) var fractionCompleted: Double?
  /// The range of dates whose passing is shown; `nil` for other progress.
  var timer: TimerProgress?
  /// The progress to observe.
  var progress: Progress?
  /// The label; `nil` if the progress view has none.
  public var label: Label?
  /// The label of the current value; `nil` if the progress view has none.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration {
  /// The configuration at a moment of an observed progress.
  func with(_ fraction: Double?) -> ProgressViewStyleConfiguration {
    var configuration = self
    (configuration.fractionCompleted, configuration.progress) = (fraction, nil)
    return configuration
  }
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

extension EnvironmentValues {
  /// The style; nil for the default style.
  @Entry var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressViewStyle, style) { $0.makeBody(configuration: $1) }
  }
}
