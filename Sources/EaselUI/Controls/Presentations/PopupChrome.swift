import EaselDrawing

/// A panel beside the presenting view, for menus and lists of choices.
struct PopupChrome<Content: View>: View {
  let controller: PresentationController
  let placement: PopupPlacement
  let content: Content
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.buttonFollowUp) private var outerFollowUp

  var body: some View {
    Backdrop(opacity: 0) { close() }.transition(.identity)
    content
      .clipShape(shape)
      .background { PanelBackground(shape: shape) }
      .contentShape(Rectangle())
      .transition(.opacity.combined(with: .scale(scale: 0.94, anchor: .top)))
      .modifier(PopupLayout(anchor: controller.anchor, placement: placement))
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: idiom == .phone ? 13 : 6) }

  /// Closes a submenu together with the menus that it is in.
  private func close() {
    if controller.dismissInteractively() { outerFollowUp?() }
  }
}

/// A bubble that points to the presenting view.
struct PopoverChrome<Content: View>: View {
  let controller: PresentationController
  let placement: PopupPlacement
  let content: Content

  var body: some View {
    Backdrop(opacity: 0) { controller.dismissInteractively() }.transition(.identity)
    content
      .clipShape(RoundedRectangle(cornerRadius: PopoverBubble.cornerRadius))
      .contentShape(Rectangle())
      .modifier(PopupLayout(anchor: controller.anchor, placement: placement, bubble: PopoverBubble()))
      .transition(.opacity)
  }
}

/// The background of a floating panel: a shadow, a surface and a thin border.
struct PanelBackground<S: InsettableShape>: View {
  let shape: S
  var shadow: CGFloat = 12
  @Environment(\.colorScheme) private var scheme
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    shape.fill(SchemeStyle.panel)
      .shadow(color: .black.opacity(scheme == .dark ? 0.5 : 0.2), radius: shadow, y: shadow / 3)
    shape.strokeBorder(scheme == .dark ? Color.white.opacity(0.14) : .black.opacity(0.1), lineWidth: pixel)
  }
}

/// The outline of a popover with its arrow.
struct PopoverBubble {
  static let cornerRadius: CGFloat = 13
  static let arrowLength: CGFloat = 11
  static let arrowWidth: CGFloat = 26

  @MainActor
  func draw(
    _ arrangement: PopupArrangement, in environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    let path = path(arrangement)
    let isDark = environment.colorScheme == .dark
    let surface = SchemeStyle.panel.resolve(in: environment).resolvePaint(in: environment)
    let shape = FragmentRecorder()
    shape.fill(path, style: FillStyle(), paint: .solid(surface), state: DrawingState())
    let shadow = FilterOperation.shadow(
      FilterOperation.Shadow(
        color: .bytes(0, 0, 0, alpha: isDark ? 0.5 : 0.2), radius: 14, offset: CGSize(width: 0, height: 4)))
    recorder.append(
      .layer(shape.finish()),
      state: DrawingState(filters: FilterNode(parent: nil, operation: shadow, transform: .identity)))
    let border = isDark ? PaintColor.bytes(255, 255, 255, alpha: 0.14) : .bytes(0, 0, 0, alpha: 0.1)
    recorder.stroke(
      path, style: StrokeStyle(lineWidth: environment.pixelLength), paint: .solid(border),
      state: DrawingState())
  }

  /// A rounded rectangle united with an arrow whose sides are curved into the edge.
  private func path(_ arrangement: PopupArrangement) -> Path {
    let body = Path(roundedRect: arrangement.frame, cornerRadius: PopoverBubble.cornerRadius)
    var arrow = Path()
    let (half, length) = (PopoverBubble.arrowWidth / 2, PopoverBubble.arrowLength)
    arrow.move(to: CGPoint(x: -half - 4, y: length + 1))
    arrow.addLine(to: CGPoint(x: -half - 4, y: length))
    arrow.addCurve(
      to: CGPoint(x: -2.5, y: 1.5), control1: CGPoint(x: -half + 4, y: length),
      control2: CGPoint(x: -6, y: 4.5))
    arrow.addQuadCurve(to: CGPoint(x: 2.5, y: 1.5), control: .zero)
    arrow.addCurve(
      to: CGPoint(x: half + 4, y: length), control1: CGPoint(x: 6, y: 4.5),
      control2: CGPoint(x: half - 4, y: length))
    arrow.addLine(to: CGPoint(x: half + 4, y: length + 1))
    arrow.closeSubpath()
    let turn: CGFloat =
      switch arrangement.edge {
      case .bottom: 0
      case .top: .pi
      case .leading: .pi / 2
      case .trailing: -.pi / 2
      }
    let place = CGAffineTransform(rotationAngle: turn).concatenating(.translation(to: arrangement.tip))
    return body.union(arrow.applying(place))
  }
}
