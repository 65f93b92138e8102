/// The separators above and below a row or a section of a list.
struct ListSeparators {
  private var top = Visibility.automatic
  private var bottom = Visibility.automatic
  private var topTint: Color?
  private var bottomTint: Color?

  /// The visibility at an edge; for setting, at several edges.
  subscript(visibilityAt edges: VerticalEdge.Set.RawValue) -> Visibility {
    get { VerticalEdge.Set(rawValue: edges).contains(.bottom) ? bottom : top }
    set {
      let edges = VerticalEdge.Set(rawValue: edges)
      if edges.contains(.top) { top = newValue }
      if edges.contains(.bottom) { bottom = newValue }
    }
  }

  /// The color at an edge, nil for that of the style; for setting, at several edges.
  subscript(tintAt edges: VerticalEdge.Set.RawValue) -> Color? {
    get { VerticalEdge.Set(rawValue: edges).contains(.bottom) ? bottomTint : topTint }
    set {
      let edges = VerticalEdge.Set(rawValue: edges)
      if edges.contains(.top) { topTint = newValue }
      if edges.contains(.bottom) { bottomTint = newValue }
    }
  }
}

/// The separator at an edge of a row: that of the row itself, or else that of its section if the row is at its edge.
struct ListRowSeparator {
  private let edges: VerticalEdge.Set.RawValue
  private let row: ListSeparators
  private let section: ListSeparators

  /// - Parameter isOuter: Whether the edge is that of the section too.
  init(_ edge: VerticalEdge, of row: ListSeparators, in section: ListSeparators, isOuter: Bool) {
    edges = VerticalEdge.Set(edge).rawValue
    (self.row, self.section) = (row, isOuter ? section : ListSeparators())
  }

  /// Whether the separator is shown, where the style shows one if `isUsual`.
  func isShown(isUsual: Bool) -> Bool {
    for visibility in [row[visibilityAt: edges], section[visibilityAt: edges]] where visibility != .automatic
    {
      return visibility == .visible
    }
    return isUsual
  }

  /// The color; nil for that of the style.
  var tint: Color? { row[tintAt: edges] ?? section[tintAt: edges] }
}
