import EaselDrawing
import EaselPixels

/// The colors of a mesh in the space in which they are interpolated, premultiplied.
struct MeshColors {
  private let mesh: MeshPaint
  private let colors: [SIMD4<Float>]
  /// A third of the derivative of the colors along the rows and along the columns, at each vertex; empty if the colors
  /// change along straight lines.
  private let along: [SIMD4<Float>]
  private let down: [SIMD4<Float>]

  init(_ mesh: MeshPaint) {
    self.mesh = mesh
    let colors = mesh.colors.map { color in
      // Alpha is rounded to a byte first, so that a mesh of equal colors looks like a solid fill.
      let alpha = Float(PaintColor.alphaByte(color.alpha)) / 255
      return mesh.interpolation.encode(PaintColor(components: color.components.withoutNaN), alpha: alpha)
    }
    self.colors = colors
    guard mesh.isSmooth else {
      (along, down) = ([], [])
      return
    }
    let (columns, rows) = (mesh.columns, mesh.rows)
    along = colors.indices.map { index in
      let column = index % columns
      return MeshColors.slope(
        colors[index], after: column > 0 ? colors[index - 1] : nil,
        before: column < columns - 1 ? colors[index + 1] : nil)
    }
    down = colors.indices.map { index in
      let row = index / columns
      return MeshColors.slope(
        colors[index], after: row > 0 ? colors[index - columns] : nil,
        before: row < rows - 1 ? colors[index + columns] : nil)
    }
  }

  /// A third of the derivative at a color between two others.
  ///
  /// It is the mean of the differences to both, limited so that the curve between two colors stays between them: at an
  /// extremum it is 0. Without the limit, a light color would have a dark ring.
  private static func slope(
    _ color: SIMD4<Float>, after previous: SIMD4<Float>?, before next: SIMD4<Float>?
  ) -> SIMD4<Float> {
    guard let previous else { return ((next ?? color) - color) / 3 }
    guard let next else { return (color - previous) / 3 }
    let (back, forth) = (color - previous, next - color)
    let mean = (back + forth) / 2
    let limit =
      3 * back.magnitudes.replacing(with: forth.magnitudes, where: forth.magnitudes .< back.magnitudes)
    var slope = mean.replacing(with: limit, where: mean .> limit)
    slope.replace(with: SIMD4() - limit, where: slope .< SIMD4() - limit)
    slope.replace(with: 0, where: back * forth .<= 0)
    return slope / 3
  }

  /// The colors of a patch.
  func patch(column: Int, row: Int) -> MeshPatch<SIMD4<Float>> {
    let index = row * mesh.columns + column
    let places = (index, index + 1, index + mesh.columns, index + mesh.columns + 1)
    let corners = (colors[places.0], colors[places.1], colors[places.2], colors[places.3])
    guard mesh.isSmooth else {
      return MeshPatch(bilinear: corners)
    }
    let zero = SIMD4<Float>()
    return MeshPatch(
      corners: corners,
      along: (along[places.0], zero - along[places.1], along[places.2], zero - along[places.3]),
      down: (down[places.0], down[places.1], zero - down[places.2], zero - down[places.3]))
  }

  /// The interpolated value as sRGB-encoded, premultiplied components in 0...255, none larger than alpha.
  static func levels(_ mixed: SIMD4<Float>, _ interpolation: GradientPaint.Interpolation) -> SIMD4<Float> {
    let color = interpolation.decode(mixed)
    let alpha = color.w > 0 ? min(1, color.w) : 0
    return color.limited(to: alpha) * 255
  }
}

extension MeshPatch<SIMD4<Float>> {
  /// A patch whose values change along straight lines.
  fileprivate init(bilinear corners: InlineNet<SIMD4<Float>>.Row) {
    func line(_ start: SIMD4<Float>, _ end: SIMD4<Float>) -> InlineNet<SIMD4<Float>>.Row {
      (start, start + (end - start) / 3, end - (end - start) / 3, end)
    }
    let (left, right) = (line(corners.0, corners.2), line(corners.1, corners.3))
    net = InlineNet(
      line(left.0, right.0), line(left.1, right.1), line(left.2, right.2), line(left.3, right.3))
  }
}

extension SIMD4<Float> {
  fileprivate var magnitudes: SIMD4<Float> { replacing(with: SIMD4() - self, where: self .< 0) }

  /// The components with 0 for NaN, limited to what color conversions can take.
  fileprivate var withoutNaN: SIMD4<Float> {
    let number = replacing(with: 0, where: self .!= self)
    let low = number.replacing(with: -8, where: number .< -8)
    return low.replacing(with: 8, where: low .> 8)
  }
}
