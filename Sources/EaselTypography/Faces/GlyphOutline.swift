import CFreeType
import EaselGeometry

/// Converts FreeType outlines, in font units with y up, to paths in ems with y down.
struct GlyphOutline {
  private var buffer = PathBuffer()
  private let scale: CGFloat

  /// The path of an outline in ems; empty if the outline is invalid.
  static func path(of outline: inout FT_Outline, unitsPerEm: Int) -> Path {
    guard outline.n_points > 0 else { return Path() }
    var builder = GlyphOutline(unitsPerEm: unitsPerEm)
    var callbacks = FT_Outline_Funcs(
      move_to: { point, builder in GlyphOutline.add(builder) { $0.move(to: point!.pointee) } },
      line_to: { point, builder in GlyphOutline.add(builder) { $0.line(to: point!.pointee) } },
      conic_to: { control, point, builder in
        GlyphOutline.add(builder) { $0.quad(to: point!.pointee, control: control!.pointee) }
      },
      cubic_to: { first, second, point, builder in
        GlyphOutline.add(builder) {
          $0.curve(to: point!.pointee, control1: first!.pointee, control2: second!.pointee)
        }
      },
      shift: 0, delta: 0)
    let code = withUnsafeMutablePointer(to: &builder) { FT_Outline_Decompose(&outline, &callbacks, $0) }
    guard code == 0 else { return Path() }
    builder.buffer.close()
    return builder.buffer.verbs.isEmpty ? Path() : Path(storage: .elements(builder.buffer))
  }

  /// The bounding box of an outline's points, control points included, in ems; null if it has no points.
  static func box(of outline: inout FT_Outline, unitsPerEm: Int) -> CGRect {
    guard outline.n_points > 0 else { return .null }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let scale = 1 / CGFloat(unitsPerEm)
    return CGRect(
      x: CGFloat(box.xMin) * scale, y: -CGFloat(box.yMax) * scale,
      width: CGFloat(box.xMax - box.xMin) * scale, height: CGFloat(box.yMax - box.yMin) * scale)
  }

  private init(unitsPerEm: Int) { scale = 1 / CGFloat(unitsPerEm) }

  /// Calls a closure with the builder that FreeType passes as user data; returns 0, which continues the
  /// traversal.
  private static func add(_ builder: UnsafeMutableRawPointer?, _ step: (inout GlyphOutline) -> Void) -> Int32
  {
    step(&builder!.assumingMemoryBound(to: GlyphOutline.self).pointee)
    return 0
  }

  private func place(_ point: FT_Vector) -> CGPoint {
    CGPoint(x: CGFloat(point.x) * scale, y: -CGFloat(point.y) * scale)
  }

  private mutating func move(to point: FT_Vector) {
    buffer.close()
    buffer.move(to: place(point))
  }

  private mutating func line(to point: FT_Vector) { buffer.line(to: place(point)) }

  private mutating func quad(to point: FT_Vector, control: FT_Vector) {
    buffer.quad(to: place(point), control: place(control))
  }

  private mutating func curve(to point: FT_Vector, control1: FT_Vector, control2: FT_Vector) {
    buffer.curve(to: place(point), control1: place(control1), control2: place(control2))
  }
}

extension Path {
  /// The number of points of the path's elements; 0 for compact storage.
  package var pointCount: Int {
    if case .elements(let buffer) = storage { buffer.points.count } else { 0 }
  }
}
