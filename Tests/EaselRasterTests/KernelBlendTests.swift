import EaselDrawing
import EaselKernels
import EaselTestSupport
import Testing

@testable import EaselRaster

@Suite("The blend kernel equals its scalar twin")
struct KernelBlendTests {
  /// Source-over has other kernels.
  private static let modes = CompositeMode.allCases.filter { $0 != .normal }

  /// `blend` as `EaselKernels.h` defines it, for one pixel.
  private func twin(
    _ mode: CompositeMode, _ source: UInt32, _ backdrop: UInt32, coverage: UInt8, opacity: UInt8
  ) -> UInt32 {
    guard coverage != 0 else { return backdrop }
    let under = PixelBlend.unpack(limited(backdrop))
    let blended = PixelBlend.blend(mode, PixelBlend.unpack(limited(source)) * (Float(opacity) / 255), under)
    return PixelBlend.pack(under + (blended - under) * (Float(coverage) / 255))
  }

  /// A pixel whose components are at most its alpha.
  private func limited(_ pixel: UInt32) -> UInt32 {
    [24, 16, 8, 0].reduce(0) { $0 | min(pixel >> $1 & 255, pixel >> 24) << $1 }
  }

  /// The operands of one call. They begin one element into their arrays, so that they are not aligned and writes
  /// outside of the span are detected.
  private struct Operands {
    var destination: [UInt32]
    let source: [UInt32]?
    let mask: [UInt8]?
    let blend: EaselBlend

    init(_ mode: CompositeMode, _ n: Int, _ random: inout SplitMix64, isValid: Bool) {
      func pixels(_ count: Int, _ random: inout SplitMix64) -> [UInt32] {
        random.pixels(count).map { isValid ? KernelBlendTests.premultiplied($0) : $0 }
      }
      destination = pixels(n + 2, &random)
      source = random.oneIn(2) ? pixels(n + 1, &random) : nil
      // Whole vectors without coverage or with full coverage are composited by other code.
      let extreme: UInt8? = random.oneIn(3) ? (random.oneIn(4) ? 0 : 255) : nil
      mask = random.oneIn(2) ? random.coverages(n + 1).map { random.oneIn(40) ? $0 : extreme ?? $0 } : nil
      blend = EaselBlend(
        mode: mode.kernelMode, pixel: pixels(1, &random)[0], coverage: extreme ?? random.coverage(),
        opacity: random.oneIn(3) ? random.coverage() : 255)
    }
  }

  /// A pixel with components scaled by its alpha.
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    [16, 8, 0].reduce(pixel & 0xff00_0000) { $0 | (pixel >> $1 & 255) * (pixel >> 24) / 255 << $1 }
  }

  /// Compares all instruction sets with the twin for one call.
  private func check(_ mode: CompositeMode, _ n: Int, _ operands: Operands) {
    var expected = operands.destination
    for i in 1..<n + 1 {
      expected[i] = twin(
        mode, operands.source?[i] ?? operands.blend.pixel, expected[i],
        coverage: operands.mask?[i] ?? operands.blend.coverage, opacity: operands.blend.opacity)
    }
    for table in KernelTable.available {
      var (result, blend) = (operands.destination, operands.blend)
      result.withUnsafeMutableBufferPointer { destination in
        (operands.source ?? []).withUnsafeBufferPointer { source in
          (operands.mask ?? []).withUnsafeBufferPointer { mask in
            table.blend(
              destination.baseAddress! + 1, n,
              operands.source.flatMap { _ in source.baseAddress.map { $0 + 1 } },
              operands.mask.flatMap { _ in mask.baseAddress.map { $0 + 1 } }, &blend)
          }
        }
      }
      #expect(result == expected, "\(mode), \(table.name), \(n) pixels, opacity \(blend.opacity)")
    }
  }

  @Test("Rows of every length, by every mode", arguments: modes)
  func rows(mode: CompositeMode) {
    var random = SplitMix64(announcing: "blend \(mode)", seed: UInt64(mode.rawValue))
    for n in Array(0...40) + [100, 1000] {
      for _ in 0..<4 { check(mode, n, Operands(mode, n, &random, isValid: true)) }
    }
  }

  @Test(
    "Components above their alpha count as equal to it",
    arguments: modes)
  func invalidPixels(mode: CompositeMode) {
    var random = SplitMix64(announcing: "blend invalid \(mode)", seed: UInt64(mode.rawValue))
    for n in Array(1...20) + [1000] { check(mode, n, Operands(mode, n, &random, isValid: false)) }
  }

  /// The integers of the kernel give the bytes of floats for all pairs of extreme and intermediate alphas and
  /// components.
  @Test("Pairs of components", arguments: modes)
  func pairs(mode: CompositeMode) {
    let alphas: [UInt32] = [0, 1, 2, 3, 127, 128, 129, 200, 254, 255]
    var (source, backdrop): ([UInt32], [UInt32]) = ([], [])
    for sa in alphas {
      for da in alphas {
        for (s, d) in [
          (0, 0), (0, da), (sa, 0), (sa, da), (sa / 2, da / 2), ((sa + 1) / 2, da / 3), (sa / 3, da),
        ] {
          source.append(sa << 24 | s << 16 | sa / 2 << 8 | s / 2)
          backdrop.append(da << 24 | d << 16 | d / 3 << 8 | da)
        }
      }
    }
    let expected = zip(source, backdrop).map { twin(mode, $0, $1, coverage: 255, opacity: 255) }
    var blend = EaselBlend(mode: mode.kernelMode, pixel: 0, coverage: 255, opacity: 255)
    for table in KernelTable.available {
      var result = backdrop
      table.blend(&result, result.count, source, nil, &blend)
      #expect(result == expected, "\(mode), \(table.name)")
    }
  }
}
