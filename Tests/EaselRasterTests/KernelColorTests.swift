import EaselKernels
import EaselTestSupport
import Testing

@testable import EaselRaster

@Suite("Color kernels equal their scalar twins")
struct KernelColorTests {
  /// `color_matrix` as `EaselKernels.h` defines it, for one pixel.
  private func twin(_ pixel: UInt32, _ matrix: [Float]) -> UInt32 {
    let alpha = Float(pixel >> 24) / 255
    let straight = [16, 8, 0].map { shift in
      alpha > 0 ? Float(pixel >> shift & 255) * (1 / 255) / alpha : 0
    }
    let result = (0..<4).map { row in
      let sum =
        matrix[row] * straight[0] + matrix[4 + row] * straight[1] + matrix[8 + row] * straight[2]
        + matrix[12 + row] * alpha + matrix[16 + row]
      return sum > 0 ? min(sum, 1) : 0
    }
    let bytes = [result[3], result[0] * result[3], result[1] * result[3], result[2] * result[3]].map {
      UInt32(($0 * 255).rounded(.toNearestOrEven))
    }
    return bytes.reduce(0) { $0 << 8 | $1 }
  }

  @Test("Matrices, also with numbers beyond 0...1 and NaN")
  func colorMatrix() {
    var random = SplitMix64(announcing: "color matrices", seed: 11)
    for n in kernelLengths {
      var source = random.pixels(n)
      switch random.int(in: 0..<3) {
      case 0: source = source.map { $0 | 255 << 24 }
      // Opaque pixels and others in the same vector.
      case 1: source = source.map { random.oneIn(20) ? $0 : $0 | 255 << 24 }
      default: break
      }
      var matrix = (0..<20).map { _ in Float(random.int(in: -200..<300)) / 100 }
      // A matrix that keeps alpha.
      if random.oneIn(2) { for column in 0..<5 { matrix[column * 4 + 3] = column == 3 ? 1 : 0 } }
      if random.oneIn(8) {
        matrix[random.int(in: 0..<20)] = [Float.nan, .infinity, -.infinity, 1e30][random.int(in: 0..<4)]
      }
      let expected = source.map { twin($0, matrix) }
      for table in KernelTable.available {
        var result = [UInt32](repeating: 7, count: n)
        table.color_matrix(&result, source, n, matrix)
        #expect(result == expected, "\(table.name), \(n)")
        var inPlace = source
        inPlace.withUnsafeMutableBufferPointer { buffer in
          if let base = buffer.baseAddress { table.color_matrix(base, base, n, matrix) }
        }
        #expect(inPlace == expected, "\(table.name), \(n), in place")
      }
    }
  }
}
