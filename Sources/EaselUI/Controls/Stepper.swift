/// Two buttons with a label that make a value less and more, by pointer or, with the focus, by the arrow keys. An action
/// that is nil disables its button.
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.controlMetrics) private var metrics

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    (increment, decrement) = (onIncrement, onDecrement)
    self.onEditingChanged = onEditingChanged
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      onEditingChanged: onEditingChanged)
  }

  /// The value stays within `bounds`: the last step is as long as there is room.
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
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

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
