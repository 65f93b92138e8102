/// The label of a menu, which shows its list: a button, or an item of another menu.
struct MenuButton<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    if isInMenu {
      Button {
        isOpen = true
      } label: {
        SubmenuLabel(label: label)
      }
      .environment(\.buttonFollowUp, nil)
      .presentation(isPresented: $isOpen, kind: .popup(submenuPlacement)) { MenuPanel(content: content) }
    } else if let primaryAction {
      split(primaryAction)
        .presentation(isPresented: $isOpen, kind: .popup(PopupPlacement())) { MenuPanel(content: content) }
    } else {
      Button {
        isOpen = true
      } label: {
        labelWithIndicator
      }
      .presentation(isPresented: $isOpen, kind: .popup(PopupPlacement())) { MenuPanel(content: content) }
    }
  }

  private var submenuPlacement: PopupPlacement {
    idiom == .phone
      ? PopupPlacement(anchor: .point(.topLeading), spacing: 0)
      : PopupPlacement(edge: .trailing, spacing: -2)
  }

  private var showsIndicator: Bool { indicator == .visible || indicator == .automatic && idiom == .desktop }

  private var labelWithIndicator: some View {
    HStack(spacing: 5) {
      label
      if showsIndicator { MenuIndicator() }
    }
  }

  private func split(_ action: @escaping () -> Void) -> some View {
    HStack(spacing: 1) {
      Button {
        action()
      } label: {
        label
      }
      if showsIndicator {
        Button {
          isOpen = true
        } label: {
          MenuIndicator()
        }
      }
    }
    .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
  }
}

/// The arrow beside the label of a menu.
private struct MenuIndicator: View {
  var body: some View {
    Image(systemName: "chevron.down").font(.system(size: 8, weight: .bold)).opacity(0.7)
  }
}

/// The label of a submenu, with an arrow.
private struct SubmenuLabel<Label: View>: View {
  let label: Label

  var body: some View {
    HStack(spacing: 8) {
      label
      Spacer(minLength: 0)
      Image(systemName: "chevron.right").font(.system(size: 10, weight: .semibold)).opacity(0.6)
    }
  }
}
