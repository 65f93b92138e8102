/// A group of tabs. In a bar, the tabs are beside the others, and the header is not shown.
///
/// ```swift
/// TabView {
///   TabSection("Library") {
///     Tab("Music", systemImage: "music.note") { Text("Music") }
///   }
/// }
/// ```
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable {
  /// Creates a group with a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == SelectionValue { self.content = content() }

  /// Creates a group with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Content.TabValue == SelectionValue { self.content = content() }

  /// Creates a group with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Content.TabValue == SelectionValue { self.content = content() }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Content.TabValue == SelectionValue { self.content = content() }
}

extension TabSection: TabContent where Content: TabContent, SelectionValue: Hashable {
  /// The type of the values that identify the tabs.
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  public static func _makeView(_ section: Self) -> AnyView { Content._makeView(section.content) }
}

/// Builds the content of a tab view from a closure with several tabs.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The content of a tab.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// The content of a closure with one tab.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// The content of a closure with several tabs.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> some TabContent<TabValue> {
    TabPack<TabValue, repeat each Content>(content: (repeat each content))
  }

  /// The content of an `if` without `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  /// The content of the first branch of an `if`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalTabContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    .first(first)
  }

  /// The content of the second branch of an `if`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalTabContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    .second(second)
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
}

/// Several tabs.
struct TabPack<TabValue: Hashable, each Content: TabContent> {
  let content: (repeat each Content)
}

extension TabPack: TabContent {
  typealias Body = Never

  static func _makeView(_ pack: Self) -> AnyView {
    var views: [AnyView] = []
    for part in repeat each pack.content { views.append(view(of: part)) }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }

  @MainActor private static func view<Part: TabContent>(of part: Part) -> AnyView { Part._makeView(part) }
}

/// Either of two contents of a tab view.
public enum _ConditionalTabContent<First: TabContent, Second: TabContent> {
  case first(First)
  case second(Second)
}

extension _ConditionalTabContent: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = First.TabValue
  public typealias Body = Never

  public static func _makeView(_ content: Self) -> AnyView {
    switch content {
    case .first(let content): First._makeView(content)
    case .second(let content): Second._makeView(content)
    }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Wrapped.TabValue

  public static func _makeView(_ content: Wrapped?) -> AnyView {
    content.map { Wrapped._makeView($0) } ?? AnyView(EmptyView())
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue

  public static func _makeView(_ tabs: Self) -> AnyView {
    AnyView(ForEach<Data, ID, AnyView>(tabs.data, id: tabs.id) { Content._makeView(tabs.content($0)) })
  }
}

/// Content of a tab view with a badge.
struct BadgedTab<Content: TabContent> {
  let content: Content
  let badge: Text?
}

extension BadgedTab: TabContent {
  typealias TabValue = Content.TabValue
  typealias Body = Never

  static func _makeView(_ tab: Self) -> AnyView {
    AnyView(Content._makeView(tab.content).containerValue(\.tabBadge, tab.badge))
  }
}

extension TabContent {
  /// Shows a number at the tab; none for 0.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    BadgedTab(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text at the tab; none for `nil`.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    BadgedTab(content: self, badge: label)
  }
}
