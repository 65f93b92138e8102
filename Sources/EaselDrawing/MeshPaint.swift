import EaselGeometry

/// A grid of colors that is stretched over the plane by cubic curves: immutable and hashed once.
///
/// Four neighboring vertices are the corners of a patch. Each pair of neighbors is joined by a cubic curve, with a
/// control point of either vertex.
///
/// ```swift
/// import EaselDrawing
///
/// func square(_ colors: [PaintColor]) -> MeshPaint? {
///   let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
///   return MeshPaint(
///     columns: 2, rows: 2, vertices: MeshPaint.vertices(at: points, columns: 2), colors: colors)
/// }
/// ```
public final class MeshPaint: Equatable, Sendable {
  /// A vertex with the control points of the curves to its four neighbors. Those without a neighbor are ignored.
  ///
  /// ```swift
  /// import EaselDrawing
  ///
  /// let corner = MeshPaint.Vertex(position: [0, 0], leading: [0, 0], top: [0, 0], trailing: [0.4, 0], bottom: [0, 0.4])
  /// ```
  public struct Vertex: Equatable, Sendable {
    /// The position.
    public var position: SIMD2<Float>
    /// The control point of the curve to the previous vertex of the row.
    public var leading: SIMD2<Float>
    /// The control point of the curve to the previous vertex of the column.
    public var top: SIMD2<Float>
    /// The control point of the curve to the next vertex of the row.
    public var trailing: SIMD2<Float>
    /// The control point of the curve to the next vertex of the column.
    public var bottom: SIMD2<Float>

    /// Creates a vertex.
    public init(
      position: SIMD2<Float>, leading: SIMD2<Float>, top: SIMD2<Float>, trailing: SIMD2<Float>,
      bottom: SIMD2<Float>
    ) {
      (self.position, self.leading, self.top) = (position, leading, top)
      (self.trailing, self.bottom) = (trailing, bottom)
    }

    var isFinite: Bool {
      // The difference of an infinite or undefined number with itself is NaN.
      let sum = (position - position) + (leading - leading) + (top - top) + (trailing - trailing)
      return (sum + (bottom - bottom)) == .zero
    }
  }

  /// The number of vertices in a row, at least 2.
  public let columns: Int
  /// The number of rows, at least 2.
  public let rows: Int
  /// The vertices, row by row.
  public let vertices: [Vertex]
  /// The color of each vertex.
  public let colors: [PaintColor]
  /// The color outside of the patches.
  public let background: PaintColor
  /// Whether colors change along cubic curves; if not, along straight lines.
  public let isSmooth: Bool
  /// The color space in which the colors are interpolated.
  public let interpolation: GradientPaint.Interpolation
  /// The transform from the space of the vertices to the user space of the command.
  public let transform: CGAffineTransform
  /// The hash of everything that affects pixels.
  public let hash: ContentHash

  /// Creates a mesh; see the properties for the meaning of the parameters.
  ///
  /// - Returns: Nil if there are fewer than two rows or columns, if the numbers of vertices or colors are not that of
  ///   the grid, or if a coordinate is not finite.
  public init?(
    columns: Int, rows: Int, vertices: [Vertex], colors: [PaintColor], background: PaintColor = .clear,
    isSmooth: Bool = true, interpolation: GradientPaint.Interpolation = .encoded,
    transform: CGAffineTransform = .identity
  ) {
    let (count, overflows) = columns.multipliedReportingOverflow(by: rows)
    guard columns >= 2, rows >= 2, !overflows, vertices.count == count, colors.count == count,
      vertices.allSatisfy(\.isFinite)
    else { return nil }
    (self.columns, self.rows, self.vertices, self.colors) = (columns, rows, vertices, colors)
    (self.background, self.isSmooth, self.interpolation) = (background, isSmooth, interpolation)
    self.transform = transform
    var hasher = ContentHasher(seed: UInt64(interpolation.rawValue) << 1 | (isSmooth ? 1 : 0))
    hasher.combine(UInt64(columns))
    hasher.combine(transform)
    hasher.combine(background)
    for (vertex, color) in zip(vertices, colors) {
      for point in [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom] {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
      hasher.combine(color)
    }
    hash = hasher.finish()
  }

  /// Whether all colors are opaque, including the background.
  public var isOpaque: Bool {
    PaintColor.alphaByte(background.alpha) == 255 && isOpaqueInside
  }

  /// Whether the colors of all vertices are opaque.
  public var isOpaqueInside: Bool { colors.allSatisfy { PaintColor.alphaByte($0.alpha) == 255 } }

  /// Whether two meshes have equal hashes.
  public static func == (lhs: MeshPaint, rhs: MeshPaint) -> Bool {
    lhs === rhs || lhs.hash == rhs.hash
  }
}

extension MeshPaint {
  /// Returns vertices at the given points, with control points such that the curves pass through rows and columns
  /// without a corner.
  ///
  /// The tangent at a vertex is parallel to the line between its two neighbors, as in a Catmull-Rom spline. A control
  /// point is at most as far from its vertex as the neighbor, so that unevenly spaced points do not make loops.
  ///
  /// - Parameter points: The points, row by row.
  /// - Parameter columns: The number of points in a row.
  public static func vertices(at points: [SIMD2<Float>], columns: Int) -> [Vertex] {
    guard columns > 0 else { return [] }
    return points.indices.map { index in
      let point = points[index]
      let column = index % columns
      let (leading, trailing) = handles(
        at: point, previous: column > 0 ? points[index - 1] : nil,
        next: column + 1 < columns && index + 1 < points.count ? points[index + 1] : nil)
      let (top, bottom) = handles(
        at: point, previous: index >= columns ? points[index - columns] : nil,
        next: points.count - index > columns ? points[index + columns] : nil)
      return Vertex(position: point, leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
  }

  /// The control points of a vertex in one direction of the grid.
  private static func handles(
    at point: SIMD2<Float>, previous: SIMD2<Float>?, next: SIMD2<Float>?
  ) -> (before: SIMD2<Float>, after: SIMD2<Float>) {
    let back = point - (previous ?? point)
    let forth = (next ?? point) - point
    let tangent = previous == nil ? forth : next == nil ? back : (back + forth) / 2
    return (point - handle(tangent, along: back), point + handle(tangent, along: forth))
  }

  /// A third of the tangent, but not longer than the segment that it belongs to.
  private static func handle(_ tangent: SIMD2<Float>, along segment: SIMD2<Float>) -> SIMD2<Float> {
    let handle = tangent / 3
    let (length, limit) = ((handle * handle).sum().squareRoot(), (segment * segment).sum().squareRoot())
    return length > limit ? handle * (limit / length) : handle
  }
}
