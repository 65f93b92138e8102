/// The layout of a grid.
///
/// The proposed width is distributed to the columns as a row distributes it to views, with the greatest
/// minimum and maximum widths of their cells; then the height is distributed to the rows. If the columns are
/// too narrow for a cell that spans several of them, they are all widened equally. A row that is aligned to a baseline, or
/// to a guide of the program, has room for the cells above and below it.
struct GridLayout: Layout {
  var alignment: Alignment
  var horizontalSpacing: CGFloat
  var verticalSpacing: CGFloat

  /// The greatest number of columns that a cell adds to a grid. A cell that spans more extends to the last column of
  /// the grid instead, so that a number such as `Int.max` takes no memory.
  private static let greatestSpan = 1000

  /// A subview and its position in the grid.
  fileprivate struct Cell {
    let subview: LayoutSubview
    let row: Int
    let column: Int
    var columnCount: Int
    let rowAlignment: VerticalAlignment?
    let unsizedAxes: Axis.Set
  }

  /// The cells of a grid, and its lengths for the most recent proposal.
  struct Cache {
    fileprivate var cells: [Cell] = []
    fileprivate var rowCount = 0
    fileprivate var columnCount = 0
    fileprivate var latest: (proposal: ProposedViewSize, lengths: Lengths)?
  }

  fileprivate struct Lengths {
    var columns: [CGFloat]
    var rows: [CGFloat]
    /// The distance of the common guide of each row's cells from the top of the row.
    var guides: [CGFloat]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let lengths = lengths(for: proposal, &cache)
    return CGSize(
      width: total(lengths.columns, horizontalSpacing), height: total(lengths.rows, verticalSpacing))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let lengths = lengths(for: proposal, &cache)
    let columnAlignments = columnAlignments(of: cache)
    let (lefts, tops) = (
      starts(lengths.columns, horizontalSpacing, from: bounds.minX),
      starts(lengths.rows, verticalSpacing, from: bounds.minY)
    )
    for cell in cache.cells {
      let box = CGRect(
        origin: CGPoint(x: lefts[cell.column], y: tops[cell.row]), size: size(of: cell, lengths))
      place(cell, in: box, columnAlignment: columnAlignments[cell.column], guide: lengths.guides[cell.row])
    }
  }

