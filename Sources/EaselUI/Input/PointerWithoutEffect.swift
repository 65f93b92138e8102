// Effects of the pointer and of touches that this platform does not have. They exist so that programs compile.

/// The appearance of the pointer. It does not change here.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The default of the platform.
  public static let `default` = PointerStyle(name: "default")
  /// A hand that points.
  public static let link = PointerStyle(name: "link")
  /// A beam for text in rows.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A beam for text in columns.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// Cross hairs.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// An open hand.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A lens with a plus sign.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A lens with a minus sign.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Arrows between columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Arrows between rows.
  public static let rowResize = PointerStyle(name: "rowResize")

  /// Arrows at an edge or a corner of a frame that can be resized.
  ///
  /// - Parameters:
  ///   - position: The edge or the corner.
  ///   - directions: Whether the frame can become smaller, larger or both.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(name: "frameResize \(position) \(directions.rawValue)")
  }
}

/// An edge or a corner of a frame that can be resized.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  /// The edges.
  case top, leading, bottom, trailing
  /// The corners.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A direction in which a frame can be resized.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  /// The frame becomes smaller or larger.
  case inward, outward

  /// Some directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Creates directions from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// The frame becomes smaller.
    public static let inward = Set(.inward)
    /// The frame becomes larger.
    public static let outward = Set(.outward)
    /// Both directions.
    public static let all: Set = [.inward, .outward]
  }
}

/// Whether a view is opened when something is dragged over it for a while.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the view.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It is.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It is not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

nonisolated extension View {
  /// Has no effect: the pointer keeps its appearance.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Has no effect: the pointer is always visible.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Has no effect: the system has no gestures at the edges of windows.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Has no effect: a drag that rests over a view does not press it.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}
