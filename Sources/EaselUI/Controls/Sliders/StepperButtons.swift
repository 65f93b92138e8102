/// The buttons of a stepper: side by side on iOS, one above the other on macOS.
struct StepperButtons: View {
  let steps: StepperActions
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    Group {
      if metrics.isDesktop { column } else { row }
    }
    .frame(width: metrics.stepper.width, height: metrics.stepper.height)
    .modifier(FocusModifier(ringRadius: metrics.stepperCornerRadius) { key($0) })
  }

  private var row: some View {
    HStack(spacing: 0) {
      half("minus", steps.decrement)
      Rectangle().fill(ControlColor.track).frame(width: 1, height: metrics.stepper.height * 0.56)
      half("plus", steps.increment)
    }
    .background { shape.fill(ControlColor.button) }
    .clipShape(shape)
    .font(.system(size: 17))
  }

  private var column: some View {
    VStack(spacing: 0) {
      half("chevron.up", steps.increment)
      half("chevron.down", steps.decrement)
    }
    .background { DesktopButtonFace(shape: shape, isPressed: false) }
    .clipShape(shape)
    .font(.system(size: metrics.stepper.height * 0.34, weight: .semibold))
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: metrics.stepperCornerRadius, style: .continuous)
  }

  private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
    StepperHalf(symbol: symbol, action: action, onEditingChanged: steps.onEditingChanged)
  }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    switch press.key {
    case .upArrow, .rightArrow: return run(steps.increment)
    case .downArrow, .leftArrow: return run(steps.decrement)
    default: return .ignored
    }
  }

  private func run(_ action: (() -> Void)?) -> KeyPress.Result {
    guard let action else { return .ignored }
    steps.onEditingChanged(true)
    action()
    steps.onEditingChanged(false)
    return .handled
  }
}

/// What a button of a stepper does at the moment; `nil` if it is disabled. A press outlives the values of the view, and runs
/// what the latest one gives. A class, because writing it is no change of state.
private final class StepperAction {
  var run: (() -> Void)?
}

/// A button of a stepper.
private struct StepperHalf: View {
  let symbol: String
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @State private var isPressed = false
  @State private var current = StepperAction()

  var body: some View {
    let _ = connect()
    Image(systemName: symbol)
      .foregroundStyle(action == nil ? AnyShapeStyle(ControlColor.disabledText) : AnyShapeStyle(.primary))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { if isPressed, action != nil { Rectangle().fill(ControlColor.pressedButton) } }
      .contentShape(Rectangle())
      .gesture(press)
  }

  private var press: some Gesture {
    PressGesture(isRepeated: true)
      .onChanged { value in
        guard value.isInside else { return }
        begin()
        if value.repetition > 0 { current.run?() }
      }
      .onEnded { value in
        if value.isInside, value.repetition == 0 { current.run?() }
      }
      .onFinished { end() }
  }

  private func connect() { current.run = action }

  private func begin() {
    guard !isPressed, current.run != nil else { return }
    isPressed = true
    onEditingChanged(true)
  }

  private func end() {
    guard isPressed else { return }
    isPressed = false
    onEditingChanged(false)
  }
}
