import EaselDrawing
import EaselPixels

/// The frame cut into tiles, with a hash of the commands that each one shows; says which differ from the last frame.
///
/// A command counts for the tiles that it can touch: those under its bounds, and for large figures of few edges only
/// those between the leftmost and rightmost edge of each row of tiles, so that a thin diagonal hand of a clock damages
/// little more than itself.
struct TileGrid {
  /// Pixels.
  static let tileWidth: Int32 = 64
  /// Pixels; also the height of the bands that workers paint.
  static let tileHeight: Int32 = 1 << BandSorter.rowShift

  let frame: PixelRect
  let columns: Int
  let rows: Int
  private(set) var hashes: [ContentHash]

  init(frame: PixelRect) {
    self.frame = frame
    columns = (frame.width + Int(TileGrid.tileWidth) - 1) / Int(TileGrid.tileWidth)
    rows = (frame.height + Int(TileGrid.tileHeight) - 1) / Int(TileGrid.tileHeight)
    hashes = Array(repeating: .zero, count: columns * rows)
  }

  var count: Int { columns * rows }

  /// Pixels of a row of tiles.
  func band(_ row: Int) -> PixelRect {
    PixelRect(
      x0: frame.x0, y0: Int32(row) * TileGrid.tileHeight, x1: frame.x1,
      y1: Int32(row + 1) * TileGrid.tileHeight
    ).intersection(frame)
  }

  /// The tiles that hold the pixels of `bounds`, which lies inside the frame.
  private func tiles(of bounds: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
    let columns = Int(bounds.x0 / TileGrid.tileWidth)..<Int((bounds.x1 - 1) / TileGrid.tileWidth) + 1
    let rows = Int(bounds.y0 / TileGrid.tileHeight)..<Int((bounds.y1 - 1) / TileGrid.tileHeight) + 1
    return (columns, rows)
  }

  // MARK: Hashing

  /// Hashes every tile anew from the commands of the frame's pass.
  mutating func update(
    from plan: PlanView, _ commands: UnsafeBufferPointer<DeviceCommand>, background: UInt32
  ) {
    let seed = ContentHash(low: UInt64(background), high: 1)
    for index in hashes.indices { hashes[index] = seed }
    for command in commands {
      let bounds = command.bounds.intersection(frame)
      if !bounds.isEmpty { add(command, bounds, plan) }
    }
  }

  private mutating func add(_ command: DeviceCommand, _ bounds: PixelRect, _ plan: PlanView) {
    let (columns, rows) = tiles(of: bounds)
    if command.kind == .fill, rows.count > 1, columns.count * rows.count > 4 {
      let geometry = plan.geometries[Int(command.source)]
      if geometry.bandCount > 0 || (geometry.edgeCount > 0 && geometry.edgeCount <= 64) {
        addRows(command.hash, geometry, bounds, rows, plan)
        return
      }
    }
    for row in rows { mix(command.hash, into: row, columns) }
  }

  /// Each row of tiles between the outermost edges there.
  private mutating func addRows(
    _ hash: ContentHash, _ geometry: GeometryResult, _ bounds: PixelRect, _ rows: Range<Int>, _ plan: PlanView
  ) {
    for row in rows {
      let edges = plan.edges(of: geometry, inBand: Int32(row))
      let extent = TileGrid.extent(of: edges, top: Int32(row) * TileGrid.tileHeight)
      let part = PixelRect(x0: extent.low, y0: bounds.y0, x1: extent.high, y1: bounds.y1).intersection(bounds)
      if !part.isEmpty { mix(hash, into: row, tiles(of: part).columns) }
    }
  }

  /// The pixel columns that edges cross in a row of tiles, with a pixel to spare.
  private static func extent(of edges: UnsafeBufferPointer<Edge>, top: Int32) -> (low: Int32, high: Int32) {
    let top = Double(top << 8)
    let bottom = top + Double(tileHeight << 8)
    var (low, high) = (Double.infinity, -Double.infinity)
    for edge in edges {
      let (y0, y1) = (Double(min(edge.y0, edge.y1)), Double(max(edge.y0, edge.y1)))
      guard y1 >= top, y0 <= bottom else { continue }
      let slope = Double(edge.x1 - edge.x0) / Double(edge.y1 - edge.y0)
      for y in [max(y0, top), min(y1, bottom)] {
        let x = Double(edge.x0) + (y - Double(edge.y0)) * slope
        low = min(low, x)
        high = max(high, x)
      }
    }
    guard low <= high else { return (0, 0) }
    return (Int32((low / 256).rounded(.down)) - 1, Int32((high / 256).rounded(.up)) + 1)
  }

  private mutating func mix(_ hash: ContentHash, into row: Int, _ columns: Range<Int>) {
    let first = row * self.columns
    for index in first + columns.lowerBound..<first + columns.upperBound {
      var hasher = ContentHasher(seed: hashes[index].low)
      hasher.combine(hashes[index].high)
      hasher.combine(hash)
      hashes[index] = hasher.finish()
    }
  }

  // MARK: Comparing

  /// The tiles that differ from `previous`, row by row as runs of pixels; all when there is none or it has another shape.
  func changedRuns(since previous: TileGrid?) -> [[PixelRect]] {
    guard let previous, previous.frame == frame else { return (0..<rows).map { [band($0)] } }
    return (0..<rows).map { row in changedRuns(in: row, since: previous) }
  }

  private func changedRuns(in row: Int, since previous: TileGrid) -> [PixelRect] {
    var runs: [PixelRect] = []
    let band = band(row)
    for column in 0..<columns where hashes[row * columns + column] != previous.hashes[row * columns + column]
    {
      let x0 = Int32(column) * TileGrid.tileWidth
      let x1 = min(x0 + TileGrid.tileWidth, frame.x1)
      if let last = runs.last, last.x1 == x0 {
        runs[runs.count - 1].x1 = x1
      } else {
        runs.append(PixelRect(x0: x0, y0: band.y0, x1: x1, y1: band.y1))
      }
    }
    return runs
  }
}
