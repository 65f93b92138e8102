/// A panel that covers the lower part of the window. A drag changes its height or dismisses it.
struct PhoneSheet<Content: View>: View {
  let controller: PresentationController
  let content: Content
  @State private var state = SheetState()

  var body: some View {
    SheetBackdrop(controller: controller).transition(.opacity)
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(SheetSurface(controller: controller))
      .transition(.move(edge: .bottom))
      .modifier(SheetFrame(controller: controller, state: $state))
  }
}

/// Dims what is below a sheet, unless the sheet allows interaction with it.
private struct SheetBackdrop: View {
  let controller: PresentationController

  var body: some View {
    if controller.currentOptions.allowsBackgroundInteraction != true {
      Backdrop(opacity: 0.2) { controller.dismissInteractively() }
    }
  }
}

/// The background, the corners and the drag indicator of a sheet at the bottom edge.
private struct SheetSurface: ViewModifier {
  let controller: PresentationController

  func body(content: Content) -> some View {
    let options = controller.currentOptions
    let radius = max(options.cornerRadius ?? 10, 0)
    content
      .modifier(PresentationBackground(controller: controller))
      .overlay(alignment: .top) { if showsIndicator(options) { DragIndicator() } }
      .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius))
      .contentShape(Rectangle())
  }

  private func showsIndicator(_ options: PresentationOptions) -> Bool {
    switch options.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: (options.detents?.count ?? 1) > 1
    }
  }
}

/// The short bar at the top of a sheet.
private struct DragIndicator: View {
  var body: some View {
    Capsule().fill(Color.gray.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 5)
  }
}

/// What a drag has changed of a sheet.
struct SheetState {
  /// The distance of the sheet from its detent: positive is down, in points.
  var drag: CGFloat = 0
  /// The detent that a drag has chosen; `nil` for the initial one.
  var detent: PresentationDetent?
}

/// The height of a sheet.
private struct SheetFrame: ViewModifier {
  let controller: PresentationController
  @Binding var state: SheetState
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let options = controller.currentOptions
    let height = SheetHeights(options, chosen: state.detent, environment)
    content
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { state.drag = $0.translation.height }
          .onEnded { end($0, height, options) }
      )
      .modifier(SheetLayout(heights: height, drag: state.drag))
  }

  private func end(_ drag: DragGesture.Value, _ heights: SheetHeights, _ options: PresentationOptions) {
    let available = heights.latest.available
    let target = heights.current(in: available) - drag.predictedEndTranslation.height
    withAnimation(.spring(duration: 0.35, bounce: 0)) {
      state.drag = 0
      guard let detent = heights.detent(nearest: target, in: available) else {
        controller.dismissInteractively()
        return
      }
      options.selection?.wrappedValue = detent
      state.detent = detent
    }
  }
}

/// A panel in the center of the window that fits its content.
struct DesktopSheet<Content: View>: View {
  let controller: PresentationController
  let content: Content

  var body: some View {
    SheetBackdrop(controller: controller).transition(.opacity)
    content
      .modifier(DesktopSheetSurface(controller: controller))
      .transition(.opacity.combined(with: .scale(scale: 0.96)))
      .modifier(CenteredPanelLayout(limit: CGSize(width: 520, height: 600)))
  }
}

private struct DesktopSheetSurface: ViewModifier {
  let controller: PresentationController
  @Environment(\.pixelLength) private var pixel
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: max(controller.currentOptions.cornerRadius ?? 10, 0))
    content
      .modifier(PresentationBackground(controller: controller))
      .clipShape(shape)
      .overlay { shape.strokeBorder(Color.white.opacity(scheme == .dark ? 0.15 : 0), lineWidth: pixel) }
      .background { shape.fill(.black).shadow(color: .black.opacity(0.3), radius: 16, y: 8).padding(1) }
      .contentShape(Rectangle())
  }
}

/// Places a panel in the center of the window: with its ideal size, but not larger than a limit.
struct CenteredPanelLayout {
  let limit: CGSize
  /// The distance from the edges of the window.
  var margin: CGFloat = 20
}

@MainActor extension CenteredPanelLayout: UnaryLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(for: inner(proposal)).finite)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let proposal = inner(ProposedViewSize(size.value))
    let own = content.size(for: proposal).finite
    return Placement(
      origin: CGPoint(x: (size.value.width - own.width) / 2, y: (size.value.height - own.height) / 2),
      proposal: proposal)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func length(_ available: CGFloat?, _ limit: CGFloat) -> CGFloat {
      max(min((available ?? .infinity) - 2 * margin, limit), 0)
    }
    return ProposedViewSize(
      width: length(proposal.width, limit.width), height: length(proposal.height, limit.height))
  }
}
