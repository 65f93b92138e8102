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

  private(set) var frame: PixelRect
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var hashes: [ContentHash] = []

  init(frame: PixelRect) {
    self.frame = frame
    columns = (frame.width + Int(TileGrid.tileWidth) - 1) / Int(TileGrid.tileWidth)
    rows = (frame.height + Int(TileGrid.tileHeight) - 1) / Int(TileGrid.tileHeight)
  }

  /// Makes it the grid of a frame with a hash for each tile; its memory stays.
  mutating func update(_ frame: PixelRect, _ view: PlanView, _ passes: [PassPlan], _ background: UInt32) {
    let grid = TileGrid(frame: frame)
    (self.frame, columns, rows) = (frame, grid.columns, grid.rows)
    hashes.removeAll(keepingCapacity: true)
    hashes.append(
      contentsOf: repeatElement(ContentHash(low: UInt64(background), high: 1), count: count))
    update(from: view, passes)
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

  /// Hashes every tile from the commands of the frame's pass, which is the first.
  private mutating func update(from view: PlanView, _ passes: [PassPlan]) {
    for command in passes[0].commands {
      let bounds = command.bounds.intersection(frame)
      guard !bounds.isEmpty else { continue }
      if command.kind == .surface {
        addSurface(command, bounds, view, passes[Int(command.source)])
      } else {
        add(command, command.hash, bounds, view, margins: FilterMargins())
      }
    }
  }

  /// A command counts for the tiles that it can change, and for those within the margins around.
  private mutating func add(
    _ command: DeviceCommand, _ hash: ContentHash, _ bounds: PixelRect, _ view: PlanView,
    margins: FilterMargins
  ) {
    let (columns, rows) = tiles(of: bounds)
    if command.kind == .fill, rows.count > 1, columns.count * rows.count > 4 {
      return addRows(command, hash, bounds, rows, view, margins)
    }
    for row in rows { mix(hash, into: row, columns) }
  }

  /// Each row of tiles between the outermost edges there.
  private mutating func addRows(
    _ command: DeviceCommand, _ hash: ContentHash, _ bounds: PixelRect, _ rows: Range<Int>,
    _ view: PlanView, _ margins: FilterMargins
  ) {
    for row in rows {
      let y = Int32(row) * TileGrid.tileHeight
      let tiles = PixelRect(x0: bounds.x0, y0: y, x1: bounds.x1, y1: y + TileGrid.tileHeight)
      let part = view.reach(of: command, margins, within: tiles).intersection(bounds)
      if !part.isEmpty { mix(hash, into: row, self.tiles(of: part).columns) }
    }
  }

  /// A filtered surface counts, command by command, for the tiles that the filter carries each command to. Where that
  /// cannot be told, all of it counts for every tile that it covers.
  private mutating func addSurface(
    _ command: DeviceCommand, _ bounds: PixelRect, _ view: PlanView, _ pass: PassPlan
  ) {
    guard command.countsByCommand(pass) else {
      let (columns, rows) = tiles(of: bounds)
      let hash = TileGrid.combine(command.hash, pass.hash)
      for row in rows { mix(hash, into: row, columns) }
      return
    }
    let margins = FilterMargins(of: pass.filters)
    for inner in pass.commands where !inner.bounds.isEmpty {
      let reached = margins.grow(inner.bounds).intersection(bounds)
      guard !reached.isEmpty else { continue }
      add(inner, TileGrid.combine(command.hash, inner.hash), reached, view, margins: margins)
    }
  }

  private static func combine(_ first: ContentHash, _ second: ContentHash) -> ContentHash {
    var hasher = ContentHasher(seed: first.low)
    hasher.combine(first.high)
    hasher.combine(second)
    return hasher.finish()
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

  /// The tiles that a rectangle inside the frame touches.
  static func tileCount(of rect: PixelRect) -> Int {
    guard !rect.isEmpty else { return 0 }
    let columns = (rect.x1 - 1) / tileWidth - rect.x0 / tileWidth + 1
    let rows = (rect.y1 - 1) / tileHeight - rect.y0 / tileHeight + 1
    return Int(columns * rows)
  }

  /// Notes the tiles that differ from `previous`, which has as many, row by row as runs of pixels.
  func noteChanges(since previous: TileGrid, in runs: inout DirtySpans) {
    runs.reset(bandCount: rows)
    for row in 0..<rows {
      let band = band(row)
      for column in 0..<columns
      where hashes[row * columns + column] != previous.hashes[row * columns + column] {
        let x0 = Int32(column) * TileGrid.tileWidth
        runs.append(columns: x0..<min(x0 + TileGrid.tileWidth, frame.x1), of: band, toBand: row)
      }
    }
  }

  /// Notes the frame as changed.
  func noteAll(in runs: inout DirtySpans) {
    runs.reset(bandCount: rows)
    for row in 0..<rows { runs.append(band(row), toBand: row) }
  }
}

extension DeviceCommand {
  /// True for a layer whose pixels each depend on the commands of its pass near them and on nothing else.
  func countsByCommand(_ pass: PassPlan) -> Bool {
    pass.picture < 0 && pass.keepsTransparency && !mode.affectsUncoveredPixels
      && pass.commands.allSatisfy { $0.kind == .fill || $0.kind == .glyphs }
  }
}
