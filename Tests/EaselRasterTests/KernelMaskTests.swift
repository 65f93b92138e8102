import EaselKernels
import EaselTestSupport
import Testing

@testable import EaselRaster

@Suite("Mask and coverage kernels equal their scalar twins")
struct KernelMaskTests {
  @Test func multiplyScaleInvert() {
    var random = SplitMix64(announcing: "mask kernels", seed: 5)
    for n in kernelLengths {
      let mask = random.coverages(n)
      let other = random.coverages(n)
      let alpha = random.coverage()
      for table in KernelTable.available {
        var multiplied = mask
        table.mask_multiply(&multiplied, other, n)
        #expect(multiplied == zip(mask, other).map(KernelTwin.multiply), "\(table.name), \(n)")
        var scaled = mask
        table.mask_scale(&scaled, n, alpha)
        #expect(scaled == mask.map { KernelTwin.multiply($0, alpha) }, "\(table.name), \(n)")
        var inverted = mask
        table.mask_invert(&inverted, n)
        #expect(inverted == mask.map { 255 - $0 }, "\(table.name), \(n)")
      }
    }
  }

  @Test func fixedPointMasks() {
    var random = SplitMix64(announcing: "fixed-point masks", seed: 8)
    for n in kernelLengths {
      let mask = random.coverages(n)
      let rounding = UInt16(random.int(in: 0..<128))
      for table in KernelTable.available {
        var wide = [UInt16](repeating: 7, count: n)
        table.fixed_from_mask(&wide, mask, n)
        #expect(wide == mask.map { UInt16($0) << 7 }, "\(table.name), \(n)")
        let cells = (0..<n).map { _ in UInt16(random.int(in: 0..<32641)) }
        var narrow = [UInt8](repeating: 7, count: n)
        table.mask_from_fixed(&narrow, cells, n, rounding)
        #expect(narrow == cells.map { UInt8(($0 + rounding) >> 7) }, "\(table.name), \(n)")
      }
    }
  }

  @Test(arguments: [false, true])
  func coverage(isEvenOdd: Bool) {
    var random = SplitMix64(announcing: "coverage", seed: isEvenOdd ? 6 : 7)
    for columns in Array(stride(from: 0, through: 68, by: 4)) + [256, 1000, 8192] {
      for magnitude in [1, 1000, 131072, 400_000, Int(Int32.max)] {
        let cells = (0..<columns * 4).map { _ in
          random.oneIn(2) ? 0 : Int32(random.int(in: -magnitude..<magnitude))
        }
        let start = (0..<4).map { _ in Int32(random.int(in: -magnitude..<magnitude)) }
        expectSweep(of: cells, from: start, isEvenOdd: isEvenOdd)
      }
    }
  }

  @Test("Whole winding numbers are full coverage, and half of one is 128")
  func coverageOfKnownSums() {
    for table in KernelTable.available {
      var cells: [Int32] = [131072, -131072, 65536, 0, 0, 262144, 0, 0, 131072, 0, 0, -1, 0, 0, 0, 0]
      var sums: [Int32] = [0, 0, 0, 0]
      var mask = [UInt8](repeating: 9, count: 16)
      table.coverage_nonzero(&cells, 4, &sums, &mask, 4)
      #expect(mask == [255, 255, 255, 255, 255, 255, 255, 255, 128, 128, 128, 128, 0, 0, 0, 0])
      cells = [131072, -131072, 65536, 0, 0, 262144, 0, 0, 131072, 0, 0, -1, 0, 0, 0, 0]
      sums = [0, 0, 0, 0]
      table.coverage_evenodd(&cells, 4, &sums, &mask, 4)
      #expect(mask == [255, 255, 0, 0, 255, 255, 255, 255, 128, 128, 128, 128, 0, 0, 0, 0])
    }
  }

  private func expectSweep(of cells: [Int32], from start: [Int32], isEvenOdd: Bool) {
    let columns = cells.count / 4
    let maskStride = columns + 3
    var sums = start
    var expected = [UInt8](repeating: 77, count: maskStride * 4)
    for column in 0..<columns {
      for row in 0..<4 {
        sums[row] &+= cells[column * 4 + row]
        expected[row * maskStride + column] = KernelTwin.coverage(sums[row], isEvenOdd: isEvenOdd)
      }
    }
    for table in KernelTable.available {
      var remaining = cells
      var running = start
      var mask = [UInt8](repeating: 77, count: maskStride * 4)
      let kernel = isEvenOdd ? table.coverage_evenodd : table.coverage_nonzero
      kernel(&remaining, columns, &running, &mask, maskStride)
      #expect(mask == expected, "\(table.name), \(columns) columns")
      #expect(running == sums, "\(table.name), \(columns) columns")
      #expect(remaining.allSatisfy { $0 == 0 }, "\(table.name), \(columns) columns")
    }
  }
}
