/// Aligns the content to pages, each as large as the scroll view without its margins. A drag moves at most one page.
///
/// ```swift
/// ScrollView { Color.blue.frame(height: 4000) }.scrollTargetBehavior(.paging)
/// ```
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behavior.
  public init() {}

  /// Moves the target to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let page = (context.originalTarget.rect.origin[axis] / length).rounded()
      let next = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(next, page - 1), page + 1) * length
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Aligns the content to pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
