/// How a view is presented in front of a window's content.
enum PresentationKind {
  /// Beside the presenting view, without a backdrop that can be seen: a menu, a list of choices.
  case popup(PopupPlacement)
  /// In a bubble with an arrow that points to the presenting view.
  case popover(PopupPlacement)
  /// A panel from the bottom edge with the idiom `phone`, and in the center with `desktop`.
  case sheet
  /// The whole window.
  case fullScreenCover
  /// A small panel in the center, which only its buttons dismiss.
  case alert
  /// A text beside the presenting view, which takes no input.
  case help(PopupPlacement)
  /// Choices at the bottom edge with the idiom `phone`, and as an alert with `desktop`.
  case confirmationDialog

  /// Whether the presentation takes all input.
  var takesInput: Bool { if case .help = self { false } else { true } }

  /// The animation of the appearance and the disappearance.
  var animation: Animation {
    switch self {
    case .popup, .popover, .help: .easeOut(duration: 0.18)
    case .alert: .easeOut(duration: 0.22)
    case .sheet, .fullScreenCover, .confirmationDialog: .spring(duration: 0.4, bounce: 0)
    }
  }
}

/// Where a popup is, relative to the view that presents it.
struct PopupPlacement {
  /// The part of the presenting view that the popup is beside.
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  /// The edge of the anchor at which the popup is, if there is room; otherwise it is at the opposite one.
  var edge = Edge.bottom
  /// The alignment along the edge: the popup and the anchor share this side or their centers.
  var alignment = HorizontalAlignment.leading
  /// The distance from the anchor, in points.
  var spacing: CGFloat = 4
  /// Whether the popup is at least as wide as the anchor.
  var matchesWidth = false
}

nonisolated extension View {
  /// Presents a view in front of the window's content while a binding is true.
  ///
  /// - The presented view has the environment of this view, except that it is enabled. Its state lives as long as
  ///   it is presented. In it, `@Environment(\.dismiss)` sets the binding to false and `\.isPresented` is true.
  /// - While it is presented, it alone receives the pointer, the wheel and keys; Tab stays in it. The view that had
  ///   the focus gets it back afterward.
  /// - A click beside it and Escape set the binding to false, except for alerts and where
  ///   `interactiveDismissDisabled` says otherwise.
  /// - A `popup` gets a panel with rounded corners and a shadow around the content, and is beside this view: at
  ///   `PopupPlacement.edge`, or at the opposite edge if there is no room, and shifted to stay inside the window.
  ///   Content that is too high is proposed the room that there is; put it in a scroll view. The other kinds have
  ///   panels of their own too.
  /// - Appearance and disappearance are animated, except where the view exists with a binding that is true from
  ///   the start: images and previews show it at once.
  ///
  /// ```
  /// Text(title).onTapGesture { isOpen = true }
  ///   .presentation(isPresented: $isOpen, kind: .popup(PopupPlacement())) { rows }
  /// ```
  ///
  /// - Parameter onDismiss: Runs when the dismissal has ended.
  func presentation<C: View>(
    isPresented: Binding<Bool>, kind: PresentationKind, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    modifier(
      PresentationModifier(isPresented: isPresented, kind: kind, onDismiss: onDismiss, content: content))
  }

  /// Presents a view for an item while a binding has one. An item with another id replaces the presented view.
  func presentation<Item: Identifiable, C: View>(
    item: Binding<Item?>, kind: PresentationKind, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    modifier(ItemPresentationModifier(item: item, kind: kind, onDismiss: onDismiss, content: content))
  }
}

/// Presents a view while a binding is true.
struct PresentationModifier<Presented> {
  @Binding var isPresented: Bool
  let kind: PresentationKind
  let onDismiss: (() -> Void)?
  let content: () -> Presented
}

extension PresentationModifier: ViewModifier where Presented: View {
  func body(content base: Content) -> some View {
    base.modifier(
      PresentationSource(
        presented: isPresented ? DeferredView(content: content) : nil, kind: kind,
        dismiss: { isPresented = false }, onDismiss: onDismiss))
  }
}

/// Presents a view for an item.
struct ItemPresentationModifier<Item: Identifiable, Presented> {
  @Binding var item: Item?
  let kind: PresentationKind
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented
}

extension ItemPresentationModifier: ViewModifier where Presented: View {
  func body(content base: Content) -> some View {
    base.modifier(
      PresentationSource(
        presented: item.map { item in DeferredView { content(item) }.id(item.id) }, kind: kind,
        dismiss: { item = nil }, onDismiss: onDismiss))
  }
}

/// A view whose content is made in its own evaluation, which is repeated when state that the closure reads changes.
struct DeferredView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
