import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

// This target has no dependencies: whether CoreGraphics can be imported depends on whether it was built
// before. It has to compile and work the same in both cases.

/// Returns the length of a polyline.
public func length(of points: [CGPoint]) -> CGFloat {
  zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }.reduce(0, +)
}

/// Whether the target was compiled with CoreGraphics.
public var knowsCoreGraphics: Bool {
  #if canImport(CoreGraphics)
    true
  #else
    false
  #endif
}

#if canImport(CoreGraphics)
  extension CGPath {
    /// The length of the polygon through the end points of the path's elements.
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
    /// The factor by which the transform enlarges areas.
    public var areaScale: CGFloat { abs(a * d - b * c) }
  }
#endif
