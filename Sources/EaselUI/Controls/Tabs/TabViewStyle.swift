/// The appearance of a tab view. Apply it with `tabViewStyle(_:)`.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The default style: a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated init() {}
}

/// A bar of tabs; in SwiftUI, it can become a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A bar of tabs.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pages that are dragged, with a dot for each.
///
/// ```swift
/// TabView {
///   Color.red
///   Color.green
/// }
/// .tabViewStyle(.page(indexDisplayMode: .always))
/// ```
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots are shown.
  public struct IndexDisplayMode: Sendable {
    enum Mode {
      case automatic, always, never
    }

    let mode: Mode

    /// If there are several pages.
    public static let automatic = IndexDisplayMode(mode: .automatic)
    /// The dots are shown.
    public static let always = IndexDisplayMode(mode: .always)
    /// The dots are not shown.
    public static let never = IndexDisplayMode(mode: .never)
  }

  let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style: a bar of tabs.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs; in SwiftUI, it can become a sidebar.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar of tabs.
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are dragged, with a dot for each if there are several.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are dragged.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The style of the dots of pages. It has no effect: dots have one style.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots, with a background in SwiftUI.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    /// When the dots are used.
    public static let automatic = BackgroundDisplayMode()
    /// When the dots are used.
    public static let interactive = BackgroundDisplayMode()
    /// The dots have a background. Has no effect: they never have one.
    public static let always = BackgroundDisplayMode()
    /// The dots have no background.
    public static let never = BackgroundDisplayMode()
  }

  /// Creates the style.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// How the bar of tabs becomes smaller during scrolling. It has no effect.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// During scrolling down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// During scrolling up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

nonisolated extension View {
  /// Sets the style of tab views in this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let kind: TabViewKind = (style as? PageTabViewStyle).map { .pages($0.indexDisplayMode) } ?? .bar
    return environment(\.tabViewKind, kind)
  }

  /// Has no effect: the dots of pages have one style.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  /// Has no effect: the bar of tabs keeps its size.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Sets the label of the view in the bar of a tab view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    containerValue(\.tabLabel, AnyView(TabItemLabel(content: label())))
  }

  /// Shows a view above the bar of tabs.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let accessory = content()
    return systemBar(edge: .bottom) {
      accessory.padding(.horizontal, 16).padding(.vertical, 6)
    }
  }
}
