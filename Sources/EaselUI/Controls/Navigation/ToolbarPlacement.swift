/// The place of an item in the bars of a page.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case leading, trailing, confirmation, secondary, center, bottom, titleMenu, none
    case title, largeTitle, subtitle, largeSubtitle
  }

  private let name: String
  let place: Place

  private init(_ name: String, _ place: Place) { (self.name, self.place) = (name, place) }

  /// The trailing side of the bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement("principal", .center)
  /// The leading side of the bar.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// The trailing side of the bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// In a menu at the trailing side of the bar.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .secondary)
  /// The bottom bar.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// The end of the bar, in bold.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .confirmation)
  /// The leading side of the bar.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// The trailing side of the bar.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  static let titleMenu = ToolbarItemPlacement("titleMenu", .titleMenu)
  /// Above the keyboard on the screen. There is none: the item is not shown.
  public static let keyboard = ToolbarItemPlacement("keyboard", .none)
  /// The leading side of the bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// The trailing side of the bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// The leading side of the bar. An older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  /// The trailing side of the bar. An older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  /// A bar at the bottom of the page.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// A bar at the bottom of the page.
  public static let bottomOrnament = ToolbarItemPlacement("bottomOrnament", .bottom)
  /// In place of the text of `navigationTitle(_:)`, where the title is small.
  public static let title = ToolbarItemPlacement("title", .title)
  /// In place of the text of `navigationTitle(_:)`, where the title is large.
  public static let largeTitle = ToolbarItemPlacement("largeTitle", .largeTitle)
  /// In place of the text of `navigationSubtitle(_:)`, where the title is small.
  public static let subtitle = ToolbarItemPlacement("subtitle", .subtitle)
  /// In place of the text of `navigationSubtitle(_:)`, where the title is large.
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", .largeSubtitle)

  /// The trailing side of the bar: there are no accessory bars.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { automatic }
}

/// A bar of a window.
public struct ToolbarPlacement: Sendable {
  enum Bar: Hashable, Sendable {
    case navigationBar, bottomBar, tabBar, other
  }

  let bar: Bar

  /// The bar at the top of pages.
  public static let automatic = ToolbarPlacement(bar: .navigationBar)
  /// The bar at the top of pages.
  public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
  /// The bar at the bottom of pages.
  public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(bar: .tabBar)
  /// The bar at the top of pages.
  public static let windowToolbar = ToolbarPlacement(bar: .navigationBar)
  /// There is none.
  public static let bottomOrnament = ToolbarPlacement(bar: .other)

  /// There is none.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { bottomOrnament }
}

/// The role of a toolbar.
public struct ToolbarRole: Sendable {
  /// The default role.
  public static let automatic = ToolbarRole()
  /// Navigation within a hierarchy.
  public static let navigationStack = ToolbarRole()
  /// Browsing, as in a browser of files.
  public static let browser = ToolbarRole()
  /// Editing a document.
  public static let editor = ToolbarRole()
}

/// How a bar shows the title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: BarOptions.DisplayMode

  /// As on the previous page, or large on the first.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, below the buttons.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// The title in the bar, in a large font.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// Small, between the buttons.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// A default item of a toolbar. See `View.toolbar(removing:)`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
