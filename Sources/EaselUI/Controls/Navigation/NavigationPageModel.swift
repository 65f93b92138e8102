/// The settings of the bars of a page that its views request.
@MainActor
final class NavigationPageModel {
  let titles = Channel<NavigationTitle>()
  let items = Channel<[ToolbarEntry]>()
  let options = Channel<BarOptions>()
  /// Views under the title, such as a search field.
  let search = Channel<AnyView>()
  /// The scroll views below the bar whose content is not at its start.
  private var scrolled: Set<ObjectIdentifier> = []
  private let scrolledSource = ChangeSource()
  /// The page below this one.
  weak var previous: NavigationPageModel?
  /// Removes the page; `nil` for the root.
  var pop: (() -> Void)?

  let scrollSource = ChangeSource()
  /// Whether a large title is small, because the content of the page is scrolled.
  var titleIsCollapsed = false

  nonisolated init() {}

  /// The title; `nil` if no view sets one.
  var title: NavigationTitle? { titles.values.last }

  var currentOptions: BarOptions { options.values.reduce(into: BarOptions()) { $0.merge($1) } }

  /// Whether the title is large. Pages have the mode of the previous page unless they set another one.
  var hasLargeTitle: Bool {
    switch currentOptions.displayMode ?? .automatic {
    case .large: true
    case .inline: false
    case .automatic: previous?.hasLargeTitle ?? true
    }
  }
}

extension NavigationPageModel {
  /// Whether content is scrolled under the bar, which then has a background.
  var isScrolled: Bool {
    scrolledSource.recordRead()
    return !scrolled.isEmpty
  }

  /// Notes where a scroll view of the page is after it moved.
  func noteScroll(of element: ScrollElement) {
    let isScrolled = element.target(.vertical) > 0 && element.boundsBeyondSafeArea(.top).minY < 0
    set(isScrolled, for: element)
  }

  func removeScroll(of element: ScrollElement) { set(false, for: element) }

  private func set(_ isScrolled: Bool, for element: ScrollElement) {
    let key = ObjectIdentifier(element)
    guard scrolled.contains(key) != isScrolled else { return }
    if isScrolled { scrolled.insert(key) } else { scrolled.remove(key) }
    scrolledSource.notify()
  }
}

/// The title of a page.
struct NavigationTitle {
  var text: Text
  var subtitle: Text?
}

/// The settings of views for the bars of their page. Where several views set the same one, that of the innermost view applies.
struct BarOptions {
  enum DisplayMode {
    case automatic, inline, large
  }

  var displayMode: DisplayMode?
  var hidesBackButton: Bool?
  /// Whether the page contains a stack, which has the bar of the page.
  var containsStack: Bool?
  /// The default items that are not shown.
  var removedItems: Set<ToolbarDefaultItemKind> = []
  /// Whether bars are visible.
  var visibilities: [ToolbarPlacement.Bar: Visibility] = [:]
  /// The backgrounds of bars.
  var backgrounds: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
  var backgroundVisibilities: [ToolbarPlacement.Bar: Visibility] = [:]
  var colorSchemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
  var subtitle: Text?
  /// The items of the menu of the title.
  var titleMenu: AnyView?

  /// Adopts what other options ask for.
  mutating func merge(_ other: BarOptions) {
    displayMode = other.displayMode ?? displayMode
    hidesBackButton = other.hidesBackButton ?? hidesBackButton
    containsStack = other.containsStack ?? containsStack
    removedItems.formUnion(other.removedItems)
    visibilities.merge(other.visibilities) { $1 }
    backgrounds.merge(other.backgrounds) { $1 }
    backgroundVisibilities.merge(other.backgroundVisibilities) { $1 }
    colorSchemes.merge(other.colorSchemes) { $1 }
    subtitle = other.subtitle ?? subtitle
    titleMenu = other.titleMenu ?? titleMenu
  }

  func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { visibilities[bar] == .hidden }
}

extension EnvironmentValues {
  /// The page that the view is on; `nil` outside of navigation stacks.
  @Entry var navigationPage: NavigationPageModel?

  var pageTitles: Channel<NavigationTitle>? { navigationPage?.titles }
  var pageItems: Channel<[ToolbarEntry]>? { navigationPage?.items }
  var pageOptions: Channel<BarOptions>? { navigationPage?.options }
  var pageSearch: Channel<AnyView>? { navigationPage?.search }
}

nonisolated extension View {
  /// Passes options to the bars of the page that the view is on, and of the tabs that it is in.
  func barOptions(_ change: (inout BarOptions) -> Void) -> some View {
    var options = BarOptions()
    change(&options)
    return modifier(ChannelWriter(channel: \.pageOptions, value: options))
      .modifier(ChannelWriter(channel: \.tabOptions, value: options))
  }

  /// Shows a view under the title of the page, such as a search field; `nil` shows none.
  func navigationSearch(_ view: AnyView?) -> some View {
    modifier(ChannelWriter(channel: \.pageSearch, value: view))
  }
}
