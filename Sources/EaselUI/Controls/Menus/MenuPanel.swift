/// The list of a menu. It scrolls if there is not enough room.
struct MenuPanel<Content: View>: View {
  let content: Content
  @Owned private var followUp = DismissTarget()
  @Environment(\.presentation) private var controller
  @Environment(\.buttonFollowUp) private var outerFollowUp
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(alignment: .leading, spacing: 0) { items }
        .padding(.vertical, idiom == .phone ? 0 : 5)
        .frame(minWidth: idiom == .phone ? 250 : 120, alignment: .leading)
        .fixedSize(horizontal: true, vertical: false)
        // Within the scroll view, which is not a stop.
        .modifier(FocusSteps())
    }
    .buttonStyle(MenuItemStyle())
    .labelStyle(MenuLabelStyle())
    .environment(\.isInMenu, true)
    .environment(\.menuStyle, nil)
    .environment(\.buttonFollowUp, target)
  }

  private var items: some View {
    Group(sections: content) { sections in
      ForEach(sections) { section in
        section.header.modifier(MenuHeaderAppearance())
        section.content
        section.footer
      }
    }
  }

  /// Closes this menu and those that it is in.
  private var target: DismissTarget {
    followUp.action = { [controller, outerFollowUp] in
      controller?.dismissal()
      outerFollowUp?()
    }
    return followUp
  }
}

/// The appearance of the items of a menu.
struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { MenuItem(configuration: configuration) }
}

private struct MenuItem: View {
  let configuration: ButtonStyleConfiguration
  @State private var isHovered = false
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if idiom == .phone { phone } else { desktop }
  }

  private var color: Color { configuration.role == .destructive ? .red : .primary }

  private var phone: some View {
    configuration.label
      .font(.system(size: 17))
      .foregroundStyle(color)
      .opacity(isEnabled ? 1 : 0.35)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background { Color.gray.opacity(configuration.isPressed ? 0.25 : isHovered ? 0.12 : 0) }
      .modifier(DialogSeparators())
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }

  private var desktop: some View {
    configuration.label
      .font(.system(size: 13))
      .foregroundStyle(isHovered && isEnabled ? .white : color)
      .opacity(isEnabled ? 1 : 0.35)
      .padding(.horizontal, 9)
      .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
      .background {
        RoundedRectangle(cornerRadius: 4).fill(.tint).opacity(isHovered && isEnabled ? 1 : 0)
      }
      .padding(.horizontal, 5)
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }
}

/// Labels in menus: the icon at the end with the idiom `phone`, and at the start with `desktop`.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }
}

private struct MenuLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if idiom == .phone {
      HStack(spacing: 12) {
        configuration.title
        Spacer(minLength: 12)
        configuration.icon.frame(width: 24)
      }
    } else {
      HStack(spacing: 6) {
        configuration.icon.frame(width: 16)
        configuration.title
      }
    }
  }
}

/// The appearance of a header above items of a menu.
struct MenuHeaderAppearance: ViewModifier {
  @Environment(\.interfaceIdiom) private var idiom

  func body(content: Content) -> some View {
    content.font(.caption).foregroundStyle(.secondary)
      .padding(.horizontal, idiom == .phone ? 16 : 14).padding(.top, 8).padding(.bottom, 2)
  }
}

/// The arrow keys move the focus through the views.
struct FocusSteps {}

@MainActor extension FocusSteps: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> FocusStepsElement {
    FocusStepsElement(content, inputs)
  }

  func update(_ element: FocusStepsElement) {}
}

final class FocusStepsElement: WrapperElement, KeyResponder {
  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, press.key == .downArrow || press.key == .upArrow else { return .ignored }
    return graph.keys.moveFocus(by: press.key == .downArrow ? 1 : -1, in: self) ? .handled : .ignored
  }
}
