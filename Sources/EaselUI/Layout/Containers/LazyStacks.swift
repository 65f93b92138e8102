/// Kinds of views that can stay visible at an edge during scrolling. They have no effect on this platform.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Section headers. Has no effect.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Section footers. Has no effect.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack that takes the whole proposed width.
///
/// Unlike in SwiftUI, all views are created immediately, including invisible ones, and pinned views have no
/// effect.
///
/// ```swift
/// ScrollView {
///   LazyVStack(spacing: 4) {
///     ForEach(0..<20) { Text("Row \($0)") }
///   }
/// }
/// ```
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between views in points; nil for the default spacing.
  ///   - pinnedViews: Has no effect.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// A `VStack` in a frame of maximum width.
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// A horizontal stack that takes the whole proposed height.
///
/// Unlike in SwiftUI, all views are created immediately, including invisible ones, and pinned views have no
/// effect.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack(spacing: 4) {
///     ForEach(0..<20) { Text("\($0)") }
///   }
/// }
/// ```
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between views in points; nil for the default spacing.
  ///   - pinnedViews: Has no effect.
  ///   - content: The views, in reading order.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// An `HStack` in a frame of maximum height.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}
