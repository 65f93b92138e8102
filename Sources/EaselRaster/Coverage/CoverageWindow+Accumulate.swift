import EaselKernels

// The plain version, for one edge from (x0, y0) down to (x1, y1) and one pixel row [Y, Y + 256):
//
//     ya, yb = y0 and y1 clamped to the row            xa, xb = the edge's x there, rounded
//     for each pixel column c that [xa, xb] touches:
//       h    = height of the edge inside column c       (its crossings with the column's sides, rounded)
//       area = h * (512 - (x where it enters) - (x where it leaves)),  x relative to the column's left side
//       cell[c]     += winding * area
//       cell[c + 1] += winding * (h * 512 - area)
//
// Here four rows, a strip, are done at once in the lanes of SIMD4. All values are whole numbers below 2^24, so that
// `Float` holds them exactly; crossings depend on the edge and the row or column alone.

extension CoverageWindow {
  /// Adds the coverage of all that lies to the right of each edge.
  mutating func accumulate(_ edges: UnsafeBufferPointer<Edge>) {
    for edge in edges { accumulate(edge) }
  }

  @inline(__always)
  private mutating func accumulate(_ edge: Edge) {
    let isDown = edge.y0 < edge.y1
    let top = isDown ? SIMD2(edge.x0, edge.y0) : SIMD2(edge.x1, edge.y1)
    let bottom = isDown ? SIMD2(edge.x1, edge.y1) : SIMD2(edge.x0, edge.y0)
    let firstStrip = max(top.y >> 10, strip0)
    let endStrip = min((bottom.y &+ 1023) >> 10, strip0 &+ strips)
    guard firstStrip < endStrip else { return }
    let left = column0 << 8
    let line = StripLine(top: top, bottom: bottom, winding: isDown ? 1 : -1, left: left)
    if line.minimumX >= Float(columns << 8) { return }
    var strip = firstStrip
    while strip < endStrip {
      accumulate(line, strip: strip)
      strip &+= 1
    }
  }

  @inline(__always)
  private mutating func accumulate(_ line: borrowing StripLine, strip: Int32) {
    let row = Int(strip &- strip0)
    let cell = cells + row &* stride
    let mark = marks + row &* wordStride
    let part = line.part(inStrip: strip)
    let low = Int32(part.lowestX)
    let high = Int32(part.highestX)
    let firstColumn = low >> 8
    let lastColumn = max(firstColumn, (high &- 1) >> 8)
    if firstColumn == lastColumn && firstColumn >= 0 {
      if firstColumn < columns { part.addSingle(column: firstColumn, to: cell, mark) }
    } else {
      part.addAcross(
        from: firstColumn, through: min(lastColumn, columns &- 1), slope: line.dydx, rising: line.isRising,
        to: cell, mark)
    }
  }
}

/// An edge made ready to be cut into strips: top to bottom, relative to the window's left side.
private struct StripLine {
  let x0: Float
  let y0: Float
  let y1: Float
  let minimumX: Float
  let maximumX: Float
  let dxdy: Float
  let dydx: Float
  let winding: Float
  /// True when x grows with y.
  let isRising: Bool
  let y0Integer: Int32

  @inline(__always)
  init(top: SIMD2<Int32>, bottom: SIMD2<Int32>, winding: Float, left: Int32) {
    let dx = Float(bottom.x &- top.x)
    let dy = Float(bottom.y &- top.y)
    x0 = Float(top.x &- left)
    let x1 = Float(bottom.x &- left)
    y0 = 0
    y0Integer = top.y
    y1 = dy
    minimumX = min(x0, x1)
    maximumX = max(x0, x1)
    dxdy = dx / dy
    dydx = dx == 0 ? 0 : dy / dx
    self.winding = winding
    isRising = dx >= 0
  }

