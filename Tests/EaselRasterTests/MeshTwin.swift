import EaselDrawing
import EaselGeometry
import EaselPixels

@testable import EaselRaster

/// The definition of a mesh in double precision: Hermite patches without twist.
struct MeshTwin {
  typealias Color = SIMD4<Double>

  let mesh: MeshPaint
  /// Premultiplied, in the space of interpolation.
  private let colors: [Color]

  init(_ mesh: MeshPaint) {
    self.mesh = mesh
    colors = mesh.colors.map { color in
      let alpha = Double(PaintColor.alphaByte(color.alpha)) / 255
      return Color(mesh.interpolation.encode(PaintColor(components: color.components), alpha: Float(alpha)))
    }
  }

  /// The colors of pixels by subdivision: that of the sample nearest to the center of the pixel; nil for pixels without
  /// a sample close to the center.
  func picture(_ side: Int, samples: Int) -> [Color?] {
    var nearest = [Double](repeating: 0.15 * 0.15, count: side * side)
    var picture = [Color?](repeating: nil, count: side * side)
    for row in 0..<mesh.rows - 1 {
      for column in 0..<mesh.columns - 1 {
        for v in 0...samples {
          for u in 0...samples {
            let (s, t) = (Double(u) / Double(samples), Double(v) / Double(samples))
            let point = position(column, row, s, t)
            let (x, y) = (point.x.rounded(.down), point.y.rounded(.down))
            guard x >= 0, y >= 0, x < Double(side), y < Double(side) else { continue }
            let index = Int(y) * side + Int(x)
            let (dx, dy) = (point.x - x - 0.5, point.y - y - 0.5)
            guard dx * dx + dy * dy < nearest[index] else { continue }
            nearest[index] = dx * dx + dy * dy
            picture[index] = color(column, row, s, t)
          }
        }
      }
    }
    return picture
  }

  // MARK: The definition

  private func position(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
    MeshTwin.blend(u, v) { i, j, along in
      pointOrTangent(column + i, row + j, along, isEnd: along == true ? i == 1 : j == 1)
    }
  }

  private func pointOrTangent(_ column: Int, _ row: Int, _ along: Bool?, isEnd: Bool) -> SIMD2<Double> {
    let vertex = mesh.vertices[row * mesh.columns + column]
    let point = SIMD2<Double>(vertex.position)
    guard let along else { return placed(point, isVector: false) }
    let (before, after) = along ? (vertex.leading, vertex.trailing) : (vertex.top, vertex.bottom)
    return placed(
      isEnd ? 3 * (point - SIMD2<Double>(before)) : 3 * (SIMD2<Double>(after) - point), isVector: true)
  }

  private func placed(_ point: SIMD2<Double>, isVector: Bool) -> SIMD2<Double> {
    let place = CGPoint(x: point.x, y: point.y).applying(mesh.transform)
    let origin = isVector ? CGPoint.zero.applying(mesh.transform) : .zero
    return SIMD2(place.x - origin.x, place.y - origin.y)
  }

  private func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> Color {
    let mixed: Color
    if mesh.isSmooth {
      mixed = MeshTwin.blend(u, v) { i, j, along in
        guard let along else { return colors[(row + j) * mesh.columns + column + i] }
        return along ? slope(column + i, row + j, along: true) : slope(column + i, row + j, along: false)
      }
    } else {
      let index = row * mesh.columns + column
      let top = colors[index] * (1 - u) + colors[index + 1] * u
      let bottom = colors[index + mesh.columns] * (1 - u) + colors[index + mesh.columns + 1] * u
      mixed = top * (1 - v) + bottom * v
    }
    return Color(mesh.interpolation.decode(SIMD4<Float>(mixed)))
  }

  /// The derivative of the colors at a vertex.
  private func slope(_ column: Int, _ row: Int, along: Bool) -> Color {
    let (place, count, step) = along ? (column, mesh.columns, 1) : (row, mesh.rows, mesh.columns)
    let index = row * mesh.columns + column
    let back = place > 0 ? colors[index] - colors[index - step] : nil
    let forth = place < count - 1 ? colors[index + step] - colors[index] : nil
    guard let back, let forth else { return back ?? forth ?? Color() }
    var slope = Color()
    for component in 0..<4 {
      let (a, b) = (back[component], forth[component])
      guard a * b > 0 else { continue }
      let mean = (a + b) / 2
      let limit = 3 * min(abs(a), abs(b))
      slope[component] = max(-limit, min(limit, mean))
    }
    return slope
  }

  /// The Hermite surface over the unit square. `value` gives the value at a corner, or its derivative along the rows
  /// (true) or the columns (false).
  private static func blend<Value: SIMD>(
    _ u: Double, _ v: Double, _ value: (_ i: Int, _ j: Int, _ along: Bool?) -> Value
  ) -> Value where Value.Scalar == Double {
    func weights(_ t: Double) -> (value: [Double], slope: [Double]) {
      let (square, cube) = (t * t, t * t * t)
      return ([2 * cube - 3 * square + 1, 3 * square - 2 * cube], [cube - 2 * square + t, cube - square])
    }
    let (across, down) = (weights(u), weights(v))
    var sum = Value()
    for j in 0..<2 {
      for i in 0..<2 {
        sum += value(i, j, nil) * (across.value[i] * down.value[j])
        sum += value(i, j, true) * (across.slope[i] * down.value[j])
        sum += value(i, j, false) * (across.value[i] * down.slope[j])
      }
    }
    return sum
  }
}
