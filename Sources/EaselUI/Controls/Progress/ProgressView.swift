/// A view that shows the completed fraction of a task or, if that is unknown, that the task is running.
///
/// The fraction is clamped to 0...1; NaN counts as 0. It can also be that of the time that has passed in a range of dates, or
/// that of a `Progress`.
///
/// ```swift
/// ProgressView(value: 3, total: 10) {
///   Text("Copying")
/// } currentValueLabel: {
///   Text("3 of 10 files")
/// }
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyle) private var style

  /// Creates a progress view for a completed fraction or the time in a range; `nil` shows indeterminate progress.
  init(
    _ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel, timer: TimerProgress? = nil,
    progress: Progress? = nil
  ) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, timer: timer, progress: progress,
      label: label is EmptyView ? nil : .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel is EmptyView ? nil : .init(content: AnyView(currentValueLabel)))
  }

  private init<V: BinaryFloatingPoint>(
    _ value: V?, _ total: V, _ label: Label, _ currentValueLabel: CurrentValueLabel
  ) {
    self.init(value.map { (Double($0) / Double(total)).clampedToUnitInterval }, label, currentValueLabel)
  }

  /// Creates a progress view for `value` of `total`; a value of `nil` shows indeterminate progress.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, total, label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  /// Creates a progress view for `value` of `total`; a value of `nil` shows indeterminate progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value, total, label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() { self.init(nil, EmptyView(), EmptyView()) }

  /// Creates a progress view for `value` of `total`; a value of `nil` shows indeterminate progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value, total, EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates an indeterminate progress view with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }

  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Creates a progress view with a localized title for `value` of `total`; a value of `nil` shows
  /// indeterminate progress.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view with a title from a table of strings for `value` of `total`; a value of `nil` shows
  /// indeterminate progress.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// Creates a progress view with a title for `value` of `total`; a value of `nil` shows indeterminate
  /// progress.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress view that a style receives.
  public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

extension ProgressView: View {
  /// Applies the style. Progress views in the styled view have the automatic style, so that a style can
  /// contain a progress view.
  public var body: some View {
    if let progress = configuration.progress {
      ObservedProgress(progress: progress) { fraction in
        styled(configuration.with(fraction))
      }
    } else {
      styled(configuration)
    }
  }

  @MainActor @ViewBuilder private func styled(_ configuration: ProgressViewStyleConfiguration) -> some View {
    if let style {
      style.makeAnyBody(configuration).environment(\.progressViewStyle, nil)
    } else {
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
