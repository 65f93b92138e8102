import Foundation

// Large titles make room when the content of their page is scrolled.
extension NavigationPageModel {
  /// The height of the row of a large title, in points.
  static let largeTitleHeight: CGFloat = 52

  /// Whether the title is large at the moment.
  var showsLargeTitle: Bool {
    scrollSource.recordRead()
    return hasLargeTitle && !titleIsCollapsed
  }

  /// Called when the vertical position of a scroll view on the page has changed.
  ///
  /// The bar becomes lower once the content has moved by the height that it loses, and higher when the content is back
  /// at its start; the content stays where it is. Shorter content, which would then no longer scroll, changes nothing.
  func contentDidScroll(_ scroll: ScrollElement, to position: CGFloat) {
    let height = NavigationPageModel.largeTitleHeight
    let collapses =
      titleIsCollapsed ? position > 0 : position >= height && scroll.range(.vertical) > height + 8
    guard collapses != titleIsCollapsed, title != nil, hasLargeTitle else { return }
    titleIsCollapsed = collapses
    scroll.graph.perform([
      { [weak scroll, scrollSource] in
        scrollSource.prepare(for: CurrentTransaction.value)
        scrollSource.notify()
        if collapses { scroll?.shift(by: -height, along: .vertical) }
      }
    ])
  }
}
