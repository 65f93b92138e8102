import Foundation

/// The frames of the viewer's parts in a window, in points. No part leaves the window or covers another, except the stage,
/// which lies below the bar and the column.
///
/// A window that is too narrow for two parts beside each other shows only one of them, and a page replaces all other parts.
struct ViewerLayout: Equatable {
  /// The parts that were asked for.
  struct Request: Equatable {
    var page = ViewerPage.demo
    var showsList = false
    var showsSource = false
    /// Whether there is a panel in the column.
    var hasColumn = false
    var showsBar = true
    /// Whether the bar has a picker of variants.
    var hasVariants = false
    var showsToast = false
    /// Whether there is a message about the last save.
    var hasProblem = false
  }

  /// The grid of all lengths.
  static let unit: CGFloat = 8
  private static let listWidth: CGFloat = 240
  private static let columnWidth: CGFloat = 288
  /// The narrowest stage beside another part.
  private static let leastStageWidth: CGFloat = 320
  private static let leastSourceWidth: CGFloat = 360
  private static let toastHeight: CGFloat = 40
  private static let problemHeight: CGFloat = 200

  /// The demo.
  private(set) var stage: CGRect
  /// The list of demos.
  private(set) var list: CGRect?
  /// The gallery, the comparison or the keys.
  private(set) var page: CGRect?
  private(set) var source: CGRect?
  /// The title, the variants and the hints.
  private(set) var bar: CGRect?
  /// The column of panels: parameters, measurements, loupe.
  private(set) var column: CGRect?
  private(set) var toast: CGRect?
  /// The message about the last save, above everything except the list.
  private(set) var problem: CGRect?

  init(_ request: Request, in size: CGSize) {
    stage = CGRect(origin: .zero, size: size)
    if request.page == .demo || request.page == .gallery { placeList(request) }
    if request.hasProblem, list != stage { placeProblem() }
    if request.page == .demo {
      if list != stage { placeSource(request) }
      if list != stage, source != stage { placePanels(request) }
    } else if list != stage {
      page = stage
    }
    if request.showsToast { placeToast() }
  }

  /// Every part except the stage, with its name.
  var parts: [(name: String, frame: CGRect)] {
    [
      ("list", list), ("page", page), ("source", source), ("bar", bar), ("column", column), ("toast", toast),
      ("problem", problem),
    ].compactMap { name, frame in frame.map { (name, $0) } }
  }

  /// Whether a stage of some width has no room for the title and the variants in one row of the bar.
  static func isNarrow(_ width: CGFloat) -> Bool { width < 600 }

  /// The height of the bar in a stage of some width.
  static func barHeight(forWidth width: CGFloat, hasVariants: Bool) -> CGFloat {
    hasVariants && isNarrow(width) ? 88 : 64
  }

  private mutating func placeList(_ request: Request) {
    guard request.showsList else { return }
    let width = ViewerLayout.listWidth
    list =
      stage.width - width >= ViewerLayout.leastStageWidth ? cut(width, from: .minXEdge) : stage
  }

  /// Places the message at the bottom, in its own strip.
  private mutating func placeProblem() {
    let height = min(ViewerLayout.problemHeight, (stage.height * 0.6).rounded(.down))
    problem = cut(height, from: .maxYEdge)
  }

  private mutating func placeSource(_ request: Request) {
    guard request.showsSource else { return }
    let width = (stage.width * 0.5 / ViewerLayout.unit).rounded() * ViewerLayout.unit
    let fits = width >= ViewerLayout.leastSourceWidth && stage.width - width >= ViewerLayout.leastStageWidth
    source = fits ? cut(width, from: .maxXEdge) : stage
  }

  /// Places the bar at the bottom of the stage and the column at its trailing edge, above the bar.
  private mutating func placePanels(_ request: Request) {
    let gap = ViewerLayout.unit
    var room = stage.insetBy(dx: gap, dy: gap)
    if request.showsBar {
      let height = min(
        ViewerLayout.barHeight(forWidth: stage.width, hasVariants: request.hasVariants), room.height)
      let slices = room.divided(atDistance: height, from: .maxYEdge)
      bar = slices.slice
      room = slices.remainder.divided(atDistance: gap, from: .maxYEdge).remainder
    }
    guard request.hasColumn, room.height > 0 else { return }
    column = room.divided(atDistance: min(ViewerLayout.columnWidth, room.width), from: .maxXEdge).slice
  }

  /// Places the toast at the top of the stage, beside the column. Very small windows show it below the other parts' edge.
  private mutating func placeToast() {
    var room = stage.insetBy(dx: ViewerLayout.unit, dy: ViewerLayout.unit)
    if let column { room.size.width = max(0, column.minX - ViewerLayout.unit - room.minX) }
    guard list != stage, source != stage, page == nil, room.width >= 120 else { return }
    let limit = bar.map { $0.minY - ViewerLayout.unit } ?? room.maxY
    guard limit - room.minY >= ViewerLayout.toastHeight else { return }
    let width = min(room.width, 400)
    toast = CGRect(
      x: room.midX - width / 2, y: room.minY, width: width, height: ViewerLayout.toastHeight)
  }

  /// Takes a strip off an edge of the stage.
  private mutating func cut(_ distance: CGFloat, from edge: CGRectEdge) -> CGRect {
    let slices = stage.divided(atDistance: distance, from: edge)
    stage = slices.remainder
    return slices.slice
  }
}

/// What fills the viewer's window.
enum ViewerPage: Equatable {
  case demo, gallery, comparison, keys
}
