import EaselKernels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Lengths that cover every branch of a kernel: all short ones, and some that end within a long vector.
let kernelLengths = Array(0...67) + [100, 127, 128, 129, 255, 256, 1000, 8191, 8192]

@Suite("Span kernels equal their scalar twins")
struct KernelSpanTests {
  /// Random operands for one length. They begin one element into their arrays, so that they are not aligned and
  /// writes outside of the span are detected.
  private struct Operands {
    var dst: [UInt32]
    let src: [UInt32]
    let mask: [UInt8]
    let pixel: UInt32
    let alpha: UInt8

    init(_ n: Int, _ random: inout SplitMix64) {
      dst = random.pixels(n + 2)
      src = random.pixels(n + 1)
      mask = random.coverages(n + 1)
      pixel = random.pixel()
      alpha = random.coverage()
    }
  }

  /// Compares a kernel, for all instruction sets and lengths, with `twin`, which returns the pixel at an index.
  private func expectTwin(
    _ name: String, kernel: (KernelTable, UnsafeMutablePointer<UInt32>, Int, Operands) -> Void,
    twin: (Operands, Int) -> UInt32
  ) {
    var random = SplitMix64(announcing: name, seed: 1)
    for n in kernelLengths {
      let operands = Operands(n, &random)
      var expected = operands.dst
      for i in 1..<n + 1 { expected[i] = twin(operands, i) }
      for table in KernelTable.available {
        var result = operands
        result.dst.withUnsafeMutableBufferPointer { kernel(table, $0.baseAddress! + 1, n, operands) }
        #expect(result.dst == expected, "\(name), \(table.name), \(n) pixels")
      }
    }
  }

  @Test func fill() {
    expectTwin("fill", kernel: { $0.fill($1, $2, $3.pixel) }, twin: { operands, _ in operands.pixel })
  }

  @Test func overSolid() {
    expectTwin(
      "over_solid", kernel: { $0.over_solid($1, $2, $3.pixel) },
      twin: { KernelTwin.over($0.pixel, $0.dst[$1]) })
  }

  @Test func overSolidMask() {
    expectTwin(
      "over_solid_mask",
      kernel: { table, dst, n, operands in
        operands.mask.withPointer { table.over_solid_mask(dst, $0 + 1, n, operands.pixel) }
      },
      twin: { KernelTwin.over($0.pixel, $0.dst[$1], mask: $0.mask[$1]) })
  }

  @Test func overSpan() {
    expectTwin(
      "over_span",
      kernel: { table, dst, n, operands in operands.src.withPointer { table.over_span(dst, $0 + 1, n) } },
      twin: { KernelTwin.over($0.src[$1], $0.dst[$1]) })
  }

  @Test func overSpanMask() {
    expectTwin(
      "over_span_mask",
      kernel: { table, dst, n, operands in
        operands.src.withPointer { src in
          operands.mask.withPointer { table.over_span_mask(dst, src + 1, $0 + 1, n) }
        }
      },
      twin: { KernelTwin.over($0.src[$1], $0.dst[$1], mask: $0.mask[$1]) })
  }

  @Test func overSpanAlpha() {
    expectTwin(
      "over_span_alpha",
      kernel: { table, dst, n, operands in
        operands.src.withPointer { table.over_span_alpha(dst, $0 + 1, n, operands.alpha) }
      },
      twin: { KernelTwin.over($0.src[$1], $0.dst[$1], mask: $0.alpha) })
  }

  @Test func rowsOfOneColor() {
    var random = SplitMix64(announcing: "rows of one color", seed: 4)
    let (stride, rows) = (90, 4)
    for n in 0...67 {
      let before = random.pixels(stride * rows)
      let pixel = random.pixel()
      let places = (0..<rows).flatMap { row in (0..<n).map { row * stride + $0 } }
      var (filled, painted) = (before, before)
      for place in places {
        filled[place] = pixel
        painted[place] = KernelTwin.over(pixel, before[place])
      }
      for table in KernelTable.available {
        var result = before
        table.fill_rows(&result, stride, n, rows, pixel)
        #expect(result == filled, "fill_rows, \(table.name), \(n) pixels")
        result = before
        table.over_solid_rows(&result, stride, n, rows, pixel)
        #expect(result == painted, "over_solid_rows, \(table.name), \(n) pixels")
      }
    }
  }

  @Test func overSolidMaskRows() {
    var random = SplitMix64(announcing: "over_solid_mask_rows", seed: 2)
    let (stride, maskStride, rows) = (90, 71, 4)
    for n in 0...67 {
      let before = random.pixels(stride * rows)
      let mask = random.coverages(maskStride * rows)
      let pixel = random.pixel()
      var expected = before
      for row in 0..<rows {
        for i in 0..<n {
          expected[row * stride + i] = KernelTwin.over(
            pixel, before[row * stride + i], mask: mask[row * maskStride + i])
        }
      }
      for table in KernelTable.available {
        var result = before
        table.over_solid_mask_rows(&result, stride, mask, maskStride, n, rows, pixel)
        #expect(result == expected, "\(table.name), \(n) pixels")
      }
    }
  }

  @Test("Components above alpha saturate and do not overflow into other components")
  func invalidSourceSaturates() {
    var random = SplitMix64(announcing: "invalid source", seed: 3)
    let source = (0..<67).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    let before = (0..<67).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    let expected = zip(source, before).map(KernelTwin.over)
    for table in KernelTable.available {
      var result = before
      table.over_span(&result, source, result.count)
      #expect(result == expected, "\(table.name)")
    }
  }

  @Test("A span can be composited over itself")
  func sourceMayBeDestination() {
    var random = SplitMix64(announcing: "aliased", seed: 4)
    for n in 1...67 {
      let before = random.pixels(n)
      for table in KernelTable.available {
        var result = before
        result.withUnsafeMutableBufferPointer { table.over_span($0.baseAddress!, $0.baseAddress!, n) }
        #expect(result == before.map { KernelTwin.over($0, $0) }, "\(table.name), \(n) pixels")
      }
    }
  }

  @Test("div255 is x / 255 rounded to nearest for every product of two bytes")
  func divisionIsExact() {
    for x in UInt32(0)...65025 where KernelTwin.div255(x) != UInt32((Double(x) / 255).rounded()) {
      Issue.record("div255(\(x)) is \(KernelTwin.div255(x))")
    }
    #expect(KernelTwin.div255(65025) == 255)
  }
}

extension Array {
  /// Calls `body` with the address of the first element, which must exist.
  func withPointer<Result>(_ body: (UnsafePointer<Element>) -> Result) -> Result {
    withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
