import EaselPixels

/// The accumulation buffer of one command in one region: exact signed areas per pixel, kept sparse.
///
/// Pixels are grouped in *strips* of four rows (absolute rows 4s ..< 4s + 4), stored column by column, one
/// `SIMD4<Int32>` per column and strip. A cell holds the **difference** of coverage to the column on its left, in units
/// of `full`; the running sum along a strip is the winding-weighted coverage of four pixels. One bit per block of four
/// columns says whether the block was touched, so that the sweep skips what is constant.
///
/// A sum is the mean winding over a pixel, of which the sweep makes coverage by either rule. The two differ where edges of
/// one path share a pixel and the winding takes values of both signs in it, or 0 and more than one: two rectangles of
/// opposite directions that meet in the middle of a pixel leave it clear, and two equal ones that end there cover it
/// whole. A second sum, which tells these pixels from others, takes as long as the first: fills have about half the
/// speed with it.
struct CoverageWindow: ~Copyable {
  /// The coverage of a whole pixel: 256 steps of height times twice 256 steps of width.
  static let full: Int32 = 131_072

  /// Columns that the kernel which accumulates may rewrite past a strip's last one.
  private static let columnsBeyond = 4

  private(set) var cells: UnsafeMutablePointer<SIMD4<Int32>>
  private(set) var marks: UnsafeMutablePointer<UInt64>
  private var cellMemory: ZeroedMemory<SIMD4<Int32>>
  private var markMemory: ZeroedMemory<UInt64>

  /// The absolute pixel column of cell column 0.
  private(set) var column0: Int32 = 0
  /// The absolute index of strip 0.
  private(set) var strip0: Int32 = 0
  /// Pixel columns in the window; one more is kept, for what the last one hands on.
  private(set) var columns: Int32 = 0
  private(set) var strips: Int32 = 0
  /// Cells from one strip to the next: a multiple of 4, more than `columns`.
  private(set) var stride: Int = 0
  /// 64-bit words of marks from one strip to the next.
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

  /// Lays the window over the pixels of `bounds`. All cells and marks are zero before and must be after the sweep.
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

  /// Makes as much room as another window has; to be called between sweep and `open`.
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

/// Memory for plain values, all zero at first. Its owner deallocates it.
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

  func deallocate() { memory.deallocate() }
}
