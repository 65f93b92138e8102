/// A switch behind the label: green while it is on if `EnvironmentValues.interfaceIdiom` is `phone`, and in
/// the tint if it is `desktop` or the view has one.
///
/// ```swift
/// Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch)
/// ```
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style with the tint of the environment.
  nonisolated public init() { tint = nil }

  /// Creates the style with a tint color.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

private struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View { row.modifier(PlainSpacing()) }

  @ViewBuilder private var row: some View {
    if configuration.hasLabel, !labelsAreHidden {
      HStack {
        configuration.label
        Spacer()
        control
      }
      .contentShape(Rectangle())
      .onTapGesture { configuration.isOn.toggle() }
    } else {
      control
    }
  }

  private var control: some View { ToggleSwitch(configuration: configuration, tint: tint) }
}

/// A switch, toggled by a tap, by dragging its thumb, and by keys.
private struct ToggleSwitch: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @State private var isPressed = false
  /// Whether the current drag has already toggled.
  @State private var hasDragged = false
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction
  @Environment(\.tintStyle) private var outerTint

  var body: some View {
    ZStack(alignment: alignment) {
      Capsule().fill(ControlColor.switchTrack)
      Capsule().fill(color).opacity(configuration.isOn || configuration.isMixed ? 1 : 0)
      thumb
    }
    .frame(width: metrics.toggle.width, height: metrics.toggle.height)
    .animation(.snappy(duration: 0.22), value: configuration.isOn)
    .animation(.snappy(duration: 0.22), value: isPressed)
    .contentShape(Rectangle())
    .gesture(drag)
    .modifier(DisabledAppearance())
    .modifier(
      FocusModifier(ringRadius: .infinity) { press in
        guard press.phase == .down, press.key == .space || press.key == .return else { return .ignored }
        configuration.isOn.toggle()
        return .handled
      })
  }

  private var alignment: Alignment {
    configuration.isMixed ? .center : configuration.isOn ? .trailing : .leading
  }

  private var color: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return outerTint ?? (metrics.isDesktop ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.green))
  }

  private var thumb: some View {
    let side = metrics.toggle.height - 4
    let stretch = isPressed ? side * (metrics.isDesktop ? 0.12 : 0.26) : 0
    return Capsule().fill(Color.white)
      .overlay { Capsule().strokeBorder(ControlColor.thumbBorder, lineWidth: 0.5) }
      .frame(width: side + stretch, height: side)
      .shadow(color: Color.black.opacity(0.14), radius: 2.5, y: 2)
      .padding(2)
  }

  /// A press toggles on release; a drag toggles when it reaches the other side.
  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { drag in
        isPressed = true
        let distance = direction == .leftToRight ? drag.translation.width : -drag.translation.width
        let threshold = metrics.toggle.width / 4
        guard configuration.isOn ? distance < -threshold : distance > threshold, !hasDragged else { return }
        hasDragged = true
        configuration.isOn.toggle()
      }
      .onEnded { drag in
        let isTap = abs(drag.translation.width) < 10 && abs(drag.translation.height) < 30
        if isTap, !hasDragged { configuration.isOn.toggle() }
      }
      .onFinished { (isPressed, hasDragged) = (false, false) }
  }
}
