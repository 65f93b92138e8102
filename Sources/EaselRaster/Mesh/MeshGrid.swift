import EaselDrawing
import EaselGeometry
import EaselPixels

/// A point of a tessellated mesh.
struct MeshPoint: BitwiseCopyable {
  /// In 1/256 pixel.
  var x: Int32
  var y: Int32
  /// Red, green, blue and alpha, premultiplied, in 0...255.
  var levels: SIMD4<Float>
}

/// A mesh as a grid of points in device space. The squares of the grid are so small that colors are linear in them.
final class MeshGrid {
  /// The number of points in a row, and of rows.
  let width: Int
  let height: Int
  /// The points, row by row.
  private var points: Buffer<MeshPoint>
  /// The vertical extent of each row of points, in 1/256 pixel.
  private var extents: Buffer<SIMD2<Int32>>

  init(_ steps: MeshSteps, _ source: MeshSource, on dispatcher: any Dispatcher) {
    width = steps.columns.total + 1
    height = steps.rows.total + 1
    points = Buffer(minimumCapacity: width * height)
    points.append(repeating: MeshPoint(x: 0, y: 0, levels: SIMD4()), count: width * height)
    extents = Buffer(minimumCapacity: height)
    extents.append(repeating: SIMD2(0, 0), count: height)
    dispatcher.run(
      height,
      MeshGridWork(source: source, steps: steps, width: width, points: points.base, extents: extents.base))
  }

  /// Valid as long as the grid.
  var view: MeshGridView {
    MeshGridView(
      width: width, height: height, points: UnsafePointer(points.base), extents: UnsafePointer(extents.base))
  }

  var byteCount: Int { points.byteCount + extents.byteCount }
}

/// Pointers to a grid, for the workers.
struct MeshGridView {
  let width: Int
  let height: Int
  let points: UnsafePointer<MeshPoint>
  let extents: UnsafePointer<SIMD2<Int32>>
}

/// A mesh with its transform to device space.
struct MeshSource {
  let mesh: MeshPaint
  let colors: MeshColors
  let transform: CGAffineTransform

  init(_ mesh: MeshPaint, _ transform: CGAffineTransform) {
    (self.mesh, self.transform) = (mesh, transform)
    colors = MeshColors(mesh)
  }

  func positions(column: Int, row: Int) -> InlineNet<SIMD2<Double>> {
    mesh.positions(column: column, row: row, transform).net
  }
}

/// Evaluates the points of a grid. Each piece is a row.
private struct MeshGridWork: ParallelWork {
  let source: MeshSource
  let steps: MeshSteps
  let width: Int
  let points: UnsafeMutablePointer<MeshPoint>
  let extents: UnsafeMutablePointer<SIMD2<Int32>>

  func run(_ piece: Int, worker: Int) {
    let (row, t) = steps.rows.place(of: piece)
    let (weights, colorWeights) = (CubicWeights(t), CubicWeights(Float(t)))
    var next = points + piece * width
    var extent = SIMD2(Int32.max, Int32.min)
    for column in steps.columns.counts.indices {
      let curve = source.positions(column: column, row: row).curve(weights)
      let colors = source.colors.patch(column: column, row: row).net.curve(colorWeights)
      let count = steps.columns.counts[column]
      for step in 0...(column == steps.columns.counts.count - 1 ? count : count - 1) {
        let s = Double(step) / Double(count)
        let place = CubicWeights(s).mix(curve)
        let levels = MeshColors.levels(CubicWeights(Float(s)).mix(colors), source.mesh.interpolation)
        next.pointee = MeshPoint(
          x: MeshGridWork.fixed(place.x), y: MeshGridWork.fixed(place.y), levels: levels)
        extent = SIMD2(min(extent.x, next.pointee.y), max(extent.y, next.pointee.y))
        next += 1
      }
    }
    extents[piece] = extent
  }

  /// A coordinate in 1/256 pixel. Points farther than four million pixels away are moved to that limit.
  private static func fixed(_ coordinate: Double) -> Int32 {
    let scaled = (coordinate * 256).rounded()
    return scaled > -0x4000_0000 ? (scaled < 0x4000_0000 ? Int32(scaled) : 0x4000_0000) : -0x4000_0000
  }
}
