/// Whether scroll views show indicators of their position.
///
/// ```swift
/// ScrollView { Text("Long text") }.scrollIndicators(.hidden)
/// ```
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind {
    case automatic, visible, hidden, never
  }

  private let kind: Kind

  /// Indicators appear while the content moves or the pointer is over them.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Indicators stay visible as long as the content is larger than the view.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Indicators do not appear.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Indicators do not appear. On this platform it is the same as `hidden`.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  /// Whether indicators never appear.
  var isHidden: Bool { kind == .hidden || kind == .never }
}

extension EnvironmentValues {
  /// Whether the pointer, the wheel and keys scroll. Set it with `scrollDisabled(_:)`.
  @Entry public var isScrollEnabled = true
  /// The visibility of vertical indicators. Set it with `scrollIndicators(_:axes:)`.
  @Entry public var verticalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
  /// The visibility of horizontal indicators. Set it with `scrollIndicators(_:axes:)`.
  @Entry public var horizontalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
  /// The axes of the nearest enclosing scroll view; empty outside of scroll views.
  @Entry var scrollAxes: Axis.Set = []
}

nonisolated extension View {
  /// Disables scrolling by the pointer, the wheel and keys in this view and its descendants.
  ///
  /// A descendant cannot enable it again. A `ScrollViewProxy` still scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the visibility of the indicators of scroll views.
  ///
  /// - Parameters:
  ///   - visibility: The visibility. It does not apply to scroll views with `showsIndicators: false`.
  ///   - axes: The axes of the indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.verticalScrollIndicatorVisibility) {
      if axes.contains(.vertical) { $0 = visibility }
    }
    .transformEnvironment(\.horizontalScrollIndicatorVisibility) {
      if axes.contains(.horizontal) { $0 = visibility }
    }
  }
}
