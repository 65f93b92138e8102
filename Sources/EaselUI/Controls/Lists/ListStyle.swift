/// How a list groups its rows and where it draws backgrounds.
enum ListForm: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped, sidebar, bordered, form
}

/// The appearance of lists. Apply one with `listStyle(_:)`.
///
/// ```swift
/// List { Text("Row") }.listStyle(.plain)
/// ```
@MainActor @preconcurrency
public protocol ListStyle {
  /// An implementation detail of the library.
  nonisolated var _form: _ListForm { get }
}

/// The form of a list style. An implementation detail of the library.
public struct _ListForm: Sendable {
  /// The form; nil for that of the platform.
  let form: ListForm?
  var alternatesRowBackgrounds = false
}

/// The default style: groups on a gray background if `EnvironmentValues.interfaceIdiom` is `phone`, and rows on the
/// background of the window if it is `desktop`.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _form: _ListForm { _ListForm(form: nil) }
}

/// Rows over the whole width, with separators.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _form: _ListForm { _ListForm(form: .plain) }
}

/// Rows over the whole width, in groups on a gray background.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _form: _ListForm { _ListForm(form: .grouped) }
}

/// Rows with margins, on the background of the window.
public struct InsetListStyle: ListStyle {
  private var alternatesRowBackgrounds = false

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style. With `alternatesRowBackgrounds`, every other row has a slightly darker background.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  nonisolated public var _form: _ListForm {
    _ListForm(form: .inset, alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Groups with rounded corners on a gray background.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _form: _ListForm { _ListForm(form: .insetGrouped) }
}

/// The list at the side of a window, whose sections can be collapsed.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _form: _ListForm { _ListForm(form: .sidebar) }
}

/// Rows on the background of the window, with a border around the list.
public struct BorderedListStyle: ListStyle {
  private var alternatesRowBackgrounds = false

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style. With `alternatesRowBackgrounds`, every other row has a slightly darker background.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  nonisolated public var _form: _ListForm {
    _ListForm(form: .bordered, alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows over the whole width, with separators.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows over the whole width, in groups on a gray background.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with margins, on the background of the window.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }

  /// Rows with margins; with `alternatesRowBackgrounds`, every other row has a slightly darker background.
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with rounded corners on a gray background.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The list at the side of a window, whose sections can be collapsed.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows with a border around the list.
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Rows with a border; with `alternatesRowBackgrounds`, every other row has a slightly darker background.
  nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension EnvironmentValues {
  @Entry var listForm = _ListForm(form: nil)
}

nonisolated extension View {
  /// Sets the style of lists in the view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listForm, style._form) }
}
