import EaselPixels

extension CoverageWindow {
  /// Adds edges without antialiasing: a pixel counts wholly when its centre lies to the right of the edge, in rows whose
  /// centre line the edge crosses.
  mutating func accumulateCentres(_ edges: UnsafeBufferPointer<Edge>) {
    for edge in edges { accumulateCentres(edge) }
  }

  private mutating func accumulateCentres(_ edge: Edge) {
    let isDown = edge.y0 < edge.y1
    let (x0, y0) = isDown ? (edge.x0, edge.y0) : (edge.x1, edge.y1)
    let (x1, y1) = isDown ? (edge.x1, edge.y1) : (edge.x0, edge.y0)
    // The centre of row r lies at 256 r + 128; an edge owns y0 <= centre < y1.
    let firstRow = max((y0 &+ 127) >> 8, strip0 << 2)
    let endRow = min((y1 &+ 127) >> 8, (strip0 &+ strips) << 2)
    guard firstRow < endRow else { return }
    let slope = Double(x1 &- x0) / Double(y1 &- y0)
    for row in firstRow..<endRow {
      let x = Double(x0) + Double((row << 8) &+ 128 &- y0) * slope
      let column = max(0, Int32(((x - 128) / 256).rounded(.up)) &- column0)
      if column < columns { addWhole(column: Int(column), row: row, winding: isDown ? 1 : -1) }
    }
  }

  private func addWhole(column: Int, row: Int32, winding: Int32) {
    let strip = Int((row >> 2) &- strip0)
    cells[strip * stride + column][Int(row & 3)] &+= winding &* CoverageWindow.full
    marks[strip * wordStride + (column >> 8)] |= 1 &<< UInt64((column >> 2) & 63)
  }
}
