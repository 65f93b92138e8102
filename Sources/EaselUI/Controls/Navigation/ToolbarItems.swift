/// A view of a toolbar with its place.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
  /// The space that the entry is; `nil` if it is a view.
  var spacer: SpacerSizing?
}

/// The entries of a page's toolbars, by their places.
@MainActor
struct ToolbarItems {
  private let entries: [ToolbarEntry]

  init(_ entries: [ToolbarEntry]) { self.entries = entries }

  private func entries(at places: Set<ToolbarItemPlacement.Place>) -> [ToolbarEntry] {
    entries.filter { places.contains($0.placement.place) }
  }

  private func views(at places: Set<ToolbarItemPlacement.Place>) -> some View {
    let shown = entries(at: places)
    return ForEach(shown.indices, id: \.self) { ToolbarEntryView(entry: shown[$0]) }
  }

  var hasPrincipal: Bool { !entries(at: [.center]).isEmpty }
  var hasBottomItems: Bool { !entries(at: [.bottom]).isEmpty }
  var hasLargeTitle: Bool { !entries(at: [.largeTitle]).isEmpty }
  var hasTopItems: Bool {
    !entries(at: [.leading, .trailing, .confirmation, .secondary, .center, .title, .subtitle]).isEmpty
  }

  /// The items of a `ToolbarTitleMenu`.
  var titleMenu: AnyView? { entries(at: [.titleMenu]).last?.view }

  /// The items in place of a title or a subtitle; the text if there are none.
  @ViewBuilder func title(at place: ToolbarItemPlacement.Place, else text: Text?) -> some View {
    if entries(at: [place]).isEmpty { text } else { HStack { views(at: [place]) } }
  }

  var leading: some View { views(at: [.leading]) }
  var principal: some View { HStack { views(at: [.center]) } }
  var bottom: some View { views(at: [.bottom]) }

  /// Secondary actions are in a menu.
  @ViewBuilder var trailing: some View {
    views(at: [.trailing])
    if !entries(at: [.secondary]).isEmpty {
      Menu {
        views(at: [.secondary]).labelStyle(MenuLabelStyle())
      } label: {
        Image(systemName: "ellipsis.circle")
      }
      .menuIndicator(.hidden)
    }
    views(at: [.confirmation]).fontWeight(.semibold)
  }
}

private struct ToolbarEntryView: View {
  let entry: ToolbarEntry

  var body: some View {
    switch entry.spacer {
    case nil: entry.view
    case .fixed?: Color.clear.frame(width: 8, height: 1)
    case _?: Spacer()
    }
  }
}
