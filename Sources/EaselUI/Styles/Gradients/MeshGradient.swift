import EaselDrawing

/// A grid of colors at movable points: neighbors are joined by curves, and the colors flow between them.
///
/// Points are in the unit square of the painted bounds, row by row from the top left. A mesh is a style, and a view
/// that fills its bounds. Points and colors animate.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 3,
///   points: [
///     [0, 0], [0.5, 0], [1, 0],
///     [0, 0.5], [0.7, 0.4], [1, 0.5],
///     [0, 1], [0.5, 1], [1, 1],
///   ],
///   colors: [
///     .indigo, .purple, .blue,
///     .purple, .pink, .orange,
///     .blue, .orange, .yellow,
///   ])
/// ```
///
/// A mesh with fewer than two rows or columns, with a number of points or colors that is not that of the grid, or with
/// a coordinate that is not finite draws nothing, and a message is written to standard error once. Where a mesh
/// overlaps itself, later patches, row by row, hide earlier ones. The edge of a mesh inside the bounds is not
/// antialiased.
///
/// > Note: Apple does not publish how SwiftUI derives control points from points, and smooth colors. Here the curves
/// > are those of a Catmull-Rom spline, and smooth colors never leave the range of the neighbors' colors.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A point with the control points of the curves to its neighbors, all in the unit square of the bounds.
  ///
  /// Control points without a neighbor, such as the leading one of the first column, are ignored.
  ///
  /// ```swift
  /// let corner = MeshGradient.BezierPoint(
  ///   position: [0, 0], leadingControlPoint: [0, 0], topControlPoint: [0, 0],
  ///   trailingControlPoint: [0.3, 0.1], bottomControlPoint: [0, 0.3])
  /// ```
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the vertex.
    public var position: SIMD2<Float>
    /// The control point of the curve to the previous vertex of the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the previous vertex of the column.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the next vertex of the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the next vertex of the column.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of a mesh, row by row.
  public enum Locations: Equatable, Sendable {
    /// Points whose control points follow from their neighbors.
    case points([SIMD2<Float>])
    /// Points with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colors of a mesh, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colors that may depend on the environment.
    case colors([Color])
    /// Colors that do not depend on the environment.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row, at least 2.
  public var width: Int
  /// The number of rows, at least 2.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// The colors of the points.
  public var colors: Colors
  /// The color where the mesh does not reach.
  public var background: Color
  /// Whether colors change along smooth curves. If not, they are bilinear within each patch.
  public var smoothsColors: Bool
  /// The color space in which colors are interpolated.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh of points and colors in either form.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh of points and colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points and resolved colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with control points, and colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with control points, and resolved colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint.paint = paint(in: shape.bounds, shape.environment).map { .mesh($0) } ?? .solid(.clear)
  }
}

extension MeshGradient: View {
  public typealias Body = _ShapeView<Rectangle, MeshGradient>
}
