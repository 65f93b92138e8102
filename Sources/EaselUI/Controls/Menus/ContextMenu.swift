/// Runs an action when the view is clicked with the secondary button.
struct SecondaryClickModifier {
  /// Receives the location in the space of the view, in points.
  let action: (CGPoint) -> Void
}

@MainActor extension SecondaryClickModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> SecondaryClickElement {
    SecondaryClickElement(self, around: content, inputs)
  }

  func update(_ element: SecondaryClickElement) { element.modifier = self }
}

final class SecondaryClickElement: InteractionElement {
  var modifier: SecondaryClickModifier

  init(_ modifier: SecondaryClickModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }
}

/// Shows a menu at the pointer after a secondary click or a long press.
struct ContextMenuModifier<Items> {
  let items: Items
  @State private var location: CGPoint?
  @Environment(\.interfaceIdiom) private var idiom
}

extension ContextMenuModifier: ViewModifier where Items: View {
  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .modifier(SecondaryClickModifier { location = $0 })
      .simultaneousGesture(longPress, including: idiom == .phone ? .all : .subviews)
      .presentation(isPresented: isOpen, kind: .popup(placement)) { MenuPanel(content: items) }
  }

  private var isOpen: Binding<Bool> {
    Binding(get: { location != nil }, set: { if !$0 { location = nil } })
  }

  private var placement: PopupPlacement {
    let anchor = CGRect(origin: location ?? .zero, size: .zero)
    return PopupPlacement(anchor: .rect(.rect(anchor)), spacing: 1)
  }

  @MainActor private var longPress: some Gesture {
    LongPressGesture()
      .sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        if case .second(true, let drag?) = value, location == nil { location = drag.startLocation }
      }
  }
}

nonisolated extension View {
  /// Shows a menu at the pointer when the view is clicked with the secondary button, or is pressed for half a
  /// second if `EnvironmentValues.interfaceIdiom` is `phone`.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Shows a menu at the pointer when the view is clicked with the secondary button, or is pressed for half a
  /// second if `EnvironmentValues.interfaceIdiom` is `phone`. The preview is not shown.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}
