import EaselKernels
import EaselTestSupport
import Testing

@testable import EaselRaster

@Suite("Line kernels equal their scalar twins")
struct KernelLineTests {
  /// A window with the memory behind it that the kernel may access.
  private struct Window {
    private let twin: AccumulationTwin
    private let stride: Int
    private let markStride: Int
    private(set) var cells: [Int32]
    private var marks: [UInt64]

    /// A window with the cells of the twin.
    init(for twin: AccumulationTwin) {
      self.twin = twin
      stride = (twin.columns + 4) & ~3
      markStride = (stride / 4 + 63) / 64
      cells = [Int32](repeating: 0, count: (stride * twin.rows / 4 + 4) * 4)
      marks = [UInt64](repeating: 0, count: markStride * twin.rows / 4)
    }

    mutating func accumulate(_ lines: [EaselLine], _ table: KernelTable) {
      cells.withUnsafeMutableBufferPointer { cells in
        marks.withUnsafeMutableBufferPointer { marks in
          var target = EaselCells(
            cells: cells.baseAddress!, marks: marks.baseAddress!, column0: twin.column0,
            strip0: twin.row0 / 4,
            columns: Int32(twin.columns), strips: Int32(twin.rows / 4), stride: stride,
            mark_stride: markStride)
          table.accumulate(&target, lines, lines.count)
        }
      }
    }

    subscript(column: Int, row: Int) -> Int32 { cells[(row / 4 * stride + column) * 4 + row % 4] }

    func isMarked(_ column: Int, row: Int) -> Bool {
      marks[row / 4 * markStride + column / 256] >> UInt64(column / 4 % 64) & 1 == 1
    }
  }

  /// Lines of all slopes in and around a window. Some cross all of device space.
  private static func line(
    _ random: inout SplitMix64, columns: Int, rows: Int, _ column0: Int32, _ row0: Int32
  )
    -> EaselLine
  {
    func coordinate(_ first: Int32, _ count: Int) -> Int32 {
      switch random.int(in: 0..<8) {
      case 0: random.oneIn(2) ? -32_000 * 256 : 32_000 * 256
      case 1: (first + Int32(random.int(in: -2..<count + 2))) * 256
      case 2: first * 256 + Int32(random.int(in: -9000..<0))
      default: first * 256 + Int32(random.int(in: -300..<count * 256 + 300))
      }
    }
    var line = EaselLine(
      x0: coordinate(column0, columns), y0: coordinate(row0, rows), x1: coordinate(column0, columns),
      y1: coordinate(row0, rows))
    if random.oneIn(6) { line.x1 = line.x0 }
    // Within one column, from border to border.
    if random.oneIn(6) { line.x1 = (line.x0 & ~255) + Int32(random.oneIn(3) ? 256 : random.int(in: 0..<256)) }
    if random.oneIn(2) { (line.x0, line.x1) = (line.x1, line.x0) }
    if random.oneIn(6) { line.y1 = line.y0 + Int32(random.int(in: 1..<40)) }
    if line.y0 == line.y1 { line.y1 += 1 }
    return line
  }

  /// Lines that touch few pixels, in and around a window. Many begin or end on the border of a pixel.
  private static func shortLine(
    _ random: inout SplitMix64, columns: Int, rows: Int, _ column0: Int32, _ row0: Int32
  )
    -> EaselLine
  {
    func ends(_ first: Int32, _ count: Int) -> (Int32, Int32) {
      let start = first * 256 + Int32(random.int(in: -300..<count * 256 + 300))
      let reach = random.oneIn(2) ? 520 : 1100
      let end = start + Int32(random.int(in: -reach..<reach))
      return (random.oneIn(4) ? start & ~255 : start, random.oneIn(4) ? end & ~255 : end)
    }
    let ((x0, x1), (y0, y1)) = (ends(column0, columns), ends(row0, rows))
    return EaselLine(x0: x0, y0: y0, x1: random.oneIn(8) ? x0 : x1, y1: y0 == y1 ? y1 + 1 : y1)
  }

  @Test(arguments: [1, 3, 4, 5, 16, 31, 64, 300])
  func accumulate(columns: Int) {
    var random = SplitMix64(announcing: "lines", seed: UInt64(columns))
    expectSums(&random, columns: columns, upTo: 12, Self.line)
  }

  @Test(arguments: [1, 2, 4, 7, 16, 64, 255, 300, 600])
  func accumulateShortLines(columns: Int) {
    var random = SplitMix64(announcing: "short lines", seed: UInt64(columns))
    expectSums(&random, columns: columns, upTo: 48, Self.shortLine)
  }

  @Test func accumulateShortLinesAmongOthers() {
    var random = SplitMix64(announcing: "all lines", seed: 1)
    expectSums(&random, columns: 40, upTo: 48) {
      $0.oneIn(3)
        ? Self.line(&$0, columns: $1, rows: $2, $3, $4) : Self.shortLine(&$0, columns: $1, rows: $2, $3, $4)
    }
  }

  private func expectSums(
    _ random: inout SplitMix64, columns: Int, upTo count: Int,
    _ line: (_ random: inout SplitMix64, _ columns: Int, _ rows: Int, _ column0: Int32, _ row0: Int32)
      -> EaselLine
  ) {
    for strips in [1, 2, 8] {
      for _ in 0..<60 {
        let column0 = Int32(random.int(in: -600..<600))
        let strip0 = Int32(random.int(in: -200..<200))
        let lines = (0..<random.int(in: 1..<count)).map { _ in
          line(&random, columns, strips * 4, column0, strip0 * 4)
        }
        var twin = AccumulationTwin(columns: columns, rows: strips * 4, column0: column0, row0: strip0 * 4)
        for line in lines { twin.add(line) }
        for table in KernelTable.available {
          var window = Window(for: twin)
          window.accumulate(lines, table)
          expectEqual(window, twin, table.name)
        }
      }
    }
  }

  private func expectEqual(_ window: Window, _ twin: AccumulationTwin, _ level: String) {
    for row in 0..<twin.rows {
      for column in 0..<twin.columns {
        let cell = window[column, row]
        #expect(cell == twin[column, row], "\(level), column \(column) of \(twin.columns), row \(row)")
        if cell != 0 {
          #expect(window.isMarked(column, row: row), "\(level): what is not marked is never swept")
        }
      }
    }
    #expect(
      window.cells.suffix(16) == ArraySlice(repeating: 0, count: 16), "\(level): nothing is left beyond")
  }
}
