import CCairo
import EaselDrawing
import EaselGeometry
import EaselRaster
import Foundation

/// A conic gradient as a mesh of sectors around its center.
struct ConicMesh {
  private let gradient: GradientPaint
  private let center: CGPoint
  private let angle: CGFloat
  private let radius: CGFloat

  /// The largest number of turns that a sector covers, such that colors change almost linearly within it.
  private static let largestStep: Float = 1 / 64

  /// - Parameter radius: The distance from the center to which the mesh extends.
  init(_ gradient: GradientPaint, center: CGPoint, angle: CGFloat, radius: CGFloat) {
    (self.gradient, self.center, self.angle, self.radius) = (gradient, center, angle, radius)
  }

  func pattern(opacity: Float) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    let colors = GradientStops(gradient)
    let locations = boundaries(colors)
    for (start, end) in zip(locations, locations.dropFirst()) where end > start {
      // Colors just inside of the sector, since two stops at its edge make a hard edge.
      let inset = (end - start) / 1024
      addSector(
        to: pattern, from: start, through: end,
        colors: [colors.color(at: start + inset), colors.color(at: end - inset)], opacity: opacity)
    }
    return pattern
  }

  /// The turns at which sectors begin and end.
  private func boundaries(_ colors: GradientStops) -> [Float] {
    let count = Int(1 / ConicMesh.largestStep)
    let even = (0...count).map { Float($0) / Float(count) }
    let stops = colors.stops.map(\.location).filter { $0 > 0 && $0 < 1 }
    return (even + stops).sorted()
  }

  private func addSector(
    to pattern: OpaquePointer?, from start: Float, through end: Float, colors: [PaintColor], opacity: Float
  ) {
    let first = point(at: start)
    let last = point(at: end)
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, center.x, center.y)
    cairo_mesh_pattern_line_to(pattern, first.x, first.y)
    cairo_mesh_pattern_line_to(pattern, last.x, last.y)
    cairo_mesh_pattern_line_to(pattern, center.x, center.y)
    // The corners: the center, the first point, the last point, and the center again.
    for (corner, color) in [colors[0], colors[0], colors[1], colors[1]].enumerated() {
      let c = color.clamped
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(corner), Double(c.x), Double(c.y), Double(c.z),
        Double(c.w * opacity.clampedToUnit))
    }
    cairo_mesh_pattern_end_patch(pattern)
  }

  private func point(at turn: Float) -> CGPoint {
    let direction = angle + CGFloat(turn) * 2 * .pi
    // The mesh is a polygon, which is slightly smaller than its circle.
    let distance = radius * 1.01
    return CGPoint(x: center.x + cos(direction) * distance, y: center.y + sin(direction) * distance)
  }
}
