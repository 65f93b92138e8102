/// A size and the proposal that led to it.
struct ViewSize: Equatable {
  var value: CGSize
  var proposal: ProposedViewSize
}

/// Where a container puts a child, and what it proposes to it.
struct Placement: Equatable {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

extension ProposedViewSize {
  /// Not a number counts as unspecified, a negative length as zero.
  var sanitized: ProposedViewSize {
    func clamp(_ length: CGFloat?) -> CGFloat? {
      guard let length, !length.isNaN else { return nil }
      return max(length, 0)
    }
    return ProposedViewSize(width: clamp(width), height: clamp(height))
  }
}

extension CGSize {
  /// Not a number and negative lengths count as zero.
  var sanitized: CGSize {
    func clamp(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
    return CGSize(width: clamp(width), height: clamp(height))
  }

  /// The size with lengths that something can be drawn at.
  var finite: CGSize {
    CGSize(width: min(width, LayoutLimit.length), height: min(height, LayoutLimit.length))
  }
}

extension CGPoint {
  /// The point with coordinates that something can be drawn at; not a number counts as zero.
  var finite: CGPoint {
    func clamp(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, -LayoutLimit.length), LayoutLimit.length)
    }
    return CGPoint(x: clamp(x), y: clamp(y))
  }
}

extension CGFloat {
  /// A length that was clamped to what can be drawn stands for an infinite one.
  var restoringInfinity: CGFloat { self >= LayoutLimit.length ? .infinity : self }
}

enum LayoutLimit {
  /// Far beyond any screen, and small enough that sums of lengths stay exact to a thousandth of a point.
  static let length: CGFloat = 1e9
}

extension CGAffineTransform {
  /// Moves the origin to a point.
  static func translation(to point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: point.x, y: point.y)
  }
}

/// The size that a parent offers to a child, in points; nil asks for the child's ideal size in that direction.
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The bounds of rectangles that all have a point at the origin.
struct Extent {
  private(set) var minX = CGFloat.infinity
  private(set) var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  /// Takes in a rectangle of a finite size that has its point `guide` at the origin.
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

/// The sizes that an element answered to proposals.
///
/// Stacks ask for the smallest, the largest and the actual size; stacks in stacks for the combinations of these in both
/// directions. Some more than those are kept, so that the cost of nested stacks does not multiply with each level.
struct SizeCache {
  struct Answer {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  /// Most elements are asked once.
  private var first: Answer?
  private var others: [Answer] = []
  /// The one of the others that the next new one replaces when there is no more room.
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

  /// Forgets all answers and gives them back.
  mutating func removeAll() -> [Answer] {
    defer {
      first = nil
      others.removeAll(keepingCapacity: true)
      oldest = 0
    }
    return [first].compactMap(\.self) + others
  }
}