  // MARK: Rows and columns

  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    cache.cells.reserveCapacity(subviews.count)
    var (current, column): (GridRowIdentity?, Int) = (nil, 0)
    // The cells that extend to the last column of the grid.
    var openCells: [Int] = []
    for subview in subviews {
      let membership = subview[GridRowKey.self]
      if membership == nil || membership?.row !== current {
        (current, column) = (membership?.row, 0)
        cache.rowCount += 1
      } else if openCells.last == cache.cells.count - 1 {
        // Another cell of the row follows.
        openCells.removeLast()
      }
      let span: Int = membership == nil ? .max : subview[GridCellColumnsKey.self]
      let isOpen = span > GridLayout.greatestSpan
      if isOpen { openCells.append(cache.cells.count) }
      let count = isOpen ? 1 : span
      cache.cells.append(
        Cell(
          subview: subview, row: cache.rowCount - 1, column: column, columnCount: count,
          rowAlignment: membership?.alignment, unsizedAxes: subview[GridCellUnsizedAxesKey.self]))
      column += count
      cache.columnCount = max(cache.columnCount, column)
    }
    for index in openCells { cache.cells[index].columnCount = cache.columnCount - cache.cells[index].column }
    return cache
  }

  private func columnAlignments(of cache: Cache) -> [HorizontalAlignment] {
    var alignments = Array(repeating: alignment.horizontal, count: cache.columnCount)
    for cell in cache.cells.reversed() {
      if let own = cell.subview[GridColumnAlignmentKey.self] { alignments[cell.column] = own }
    }
    return alignments
  }

  // MARK: Column widths and row heights

  private func lengths(for proposal: ProposedViewSize, _ cache: inout Cache) -> Lengths {
    if let latest = cache.latest, latest.proposal == proposal { return latest.lengths }
    let columns = columnWidths(of: cache, proposal.width)
    let rows = rowExtents(of: cache, columns, proposal.height)
    let lengths = Lengths(columns: columns, rows: rows.map(\.length), guides: rows.map(\.before))
    cache.latest = (proposal, lengths)
    return lengths
  }

  private func columnWidths(of cache: Cache, _ proposed: CGFloat?) -> [CGFloat] {
    var lines: [[Cell]] = Array(repeating: [], count: cache.columnCount)
    for cell in cache.cells where cell.columnCount == 1 && !cell.unsizedAxes.contains(.horizontal) {
      lines[cell.column].append(cell)
    }
    var columns = extents(of: lines, proposed.map { $0 - gaps(cache.columnCount, horizontalSpacing) }) {
      Extent(measure($0, $1, nil).width)
    }.map(\.length)
    for cell in cache.cells where cell.columnCount > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let range = cell.column..<min(cell.column + cell.columnCount, cache.columnCount)
      let room = width(of: cell, columns)
      let missing = measure(cell, proposed == nil ? nil : max(room, 0), nil).width - room
      guard missing > 0, missing.isFinite else { continue }
      for column in range { columns[column] += missing / CGFloat(range.count) }
    }
    return columns
  }

  private func rowExtents(of cache: Cache, _ columns: [CGFloat], _ proposed: CGFloat?) -> [Extent] {
    var lines: [[Cell]] = Array(repeating: [], count: cache.rowCount)
    for cell in cache.cells where !cell.unsizedAxes.contains(.vertical) { lines[cell.row].append(cell) }
    return extents(of: lines, proposed.map { $0 - gaps(cache.rowCount, verticalSpacing) }) { cell, height in
      let width = width(of: cell, columns)
      guard let guide = guide(of: cell) else { return Extent(measure(cell, width, height).height) }
      let dimensions = cell.subview.dimensions(in: ProposedViewSize(width: width, height: height))
      return Extent(before: dimensions[guide], after: dimensions.height - dimensions[guide])
    }
  }

  /// The guide to which a cell is aligned in its row; nil if it is an edge or the center of the row.
  private func guide(of cell: Cell) -> VerticalAlignment? {
    let guide = cell.rowAlignment ?? alignment.vertical
    let hasShare = guide == .top || guide == .center || guide == .bottom
    return hasShare || cell.subview[GridCellAnchorKey.self] != nil ? nil : guide
  }

  /// The length of a cell along an axis, in two parts: before and after the guide that it is aligned to.
  private struct Extent {
    var before: CGFloat = 0
    var after: CGFloat = 0

    init(_ length: CGFloat) { after = length }

    init(before: CGFloat, after: CGFloat) { (self.before, self.after) = (before, after) }

    var length: CGFloat { before + after }
  }

  /// Distributes a length to columns or rows: the least flexible first, each with an equal share of the
  /// remaining length as its proposal. Without a length, each has its ideal length.
  ///
  /// A share is proposed only to the cells of its own column or row, so that the number of measurements is in proportion
  /// to the number of cells.
  ///
  /// - Parameters:
  ///   - lines: The cells of each column or row.
  ///   - measure: Returns the length of a cell for a proposed one.
  private func extents(
    of lines: [[Cell]], _ available: CGFloat?, _ measure: (Cell, CGFloat?) -> Extent
  ) -> [Extent] {
    func extent(_ line: [Cell], _ proposed: CGFloat?) -> Extent {
      line.reduce(into: Extent(0)) { extent, cell in
        let own = measure(cell, proposed)
        extent = Extent(before: max(extent.before, own.before), after: max(extent.after, own.after))
      }
    }
    guard let room = available, room.isFinite else { return lines.map { extent($0, available) } }
    let least = lines.map { extent($0, 0) }
    let flexibility = zip(lines, least).map { extent($0, .infinity).length - $1.length }
    let order = least.indices.sorted {
      flexibility[$0] != flexibility[$1] ? flexibility[$0] < flexibility[$1] : $0 < $1
    }
    var result = least
    var remaining = max(room, 0)
    for (taken, index) in order.enumerated() {
      let share = max(remaining, 0) / CGFloat(order.count - taken)
      result[index] = flexibility[index] == 0 ? least[index] : extent(lines[index], share)
      remaining -= result[index].length
    }
    return result
  }

  // MARK: Cells

  private func measure(_ cell: Cell, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    cell.subview.sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  private func size(of cell: Cell, _ lengths: Lengths) -> CGSize {
    CGSize(width: width(of: cell, lengths.columns), height: lengths.rows[cell.row])
  }

  private func width(of cell: Cell, _ columns: [CGFloat]) -> CGFloat {
    let range = cell.column..<min(cell.column + cell.columnCount, columns.count)
    return columns[range].reduce(0, +) + CGFloat(max(range.count - 1, 0)) * horizontalSpacing
  }

  /// Places a cell in its box.
  ///
  /// - Parameter guide: The distance of the row's guide from its top.
  private func place(_ cell: Cell, in box: CGRect, columnAlignment: HorizontalAlignment, guide: CGFloat) {
    let proposal = ProposedViewSize(box.size)
    if let anchor = cell.subview[GridCellAnchorKey.self] {
      let point = CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
      return cell.subview.place(at: point, anchor: anchor, proposal: proposal)
    }
    let dimensions = cell.subview.dimensions(in: proposal)
    let room = CGSize(width: box.width - dimensions.width, height: box.height - dimensions.height)
    // A cell that has grown to the height of its row, or does not size it, has its guide elsewhere; it stays in the row.
    let top =
      self.guide(of: cell).map { min(max(guide - dimensions[$0], 0), max(room.height, 0)) }
      ?? room.height * (cell.rowAlignment ?? alignment.vertical).share
    cell.subview.place(
      at: CGPoint(x: box.minX + room.width * columnAlignment.share, y: box.minY + top), proposal: proposal)
  }

  // MARK: Sums

  private func gaps(_ count: Int, _ spacing: CGFloat) -> CGFloat { CGFloat(max(count - 1, 0)) * spacing }

  private func total(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gaps(lengths.count, spacing)
  }

  private func starts(_ lengths: [CGFloat], _ spacing: CGFloat, from start: CGFloat) -> [CGFloat] {
    var position = start
    return lengths.map { length in
      defer { position += length + spacing }
      return position
    }
  }
}

extension HorizontalAlignment {
  /// The fraction of the free width that lies to the left of a cell's view. Guides of the program count as the center.
  var share: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// The fraction of the free height that lies above a cell's view, for the edges and the center.
  var share: CGFloat { self == .bottom ? 1 : self == .center ? 0.5 : 0 }
}
