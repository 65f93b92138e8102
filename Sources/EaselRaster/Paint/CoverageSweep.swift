import EaselKernels
import EaselPixels

/// What takes the coverage of a command, strip by strip.
protocol CoverageSink {
  /// Coverage bytes for `count` columns from `x` in rows `rows` of the strip that begins at row `y`; the byte of row r
  /// and column x + i is `mask[r * stride + i]`. The sink may overwrite them.
  mutating func mask(
    x: Int32, y: Int32, rows: Range<Int>, count: Int, _ mask: UnsafeMutablePointer<UInt8>, stride: Int)

  /// One coverage for `count` columns in each row of the strip.
  mutating func constant(x: Int32, y: Int32, rows: Range<Int>, count: Int, _ coverage: SIMD4<UInt8>)
}

/// Cells -> coverage: walks the marked blocks of a window from left to right, summing, and hands on masks for what was
/// touched and constants for the gaps. Leaves the window empty.
struct CoverageSweep {
  /// Gaps of fewer columns are handed on as part of a mask, which costs less than to stop.
  static let shortestGap = 32

  let kernels: UnsafePointer<EaselKernelTable>
  let isEvenOdd: Bool
  /// Room for four rows of masks.
  let maskRows: UnsafeMutablePointer<UInt8>
  let maskStride: Int

  /// Coverage of a running sum; the same rounding as in the kernels.
  @inline(__always)
  static func coverage(ofSum sum: Int32, isEvenOdd: Bool) -> UInt8 {
    let units: Int32
    if isEvenOdd {
      units = (131_072 &- abs((sum & 262_143) &- 131_072)) >> 2
    } else {
      units = Int32(truncatingIfNeeded: min(sum.magnitude >> 2, 32_767))
    }
    return UInt8(truncatingIfNeeded: (min(units, 32_767) &* 255 &+ 16_384) >> 15)
  }

  /// Sweeps all strips; rows outside `bounds` are left out.
  func run<Sink: CoverageSink>(_ window: borrowing CoverageWindow, bounds: PixelRect, into sink: inout Sink) {
    for strip in 0..<Int(window.strips) {
      let y = (window.strip0 &+ Int32(strip)) << 2
      let rows = Int(max(0, bounds.y0 &- y))..<Int(min(4, bounds.y1 &- y))
      sweep(window, strip: strip, y: y, rows: rows, into: &sink)
    }
  }

  @inline(__always)
  private func sweep<Sink: CoverageSink>(
    _ window: borrowing CoverageWindow, strip: Int, y: Int32, rows: Range<Int>, into sink: inout Sink
  ) {
    let cells = window.cells + strip &* window.stride
    let marks = window.marks + strip &* window.wordStride
    let columns = Int(window.columns)
    var sums = SIMD4<Int32>(repeating: 0)
    var segment = MaskSegment(start: 0, end: 0)
    var blocks = BlockRuns(words: marks, count: window.wordStride)
    var x = 0
    while let run = blocks.next() {
      let start = run.lowerBound << 2
      if start > x { fill(gap: x..<min(start, columns), sums, y, rows, window.column0, &segment, &sink) }
      let end = run.upperBound << 2
      sum(cells + start, columns: end &- start, &sums, maskRows + start)
      if segment.end != start || segment.isEmpty {
        segment = MaskSegment(start: segment.isEmpty ? start : segment.start, end: end)
      }
      segment.end = end
      x = end
    }
    if x < columns { fill(gap: x..<columns, sums, y, rows, window.column0, &segment, &sink) }
    flush(&segment, columns, y, rows, window.column0, &sink)
  }

  @inline(__always)
  private func sum(
    _ cells: UnsafeMutablePointer<SIMD4<Int32>>, columns: Int, _ sums: inout SIMD4<Int32>,
    _ mask: UnsafeMutablePointer<UInt8>
  ) {
    let kernel = isEvenOdd ? kernels.pointee.coverage_evenodd : kernels.pointee.coverage_nonzero
    let cells = UnsafeMutableRawPointer(cells).assumingMemoryBound(to: Int32.self)
    withUnsafeMutableBytes(of: &sums) { sums in
      kernel(cells, columns, sums.assumingMemoryBound(to: Int32.self).baseAddress!, mask, maskStride)
    }
  }

  private struct MaskSegment {
    var start: Int
    var end: Int
    var isEmpty: Bool { start == end }
  }

  /// A gap between touched blocks: constant in each row.
  @inline(__always)
  private func fill<Sink: CoverageSink>(
    gap: Range<Int>, _ sums: SIMD4<Int32>, _ y: Int32, _ rows: Range<Int>, _ column0: Int32,
    _ segment: inout MaskSegment, _ sink: inout Sink
  ) {
    let columns = gap.upperBound
    guard !gap.isEmpty else { return }
    if sums == SIMD4(repeating: 0) {
      flush(&segment, columns, y, rows, column0, &sink)
      return
    }
    var coverage = SIMD4<UInt8>(repeating: 0)
    for row in 0..<4 { coverage[row] = CoverageSweep.coverage(ofSum: sums[row], isEvenOdd: isEvenOdd) }
    if gap.count < CoverageSweep.shortestGap && !segment.isEmpty {
      for row in rows {
        (maskRows + row &* maskStride + gap.lowerBound).update(repeating: coverage[row], count: gap.count)
      }
      segment.end = gap.upperBound
      return
    }
    flush(&segment, columns, y, rows, column0, &sink)
    if coverage != SIMD4(repeating: 0) {
      sink.constant(x: column0 &+ Int32(gap.lowerBound), y: y, rows: rows, count: gap.count, coverage)
    }
  }

  @inline(__always)
  private func flush<Sink: CoverageSink>(
    _ segment: inout MaskSegment, _ columns: Int, _ y: Int32, _ rows: Range<Int>, _ column0: Int32,
    _ sink: inout Sink
  ) {
    let end = min(segment.end, columns)
    if end > segment.start {
      sink.mask(
        x: column0 &+ Int32(segment.start), y: y, rows: rows, count: end &- segment.start,
        maskRows + segment.start,
        stride: maskStride)
    }
    segment = MaskSegment(start: 0, end: 0)
  }
}

/// Runs of set bits in a row of words, which are cleared as they are read.
private struct BlockRuns {
  let words: UnsafeMutablePointer<UInt64>
  let count: Int
  var word = 0

  init(words: UnsafeMutablePointer<UInt64>, count: Int) {
    self.words = words
    self.count = count
  }

  /// The next run of touched blocks; runs end at word boundaries, where the next call goes on.
  @inline(__always)
  mutating func next() -> Range<Int>? {
    while word < count {
      let bits = words[word]
      if bits == 0 {
        word &+= 1
        continue
      }
      let first = bits.trailingZeroBitCount
      let length = (~(bits &>> UInt64(first))).trailingZeroBitCount
      let cleared = first &+ length >= 64 ? 0 : (bits &>> UInt64(first &+ length)) &<< UInt64(first &+ length)
      words[word] = cleared
      let base = word &* 64 &+ first
      return base..<base &+ min(length, 64 &- first)
    }
    return nil
  }
}
