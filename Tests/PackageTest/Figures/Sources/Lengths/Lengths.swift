import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

// This target depends on nothing: whether there is CoreGraphics depends on whether it was built before. Either way it has
// to compile, and does the same.

/// The length of a line through points.
public func length(of points: [CGPoint]) -> CGFloat {
  zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }.reduce(0, +)
}

/// True when CoreGraphics was there.
public var knowsCoreGraphics: Bool {
  #if canImport(CoreGraphics)
    true
  #else
    false
  #endif
}

#if canImport(CoreGraphics)
  extension CGPath {
    /// The length of the polygon of the path's end points.
    public var polygonLength: CGFloat {
      var points: [CGPoint] = []
      applyWithBlock { element in
        if element.pointee.type == .moveToPoint || element.pointee.type == .addLineToPoint {
          points.append(element.pointee.points[0])
        }
      }
      return length(of: points)
    }
  }

  extension CGAffineTransform {
    /// By how much the transform enlarges areas.
    public var areaScale: CGFloat { abs(a * d - b * c) }
  }
#endif
