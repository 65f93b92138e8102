/// Shows how much of a task is done or, where that is not known, that it goes on.
///
/// What is done beyond the total counts as all of it, what is less than nothing or no number as nothing.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyle) private var style

  /// - Parameter fraction: Of the task; nil where it is not known.
  private init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label is EmptyView ? nil : .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel is EmptyView ? nil : .init(content: AnyView(currentValueLabel)))
  }

  private init<V: BinaryFloatingPoint>(
    _ value: V?, _ total: V, _ label: Label, _ currentValueLabel: CurrentValueLabel
  ) {
    self.init(value.map { (Double($0) / Double(total)).clampedToUnitInterval }, label, currentValueLabel)
  }

  /// How much of `total` is done; a value of nil is not known.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, total, label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task that goes on, nobody knows how long.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  /// How much of `total` is done; a value of nil is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value, total, label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A task that goes on, nobody knows how long.
  public init() { self.init(nil, EmptyView(), EmptyView()) }

  /// How much of `total` is done; a value of nil is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value, total, EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A task that goes on, nobody knows how long.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// A task that goes on, nobody knows how long.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// How much of `total` is done; a value of nil is not known.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// How much of `total` is done; a value of nil is not known.
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
  /// The progress view that a style is to change.
  public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

extension ProgressView: View {
  /// Progress views within what a style makes are automatic, so that a style can be made of them.
  public var body: some View {
    style.makeAnyBody(configuration).progressViewStyle(.automatic)
  }
}
