/// The emphasis of the headers of sections.
public enum Prominence: Hashable, Sendable {
  /// Small headers.
  case standard
  /// Large headers.
  case increased
}

/// The distance between the sections of a list.
///
/// ```swift
/// List { Text("Row") }.listSectionSpacing(.compact)
/// ```
public struct ListSectionSpacing: Sendable {
  /// The distance in points; nil for that of the style.
  let length: CGFloat?

  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small distance.
  public static let compact = ListSectionSpacing(length: 20)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension EnvironmentValues {
  /// The minimum height of the rows of lists, in points; 0 for that of the list's style.
  @Entry public var defaultMinListRowHeight: CGFloat = 0
  /// The minimum height of the headers of lists, in points; nil for that of the list's style.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
  /// The emphasis of the headers of sections. Set it with `headerProminence(_:)`.
  @Entry public var headerProminence = Prominence.standard
  /// The space between the rows of lists; nil for none.
  @Entry var listRowSpacing: CGFloat?
  /// The space between sections; nil for that of the list's style.
  @Entry var listSectionSpacing: CGFloat?
  /// Whether lists and other scrolled content have their own backgrounds.
  @Entry var scrollContentBackground = Visibility.automatic
}

nonisolated extension View {
  /// Sets the space between the rows of lists in points; `nil` restores that of the list's style. Rows with space
  /// between them have groups of their own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the space between the sections of lists.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Sets the space between the sections of lists, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets whether separators are shown above the first and below the last row of a section.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    containerValue(\.listSectionSeparators[visibilityAt: edges.rawValue], visibility)
  }

  /// Sets the color of the separators above the first and below the last row of a section; `nil` restores that of the
  /// style.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    containerValue(\.listSectionSeparators[tintAt: edges.rawValue], color)
  }

  /// Sets the emphasis of the headers of sections in the view.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets whether lists, forms and editors of text in the view have their own backgrounds.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

extension ContainerValues {
  @Entry var listSectionSeparators = ListSeparators()
}
