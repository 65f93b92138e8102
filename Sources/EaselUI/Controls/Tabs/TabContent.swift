/// Content of a tab view: tabs, sections, or a composition of them in `body`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values of the tabs.
  associatedtype TabValue: Hashable
  /// The type of the body.
  associatedtype Body: TabContent

  /// The composition of the content.
  var body: Body { get }

  /// The views of the tabs. An implementation detail of the library; the default uses those of `body`.
  static func _makeView(_ content: Self) -> AnyView
}

extension TabContent {
  public static func _makeView(_ content: Self) -> AnyView { Body._makeView(content.body) }
}

extension TabContent where Body == Never {
  /// Stops the program: content of the library has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Never
}

/// The views of the tabs of a tab view.
public struct TabContentViews<Content: TabContent> {
  let content: Content
}

extension TabContentViews: View {
  public var body: some View { Content._makeView(content) }
}

/// The label of a tab made from a title and a symbol.
public struct DefaultTabLabel {
  let label: AnyView

  init<V: View>(_ label: V) { self.label = AnyView(label) }
}

extension DefaultTabLabel: View {
  public var body: some View { label }
}

/// The purpose of a tab. Tabs look the same for all purposes.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Searching.
  public static let search = TabRole(name: "search")
}

/// A view of a tab view with its label and its value.
///
/// ```swift
/// TabView {
///   Tab("Home", systemImage: "house") { Text("Home") }
///   Tab("Settings", systemImage: "gear") { Text("Settings") }
/// }
/// ```
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Value
  public typealias Body = Never

  public static func _makeView(_ tab: Self) -> AnyView {
    AnyView(
      tab.content
        .containerValue(\.tabLabel, AnyView(tab.label)).containerValue(\.tabValue, tab.value)
        .containerValue(\.isSearchTab, tab.role == .search))
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with a value and a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a value, a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(EaselUI.Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a tab with a value, a title from a table of strings and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(EaselUI.Label(titleResource, systemImage: systemImage)))
  }

  /// Creates a tab with a value, a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(EaselUI.Label(title, systemImage: systemImage)))
  }

  /// Creates a tab with a value and without a label; for a search, with that of a search.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(role))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(EaselUI.Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a tab with a title from a table of strings and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(EaselUI.Label(titleResource, systemImage: systemImage)))
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(EaselUI.Label(title, systemImage: systemImage)))
  }

  /// Creates a tab without a label; for a search, with that of a search.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role))
  }
}

extension DefaultTabLabel {
  fileprivate init(_ role: TabRole?) {
    if role == .search {
      self.init(Label("Search", systemImage: "magnifyingglass"))
    } else {
      self.init(EmptyView())
    }
  }
}
