/// The default style: a switch in forms and if `EnvironmentValues.interfaceIdiom` is `phone`, a checkbox elsewhere if
/// it is `desktop`.
///
/// ```swift
/// Toggle("Sound", isOn: .constant(true)).toggleStyle(.automatic)
/// ```
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DefaultToggle(configuration: configuration)
  }
}

private struct DefaultToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.listForm) private var listForm

  var body: some View {
    if metrics.isDesktop, listForm.form != .form {
      CheckboxToggleStyle().makeBody(configuration: configuration)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// A button that stays highlighted while it is on.
///
/// ```swift
/// Toggle("Filter", isOn: .constant(true)).toggleStyle(.button)
/// ```
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(configuration.label)),
        action: { configuration.isOn.toggle() })
    ) {
      ToggleButtonFace(configuration: $0, isOn: configuration.isOn || configuration.isMixed)
    }
    .modifier(ButtonRingRadius())
  }
}

private struct ToggleButtonFace: View {
  let configuration: ButtonStyleConfiguration
  let isOn: Bool
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    if isOn || metrics.isDesktop {
      BorderedButtonFace(configuration: configuration, isProminent: isOn)
    } else {
      TintedButtonFace(
        configuration: ButtonStyleConfiguration(
          role: nil, label: .init(content: AnyView(configuration.label.modifier(ButtonLabelLayout()))),
          isPressed: configuration.isPressed))
    }
  }
}

/// A box in front of the label, with a mark while the toggle is on and a dash while it is mixed.
///
/// ```swift
/// Toggle("Wrap lines", isOn: .constant(true)).toggleStyle(.checkbox)
/// ```
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

private struct CheckboxToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Checkbox(isOn: configuration.isOn, isMixed: configuration.isMixed)
        .alignmentGuide(.firstTextBaseline) { $0[.bottom] - metrics.checkbox * 0.18 }
      if configuration.hasLabel, !labelsAreHidden {
        configuration.label.modifier(
          ButtonLabelColor(style: isEnabled ? nil : AnyShapeStyle(ControlColor.disabledText)))
      }
    }
    .modifier(ToggleInteraction(configuration: configuration))
  }
}

/// The box of a checkbox.
struct Checkbox: View {
  let isOn: Bool
  let isMixed: Bool
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let side = metrics.checkbox
    let box = RoundedRectangle(cornerRadius: side * 0.25, style: .continuous)
    ZStack {
      if isOn || isMixed {
        box.fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.track))
        CheckboxMark(isDash: isMixed)
          .stroke(
            isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(ControlColor.disabledText),
            style: StrokeStyle(lineWidth: side * 0.13, lineCap: .round, lineJoin: .round))
      } else {
        box.fill(ControlColor.desktopButton)
        box.strokeBorder(ControlColor.track, lineWidth: 1)
      }
    }
    .frame(width: side, height: side)
    .opacity(isEnabled ? 1 : 0.6)
  }
}

/// The mark in a checkbox, in a square.
struct CheckboxMark: Shape {
  let isDash: Bool

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    if isDash {
      path.move(to: point(0.27, 0.5))
      path.addLine(to: point(0.73, 0.5))
    } else {
      path.move(to: point(0.26, 0.53))
      path.addLine(to: point(0.43, 0.72))
      path.addLine(to: point(0.74, 0.28))
    }
    return path
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays highlighted while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box in front of the label.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
