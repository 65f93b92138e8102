import Foundation

/// A regular polygon.
public struct RegularPolygon: Sendable {
  public var center: CGPoint
  public var radius: CGFloat
  public var sides: Int

  public init(center: CGPoint, radius: CGFloat, sides: Int) {
    (self.center, self.radius, self.sides) = (center, radius, sides)
  }

  public var corners: [CGPoint] {
    (0..<sides).map { side in
      let angle = CGFloat(side) / CGFloat(sides) * 2 * .pi
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }
}
