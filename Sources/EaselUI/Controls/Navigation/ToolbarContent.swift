/// Content of a toolbar: items, groups, or a composition of them in `body`.
///
/// Unlike in SwiftUI, properties of a custom type such as `@State` and `@Environment` have their initial values in
/// `body`; the views of the items can use them.
///
/// ```swift
/// struct EditItems: ToolbarContent {
///   let save: () -> Void
///
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The composition of the content.
  @ToolbarContentBuilder var body: Body { get }

  /// Adds the items. An implementation detail of the library; the default uses those of `body`.
  static func _collect(_ content: Self, _ items: inout _ToolbarItems)
}

/// Content of a toolbar that its user can customize. There is no customization here.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// The items of a toolbar. An implementation detail of the library.
@MainActor
public struct _ToolbarItems {
  var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
  public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    Body._collect(content.body, &items)
  }

  /// The items of the content.
  static func entries(of content: Self) -> [ToolbarEntry] {
    var items = _ToolbarItems()
    _collect(content, &items)
    return items.entries
  }
}

extension ToolbarContent {
  /// Sets whether the items share the background of the bar. Has no effect: items have no background of their own.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension ToolbarContent where Body == Never {
  /// Stops the program: content of the library has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// An item of a toolbar.
///
/// ```swift
/// NavigationStack {
///   Text("Content").toolbar {
///     ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
///   }
/// }
/// ```
public struct ToolbarItem<ID, Content: View> {
  /// The identity of a customizable item.
  public let id: ID
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    items.entries.append(ToolbarEntry(placement: content.placement, view: AnyView(content.content)))
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (id, self.placement, self.content) = ((), placement, content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item that users can customize in SwiftUI.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.id, self.placement, self.content) = (id, placement, content())
  }

  /// Creates an item that users can customize in SwiftUI.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.id, self.placement, self.content) = (id, placement, content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several items of a toolbar with the same placement.
///
/// ```swift
/// NavigationStack {
///   Text("Content").toolbar {
///     ToolbarItemGroup(placement: .bottomBar) {
///       Button("Undo") {}
///       Button("Redo") {}
///     }
///   }
/// }
/// ```
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  /// Creates a group with a label, which is not shown: groups never collapse.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    items.entries.append(ToolbarEntry(placement: content.placement, view: AnyView(content.content)))
  }
}

/// The content of a toolbar group with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}

/// The size of a space.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As large as possible.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A fixed size.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between the items of a toolbar.
///
/// ```swift
/// NavigationStack {
///   Text("Content").toolbar {
///     ToolbarItem(placement: .bottomBar) { Button("Undo") {} }
///     ToolbarSpacer(.flexible, placement: .bottomBar)
///     ToolbarItem(placement: .bottomBar) { Button("Redo") {} }
///   }
/// }
/// ```
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    items.entries.append(
      ToolbarEntry(placement: content.placement, view: AnyView(EmptyView()), spacer: content.sizing))
  }
}

/// A menu of the title of a page, which a click on the title shows unless it is large.
///
/// ```swift
/// NavigationStack {
///   Text("Content").navigationTitle("Document").navigationBarTitleDisplayMode(.inline)
///     .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
/// }
/// ```
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content?

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a menu with the actions of the document. There are none: it is not shown.
  public init() where Content == EmptyView { content = nil }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  public static func _collect(_ menu: Self, _ items: inout _ToolbarItems) {
    guard let content = menu.content else { return }
    items.entries.append(ToolbarEntry(placement: .titleMenu, view: AnyView(content)))
  }
}
