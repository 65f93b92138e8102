import EaselKernels
import EaselPixels

/// A receiver of coverage, strip by strip.
protocol CoverageSink {
  /// Receives coverage that varies, for `count` columns from `x` on.
  ///
  /// - Parameters:
  ///   - y: The first row of the strip.
  ///   - rows: The rows of the strip, 0 ..< 4, that are needed.
  ///   - mask: The coverage of row r and column x + i at index r * stride + i. The receiver may overwrite it.
  mutating func mask(
    x: Int32, y: Int32, rows: Range<Int>, count: Int, _ mask: UnsafeMutablePointer<UInt8>, stride: Int)

  /// Receives coverage that is constant in each row of the strip, for `count` columns from `x` on.
  mutating func constant(x: Int32, y: Int32, rows: Range<Int>, count: Int, _ coverage: SIMD4<UInt8>)
}

/// Stores coverage in a mask, for clips and glyphs.
struct MaskBlitter: CoverageSink {
  let target: MaskView

  mutating func mask(
    x: Int32, y: Int32, rows: Range<Int>, count: Int, _ mask: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    for row in rows {
      target.pointer(x: x, y: y &+ Int32(row)).update(from: mask + row &* stride, count: count)
    }
  }

  mutating func constant(x: Int32, y: Int32, rows: Range<Int>, count: Int, _ coverage: SIMD4<UInt8>) {
    for row in rows {
      target.pointer(x: x, y: y &+ Int32(row)).update(repeating: coverage[row], count: count)
    }
  }
}

/// Computes coverage from the cells of a window, and clears the window.
///
/// Each strip is summed from left to right. A sink gets masks for blocks of columns with edges, and constants for the
/// gaps between them.
struct CoverageSweep {
  let kernels: UnsafePointer<EaselKernelTable>
  let isEvenOdd: Bool
  /// Memory for four rows of masks.
  let maskRows: UnsafeMutablePointer<UInt8>
  let maskStride: Int

  /// The coverage of a running sum, rounded as the kernels do it.
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

  /// Sweeps all strips. The sink gets the rows within `bounds`.
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

  /// Processes a gap between blocks with edges. Coverage is constant there in each row.
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
    if gap.count < Limits.shortestConstantRun && !segment.isEmpty {
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

/// An iterator over the runs of set bits in words. It clears the bits.
private struct BlockRuns {
  let words: UnsafeMutablePointer<UInt64>
  let count: Int
  var word = 0

  init(words: UnsafeMutablePointer<UInt64>, count: Int) {
    self.words = words
    self.count = count
  }

  /// The next run. A run that crosses the boundary of a word is returned in two parts.
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
