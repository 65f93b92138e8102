/// A labeled pair of buttons that decrement and increment a value, also with the arrow keys when focused. A
/// button that is held repeats its step.
///
/// A button whose action is `nil` is disabled. Both are if the step is 0 or NaN. By a negative step, the plus button
/// decreases the value. Integers stop at the limits of their type.
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
  /// Steps of a value without bounds, or within them. A negative step exchanges the directions of the buttons; there are
  /// no steps if it is 0 or NaN.
  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>? = nil, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(onEditingChanged: onEditingChanged)
    guard step > 0 || step < 0 else { return }
    increment = Self.action(value, bounds, stride: step)
    decrement = Self.action(value, bounds, stride: step.saturatedNegation)
  }

  /// Moves the value by the stride; nil if the value is at the bound in that direction, or is NaN and has bounds.
  private static func action<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, stride: V.Stride
  ) -> (() -> Void)? {
    let old = value.wrappedValue
    let bound = stride < 0 ? bounds?.lowerBound : bounds?.upperBound
    guard bound.map({ stride < 0 ? old > $0 : old < $0 }) ?? true else { return nil }
    return { value.wrappedValue = value.wrappedValue.moved(by: stride, upTo: bound) }
  }
}

extension SignedNumeric {
  /// The number with the opposite sign; the greatest integer of the type for its least one, whose negation would trap.
  fileprivate var saturatedNegation: Self {
    guard let integer = self as? any FixedWidthInteger else { return -self }
    return integer.negationOrMax as? Self ?? self
  }
}

extension FixedWidthInteger {
  fileprivate var negationOrMax: Self { self == .min ? .max : 0 - self }
}

extension Strideable {
  /// The value after a stride that is not 0, or the bound in its direction if that is nearer. Integers stop at the
  /// limits of their type.
  fileprivate func moved(by stride: Stride, upTo bound: Self?) -> Self {
    if let integer = self as? any FixedWidthInteger {
      return integer.sum(with: stride, upTo: bound) as? Self ?? self
    }
    guard let bound else { return advanced(by: stride) }
    let room = distance(to: bound)
    return (stride > 0 ? room < stride : room > stride) ? bound : advanced(by: stride)
  }
}

extension FixedWidthInteger {
  /// The sum of the number and a stride of its type, or the bound in the direction of the stride if that is nearer: the
  /// limit of the type if there is none. `distance(to:)` would trap where the distance exceeds `Int`.
  fileprivate func sum(with stride: Any, upTo bound: Any?) -> Self {
    guard let stride = stride as? Stride else { return self }
    let bound = bound as? Self ?? (stride < 0 ? .min : .max)
    guard stride < 0 ? self > bound : self < bound else { return bound }
    let room = Magnitude(truncatingIfNeeded: stride < 0 ? self &- bound : bound &- self)
    return stride.magnitude < room ? self &+ Self(truncatingIfNeeded: stride) : bound
  }
}
