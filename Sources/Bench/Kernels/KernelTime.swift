import EaselKernels
import EaselRaster

/// The time per pixel of one kernel or of its counterpart in Swift.
struct KernelTime {
  /// The kernel's name in `EaselKernels.h`.
  let kernel: String
  /// The instruction set, or "Swift SIMD".
  let level: String
  /// Pixels in a span.
  let length: Int
  let nanosecondsPerPixel: Double
}

/// Times of every kernel for every instruction set of this processor, for long and short spans.
///
/// Each kernel works on four spans that stay in the first-level cache. The fastest of several runs counts.
func kernelTimes() -> [KernelTime] {
  let memory = KernelMemory()
  return [256, 16].flatMap { length in
    let swift = swiftKernels.map { name, kernel in
      KernelTime(
        kernel: name, level: "Swift SIMD", length: length,
        nanosecondsPerPixel: time(length) { kernel(memory, length) })
    }
    let c = KernelTable.available.flatMap { table in
      cKernels.map { name, kernel in
        KernelTime(
          kernel: name, level: table.name, length: length,
          nanosecondsPerPixel: time(length) { kernel(table, memory, length) })
      }
    }
    return swift + c
  }
}

/// Nanoseconds per pixel of `body`, which works on four spans of `length` pixels.
private func time(_ length: Int, _ body: () -> Void) -> Double {
  let repetitions = 400_000 / length
  let clock = ContinuousClock()
  let runs = (0..<9).map { _ in
    clock.measure {
      for _ in 0..<repetitions { body() }
    }
  }
  return runs.min()! / .nanoseconds(1) / Double(repetitions * 4 * length)
}

private let pixel: UInt32 = 0x8010_2030
private let circles = EaselTwoCircles(
  center_u: 10, center_v: 20, radius: 30, radius_delta: 100, a: -9500, inverse_a: -1 / 9500, is_flat: 0)

/// Rotated and reduced, so that 256 columns stay within the 32 by 32 pixels of the image.
private let turned = EaselImageMap(
  u: 0x3_2000_0000, v: 0x2_4000_0000, u_dx: 3 << 27, v_dx: 1 << 26, u_dy: 0, v_dy: 0)

private let upright = EaselImageMap(
  u: 0x1_2000_0000, v: 0x2_4000_0000, u_dx: 3 << 27, v_dx: 0, u_dy: 0, v_dy: 3 << 30)

/// A matrix that leaves colors as they are.
private let identity: [Float] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0]

private typealias CKernel = (KernelTable, KernelMemory, Int) -> Void

private var cKernels: [(String, CKernel)] {
  [
    ("fill", rows { $0.fill($1.dst + $2, $3, pixel) }),
    ("over_solid", rows { $0.over_solid($1.dst + $2, $3, pixel) }),
    ("over_solid_mask", rows { $0.over_solid_mask($1.dst + $2, $1.mask + $2, $3, pixel) }),
    ("over_span", rows { $0.over_span($1.dst + $2, $1.src + $2, $3) }),
    ("over_span_mask", rows { $0.over_span_mask($1.dst + $2, $1.src + $2, $1.mask + $2, $3) }),
    ("over_span_alpha", rows { $0.over_span_alpha($1.dst + $2, $1.src + $2, $3, 77) }),
    ("color_matrix", rows { $0.color_matrix($1.dst + $2, $1.src + $2, $3, identity) }),
    ("mask_multiply", rows { $0.mask_multiply($1.mask + $2, $1.other + $2, $3) }),
    ("mask_scale", rows { $0.mask_scale($1.mask + $2, $3, 254) }),
    ("mask_invert", rows { $0.mask_invert($1.mask + $2, $3) }),
    ("coverage_nonzero", { $0.coverage_nonzero($1.cells, $2, $1.sums, $1.mask, $2) }),
    ("coverage_evenodd", { $0.coverage_evenodd($1.cells, $2, $1.sums, $1.mask, $2) }),
    ("gradient, linear", gradient { $0.linear() }),
    ("gradient, radial", gradient { $0.plane(.radial) }),
    ("gradient, two circles", gradient { $0.plane(.twoCircles) }),
    ("gradient, conic", gradient { $0.plane(.conic) }),
    ("over_gradient, linear", overGradient { $0.linear() }),
    ("over_gradient, radial", overGradient { $0.plane(.radial) }),
    ("over_bilinear", overImage()),
    ("image_bilinear", image { $0.image_bilinear }), ("image_nearest", image { $0.image_nearest }),
  ]
}

private typealias ImageKernel = (
  UnsafeMutablePointer<UInt32>, Int32, Int32, Int, UnsafePointer<EaselImage>, UnsafePointer<EaselImageMap>
) -> Void

/// Samples four rows of a rotated image.
private func image(_ kernel: @escaping (KernelTable) -> ImageKernel) -> CKernel {
  { table, memory, length in
    let sample = kernel(table)
    withUnsafePointer(to: memory.image) { image in
      withUnsafePointer(to: turned) { map in
        for row in 0..<4 { sample(memory.dst + row * length, 0, 0, length, image, map) }
      }
    }
  }
}

/// Composites four rows of an upright image.
private func overImage() -> CKernel {
  { table, memory, length in
    withUnsafePointer(to: memory.image) { image in
      withUnsafePointer(to: upright) { map in
        table.over_bilinear(memory.dst, length, 0, 0, length, 4, image, map, 255, memory.mask, 0)
      }
    }
  }
}

/// Evaluates four rows of a gradient.
private func gradient(_ make: @escaping (KernelMemory) -> EaselGradient) -> CKernel {
  { table, memory, length in
    withUnsafePointer(to: make(memory)) { table.gradient(memory.dst, length, 7, 3, length, 4, $0) }
  }
}

/// Composites four rows of a gradient.
private func overGradient(_ make: @escaping (KernelMemory) -> EaselGradient) -> CKernel {
  { table, memory, length in
    withUnsafePointer(to: make(memory)) { table.over_gradient(memory.dst, length, 7, 3, length, 4, $0, 255) }
  }
}

extension KernelMemory {
  fileprivate func linear() -> EaselGradient {
    EaselGradient(
      kind: .linear, ramp: ramp, u: -0.1, v: 0, u_dy: 0.001, v_dy: 0, u_dx: 0.004, v_dx: 0, scale: 0, bias: 0,
      circles: circles)
  }

  fileprivate func plane(_ kind: EaselGradientKind) -> EaselGradient {
    EaselGradient(
      kind: kind, ramp: ramp, u: -100, v: 5, u_dy: 0.2, v_dy: 0.7, u_dx: 0.7, v_dx: 0.2, scale: 0.01,
      bias: 0.1,
      circles: circles)
  }
}

/// Calls `kernel` for four spans, each with the index of its first element.
private func rows(_ kernel: @escaping (KernelTable, KernelMemory, Int, Int) -> Void) -> CKernel {
  { table, memory, length in
    for row in 0..<4 { kernel(table, memory, row * length, length) }
  }
}

/// Runs a kernel in Swift on four spans.
private var swiftKernels: [(String, (KernelMemory, Int) -> Void)] {
  [
    ("over_solid", { SwiftKernels.overSolid($0.dst, $1 * 4, pixel) }),
    ("over_solid_mask", { SwiftKernels.overSolidMask($0.dst, $0.mask, $1 * 4, pixel) }),
    ("over_span", { SwiftKernels.overSpan($0.dst, $0.src, $1 * 4) }),
    ("coverage_nonzero", { SwiftKernels.coverageNonzero($0.cells, $1, $0.sums, $0.mask, $1) }),
  ]
}
