/// A view that shows one of several views at a time, selected in a bar, or by dragging pages.
///
/// The bar is at the bottom edge if `EnvironmentValues.interfaceIdiom` is `phone`, and a row of segments at the top if
/// it is `desktop`. A view is created when it is first shown.
///
/// ```swift
/// struct Root: View {
///   @State private var selection = 0
///
///   var body: some View {
///     TabView(selection: $selection) {
///       Tab("Home", systemImage: "house", value: 0) { Text("Home") }
///       Tab("Search", systemImage: "magnifyingglass", value: 1) { Text("Search") }
///     }
///   }
/// }
/// ```
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var ownSelection: AnyHashable?
  @Environment(\.tabViewKind) private var kind
}

extension TabView {
  /// Creates a tab view of views with `tabItem(_:)` and `tag(_:)`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  /// Creates a tab view of tabs.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentViews<C>, C.TabValue == SelectionValue {
    (self.selection, self.content) = (selection, TabContentViews(content: content()))
  }

  /// Creates a tab view of tabs that can all be deselected in SwiftUI.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentViews<C>, C.TabValue == SelectionValue {
    (self.selection, self.content) = (selection, TabContentViews(content: content()))
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that keeps its selection itself.
  public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view of tabs that keeps its selection itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentViews<C>, C.TabValue == Never {
    (selection, self.content) = (nil, TabContentViews(content: content()))
  }
}

extension TabView: View {
  public var body: some View {
    Group(subviews: content) { subviews in
      TabShell(tabs: TabItems(subviews).tabs, selection: shownSelection, kind: kind)
    }
  }

  /// The chosen tag or, for views without one, the number of the view; `nil` for the first.
  @MainActor private var shownSelection: Binding<AnyHashable?> {
    guard let selection else { return $ownSelection }
    return Binding(
      get: { AnyHashable(selection.wrappedValue) },
      set: { if let value = $0?.base as? SelectionValue { selection.wrappedValue = value } })
  }
}

/// One view of a tab view.
struct TabItem: Identifiable {
  let id: AnyHashable
  let view: Subview
  let label: AnyView?
  let badge: Text?
  let isSearch: Bool
}

/// The views of a tab view.
@MainActor
struct TabItems {
  let tabs: [TabItem]

  init(_ subviews: SubviewsCollection) {
    tabs = subviews.enumerated().map { index, subview in
      let values = subview.containerValues
      return TabItem(
        id: values.tabValue ?? values.explicitTag ?? AnyHashable(index), view: subview,
        label: values.tabLabel,
        badge: values.tabBadge ?? values.badge, isSearch: values.isSearchTab)
    }
  }
}

extension ContainerValues {
  /// The label in the bar of a tab view.
  @Entry var tabLabel: AnyView?
  /// The badge of a `Tab`.
  @Entry var tabBadge: Text?
  /// The value of a `Tab`.
  @Entry var tabValue: AnyHashable?
  @Entry var isSearchTab = false
}

/// How a tab view looks.
enum TabViewKind {
  case bar
  case pages(PageTabViewStyle.IndexDisplayMode)
}

extension EnvironmentValues {
  @Entry var tabViewKind = TabViewKind.bar
}

/// The bar of a tab view and the chosen view, or pages.
struct TabShell: View {
  let tabs: [TabItem]
  @Binding var selection: AnyHashable?
  let kind: TabViewKind
  @Environment(\.interfaceIdiom) private var idiom
  @Owned private var options = Channel<BarOptions>()

  private var index: Int { tabs.firstIndex { $0.id == selection } ?? 0 }

  var body: some View {
    switch kind {
    case .pages(let indexMode):
      TabPages(tabs: tabs, index: index, indexMode: indexMode) { selection = tabs[$0].id }
    case .bar where idiom == .phone:
      content.systemBar(edge: .bottom) {
        TabBar(tabs: tabs, index: index, options: options, select: select)
      }
    case .bar:
      content.systemBar(edge: .top) {
        TabSegments(tabs: tabs, index: index, options: options, select: select)
      }
    }
  }

  private func select(_ index: Int) { selection = tabs[index].id }

  private var content: some View {
    TabStack(tabs: tabs, index: index)
      .environment(\.tabOptions, options)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The views of the tabs that were shown, of which one is visible. They keep their state.
private struct TabStack: View {
  let tabs: [TabItem]
  let index: Int
  @Owned private var visited = VisitedTabs()

  var body: some View {
    let shown = visited.insert(tabs.indices.contains(index) ? tabs[index].id : nil)
    OneShown(index: tabs.filter { shown.contains($0.id) }.firstIndex { $0.id == tabs[index].id } ?? 0) {
      ForEach(tabs.filter { shown.contains($0.id) }) { tab in
        ZStack { tab.view }.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

/// The tabs that were shown.
@MainActor
private final class VisitedTabs {
  private var ids: Set<AnyHashable> = []

  nonisolated init() {}

  func insert(_ id: AnyHashable?) -> Set<AnyHashable> {
    if let id { ids.insert(id) }
    return ids
  }
}
