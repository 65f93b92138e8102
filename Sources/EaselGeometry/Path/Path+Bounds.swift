import Foundation

extension Path {
  /// The smallest rectangle that contains the path's points and curves, without the control points; null if
  /// the path is empty.
  ///
  /// NaN coordinates are ignored, and so is a whole rectangle, ellipse or rounded rectangle with an edge at NaN,
  /// which is not drawn. A side that begins at -infinity has the extent of `CGRect.infinite`.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect): return rect.hasNumericEdges ? rect : .null
    case .roundedRect(let rounded): return rounded.rect.hasNumericEdges ? rounded.rect : .null
    case .elements: break
    }
    var visitor = BoundsVisitor()
    visit(&visitor)
    return visitor.bounds.rect
  }

  /// A rectangle that contains the path under a transform: null if nothing of it is drawn, nil if it is unbounded.
  package func bounds(under transform: CGAffineTransform) -> CGRect? {
    guard transform.isFinite else { return .null }
    // Infinity times zero is NaN, and so is the far edge of a rectangle that begins at -infinity.
    let rect = boundingRect.applying(transform)
    return rect.hasNumericEdges ? rect : nil
  }

  /// The smallest rectangle that contains all points, control points included; null if the path is empty. It
  /// is faster to compute than `boundingRect` and never smaller.
  package var controlBounds: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect): return rect.hasNumericEdges ? rect : .null
    case .roundedRect(let rounded): return rounded.rect.hasNumericEdges ? rounded.rect : .null
    case .elements(let buffer):
      var bounds = Bounds()
      for point in buffer.points { bounds.include(Vector(point)) }
      return bounds.rect
    }
  }
}

/// The bounding box of the included points. NaN coordinates are ignored.
struct Bounds {
  private(set) var low = Vector(repeating: .infinity)
  private(set) var high = Vector(repeating: -.infinity)

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    let (x, y) = (Bounds.side(from: low.x, to: high.x), Bounds.side(from: low.y, to: high.y))
    return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  /// A side of a rectangle. No length leads from -infinity to another coordinate: the sum would be infinite or NaN.
  private static func side(from low: Double, to high: Double) -> (origin: Double, length: Double) {
    guard low == -Double.infinity else { return (low, low == high ? 0 : high - low) }
    let extent = Double.greatestFiniteMagnitude
    return (-extent / 2, extent)
  }

  @inline(__always)
  mutating func include(_ point: Vector) {
    low.replace(with: point, where: point .< low)
    high.replace(with: point, where: point .> high)
  }

  @inline(__always)
  func contains(_ point: Vector) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }
}

/// Includes the end points of all elements, and the extremes of those curves whose control points lie outside
/// the box.
private struct BoundsVisitor: PathVisitor {
  var bounds = Bounds()
  private var current = Vector.zero

  mutating func move(to point: Vector) { line(to: point) }

  mutating func line(to point: Vector) {
    bounds.include(point)
    current = point
  }

  mutating func quad(to point: Vector, control: Vector) {
    let begin = current
    line(to: point)
    guard !bounds.contains(control) else { return }
    includeExtremes(of: CubicPolynomial(from: begin, control: control, to: point))
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    let begin = current
    line(to: point)
    guard !bounds.contains(control1) || !bounds.contains(control2) else { return }
    includeExtremes(of: CubicPolynomial(from: begin, control1: control1, control2: control2, to: point))
  }

  func close() {}

  private mutating func includeExtremes(of curve: CubicPolynomial) {
    for parameter in curve.horizontalExtremes + curve.verticalExtremes where parameter > 0 && parameter < 1 {
      bounds.include(curve.point(at: parameter))
    }
  }
}

extension Path {
  /// The length of the lines through all points of the path, control points included: an upper bound of the
  /// path's length.
  var controlLength: Double {
    var measurer = ControlLengthMeasurer()
    visit(&measurer)
    return measurer.length
  }

  /// Whether the path has more than a number of subpaths.
  func hasSubpaths(moreThan count: Int) -> Bool {
    guard elementCount > count else { return false }
    var counter = SubpathCounter()
    visit(&counter)
    return counter.count > count
  }
}

private struct SubpathCounter: PathVisitor {
  private(set) var count = 0

  mutating func move(to point: Vector) { count += 1 }
  func line(to point: Vector) {}
  func quad(to point: Vector, control: Vector) {}
  func curve(to point: Vector, control1: Vector, control2: Vector) {}
  func close() {}
}

private struct ControlLengthMeasurer: PathVisitor {
  var length = 0.0
  private var start = Vector.zero
  private var current = Vector.zero

  mutating func move(to point: Vector) { (start, current) = (point, point) }

  mutating func line(to point: Vector) {
    length += (point - current).length
    current = point
  }

  mutating func quad(to point: Vector, control: Vector) {
    line(to: control)
    line(to: point)
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    line(to: control1)
    line(to: control2)
    line(to: point)
  }

  mutating func close() { line(to: start) }
}
