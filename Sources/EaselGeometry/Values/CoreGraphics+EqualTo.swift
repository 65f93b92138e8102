import Foundation

extension CGPoint {
  /// True when both coordinates are the same.
  @inlinable
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// True when width and height are the same.
  @inlinable
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// True when origin and size are the same.
  @inlinable
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
