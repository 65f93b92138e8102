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
