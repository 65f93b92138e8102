/// A use of the default anchor of a scroll view.
///
/// ```swift
/// ScrollView { Text("Log") }.defaultScrollAnchor(.bottom, for: .initialOffset)
/// ```
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind {
    case initialOffset, sizeChanges, alignment
  }

  private let kind: Kind

  /// The part of the content that is shown at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// The part of the content that stays in place when sizes change.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// The place of content that is smaller than the view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The default anchors of a scroll view; `nil` for the start.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get {
      switch role {
      case .initialOffset: initialOffset
      case .sizeChanges: sizeChanges
      default: alignment
      }
    }
    set {
      switch role {
      case .initialOffset: initialOffset = newValue
      case .sizeChanges: sizeChanges = newValue
      default: alignment = newValue
      }
    }
  }
}

/// Sets default anchors of the scroll views in a view.
struct DefaultScrollAnchor: EnvironmentModifier {
  let anchor: UnitPoint?
  let roles: [ScrollAnchorRole]

  func change(_ environment: inout EnvironmentValues) {
    let anchor = anchor.map { UnitPoint(x: $0.x.finite, y: $0.y.finite) }
    for role in roles { environment.scrollSettings.anchors[role] = anchor }
  }
}

nonisolated extension View {
  /// Sets the part of the content that scroll views show at first, and the place of content that is smaller than the
  /// view.
  ///
  /// While the content is at the anchor, it stays there when sizes change: with `.bottom`, a list follows the
  /// rows that are added at its end until the user scrolls away, and again once the end is reached.
  ///
  /// - Parameter anchor: The point of the content at the same point of the view; nil for the start. NaN counts as 0.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(DefaultScrollAnchor(anchor: anchor, roles: [.initialOffset, .sizeChanges, .alignment]))
  }

  /// Sets the anchor of scroll views for one use.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(DefaultScrollAnchor(anchor: anchor, roles: [role]))
  }
}
