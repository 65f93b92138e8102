import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A regular polygon; the same on systems with CoreGraphics and without.
public struct RegularPolygon {
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

/// True when this package was compiled with CoreGraphics.
public var usesCoreGraphics: Bool {
  #if canImport(CoreGraphics)
    true
  #else
    false
  #endif
}
