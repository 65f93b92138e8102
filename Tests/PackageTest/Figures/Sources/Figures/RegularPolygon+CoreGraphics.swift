#if canImport(CoreGraphics)
  import CoreGraphics

  extension RegularPolygon {
    public var path: CGPath {
      let path = CGMutablePath()
      path.addLines(between: corners)
      path.closeSubpath()
      return path
    }
  }

  extension CGContext {
    /// Runs `body` between saving and restoring the graphics state.
    public func performInGState(_ body: (CGContext) throws -> Void) rethrows {
      saveGState()
      defer { restoreGState() }
      try body(self)
    }

    public func fill(_ polygon: RegularPolygon, with color: CGColor) {
      performInGState { context in
        context.setFillColor(color)
        context.addPath(polygon.path)
        context.fillPath()
      }
    }
  }

  extension CGPath {
    /// The end points of the path's elements.
    public var points: [CGPoint] {
      var result: [CGPoint] = []
      applyWithBlock { element in
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: result.append(element.pointee.points[0])
        case .addQuadCurveToPoint: result.append(element.pointee.points[1])
        case .addCurveToPoint: result.append(element.pointee.points[2])
        case .closeSubpath: break
        }
      }
      return result
    }
  }

  extension CGAffineTransform {
    /// Creates a rotation about a point.
    public init(rotationAngle angle: CGFloat, around center: CGPoint) {
      self = CGAffineTransform(translationX: center.x, y: center.y)
        .rotated(by: angle)
        .translatedBy(x: -center.x, y: -center.y)
    }

    public static func * (lhs: CGAffineTransform, rhs: CGAffineTransform) -> CGAffineTransform {
      lhs.concatenating(rhs)
    }
  }
#endif
