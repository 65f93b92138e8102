/// The values that a row passes to its list.
struct ListRowSettings {
  /// The background; nil for that of the style.
  var background: AnyView?
  var insets = PartialInsets()
  var separators = ListSeparators()
  var itemTint: ListItemTint?
  /// The number of disclosure groups around the row.
  var level = 0
  var isSelectionDisabled = false
  var isDeleteDisabled = false
  var isMoveDisabled = false
}

extension ContainerValues {
  /// The settings of a view as a row of a list.
  @Entry var listRow: ListRowSettings = ListRowSettings()
  /// The text of the badge of a view, which lists show at the trailing edge of its row, and tabs at their icons.
  @Entry var badge: Text?
}

nonisolated extension View {
  /// Sets the background of the row, instead of that of the list's style. `nil` restores the latter.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    containerValue(\.listRow.background, view.map { AnyView($0) })
  }

  /// Sets the space between the edges of the row and its content, in points; `nil` restores that of the style.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    containerValue(\.listRow.insets, PartialInsets(insets))
  }

  /// Sets the space between some edges of the row and its content, in points.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    containerValue(\.listRow.insets[edges.rawValue], length)
  }

  /// Sets whether separators are shown at the top and the bottom of the row.
  ///
  /// Between two rows of a section there is only the bottom separator of the upper row.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    containerValue(\.listRow.separators[visibilityAt: edges.rawValue], visibility)
  }

  /// Sets the color of the separators at the top and the bottom of the row; `nil` restores that of the style.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    containerValue(\.listRow.separators[tintAt: edges.rawValue], color)
  }

  /// Sets the color of icons in the row.
  public func listItemTint(_ tint: ListItemTint?) -> some View { containerValue(\.listRow.itemTint, tint) }

  /// Sets the color of icons in the row; `nil` restores the accent color.
  public func listItemTint(_ tint: Color?) -> some View {
    containerValue(\.listRow.itemTint, tint.map { .fixed($0) })
  }

  /// Sets whether the row cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    containerValue(\.listRow.isSelectionDisabled, isDisabled)
  }

  /// Sets whether the row has no button for its deletion, neither beside it nor while the list is edited.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    containerValue(\.listRow.isDeleteDisabled, isDisabled)
  }

  /// Sets whether the row cannot be dragged to another place. Other rows can still be dragged past it.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    containerValue(\.listRow.isMoveDisabled, isDisabled)
  }
}

/// Distances from some edges, in points.
struct PartialInsets {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  init() {}

  init(_ insets: EdgeInsets?) {
    (top, leading, bottom, trailing) = (insets?.top, insets?.leading, insets?.bottom, insets?.trailing)
  }

  /// The distances, with those of `insets` where none are set.
  func over(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom,
      trailing: trailing ?? insets.trailing)
  }

  /// Whether the vertical distances are set.
  var isVertical: Bool { top != nil || bottom != nil }

  /// The distances from edges. Only for setting.
  subscript(edges: Edge.Set.RawValue) -> CGFloat? {
    get { Edge.Set(rawValue: edges).contains(.leading) ? leading : top }
    set {
      let edges = Edge.Set(rawValue: edges)
      if edges.contains(.top) { top = newValue }
      if edges.contains(.leading) { leading = newValue }
      if edges.contains(.bottom) { bottom = newValue }
      if edges.contains(.trailing) { trailing = newValue }
    }
  }
}

/// The color of icons in a row.
///
/// ```swift
/// Label("Alert", systemImage: "bell").listItemTint(.fixed(.red))
/// ```
public struct ListItemTint: Sendable {
  let color: Color?

  /// A color.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A color that gives way to that of the platform, which is the same here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Gray.
  public static let monochrome = ListItemTint(color: nil)
}

nonisolated extension View {
  /// Shows a number at the trailing edge of the row; none for 0.
  public func badge(_ count: Int) -> some View {
    containerValue(\.badge, count == 0 ? nil : Text(verbatim: count.formatted()))
  }

  /// Shows a text at the trailing edge of the row.
  public func badge(_ label: Text?) -> some View { containerValue(\.badge, label) }

  /// Shows a localized text at the trailing edge of the row.
  public func badge(_ key: LocalizedStringKey?) -> some View { containerValue(\.badge, key.map { Text($0) }) }

  /// Shows a text from a table of strings at the trailing edge of the row.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View {
    containerValue(\.badge, resource.map { Text($0) })
  }

  /// Shows a text at the trailing edge of the row.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    containerValue(\.badge, label.map { Text($0) })
  }
}
