import CCairo
import EaselDrawing
import EaselGeometry

/// Paths and strokes.
extension VectorPainter {
  /// The largest absolute value of a coordinate on the page, in points. Cairo's coordinates have 24 bits before the binary
  /// point.
  private static let largestCoordinate: CGFloat = 4_194_304

  func setMatrix(_ transform: CGAffineTransform) {
    var matrix = transform.cairoMatrix
    cairo_set_matrix(context, &matrix)
  }

  /// Makes a path the current one.
  ///
  /// The points are transformed here and clamped: Cairo's coordinates would overflow. Points that are not finite end the
  /// subpath.
  func append(_ path: Path, _ transform: CGAffineTransform) {
    setMatrix(.identity)
    cairo_new_path(context)
    var isOpen = false
    var last = CGPoint.zero
    func place(_ point: CGPoint) -> CGPoint? {
      let moved = point.applying(transform)
      guard moved.x.isFinite, moved.y.isFinite else { return nil }
      return CGPoint(x: VectorPainter.clamped(moved.x), y: VectorPainter.clamped(moved.y))
    }
    func add(_ points: [CGPoint], _ draw: ([CGPoint]) -> Void) {
      let placed = points.compactMap(place)
      isOpen = isOpen && placed.count == points.count
      guard isOpen, let end = placed.last else { return }
      draw(placed)
      last = end
    }
    path.forEach { element in
      switch element {
      case .move(to: let point):
        isOpen = true
        add([point]) { cairo_move_to(context, $0[0].x, $0[0].y) }
      case .line(to: let point): add([point]) { cairo_line_to(context, $0[0].x, $0[0].y) }
      case .quadCurve(let end, let control):
        let start = last
        add([control, end]) { points in
          // The cubic curve of the same shape: https://en.wikipedia.org/wiki/Bézier_curve#Degree_elevation
          let first = start + (points[0] - start) * (2 / 3)
          let second = points[1] + (points[0] - points[1]) * (2 / 3)
          cairo_curve_to(context, first.x, first.y, second.x, second.y, points[1].x, points[1].y)
        }
      case .curve(let end, let control1, let control2):
        add([control1, control2, end]) {
          cairo_curve_to(context, $0[0].x, $0[0].y, $0[1].x, $0[1].y, $0[2].x, $0[2].y)
        }
      case .closeSubpath:
        guard isOpen else { return }
        cairo_close_path(context)
        // Cairo's current point is the start of the subpath again.
        var point = (x: 0.0, y: 0.0)
        cairo_get_current_point(context, &point.x, &point.y)
        last = CGPoint(x: point.x, y: point.y)
      }
    }
  }

  private static func clamped(_ value: CGFloat) -> CGFloat {
    min(max(value, -largestCoordinate), largestCoordinate)
  }

  /// Sets the parameters of the next stroke. Lengths are in the current matrix's space.
  func set(_ style: StrokeStyle) {
    cairo_set_line_width(context, style.lineWidth)
    cairo_set_line_cap(context, style.lineCap.cairoCap)
    let bevels = style.lineJoin == .miter && style.miterLimit < 1
    cairo_set_line_join(context, bevels ? CAIRO_LINE_JOIN_BEVEL : style.lineJoin.cairoJoin)
    cairo_set_miter_limit(context, max(1, style.miterLimit.isFinite ? style.miterLimit : 10))
    let lengths = style.dash.map { Double($0) }
    let isDashed = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    let phase = style.dashPhase.isFinite ? style.dashPhase : 0
    cairo_set_dash(context, lengths, isDashed ? Int32(lengths.count) : 0, phase)
  }
}

extension CGLineCap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  fileprivate static func * (a: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: a.x * factor, y: a.y * factor)
  }
}
