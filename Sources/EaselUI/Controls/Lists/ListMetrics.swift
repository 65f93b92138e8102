import EaselDrawing

/// The dimensions and the features of a form of lists, in points.
struct ListMetrics: Equatable {
  var form: ListForm
  var isDesktop: Bool
  var alternatesRowBackgrounds = false
  /// The space beside groups; nil for 16, or 20 in lists of at least 414 points.
  var margin: CGFloat? = 0
  /// The corner radius of groups; nil for rows without groups.
  var groupRadius: CGFloat?
  /// The corner radius and the margin of the highlight of a selected row.
  var selectionRadius: CGFloat = 0
  var selectionMargin: CGFloat = 0
  var minimumRowHeight: CGFloat = 44
  var minimumHeaderHeight: CGFloat = 0
  var rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The additional inset of rows in a disclosure group.
  var indentation: CGFloat { isDesktop ? 16 : 20 }
  var showsSeparators = true
  /// Whether the outer edges of the first and the last row of a section have separators.
  var showsOuterSeparators = false
  /// The space above the first section, between sections, above and below a header, and above a footer.
  var topSpace: CGFloat = 0
  var sectionSpace: CGFloat = 0
  var headerSpace: CGFloat = 0
  var headerGap: CGFloat = 0
  var footerGap: CGFloat = 0
  var bottomSpace: CGFloat = 0

  /// Whether groups have a background of their own, on a gray page.
  var isGrouped: Bool { groupRadius != nil }

  /// Whether headers are small and in capital letters.
  var hasSmallHeaders: Bool { isGrouped && !isDesktop && form != .sidebar }
}

extension ListMetrics {
  /// The dimensions of a form; nil for that of lists on the platform.
  init(_ form: _ListForm, isDesktop: Bool) {
    self = isDesktop ? .desktop(form.form ?? .inset) : .phone(form.form ?? .insetGrouped)
    alternatesRowBackgrounds = form.alternatesRowBackgrounds
  }

  private static func phone(_ form: ListForm) -> ListMetrics {
    var metrics = ListMetrics(form: form, isDesktop: false)
    switch form {
    case .insetGrouped, .form, .sidebar, .grouped:
      metrics.groupRadius = form == .grouped ? 0 : 10
      metrics.margin = form == .grouped ? 0 : nil
      metrics.showsOuterSeparators = form == .grouped
      (metrics.topSpace, metrics.sectionSpace, metrics.bottomSpace) = (20, 35, 35)
      (metrics.headerSpace, metrics.headerGap, metrics.footerGap) = (22, 7, 8)
      if form == .sidebar { (metrics.headerSpace, metrics.headerGap) = (16, 8) }
    case .plain, .inset, .bordered:
      metrics.minimumHeaderHeight = 28
      (metrics.headerSpace, metrics.headerGap, metrics.footerGap) = (6, 6, 6)
      if form != .plain { metrics.margin = nil }
      if form != .plain { metrics.rowInsets.leading = 4 }
    }
    return metrics
  }

  private static func desktop(_ form: ListForm) -> ListMetrics {
    var metrics = ListMetrics(form: form, isDesktop: true)
    metrics.minimumRowHeight = 24
    metrics.rowInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    (metrics.headerSpace, metrics.headerGap, metrics.footerGap) = (10, 4, 4)
    switch form {
    case .insetGrouped, .form, .grouped:
      metrics.groupRadius = 8
      metrics.margin = 20
      metrics.minimumRowHeight = 36
      metrics.rowInsets = EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
      (metrics.topSpace, metrics.sectionSpace, metrics.bottomSpace) = (20, 20, 20)
      (metrics.headerSpace, metrics.headerGap, metrics.footerGap) = (20, 8, 8)
    case .sidebar:
      metrics.minimumRowHeight = 28
      metrics.margin = 10
      metrics.showsSeparators = false
      (metrics.selectionRadius, metrics.topSpace, metrics.bottomSpace) = (6, 6, 10)
    case .inset:
      metrics.margin = 10
      (metrics.selectionRadius, metrics.topSpace, metrics.bottomSpace) = (5, 5, 5)
      metrics.sectionSpace = 10
    case .plain, .bordered: break
    }
    return metrics
  }
}

/// A color of lists, with a variant for each color scheme.
struct ListColor: ShapeStyle, Equatable {
  let light: PaintColor
  let dark: PaintColor
  /// The dark variant on a sheet; nil for the same one.
  var elevated: PaintColor?

  func _apply(to shape: inout _ShapeStyle_Shape) {
    SchemeColor(light: light, dark: dark, elevated: elevated)._apply(to: &shape)
  }
}

// The colors that Apple publishes for its systems, before those of 2025.
extension ListColor {
  static let groupedPage = ListColor(
    light: .bytes(242, 242, 247), dark: .black, elevated: .bytes(28, 28, 30))
  static let groupedRow = ListColor(
    light: .white, dark: .bytes(28, 28, 30), elevated: .bytes(44, 44, 46))
  static let page = ListColor(light: .white, dark: .black, elevated: .bytes(28, 28, 30))
  static let highlight = ListColor(light: .bytes(209, 209, 214), dark: .bytes(58, 58, 60))
  static let chevron = ListColor(
    light: .bytes(60, 60, 67, alpha: 0.3), dark: .bytes(235, 235, 245, alpha: 0.3))
  static let desktopPage = ListColor(light: .white, dark: .bytes(30, 30, 30))
  static let desktopFormPage = ListColor(light: .bytes(236, 236, 236), dark: .bytes(40, 40, 40))
  static let desktopGroup = ListColor(
    light: .bytes(0, 0, 0, alpha: 0.035), dark: .bytes(255, 255, 255, alpha: 0.05))
  static let desktopGroupBorder = ListColor(
    light: .bytes(0, 0, 0, alpha: 0.07), dark: .bytes(255, 255, 255, alpha: 0.09))
  static let desktopSidebar = ListColor(light: .bytes(240, 240, 240), dark: .bytes(37, 37, 38))
  static let desktopUnfocused = ListColor(
    light: .bytes(0, 0, 0, alpha: 0.1), dark: .bytes(255, 255, 255, alpha: 0.14))
  static let desktopSeparator = ListColor(
    light: .bytes(0, 0, 0, alpha: 0.1), dark: .bytes(255, 255, 255, alpha: 0.1))
  static let desktopAlternate = ListColor(
    light: .bytes(0, 0, 0, alpha: 0.04), dark: .bytes(255, 255, 255, alpha: 0.04))
  static let desktopBorder = ListColor(
    light: .bytes(0, 0, 0, alpha: 0.18), dark: .bytes(255, 255, 255, alpha: 0.18))
}

extension ListMetrics {
  /// The background of the list.
  var page: ListColor {
    if !isDesktop { return isGrouped ? .groupedPage : .page }
    if isGrouped { return .desktopFormPage }
    return form == .sidebar ? .desktopSidebar : .desktopPage
  }

  /// The background of rows; nil for none.
  var row: ListColor? { isGrouped ? (isDesktop ? .desktopGroup : .groupedRow) : nil }

  var separator: AnyShapeStyle {
    isDesktop ? AnyShapeStyle(ListColor.desktopSeparator) : AnyShapeStyle(SeparatorShapeStyle())
  }
}
