import EaselKernels
import EaselPixels

/// The sparse accumulation buffer in which the coverage of a path is computed exactly, for one region.
///
/// Pixels are grouped in *strips* of four rows: strip s has the device rows 4s ..< 4s + 4. A strip is stored column
/// by column, as one `SIMD4<Int32>` for each column. A cell holds the **difference** between the coverage of its
/// pixel and that of the pixel on its left, in units of `full`. The running sum along a row is the coverage, weighted
/// with the winding number. A bit for each block of four columns states whether an edge touched the block. The sweep
/// skips blocks without edges, whose coverage is constant.
///
/// The sum is the mean winding number over a pixel, and the sweep applies the fill rule to that mean. This is not
/// exact if edges of one path share a pixel and the winding number within it has both signs, or is both 0 and more
/// than 1. For example, two rectangles of opposite directions that meet in the middle of a pixel leave it clear, and
/// two equal rectangles that end there cover it in full. An exact result would need a second sum, which would make
/// fills about half as fast.
struct CoverageWindow: ~Copyable {
  /// The value of full coverage: 256 steps of height times twice 256 steps of width.
  static let full: Int32 = 131_072

  /// The number of columns behind the last one of a strip that the kernel `accumulate` may access.
  private static let columnsBeyond = 4

  private(set) var cells: UnsafeMutablePointer<SIMD4<Int32>>
  private(set) var marks: UnsafeMutablePointer<UInt64>
  private var cellMemory: ZeroedMemory<SIMD4<Int32>>
  private var markMemory: ZeroedMemory<UInt64>

  /// The device column of cell column 0.
  private(set) var column0: Int32 = 0
  /// The device index of strip 0.
  private(set) var strip0: Int32 = 0
  /// The number of columns. One more is stored, which gets the difference to the right of the last one.
  private(set) var columns: Int32 = 0
  private(set) var strips: Int32 = 0
  /// The number of cells from one strip to the next: a multiple of 4, more than `columns`.
  private(set) var stride: Int = 0
  /// The number of 64-bit words of marks from one strip to the next.
  private(set) var wordStride: Int = 0

  init() {
    cellMemory = ZeroedMemory(capacity: 4096, of: SIMD4(repeating: 0))
    markMemory = ZeroedMemory(capacity: 256, of: 0)
    (cells, marks) = (cellMemory.base, markMemory.base)
  }

  deinit {
    cellMemory.deallocate()
    markMemory.deallocate()
  }

  /// The bytes of memory.
  var byteCount: Int { cellMemory.byteCount + markMemory.byteCount }

  /// Moves the window to `bounds`. All cells and marks must be zero; a sweep leaves them so.
  mutating func open(over bounds: PixelRect) {
    column0 = bounds.x0
    columns = bounds.x1 &- bounds.x0
    strip0 = bounds.y0 >> 2
    strips = ((bounds.y1 &+ 3) >> 2) &- strip0
    stride = (Int(columns) &+ 4) & ~3
    wordStride = (stride >> 2 &+ 63) >> 6
    let cellCount = stride &* Int(strips) &+ CoverageWindow.columnsBeyond
    if cellCount > cellMemory.capacity { growCells(cellCount * 2) }
    if wordStride &* Int(strips) > markMemory.capacity { growMarks(wordStride * Int(strips) * 2) }
  }

  /// Grows the memory to that of another window. All cells and marks must be zero.
  mutating func grow(like other: borrowing CoverageWindow) {
    if cellMemory.capacity < other.cellMemory.capacity { growCells(other.cellMemory.capacity) }
    if markMemory.capacity < other.markMemory.capacity { growMarks(other.markMemory.capacity) }
  }

  private mutating func growCells(_ capacity: Int) {
    cellMemory.deallocate()
    cellMemory = ZeroedMemory(capacity: capacity, of: SIMD4(repeating: 0))
    cells = cellMemory.base
  }

  private mutating func growMarks(_ capacity: Int) {
    markMemory.deallocate()
    markMemory = ZeroedMemory(capacity: capacity, of: 0)
    marks = markMemory.base
  }
}

extension CoverageWindow {
  /// Adds the coverage of the area to the right of each edge.
  mutating func accumulate(_ edges: UnsafeBufferPointer<Edge>, _ kernels: UnsafePointer<EaselKernelTable>) {
    guard let first = edges.baseAddress else { return }
    var target = EaselCells(
      cells: UnsafeMutableRawPointer(cells).assumingMemoryBound(to: Int32.self), marks: marks,
      column0: column0, strip0: strip0, columns: columns, strips: strips, stride: stride,
      mark_stride: wordStride)
    // `Edge` and `EaselLine` have the same layout.
    let lines = UnsafeRawPointer(first).assumingMemoryBound(to: EaselLine.self)
    kernels.pointee.accumulate(&target, lines, edges.count)
  }
}

extension CoverageWindow {
  /// Adds edges without antialiasing: an edge covers a pixel in full if the center of the pixel lies to its right, in
  /// rows whose center line the edge crosses.
  mutating func accumulateCenters(_ edges: UnsafeBufferPointer<Edge>) {
    for edge in edges { accumulateCenters(edge) }
  }

  private mutating func accumulateCenters(_ edge: Edge) {
    let isDown = edge.y0 < edge.y1
    let (x0, y0) = isDown ? (edge.x0, edge.y0) : (edge.x1, edge.y1)
    let (x1, y1) = isDown ? (edge.x1, edge.y1) : (edge.x0, edge.y0)
    // The center of row r is at 256 r + 128. An edge crosses the rows with y0 <= center < y1.
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

/// Memory for values of zero, which its owner deallocates.
private struct ZeroedMemory<Element: BitwiseCopyable> {
  private let memory: AlignedMemory
  let base: UnsafeMutablePointer<Element>
  let capacity: Int

  init(capacity: Int, of zero: Element) {
    self.capacity = capacity
    memory = AlignedMemory(byteCount: capacity * MemoryLayout<Element>.stride)
    base = memory.base.bindMemory(to: Element.self, capacity: capacity)
    base.initialize(repeating: zero, count: capacity)
  }

  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  func deallocate() { memory.deallocate() }
}
