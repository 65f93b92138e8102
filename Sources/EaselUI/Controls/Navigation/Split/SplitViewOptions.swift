/// The columns of a split view that are shown.
///
/// ```swift
/// struct Reader: View {
///   @State private var visibility = NavigationSplitViewVisibility.detailOnly
///
///   var body: some View {
///     NavigationSplitView(columnVisibility: $visibility) {
///       Text("Contents")
///     } detail: {
///       Text("Chapter 1")
///     }
///   }
/// }
/// ```
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let name: String

  /// Only the detail.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  /// Two columns: the content of three columns and the detail, or both of two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// As many columns as the width permits.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one of three columns.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The appearance of split views. Apply one with `navigationSplitViewStyle(_:)`.
///
/// ```swift
/// NavigationSplitView {
///   Text("Contents")
/// } detail: {
///   Text("Chapter 1")
/// }
/// .navigationSplitViewStyle(.balanced)
/// ```
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// An implementation detail of the library.
  nonisolated var _kind: _SplitViewKind { get }
}

/// The kind of a style of split views. An implementation detail of the library.
public struct _SplitViewKind: Sendable {
  /// Whether the leading columns lie over the detail, which keeps its size.
  let coversDetail: Bool
}

/// The default style: `balanced`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _kind: _SplitViewKind { _SplitViewKind(coversDetail: false) }
}

/// The detail has the room that the other columns leave.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _kind: _SplitViewKind { _SplitViewKind(coversDetail: false) }
}

/// The detail keeps its size; the other columns cover it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  nonisolated public var _kind: _SplitViewKind { _SplitViewKind(coversDetail: true) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail has the room that the other columns leave.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size; the other columns cover it.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension EnvironmentValues {
  @Entry var splitViewStyle = _SplitViewKind(coversDetail: false)
}

/// The widths that a column asks for, in points.
struct ColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat
  var maximum: CGFloat?
}

extension EnvironmentValues {
  /// The widths that the views of a column ask for.
  @Entry var columnWidths: Channel<ColumnWidth>?
  /// The widths that the views of an inspector ask for.
  @Entry var inspectorWidths: Channel<ColumnWidth>?
}

nonisolated extension View {
  /// Sets the style of split views in the view.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitViewStyle, style._kind)
  }

  /// Sets a fixed width in points for the column that the view is in.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    let value = ColumnWidth(minimum: width, ideal: width, maximum: width)
    return modifier(ChannelWriter(channel: \.columnWidths, value: value))
  }

  /// Sets the preferred width in points of the column that the view is in, and the range to which it can be dragged.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let value = ColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return modifier(ChannelWriter(channel: \.columnWidths, value: value))
  }
}
