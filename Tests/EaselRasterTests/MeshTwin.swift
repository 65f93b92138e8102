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

  /// A place in a patch.
  private struct Place {
    var column: Int
    var row: Int
    var parameters: SIMD2<Double>
  }

  /// The colors at the centers of pixels; nil where the mesh does not reach. It must not overlap itself.
  ///
  /// The patches are subdivided until every pixel has a sample, from which Newton's method leads to the center.
  func picture(_ side: Int, samples: Int) -> [Color?] {
    nearestSamples(side, samples).enumerated().map { index, sample in
      guard let sample else { return nil }
      let center = SIMD2(Double(index % side) + 0.5, Double(index / side) + 0.5)
      return refined(sample, toward: center).map {
        color($0.column, $0.row, $0.parameters.x, $0.parameters.y)
      }
    }
  }

  private func nearestSamples(_ side: Int, _ samples: Int) -> [Place?] {
    var distances = [Double](repeating: 1, count: side * side)
    var places = [Place?](repeating: nil, count: side * side)
    for row in 0..<mesh.rows - 1 {
      for column in 0..<mesh.columns - 1 {
        for v in 0...samples {
          for u in 0...samples {
            let parameters = SIMD2(Double(u), Double(v)) / Double(samples)
            let point = position(column, row, parameters.x, parameters.y)
            let (x, y) = (point.x.rounded(.down), point.y.rounded(.down))
            guard x >= 0, y >= 0, x < Double(side), y < Double(side) else { continue }
            let index = Int(y) * side + Int(x)
            let offset = point - SIMD2(x + 0.5, y + 0.5)
            guard (offset * offset).sum() < distances[index] else { continue }
            distances[index] = (offset * offset).sum()
            places[index] = Place(column: column, row: row, parameters: parameters)
          }
        }
      }
    }
    return places
  }

  /// The place in the patch of a sample that lies at a point; nil if there is none.
  private func refined(_ sample: Place, toward target: SIMD2<Double>) -> Place? {
    var place = sample
    func point(_ parameters: SIMD2<Double>) -> SIMD2<Double> {
      position(place.column, place.row, parameters.x, parameters.y)
    }
    for _ in 0..<8 {
      let miss = target - point(place.parameters)
      let step = 1e-6
      let across = (point(place.parameters + SIMD2(step, 0)) - point(place.parameters)) / step
      let down = (point(place.parameters + SIMD2(0, step)) - point(place.parameters)) / step
      let area = across.x * down.y - across.y * down.x
      guard area != 0 else { return nil }
      let move = SIMD2(miss.x * down.y - miss.y * down.x, across.x * miss.y - across.y * miss.x) / area
      place.parameters = (place.parameters + move).clamped(lowerBound: SIMD2(), upperBound: SIMD2(1, 1))
    }
    let miss = target - point(place.parameters)
    return (miss * miss).sum() < 1e-6 ? place : nil
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
    let decoded = Color(mesh.interpolation.decode(SIMD4<Float>(mixed)))
    return decoded.clamped(lowerBound: Color(), upperBound: Color(repeating: max(0, min(1, decoded.w))))
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
