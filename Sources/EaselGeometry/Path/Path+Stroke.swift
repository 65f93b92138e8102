import Foundation

extension Path {
  /// How far the outline of `strokedPath` may be from the true one: a hundredth of a point, but no more than
  /// 1/500 of the line's width, because small paths are often made to be scaled up.
  private static let strokedPathTolerance = (points: 0.01, lineWidths: 0.002)

  /// The outline of the stroke in the path's own space, dashes applied: closed polygons for the non-zero fill
  /// rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let tolerance = min(
      Path.strokedPathTolerance.points, Double(style.lineWidth) * Path.strokedPathTolerance.lineWidths)
    var flat = FlatPath()
    flat.appendStroke(of: self, style: style, transform: .identity, tolerance: tolerance)
    return Path(flat)
  }

  /// The contours as lines.
  init(_ flat: FlatPath) {
    var buffer = PathBuffer(
      reservingVerbs: flat.points.count + flat.contours.count, points: flat.points.count)
    var begin = 0
    for contour in flat.contours {
      buffer.move(to: flat.points[begin].point)
      for point in flat.points[(begin + 1)..<contour.end] { buffer.line(to: point.point) }
      if contour.isClosed { buffer.close() }
      begin = contour.end
    }
    self.init(storage: buffer.verbs.isEmpty ? .empty : .elements(buffer))
  }
}
