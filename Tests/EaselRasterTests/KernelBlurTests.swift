import EaselKernels
import EaselTestSupport
import Testing

@testable import EaselRaster

@Suite("The blur of a mask equals its scalar twin")
struct KernelBlurTests {
  @Test("Masks with clear parts, of any size and position relative to the requested part")
  func randomMasks() {
    var random = SplitMix64(announcing: "blurred masks", seed: 20)
    for _ in 0..<300 { expectTwin(MaskBlurTwin(random: &random)) }
  }

  @Test("Every valid radius, for the columns of one step and for one more")
  func radii() {
    var random = SplitMix64(announcing: "radii of blurred masks", seed: 21)
    for radius in 1...Int(EASEL_MASK_BLUR_RADIUS) {
      for columns in [1, 31, 32, 128, 129] {
        var twin = MaskBlurTwin(random: &random)
        (twin.columns, twin.rows) = (columns, 40)
        twin.horizontal = MaskBlurTwin.weights(radius)
        twin.vertical = MaskBlurTwin.weights(Int(EASEL_MASK_BLUR_RADIUS) + 1 - radius)
        expectTwin(twin)
      }
    }
  }

  private func expectTwin(_ twin: MaskBlurTwin) {
    let expected = twin.blurred()
    for table in KernelTable.available {
      let result = twin.blurred(by: table)
      let different = zip(result, expected).enumerated().first { $0.element.0 != $0.element.1 }
      #expect(result.count == expected.count, "\(table.name), \(twin): written outside")
      #expect(different == nil, "\(table.name), \(twin)")
    }
  }
}

/// A mask, the requested part of the result, and the definition of `blur_mask`.
private struct MaskBlurTwin: CustomStringConvertible {
  var mask: [UInt8]
  var width: Int
  var height: Int
  /// The position of the first pixel of the mask in the result.
  var x: Int
  var y: Int
  var columns: Int
  var rows: Int
  var horizontal: [UInt16]
  var vertical: [UInt16]
  var rounding: UInt16

  init(random: inout SplitMix64) {
    (width, height) = (random.int(in: 1..<200), random.int(in: 1..<80))
    mask = [UInt8](repeating: 0, count: width * height)
    for _ in 0..<random.int(in: 0..<6) {
      let (left, top) = (random.int(in: 0..<width), random.int(in: 0..<height))
      for row in top..<min(height, top + 12) {
        for column in left..<min(width, left + 40) { mask[row * width + column] = random.coverage() }
      }
    }
    (x, y) = (random.int(in: -220..<220), random.int(in: -90..<90))
    (columns, rows) = (random.int(in: 1..<300), random.int(in: 1..<60))
    horizontal = MaskBlurTwin.weights(random.int(in: 1..<Int(EASEL_MASK_BLUR_RADIUS) + 1))
    vertical = MaskBlurTwin.weights(random.int(in: 1..<Int(EASEL_MASK_BLUR_RADIUS) + 1))
    rounding = UInt16(random.int(in: 0..<128))
  }

  /// Decreasing weights for the distances 0...radius. The sum of all taps is less than 1.
  static func weights(_ radius: Int) -> [UInt16] {
    let shares = (0...radius).map { Double(radius + 1 - $0) }
    let sum = shares.reduce(0, +) * 2 - shares[0]
    return shares.map { UInt16($0 / sum * 65_535) }
  }

  var description: String {
    "\(width) x \(height) at \(x), \(y) to \(columns) x \(rows), \(horizontal.count - 1), \(vertical.count - 1)"
  }

  private func convolved(_ weights: [UInt16], _ value: (Int) -> UInt32) -> UInt32 {
    var sum = (value(0) * UInt32(weights[0])) >> 16
    for (distance, weight) in weights.enumerated().dropFirst() {
      sum += ((value(-distance) + value(distance)) * UInt32(weight)) >> 16
    }
    return sum
  }

  func blurred() -> [UInt8] {
    let reach = vertical.count - 1
    let along = (-reach..<rows + reach).map { row in
      (0..<columns).map { column in
        convolved(horizontal) { distance in
          let (u, v) = (column + distance - x, row - y)
          return u >= 0 && u < width && v >= 0 && v < height ? UInt32(mask[v * width + u]) << 7 : 0
        }
      }
    }
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        UInt8((convolved(vertical) { along[row + reach + $0][column] } + UInt32(rounding)) >> 7)
      }
    }
  }

  func blurred(by table: KernelTable) -> [UInt8] {
    let stride = columns + 3
    var target = [UInt8](repeating: 77, count: stride * rows)
    mask.withUnsafeBufferPointer { mask in
      horizontal.withUnsafeBufferPointer { along in
        vertical.withUnsafeBufferPointer { across in
          target.withUnsafeMutableBufferPointer { target in
            var blur = EaselMaskBlur(
              source: mask.baseAddress!, source_stride: width, x0: Int32(x), y0: Int32(y),
              x1: Int32(x + width), y1: Int32(y + height), target: target.baseAddress!,
              target_stride: stride, columns: Int32(columns), rows: Int32(rows),
              horizontal: along.baseAddress!, vertical: across.baseAddress!,
              horizontal_radius: along.count - 1, vertical_radius: across.count - 1, rounding: rounding)
            table.blur_mask(&blur)
          }
        }
      }
    }
    // Memory between rows must not be written.
    return target.enumerated().filter { $0.offset % stride < columns || $0.element != 77 }.map(\.element)
  }
}
