/// A labeled pair of buttons that decrement and increment a value, also with the arrow keys when focused. A
/// button that is held repeats its step.
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
  private let steps: StepperActions
  /// The current value as text; `nil` if the stepper does not show it.
  private let value: Text?

  private init(label: Label, steps: StepperActions, value: Text? = nil) {
    (self.label, self.steps, self.value) = (label, steps, value)
  }

  /// Creates a stepper that calls a closure for each step.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - onIncrement: The action of the plus button; `nil` disables the button.
  ///   - onDecrement: The action of the minus button; `nil` disables the button.
  ///   - onEditingChanged: Called with `true` when a button is pressed and with `false` when it is released.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      steps: StepperActions(
        increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper that changes a value by `step`, without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), steps: StepperActions(value, step: step, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper that changes a value by `step` and keeps it within `bounds`; the last step may be
  /// shorter.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: StepperActions(value, bounds, step: step, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper that shows a value in a format and changes it by `step`, without bounds. The value
  /// cannot be edited as text.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(), steps: StepperActions(value, step: step, onEditingChanged: onEditingChanged),
      value: Text(value.wrappedValue, format: format))
  }

  /// Creates a stepper that shows a value in a format, changes it by `step` and keeps it within `bounds`. The
  /// value cannot be edited as text.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(), steps: StepperActions(value, bounds, step: step, onEditingChanged: onEditingChanged),
      value: Text(value.wrappedValue, format: format))
  }
}

extension Stepper: View {
  public var body: some View {
    LabeledControl(label: label) {
      HStack(spacing: 8) {
        value.monospacedDigit()
        StepperButtons(steps: steps)
      }
    }
    .modifier(DisabledAppearance())
  }
}

extension Text? {
  fileprivate func monospacedDigit() -> Text? { map { $0.monospacedDigit() } }
}

/// What the two buttons of a stepper do; nil for a button that is disabled.
struct StepperActions {
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var onEditingChanged: (Bool) -> Void
}

extension StepperActions {
  init<V: Strideable>(
    _ value: Binding<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      decrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      onEditingChanged: onEditingChanged)
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void
  ) {
    func move(_ stride: V.Stride, towards bound: V) {
      let room = value.wrappedValue.distance(to: bound)
      let isShort = stride > 0 ? room < stride : room > stride
      value.wrappedValue = isShort ? bound : value.wrappedValue.advanced(by: stride)
    }
    let old = value.wrappedValue
    self.init(
      increment: old < bounds.upperBound ? { move(step, towards: bounds.upperBound) } : nil,
      decrement: old > bounds.lowerBound ? { move(0 - step, towards: bounds.lowerBound) } : nil,
      onEditingChanged: onEditingChanged)
  }
}