  @inline(__always)
  func part(inStrip strip: Int32) -> StripPart {
    // Rows are relative to the line's top, which keeps them small and exact.
    let rowTop = SIMD4<Float>(repeating: Float((strip << 10) &- y0Integer)) + SIMD4<Float>(0, 256, 512, 768)
    let rowBottom = rowTop + 256
    let ya = easel_clamp(rowTop, 0, y1)
    let yb = easel_clamp(rowBottom, 0, y1)
    let xa = easel_clamp(easel_round(ya * dxdy) + x0, minimumX, maximumX)
    let xb = easel_clamp(easel_round(yb * dxdy) + x0, minimumX, maximumX)
    return StripPart(ya: ya, yb: yb, xa: xa, xb: xb, winding: winding)
  }
}

/// The piece of a line in the four rows of a strip; lanes that it does not reach have no height.
private struct StripPart {
  let ya: SIMD4<Float>
  let yb: SIMD4<Float>
  let xa: SIMD4<Float>
  let xb: SIMD4<Float>
  let winding: Float

  @inline(__always) var lowestX: Float { min(xa.x, xb.w) }
  @inline(__always) var highestX: Float { max(xa.x, xb.w) }

  @inline(__always)
  func addSingle(
    column: Int32, to cells: UnsafeMutablePointer<SIMD4<Int32>>, _ marks: UnsafeMutablePointer<UInt64>
  ) {
    let height = (yb - ya) * winding
    let area = height * (Float(512 &+ (column << 9)) - xa - xb)
    StripPart.add(area, height * 512 - area, at: Int(column), cells, marks)
  }

  /// Adds to several columns; what lies left of the window counts as fully covered in column 0.
  @inline(__always)
  func addAcross(
    from first: Int32, through last: Int32, slope: Float, rising: Bool,
    to cells: UnsafeMutablePointer<SIMD4<Int32>>,
    _ marks: UnsafeMutablePointer<UInt64>
  ) {
    let xl = rising ? xa : xb
    let xr = rising ? xb : xa
    let yl = rising ? ya : yb
    let yr = rising ? yb : ya
    let signedWinding = rising ? winding : -winding
    var y = yl
    var column = first
    if first < 0 {
      let crossing = self.crossing(at: 0, slope, xl, xr, yl, yr)
      let height = (crossing - y) * signedWinding * 512
      StripPart.add(height, SIMD4(repeating: 0), at: 0, cells, marks)
      y = crossing
      column = 0
    }
    while column <= last {
      let side = Float((column &+ 1) << 8)
      let crossing = self.crossing(at: side, slope, xl, xr, yl, yr)
      let height = (crossing - y) * signedWinding
      let enter = easel_max(xl, SIMD4(repeating: side - 256))
      let leave = easel_min(xr, SIMD4(repeating: side))
      let area = height * (SIMD4(repeating: side * 2) - enter - leave)
      StripPart.add(area, height * 512 - area, at: Int(column), cells, marks)
      y = crossing
      column &+= 1
    }
  }

  /// Where the line crosses the vertical at `side`, rounded; its own end where it does not reach that far.
  @inline(__always)
  private func crossing(
    at side: Float, _ slope: Float, _ xl: SIMD4<Float>, _ xr: SIMD4<Float>, _ yl: SIMD4<Float>,
    _ yr: SIMD4<Float>
  ) -> SIMD4<Float> {
    let side = SIMD4(repeating: side)
    let inside = easel_clamp4(easel_round((side - xl) * slope) + yl, ya, yb)
    return inside.replacing(with: yl, where: side .<= xl).replacing(with: yr, where: side .>= xr)
  }

  @inline(__always)
  private static func add(
    _ here: SIMD4<Float>, _ next: SIMD4<Float>, at column: Int, _ cells: UnsafeMutablePointer<SIMD4<Int32>>,
    _ marks: UnsafeMutablePointer<UInt64>
  ) {
    cells[column] &+= easel_integer(here)
    cells[column &+ 1] &+= easel_integer(next)
    let block = column >> 2
    marks[block >> 6] |= 1 &<< UInt64(block & 63)
    let nextBlock = (column &+ 1) >> 2
    marks[nextBlock >> 6] |= 1 &<< UInt64(nextBlock & 63)
  }
}
