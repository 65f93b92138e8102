import EaselDrawing
import EaselPixels

/// The number of steps into which the columns and rows of patches are divided.
///
/// All patches of a column have the same number, so that they share the points on their edges and leave no gaps.
struct MeshSteps {
  struct Axis {
    private(set) var counts: [Int]
    private(set) var total: Int

    init(_ counts: [Int]) {
      self.counts = counts
      total = counts.reduce(0, +)
    }

    /// The patch of a line of points, and the parameter of the line in it.
    func place(of line: Int) -> (patch: Int, parameter: Double) {
      var rest = line
      for (patch, count) in counts.enumerated() {
        if rest < count || patch == counts.count - 1 { return (patch, Double(rest) / Double(count)) }
        rest -= count
      }
      return (0, 0)
    }

    fileprivate func scaled(by factor: Double) -> Axis {
      Axis(counts.map { max(1, Int(Double($0) * factor)) })
    }
  }

  private(set) var columns: Axis
  private(set) var rows: Axis

  init(_ source: MeshSource) {
    let mesh = source.mesh
    var columns = [Int](repeating: 1, count: mesh.columns - 1)
    var rows = [Int](repeating: 1, count: mesh.rows - 1)
    for row in rows.indices {
      for column in columns.indices {
        let needed = MeshSteps.needed(source, column: column, row: row)
        columns[column] = max(columns[column], MeshSteps.count(needed.x))
        rows[row] = max(rows[row], MeshSteps.count(needed.y))
      }
    }
    (self.columns, self.rows) = (Axis(columns), Axis(rows))
    let points = Double(self.columns.total) * Double(self.rows.total)
    guard points > Limits.meshPointCount else { return }
    let factor = (Limits.meshPointCount / points).squareRoot()
    (self.columns, self.rows) = (self.columns.scaled(by: factor), self.rows.scaled(by: factor))
  }

  /// The largest error of a color, in levels of 255.
  private static let colorTolerance = 0.2
  /// The largest error of a position, in pixels.
  private static let positionTolerance = 0.25
  /// The steps per unit of color difference in spaces whose conversion to sRGB is not linear.
  private static let conversionSteps = 96.0

  private static func count(_ needed: Double) -> Int {
    Int(max(1, min(needed.isNaN ? 1 : needed, Double(Limits.meshStepCount)).rounded(.up)))
  }

  /// The steps along the rows and the columns of a patch for which linear interpolation is accurate enough.
  private static func needed(_ source: MeshSource, column: Int, row: Int) -> SIMD2<Double> {
    let positions = source.positions(column: column, row: row)
    let colors = source.colors.patch(column: column, row: row).net
    let spread = SIMD2(colors.spread, colors.transposed.spread)
    let size = SIMD2(positions.length, positions.transposed.length)
    // Where colors change fast, a position must be more accurate.
    let perPixel = max(spread.x / max(size.x, 1), spread.y / max(size.y, 1)) * 255
    let tolerance = min(positionTolerance, colorTolerance / max(perPixel, 1e-3))
    let bend = SIMD2(positions.bend.max(), positions.transposed.bend.max()) / (8 * tolerance)
    let colorBend =
      SIMD2(Double(colors.bend.max()), Double(colors.transposed.bend.max())) * 255 / (8 * colorTolerance)
    // In a square of two triangles, the error of a bilinear surface is a quarter of its mixed derivative.
    let twist = max(
      positions.twist.max() / (4 * tolerance), Double(colors.twist.max()) * 255 / (4 * colorTolerance))
    var needed = SIMD2<Double>()
    for axis in 0..<2 {
      needed[axis] = max(bend[axis], colorBend[axis], twist).squareRoot()
      if source.mesh.interpolation != .encoded {
        needed[axis] = max(needed[axis], spread[axis] * conversionSteps)
      }
      // A step is not shorter than half a pixel.
      needed[axis] = min(needed[axis], max(1, 2 * size[axis]))
    }
    return needed
  }
}

extension InlineNet<SIMD4<Float>> {
  /// The largest difference of a component along a row.
  fileprivate var spread: Double {
    let (top, bottom) = (rows.0.3 - rows.0.0, rows.3.3 - rows.3.0)
    return Double(max(top.max(), -top.min(), bottom.max(), -bottom.min()))
  }
}

extension InlineNet<SIMD2<Double>> {
  /// The length of the longest row of the net.
  fileprivate var length: Double {
    func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { ((b - a) * (b - a)).sum().squareRoot() }
    func length(_ row: Row) -> Double {
      distance(row.0, row.1) + distance(row.1, row.2) + distance(row.2, row.3)
    }
    return max(length(rows.0), length(rows.1), length(rows.2), length(rows.3))
  }
}
