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
    let line = StripLine(top: top, bottom: bottom, winding: isDown ? 1 : -1, left: column0 << 8)
    if line.minimumX >= Float(columns << 8) { return }
    var walk = line.walk(fromStrip: firstStrip)
    var row = Int(firstStrip &- strip0)
    let end = Int(endStrip &- strip0)
    while row < end {
      let target = StripCells(cells: cells + row &* stride, marks: marks + row &* wordStride)
      line.next(&walk).add(to: target, columns: columns, slope: line.dydx, winding: line.winding)
      row &+= 1
    }
  }
}

/// Where a strip's coverage is gathered.
private struct StripCells {
  let cells: UnsafeMutablePointer<SIMD4<Int32>>
  let marks: UnsafeMutablePointer<UInt64>

  @inline(__always)
  func add(_ area: SIMD4<Float>, at column: Int) { cells[column] &+= easel_integer(area) }

  /// Notes that columns were touched.
  @inline(__always)
  func mark(_ first: Int, through last: Int) {
    let (firstBlock, lastBlock) = (first >> 2, last >> 2)
    let from = UInt64.max &<< UInt64(firstBlock & 63)
    let through = UInt64.max &>> UInt64(63 &- (lastBlock & 63))
    var word = firstBlock >> 6
    let lastWord = lastBlock >> 6
    if word == lastWord {
      marks[word] |= from & through
      return
    }
    marks[word] |= from
    word &+= 1
    while word < lastWord {
      marks[word] = .max
      word &+= 1
    }
    marks[lastWord] |= through
  }
}

/// An edge made ready to be cut into strips: top to bottom, relative to the window's left side and to the edge's top,
/// which keeps rows small and exact.
private struct StripLine {
  let x0: Float
  let y1: Float
  let minimumX: Float
  let maximumX: Float
  let dxdy: Float
  /// What the line rises or falls from one column to the next.
  let dydx: Float
  let winding: Float
  let top: Int32

  /// Where the line stands between two strips: the last lanes are what it reached.
  struct Walk {
    var rows: SIMD4<Float>
    var y: SIMD4<Float>
    var x: SIMD4<Float>
  }

  @inline(__always)
  init(top: SIMD2<Int32>, bottom: SIMD2<Int32>, winding: Float, left: Int32) {
    let dx = Float(bottom.x &- top.x)
    let dy = Float(bottom.y &- top.y)
    x0 = Float(top.x &- left)
    let x1 = Float(bottom.x &- left)
    y1 = dy
    minimumX = min(x0, x1)
    maximumX = max(x0, x1)
    dxdy = dx / dy
    dydx = dx == 0 ? 0 : dy / abs(dx)
    self.winding = winding
    self.top = top.y
  }

  /// The line at the upper side of a strip, in all lanes.
  @inline(__always)
  func walk(fromStrip strip: Int32) -> Walk {
    let start = SIMD4(repeating: Float((strip << 10) &- top))
    var walk = Walk(rows: start, y: start, x: start)
    reach(start, &walk)
    walk.rows += SIMD4(256, 512, 768, 1024)
    return walk
  }

  @inline(__always)
  private func reach(_ rows: SIMD4<Float>, _ walk: inout Walk) {
    walk.y = easel_clamp(rows, 0, y1)
    walk.x = easel_clamp(easel_round(walk.y * dxdy) + x0, minimumX, maximumX)
  }

  /// The part of the line in the next strip.
  @inline(__always)
  func next(_ walk: inout Walk) -> StripPart {
    let (y, x) = (walk.y, walk.x)
    reach(walk.rows, &walk)
    walk.rows += 1024
    return StripPart(ya: easel_shifted(y, walk.y), yb: walk.y, xa: easel_shifted(x, walk.x), xb: walk.x)
  }
}

/// The piece of a line in the four rows of a strip; lanes that it does not reach have no height.
private struct StripPart {
  let ya: SIMD4<Float>
  let yb: SIMD4<Float>
  let xa: SIMD4<Float>
  let xb: SIMD4<Float>

  @inline(__always)
  func add(to target: StripCells, columns: Int32, slope: Float, winding: Float) {
    let low = easel_integer1(min(xa.x, xb.w))
    let high = easel_integer1(max(xa.x, xb.w))
    let first = low >> 8
    let last = max(first, (high &- 1) >> 8)
    guard first < columns else { return }
    if first == last && first >= 0 {
      addSingle(column: first, to: target, winding)
    } else if high <= 0 {
      target.add((yb - ya) * (winding * 512), at: 0)
      target.mark(0, through: 0)
    } else {
      addAcross(from: first, through: min(last, columns &- 1), slope, to: target, winding)
    }
  }

  @inline(__always)
  private func addSingle(column: Int32, to target: StripCells, _ winding: Float) {
    let height = (yb - ya) * winding
    let area = height * (Float(512 &+ (column << 9)) - xa - xb)
    target.add(area, at: Int(column))
    target.add(height * 512 - area, at: Int(column) &+ 1)
    target.mark(Int(column), through: Int(column) &+ 1)
  }

  /// Adds to several columns; what lies left of the window counts as fully covered in column 0.
  @inline(__always)
  private func addAcross(
    from first: Int32, through last: Int32, _ slope: Float, to target: StripCells, _ winding: Float
  ) {
    var walk = ColumnWalk(self, slope: slope)
    var column = 0
    if first < 0 {
      target.add(walk.next(side: SIMD4(repeating: 0)).height * (winding * 512), at: 0)
    } else {
      column = Int(first)
    }
    let firstColumn = column
    var side = SIMD4(repeating: Float((column &+ 1) << 8))
    var carried = SIMD4<Float>(repeating: 0)
    while column <= last {
      let step = walk.next(side: side)
      let height = step.height * winding
      let area = height * (side + side - step.enter - step.leave)
      target.add(area + carried, at: column)
      carried = height * 512 - area
      side += 256
      column &+= 1
    }
    target.add(carried, at: column)
    target.mark(firstColumn, through: column)
  }
}

/// A part of a line from column to column. Heights count from the line's left end, whether it rises or falls from there.
private struct ColumnWalk {
  private let left: SIMD4<Float>
  private let right: SIMD4<Float>
  private let start: SIMD4<Float>
  private let end: SIMD4<Float>
  private let slope: Float
  /// Where the line is.
  private var x: SIMD4<Float>
  private var y: SIMD4<Float>

  @inline(__always)
  init(_ part: StripPart, slope: Float) {
    let rises = part.xb.w >= part.xa.x
    (left, right) = rises ? (part.xa, part.xb) : (part.xb, part.xa)
    (start, end) = rises ? (part.ya, part.yb) : (-part.yb, -part.ya)
    self.slope = slope
    (x, y) = (left, start)
  }

  /// Goes on to the vertical at `side`, or to the line's own end where it does not reach that far: how high the line is
  /// up to there, where it entered and where it left.
  @inline(__always)
  mutating func next(
    side: SIMD4<Float>
  ) -> (height: SIMD4<Float>, enter: SIMD4<Float>, leave: SIMD4<Float>) {
    let enter = x
    x = easel_max(left, side)
    let inside = easel_min(easel_round((x - left) * slope) + start, end)
    let crossing = easel_replaced(inside, end, side, right)
    let height = crossing - y
    y = crossing
    return (height, enter, easel_min(right, side))
  }
}
