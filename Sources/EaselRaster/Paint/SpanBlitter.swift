import EaselDrawing
import EaselKernels
import EaselPixels

/// Composites rows of source pixels, or of one color, over rows of a target. It chooses the kernel.
struct SpanBlitter {
  let kernels: UnsafePointer<EaselKernelTable>
  let target: SurfaceView
  let mode: CompositeMode

  /// Composites one color with constant coverage.
  @inline(__always)
  func solid(_ pixel: UInt32, x: Int32, y: Int32, count: Int, coverage: UInt8) {
    let row = target.pointer(x: x, y: y)
    guard mode == .normal else { return blend(row, count, pixel: pixel, coverage: coverage) }
    let scaled = coverage == 255 ? pixel : SpanBlitter.scale(pixel, by: coverage)
    if scaled >> 24 == 255 {
      kernels.pointee.fill(row, count, scaled)
    } else {
      kernels.pointee.over_solid(row, count, scaled)
    }
  }

  /// Composites one color through a mask.
  @inline(__always)
  func solid(_ pixel: UInt32, x: Int32, y: Int32, count: Int, mask: UnsafePointer<UInt8>) {
    let row = target.pointer(x: x, y: y)
    guard mode == .normal else { return blend(row, count, pixel: pixel, mask: mask) }
    kernels.pointee.over_solid_mask(row, mask, count, pixel)
  }

  /// Composites source pixels with constant coverage.
  @inline(__always)
  func span(_ source: UnsafePointer<UInt32>, x: Int32, y: Int32, count: Int, coverage: UInt8) {
    let row = target.pointer(x: x, y: y)
    guard mode == .normal else { return blend(row, count, source, coverage: coverage) }
    if coverage == 255 {
      kernels.pointee.over_span(row, source, count)
    } else {
      kernels.pointee.over_span_alpha(row, source, count, coverage)
    }
  }

  /// Composites source pixels through a mask.
  @inline(__always)
  func span(_ source: UnsafePointer<UInt32>, x: Int32, y: Int32, count: Int, mask: UnsafePointer<UInt8>) {
    let row = target.pointer(x: x, y: y)
    guard mode == .normal else { return blend(row, count, source, mask: mask) }
    kernels.pointee.over_span_mask(row, source, mask, count)
  }

  /// Composites rows of a gradient with constant coverage, in the normal mode. An opaque gradient with full coverage
  /// is written to the target without reading it.
  @inline(__always)
  func gradient(
    _ gradient: UnsafePointer<EaselGradient>, isOpaque: Bool, x: Int32, _ rows: Range<Int32>, count: Int,
    coverage: UInt8
  ) {
    let first = target.pointer(x: x, y: rows.lowerBound)
    if isOpaque, coverage == 255 {
      kernels.pointee.gradient(first, target.stride, x, rows.lowerBound, count, rows.count, gradient)
    } else {
      kernels.pointee.over_gradient(
        first, target.stride, x, rows.lowerBound, count, rows.count, gradient, coverage)
    }
  }

  /// Composites a row in a mode other than the normal one. Without source pixels, all are `pixel`; without a mask, all
  /// have the same coverage. The opacity scales the source.
  func blend(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>? = nil,
    pixel: UInt32 = 0,
    mask: UnsafePointer<UInt8>? = nil, coverage: UInt8 = 255, opacity: UInt8 = 255
  ) {
    var blend = EaselBlend(mode: mode.kernelMode, pixel: pixel, coverage: coverage, opacity: opacity)
    kernels.pointee.blend(row, count, source, mask, &blend)
  }

  /// Multiplies every component by coverage / 255, rounded.
  @inline(__always)
  static func scale(_ pixel: UInt32, by coverage: UInt8) -> UInt32 {
    // Two components at a time in 16-bit lanes. With y = x + 128, (y + (y >> 8)) >> 8 is x / 255, rounded.
    let factor = UInt32(coverage)
    var low = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    low = ((low &+ ((low >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
    var high = ((pixel >> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
    high = (high &+ ((high >> 8) & 0x00ff_00ff)) & 0xff00_ff00
    return low | high
  }
}

extension CompositeMode {
  /// The mode of the kernel `blend`, which has all modes but the normal one.
  var kernelMode: EaselBlendMode {
    guard let mode = EaselBlendMode(rawValue: UInt32(rawValue)) else {
      preconditionFailure("the kernels for source-over are others")
    }
    return mode
  }
}

/// The C kernels for one instruction set. `EaselKernels.h` defines what each of them computes.
///
/// A call takes about 3 ns. The table has a function pointer for each kernel, so pass a pointer to it instead of a
/// copy.
package typealias KernelTable = EaselKernelTable

extension EaselKernelTable {
  /// The kernels for the best instruction set of this CPU.
  package static let current: KernelTable = easel_kernels().pointee

  /// The kernels for every instruction set of this CPU, the oldest first. All of them compute the same bytes.
  package static var available: [KernelTable] {
    [.baseline, .AVX2, .AVX512].compactMap { easel_kernels_for_level($0)?.pointee }
  }

  /// The usual name of the instruction set.
  package var name: String {
    switch level {
    case .baseline: "baseline"
    case .AVX2: "AVX2"
    case .AVX512: "AVX-512"
    }
  }
}
