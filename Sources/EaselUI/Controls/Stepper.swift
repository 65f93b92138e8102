/// A labeled pair of buttons that decrement and increment a value, also with the arrow keys when focused.
///
/// A button whose action is `nil` is disabled.
///
/// ```swift
/// struct Quantity: View {
///   @State private var count = 1
///
///   var body: some View {
///     Stepper("Quantity: \(count)", value: $count, in: 1...10)
///   }
/// }
/// ```
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.controlMetrics) private var metrics

  /// Creates a stepper that calls a closure for each step.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - onIncrement: The action of the plus button; `nil` disables the button.
  ///   - onDecrement: The action of the minus button; `nil` disables the button.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    (increment, decrement) = (onIncrement, onDecrement)
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper that changes a value by `step`, without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value by `step` and keeps it within `bounds`; the last step may be
  /// shorter.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(_ stride: V.Stride, towards bound: V) {
      let room = value.wrappedValue.distance(to: bound)
      let isShort = stride > 0 ? room < stride : room > stride
      value.wrappedValue = isShort ? bound : value.wrappedValue.advanced(by: stride)
    }
    let old = value.wrappedValue
    self.init(
      label: label, onIncrement: old < bounds.upperBound ? { move(step, towards: bounds.upperBound) } : nil,
      onDecrement: old > bounds.lowerBound ? { move(0 - step, towards: bounds.lowerBound) } : nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title that calls a closure for each step.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that calls a closure for each step.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title that changes a value by `step`, without bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title that changes a value by `step` and keeps it within `bounds`.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value by `step`, without bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value by `step` and keeps it within `bounds`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper: View {
  public var body: some View {
    HStack {
      label
      Spacer()
      HStack(spacing: 1) {
        half("minus", decrement)
        half("plus", increment)
      }
      .clipShape(RoundedRectangle(cornerRadius: metrics.stepperCornerRadius))
    }
    .modifier(DisabledAppearance())
    .modifier(
      FocusModifier { press in
        guard press.phase != .up else { return .ignored }
        switch press.key {
        case .upArrow, .rightArrow: return run(increment)
        case .downArrow, .leftArrow: return run(decrement)
        default: return .ignored
        }
      })
  }

  private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
    Image(systemName: symbol)
      .opacity(action == nil ? 0.3 : 1)
      .frame(width: (metrics.stepper.width - 1) / 2, height: metrics.stepper.height)
      .background { Color.gray.opacity(0.25) }
      .contentShape(Rectangle())
      .onTapGesture { _ = run(action) }
  }

  private func run(_ action: (() -> Void)?) -> KeyPress.Result {
    guard let action else { return .ignored }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
    return .handled
  }
}
