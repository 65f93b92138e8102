/// The part of a scroll view that content margins apply to.
///
/// ```swift
/// ScrollView { Text("Long text") }.contentMargins(.horizontal, 20, for: .scrollContent)
/// ```
public struct ContentMarginPlacement: Equatable, Sendable {
  private enum Kind {
    case automatic, scrollContent, scrollIndicators
  }

  private let kind: Kind

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// The content, which scrolls through the margins.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
  /// The indicators.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(kind: .scrollIndicators)
  }

  var includesContent: Bool { kind != .scrollIndicators }
  var includesIndicators: Bool { kind != .scrollContent }
}

/// Changes the margins of the scroll views in a view.
struct ContentMargins: EnvironmentModifier {
  let edges: Edge.Set
  let insets: EdgeInsets
  let placement: ContentMarginPlacement

  func change(_ environment: inout EnvironmentValues) {
    if placement.includesContent { set(&environment.scrollSettings.contentMargins) }
    if placement.includesIndicators { set(&environment.scrollSettings.indicatorMargins) }
  }

  private func set(_ margins: inout EdgeInsets) {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    if edges.contains(.top) { margins.top = length(insets.top) }
    if edges.contains(.leading) { margins.leading = length(insets.leading) }
    if edges.contains(.bottom) { margins.bottom = length(insets.bottom) }
    if edges.contains(.trailing) { margins.trailing = length(insets.trailing) }
  }
}

nonisolated extension View {
  /// Sets the margins of the scroll views in the view on some edges, in points.
  ///
  /// The content begins and ends at the margins and scrolls through them. The margins of other edges stay as they are.
  /// Negative lengths, NaN and infinity count as 0.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMargins(edges: edges, insets: insets, placement: placement))
  }

  /// Sets the margins of the scroll views in the view on some edges to a length in points; nil is 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? PaddingLayout.defaultLength), for: placement)
  }

  /// Sets the margins of the scroll views in the view on all edges to a length in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EdgeInsets {
  /// The distance from the edge at the start of an axis.
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The distance from the edge at the end of an axis.
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// The sum of both distances along an axis.
  func sum(_ axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }
}
