/// A page of a navigation stack with its bars.
struct NavigationPage<Content: View>: View {
  let content: Content
  let page: NavigationPageModel
  /// The page below; `nil` for the root.
  let previous: NavigationPageModel?
  /// Whether another page lies on top.
  let isCovered: Bool
  /// Removes the page; `nil` for the root.
  let pop: (() -> Void)?
  @Owned private var target = DismissTarget()

  var body: some View {
    content
      .environment(\.navigationPage, connectedPage)
      .modifier(PageDismissal(target: pop == nil ? nil : connectedTarget))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .systemBar(edge: .bottom) { BottomBar(page: page) }
      .systemBar(edge: .top) { NavigationBar(page: page, previous: previous, pop: pop) }
      .modifier(PageEditMode())
      .background { PageBackground() }
      .overlay(alignment: .leading) { if let pop { BackSwipe(pop: pop) } }
      .overlay { Color.black.opacity(isCovered ? 0.1 : 0).allowsHitTesting(false) }
      .modifier(MoveLayout(edge: .leading, fraction: isCovered ? 0.3 : 0))
      .modifier(BackKeys(pop: pop))
      .transition(.move(edge: .trailing))
  }

  private var connectedPage: NavigationPageModel {
    (page.previous, page.pop) = (previous, pop)
    return page
  }

  private var connectedTarget: DismissTarget {
    target.action = pop
    return target
  }
}

/// Makes `dismiss` remove a pushed page.
private struct PageDismissal: EnvironmentModifier {
  let target: DismissTarget?

  func change(_ environment: inout EnvironmentValues) {
    if let target { environment.dismissTarget = target }
  }
}

/// Gives each page an edit mode, which an `EditButton` in its bar switches, unless the program has set one.
private struct PageEditMode: ViewModifier {
  @State private var mode = EditMode.inactive
  @Environment(\.editMode) private var outer

  func body(content: Content) -> some View { content.environment(\.editMode, outer ?? $mode) }
}

/// Pages are opaque, because they slide over each other.
private struct PageBackground: View {
  @Environment(\.presentation) private var presentation
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if idiom == .desktop, presentation == nil {
      Rectangle().fill(.background)
    } else {
      Rectangle().fill(SchemeStyle.page)
    }
  }
}

/// A drag from the left edge removes the page.
private struct BackSwipe: View {
  let pop: () -> Void
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if idiom == .phone {
      Color.clear.frame(width: 14)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 10, coordinateSpace: .global).onEnded { drag in
            if drag.predictedEndTranslation.width > 100 { pop() }
          })
    }
  }
}

/// Escape and Alt with the left arrow key remove the page.
private struct BackKeys: ViewModifier {
  let pop: (() -> Void)?

  func body(content: Content) -> some View {
    content.modifier(
      KeyPressModifier(phases: .down, matches: isBack) { _ in
        guard let pop else { return .ignored }
        pop()
        return .handled
      })
  }

  private func isBack(_ press: KeyPress) -> Bool {
    press.key == .escape || press.key == .leftArrow && press.modifiers.contains(.option)
  }
}
