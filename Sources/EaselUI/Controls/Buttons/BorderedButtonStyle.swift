/// A label on a rounded background: gray, or a translucent tint if the view has one.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.bordered)
/// ```
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration) { BorderedButtonFace(configuration: $0, isProminent: false) }
      .modifier(ButtonRingRadius())
  }
}

/// A white label on a rounded background in the tint.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.borderedProminent)
/// ```
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration) { BorderedButtonFace(configuration: $0, isProminent: true) }
      .modifier(ButtonRingRadius())
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A rounded background: gray, or a translucent tint if the view has one.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A rounded background in the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Sets the corners of the focus ring to those of the border.
struct ButtonRingRadius: ViewModifier {
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.buttonBorderShape) private var shape

  func body(content: Content) -> some View {
    content.environment(\.buttonFocusRadius, shape.resolved(in: metrics).ringRadius)
  }
}

/// A button with a background.
struct BorderedButtonFace: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .modifier(ButtonLabelLayout())
      .modifier(ButtonLabelColor(style: labelStyle))
      .background { background }
      .contentShape(Rectangle())
  }

  private var border: ButtonBorderShape { shape.resolved(in: metrics) }

  private var isDestructive: Bool { configuration.role == .destructive }

  /// The color of the button; `nil` for a gray one.
  private var color: AnyShapeStyle? {
    if let tint { return tint }
    return isDestructive && (isProminent || !metrics.isDesktop) ? AnyShapeStyle(Color.red) : nil
  }

  private var labelStyle: AnyShapeStyle? {
    if !isEnabled { return AnyShapeStyle(ControlColor.disabledText) }
    if isProminent { return AnyShapeStyle(Color.white) }
    if isDestructive, tint == nil { return AnyShapeStyle(Color.red) }
    return metrics.isDesktop ? color : AnyShapeStyle(.tint)
  }

  @ViewBuilder private var background: some View {
    if isProminent, isEnabled {
      border.fill(color ?? AnyShapeStyle(.tint))
        .overlay { if configuration.isPressed { border.fill(Color.black.opacity(0.18)) } }
    } else if metrics.isDesktop, color == nil || !isEnabled {
      DesktopButtonFace(shape: border, isPressed: configuration.isPressed && isEnabled)
        .opacity(isEnabled ? 1 : 0.5)
    } else if let color, isEnabled {
      border.fill(color).opacity(configuration.isPressed ? 0.28 : 0.15)
    } else {
      border.fill(configuration.isPressed ? ControlColor.pressedButton : .button)
    }
  }
}

/// The face of a button of macOS.
struct DesktopButtonFace<Face: InsettableShape>: View {
  let shape: Face
  let isPressed: Bool

  var body: some View {
    shape.fill(isPressed ? ControlColor.pressedDesktopButton : .desktopButton)
      .overlay { shape.strokeBorder(ControlColor.desktopBorder, lineWidth: 0.5) }
  }
}

/// The font, the padding and the width of the label of a bordered button.
struct ButtonLabelLayout: ViewModifier {
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.buttonSizing) private var sizing

  func body(content: Content) -> some View {
    let padding = metrics.buttonPadding
    content
      .transformEnvironment(\.font) { font in font = font ?? metrics.buttonFont }
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .padding(.horizontal, shape.isCircle ? padding.height : padding.width)
      .padding(.vertical, padding.height)
      .modifier(SquareFrame(isSquare: shape.isCircle))
  }
}

/// Makes a view as wide as it is high, or as high as it is wide.
private struct SquareFrame: ViewModifier {
  let isSquare: Bool

  func body(content: Content) -> some View {
    if isSquare { SquareLayout { content } } else { content }
  }
}

private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

/// The color of a label, unless a view around the button sets a foreground style.
struct ButtonLabelColor: ViewModifier {
  let style: AnyShapeStyle?
  @Environment(\.foregroundStyles) private var outer
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    let isSet = outer.isEmpty || !isEnabled
    // Without a condition, which would make the label anew.
    return content.modifier(OptionalForegroundStyle(style: isSet ? style : nil))
  }
}

/// Sets the foreground style, or leaves it if there is none.
struct OptionalForegroundStyle: EnvironmentModifier {
  let style: AnyShapeStyle?

  func change(_ environment: inout EnvironmentValues) {
    if let style { environment.foregroundStyles = [style.nested(at: \.foregroundStyles, in: environment)] }
  }
}
