import EaselDrawing
import EaselPixels

/// A grid of tiles over the frame, each with a hash of the commands that it shows. Tiles whose hashes differ between two
/// frames are damaged.
///
/// A command is part of the hash of every tile that it can touch: those within its bounds, and for a large path with few
/// edges only those between its outermost edges in each row of tiles. A thin diagonal path then damages little more
/// than itself.
struct TileGrid {
  private(set) var frame: PixelRect
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var hashes: [ContentHash] = []
  /// Scratch memory of `addMaterial`.
  private var below: [ContentHash] = []

  init(frame: PixelRect) {
    self.frame = frame
    columns = (frame.width + Int(Limits.tileWidth) - 1) / Int(Limits.tileWidth)
    rows = (frame.height + Int(Limits.bandHeight) - 1) / Int(Limits.bandHeight)
  }

  /// Hashes the tiles of a frame, reusing the memory.
  mutating func update(_ frame: PixelRect, _ view: PlanView, _ passes: [PassPlan], _ background: UInt32) {
    let grid = TileGrid(frame: frame)
    (self.frame, columns, rows) = (frame, grid.columns, grid.rows)
    hashes.removeAll(keepingCapacity: true)
    hashes.append(
      contentsOf: repeatElement(ContentHash(low: UInt64(background), high: 1), count: count))
    update(from: view, passes)
  }

  var count: Int { columns * rows }

  /// The pixels of a row of tiles.
  func band(_ row: Int) -> PixelRect {
    PixelRect(
      x0: frame.x0, y0: Int32(row) * Limits.bandHeight, x1: frame.x1,
      y1: Int32(row + 1) * Limits.bandHeight
    ).intersection(frame)
  }

  /// The tiles that `bounds`, which lies inside the frame, overlaps.
  private func tiles(of bounds: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
    let columns = Int(bounds.x0 / Limits.tileWidth)..<Int((bounds.x1 - 1) / Limits.tileWidth) + 1
    let rows = Int(bounds.y0 / Limits.bandHeight)..<Int((bounds.y1 - 1) / Limits.bandHeight) + 1
    return (columns, rows)
  }

  // MARK: Hashing

  /// Adds the commands of the frame's own pass.
  private mutating func update(from view: PlanView, _ passes: [PassPlan]) {
    for command in passes[0].commands {
      let bounds = command.bounds.intersection(frame)
      guard !bounds.isEmpty else { continue }
      if command.kind == .surface {
        addSurface(command, bounds, view, passes[Int(command.source)])
      } else if command.readsBackdrop {
        let backdrop = passes[Int(view.paints[Int(command.paint)].source)]
        addMaterial(command, bounds, FilterMargins(of: backdrop.filters))
      } else {
        add(command, command.hash, bounds, view, margins: FilterMargins())
      }
    }
  }

  /// Adds a command to the tiles that it can change through filters.
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

  /// Adds a fill to the tiles between its outermost edges in each row of tiles.
  private mutating func addRows(
    _ command: DeviceCommand, _ hash: ContentHash, _ bounds: PixelRect, _ rows: Range<Int>,
    _ view: PlanView, _ margins: FilterMargins
  ) {
    for row in rows {
      let y = Int32(row) * Limits.bandHeight
      let tiles = PixelRect(x0: bounds.x0, y0: y, x1: bounds.x1, y1: y + Limits.bandHeight)
      let part = view.reach(of: command, margins, within: tiles).intersection(bounds)
      if !part.isEmpty { mix(hash, into: row, self.tiles(of: part).columns) }
    }
  }

  /// Adds a surface: if possible, each of its commands to the tiles that the command can change through the filters of the
  /// surface, or else the whole surface to every tile that it covers.
  private mutating func addSurface(
    _ command: DeviceCommand, _ bounds: PixelRect, _ view: PlanView, _ pass: PassPlan
  ) {
    guard command.isComparedByCommand(pass) else {
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

  /// Adds a material: to each tile that it covers, together with the commands below that its blur reaches from there.
  private mutating func addMaterial(_ command: DeviceCommand, _ bounds: PixelRect, _ margins: FilterMargins) {
    let (columns, rows) = tiles(of: bounds)
    let (left, right) = (
      TileGrid.count(margins.left, Limits.tileWidth), TileGrid.count(margins.right, Limits.tileWidth)
    )
    let (top, bottom) = (
      TileGrid.count(margins.top, Limits.bandHeight), TileGrid.count(margins.bottom, Limits.bandHeight)
    )
    let reached = max(0, rows.lowerBound - top)..<min(self.rows, rows.upperBound + bottom)
    // Along rows, then along columns.
    below.removeAll(keepingCapacity: true)
    for row in reached {
      for column in columns {
        let tiles = max(0, column - left)...min(self.columns - 1, column + right)
        below.append(TileGrid.combine(tiles) { hashes[row * self.columns + $0] })
      }
    }
    for row in rows {
      let tiles = max(0, row - top)...min(self.rows - 1, row + bottom)
      for column in columns {
        let place = column - columns.lowerBound
        let hash = TileGrid.combine(tiles) { below[($0 - reached.lowerBound) * columns.count + place] }
        mix(TileGrid.combine(command.hash, hash), into: row, column..<column + 1)
      }
    }
  }

  /// The number of tiles that a distance reaches into.
  private static func count(_ distance: Int32, _ size: Int32) -> Int { Int((distance + size - 1) / size) }

  private static func combine(_ range: ClosedRange<Int>, _ hash: (Int) -> ContentHash) -> ContentHash {
    var hasher = ContentHasher(seed: 11)
    for index in range { hasher.combine(hash(index)) }
    return hasher.finish()
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

  /// The number of tiles that a rectangle inside the frame overlaps.
  static func tileCount(of rect: PixelRect) -> Int {
    guard !rect.isEmpty else { return 0 }
    let columns = (rect.x1 - 1) / Limits.tileWidth - rect.x0 / Limits.tileWidth + 1
    let rows = (rect.y1 - 1) / Limits.bandHeight - rect.y0 / Limits.bandHeight + 1
    return Int(columns * rows)
  }

  /// Adds the tiles that differ from those of `previous`, a grid of the same size.
  func addDamage(since previous: TileGrid, to damage: inout DirtySpans) {
    damage.reset(bandCount: rows)
    for row in 0..<rows {
      let band = band(row)
      for column in 0..<columns
      where hashes[row * columns + column] != previous.hashes[row * columns + column] {
        let x0 = Int32(column) * Limits.tileWidth
        damage.append(columns: x0..<min(x0 + Limits.tileWidth, frame.x1), of: band, toBand: row)
      }
    }
  }

  /// Adds the whole frame.
  func addAll(to damage: inout DirtySpans) {
    damage.reset(bandCount: rows)
    for row in 0..<rows { damage.append(band(row), toBand: row) }
  }
}

extension DeviceCommand {
  /// Whether each pixel of a surface depends only on nearby commands of its pass, so that two frames can be compared
  /// command by command.
  func isComparedByCommand(_ pass: PassPlan) -> Bool {
    pass.asynchronousLayer < 0 && pass.keepsTransparency && !mode.affectsUncoveredPixels
      && pass.commands.allSatisfy { ($0.kind == .fill || $0.kind == .glyphs) && !$0.readsBackdrop }
  }
}
