/// The properties of a menu, passed to its style.
///
/// ```swift
/// struct RedMenuStyle: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).foregroundStyle(.red)
///   }
/// }
/// ```
public struct MenuStyleConfiguration {
  /// The type-erased label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The type-erased content of the list.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// A type that defines the appearance of menus. Apply it with `menuStyle(_:)`.
///
/// ```swift
/// struct BoldMenuStyle: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).bold()
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view of a menu in this style. A `Menu` created from the configuration has the style that
  /// surrounds this one.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style.
///
/// ```swift
/// Menu("Play") { Button("Once") {} }.menuStyle(.automatic)
/// ```
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The label has the style of buttons.
///
/// ```swift
/// Menu("Play") { Button("Once") {} }.menuStyle(.button).buttonStyle(.bordered)
/// ```
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The label is a button without a border.
///
/// ```swift
/// Menu("Play") { Button("Once") {} }.menuStyle(.borderlessButton)
/// ```
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label has the style of buttons.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label is a button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of the items of a menu.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// The order in which the items are written.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the label.
  public static let priority = MenuOrder(name: "priority")
  /// The order in which the items are written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether the action of an item closes its menu. See `View.menuActionDismissBehavior(_:)`.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let dismisses: Bool

  /// It does.
  public static let automatic = MenuActionDismissBehavior(dismisses: true)
  /// It does.
  public static let enabled = MenuActionDismissBehavior(dismisses: true)
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(dismisses: false)
}

extension EnvironmentValues {
  /// The style of menus; `nil` for the default style.
  @Entry var menuStyle: ControlStyle<MenuStyleConfiguration>?

  /// Whether menus show an arrow beside their label.
  @Entry public internal(set) var menuIndicatorVisibility = Visibility.automatic

  /// The order of the items of menus. It has no effect: items are in the order in which they are written.
  @Entry public internal(set) var menuOrder = MenuOrder.automatic

  /// Whether views are items of a menu.
  @Entry var isInMenu = false
}

nonisolated extension View {
  /// Sets the style of menus in this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(\.menuStyle, style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the order of the items of menus, which has no effect: they are in the order in which they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether menus show an arrow beside their label. By default they do if `EnvironmentValues.interfaceIdiom`
  /// is `desktop`.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether the actions of buttons in the view close the menu that they are in.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    transformEnvironment(\.buttonFollowUp) { if !behavior.dismisses { $0 = nil } }
  }
}
