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
