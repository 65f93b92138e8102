/// A size, and the proposal from which it results.
struct ViewSize: Equatable {
  var value: CGSize
  var proposal: ProposedViewSize
}

/// The origin of a child in its container, and the size proposed to it.
struct Placement: Equatable {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

extension ProposedViewSize {
  /// The proposal with NaN replaced by nil and negative lengths by zero.
  var sanitized: ProposedViewSize {
    func clamp(_ length: CGFloat?) -> CGFloat? {
      guard let length, !length.isNaN else { return nil }
      return max(length, 0)
    }
    return ProposedViewSize(width: clamp(width), height: clamp(height))
  }
}

extension CGSize {
  /// The size with NaN and negative lengths replaced by zero.
  var sanitized: CGSize {
    func clamp(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
    return CGSize(width: clamp(width), height: clamp(height))
  }

  /// The size limited to lengths that can be drawn.
  var finite: CGSize {
    CGSize(width: min(width, LayoutLimit.length), height: min(height, LayoutLimit.length))
  }
}

extension CGPoint {
  /// The point limited to coordinates that can be drawn, with NaN replaced by zero.
  var finite: CGPoint { CGPoint(x: x.finite, y: y.finite) }
}

extension CGFloat {
  /// The number limited to coordinates that can be drawn, with NaN replaced by zero.
  var finite: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -LayoutLimit.length), LayoutLimit.length) }

  /// Infinity if the length is at the drawing limit, which then stands for an infinite length.
  var restoringInfinity: CGFloat { self >= LayoutLimit.length ? .infinity : self }
}

enum LayoutLimit {
  /// Far greater than any screen, and small enough that sums of lengths are exact to a thousandth of a point.
  static let length: CGFloat = 1e9
}

extension CGAffineTransform {
  /// A translation that moves the origin to a point.
  static func translation(to point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: point.x, y: point.y)
  }
}

/// The size that a container proposes to a view, in points. Nil proposes the ideal length in that direction.
///
/// ```swift
/// let proposal = ProposedViewSize(width: 200, height: nil)
/// let size = proposal.replacingUnspecifiedDimensions()
/// print(size)
/// ```
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  /// The proposed width; nil for the ideal width.
  public var width: CGFloat?
  /// The proposed height; nil for the ideal height.
  public var height: CGFloat?

  /// Proposes the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Proposes the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Proposes the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Creates a proposal from its lengths.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposed size, with nil replaced by the lengths of `size`.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The bounding box of rectangles that are aligned at the origin.
struct Extent {
  private(set) var minX = CGFloat.infinity
  private(set) var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  /// Extends the bounding box by a rectangle of finite size whose point `guide` is at the origin.
  mutating func include(_ size: CGSize, at guide: CGPoint) {
    minX = min(minX, -guide.x)
    minY = min(minY, -guide.y)
    maxX = max(maxX, size.width - guide.x)
    maxY = max(maxY, size.height - guide.y)
  }

  var size: CGSize {
    CGSize(width: (maxX - minX).restoringInfinity, height: (maxY - minY).restoringInfinity)
  }
}

/// The size of an element that has room for all of its content.
///
/// The element has this size for each proposal of at least `room` in both directions, and also where nothing is proposed
/// in a direction. A stack need not measure such elements at their minimum and maximum, as long as it has the room.
struct FullSize: Equatable {
  /// In points.
  var size: CGSize
  /// In points.
  var room: CGSize

  /// Creates a full size; nil if a length is not finite.
  init?(_ size: CGSize, room: CGSize) {
    guard max(size.width, size.height, room.width, room.height) < LayoutLimit.length else { return nil }
    (self.size, self.room) = (size, room)
  }

  /// Whether a proposal has enough room.
  func fits(_ proposal: ProposedViewSize) -> Bool {
    room.width <= proposal.width ?? .infinity && room.height <= proposal.height ?? .infinity
  }
}

/// The measured sizes of an element, by proposal.
///
/// Stacks measure their children at the minimum, the maximum and the final size; nested stacks at
/// combinations of these on both axes. The capacity exceeds these, so that the cost of nested stacks does not
/// multiply with each level.
struct SizeCache {
  struct Answer {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  /// Stored separately, because most elements are measured once.
  private var first: Answer?
  private var others: [Answer] = []
  /// The index in `others` that is replaced next when the cache is full: first in, first out.
  private var oldest = 0

  private static let capacity = 16

  func size(for proposal: ProposedViewSize) -> CGSize? {
    if let first, first.proposal == proposal { return first.size }
    for answer in others where answer.proposal == proposal { return answer.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let answer = Answer(proposal: proposal, size: size)
    guard first != nil else {
      first = answer
      return
    }
    guard others.count == SizeCache.capacity else { return others.append(answer) }
    others[oldest] = answer
    oldest = (oldest + 1) % SizeCache.capacity
  }

  var isEmpty: Bool { first == nil }

  /// Removes all entries and returns them.
  mutating func takeAll() -> SizeCache {
    defer { self = SizeCache() }
    return self
  }

  func contains(where predicate: (Answer) -> Bool) -> Bool {
    first.map(predicate) ?? false || others.contains(where: predicate)
  }
}
