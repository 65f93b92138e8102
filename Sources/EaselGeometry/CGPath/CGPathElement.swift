import Foundation

/// The kind of an element of a `CGPath`.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a `CGPath`, valid within the block that it was given to.
public struct CGPathElement {
  /// What the element does, and how many points it has.
  public var type: CGPathElementType
  /// Control points, then the end point: as many as the type has.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// Called with the user's information and an element. A closure here, where CoreGraphics has a function of C.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls `function` with `info` and each element in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` with each element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      switch element {
      case .move(let to): CGPath.apply(block, .moveToPoint, [to])
      case .line(let to): CGPath.apply(block, .addLineToPoint, [to])
      case .quadCurve(let to, let control): CGPath.apply(block, .addQuadCurveToPoint, [control, to])
      case .curve(let to, let control1, let control2):
        CGPath.apply(block, .addCurveToPoint, [control1, control2, to])
      case .closeSubpath: CGPath.apply(block, .closeSubpath, [])
      }
    }
  }

  private static func apply(
    _ block: (UnsafePointer<CGPathElement>) -> Void, _ type: CGPathElementType, _ points: [CGPoint]
  ) {
    // One point more, so that there is an address to give for a close.
    var storage = points + [.zero]
    storage.withUnsafeMutableBufferPointer { buffer in
      var element = CGPathElement(type: type, points: buffer.baseAddress!)
      block(&element)
    }
  }
}
