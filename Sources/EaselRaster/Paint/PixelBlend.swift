import EaselDrawing

/// Every composite mode for one pixel in floating point: correct and plain, used where no kernel is.
///
/// Formulas: W3C Compositing and Blending Level 1 (https://www.w3.org/TR/compositing-1/), on premultiplied components in
/// 0...1. Partial coverage c mixes: result = lerp(destination, blend(source, destination), c).
enum PixelBlend {
  /// Blends `count` pixels; `source` gives the pixel, which the opacity scales, and the coverage at an index.
  @inline(__always)
  static func row(
    _ mode: CompositeMode, _ destination: UnsafeMutablePointer<UInt32>, _ count: Int, opacity: UInt8 = 255,
    _ source: (Int) -> (pixel: UInt32, coverage: UInt8)
  ) {
    let factor = Float(opacity) / 255
    // In the other modes what is clear changes nothing; in these nothing is left under it.
    let clearActs = mode.affectsUncoveredPixels
    // Neighbours are often alike. Clear over clear is clear in every mode.
    var last = (pixel: UInt32(0), backdrop: UInt32(0), coverage: UInt8(0), result: UInt32(0))
    for index in 0..<count {
      let (pixel, coverage) = source(index)
      if coverage == 0 || (pixel == 0 && !clearActs) { continue }
      let backdrop = destination[index]
      if pixel == 0, backdrop == 0 || coverage == 255 {
        destination[index] = 0
        continue
      }
      if pixel != last.pixel || backdrop != last.backdrop || coverage != last.coverage {
        let under = unpack(backdrop)
        let blended = blend(mode, unpack(pixel) * factor, under)
        let weight = Float(coverage) / 255
        last = (pixel, backdrop, coverage, pack(under + (blended - under) * weight))
      }
      destination[index] = last.result
    }
  }

  /// Red, green, blue, alpha in 0...1.
  @inline(__always)
  static func unpack(_ pixel: UInt32) -> SIMD4<Float> {
    let shifted = SIMD4<Int32>(repeating: Int32(bitPattern: pixel)) &>> SIMD4(16, 8, 0, 24)
    return SIMD4<Float>(shifted & 255) * (1 / 255)
  }

  @inline(__always)
  static func pack(_ components: SIMD4<Float>) -> UInt32 {
    let alpha = components.w > 0 ? min(1, components.w) : 0
    let limited = components.limited(to: alpha)
    // Adding 2^23 leaves the rounded value in the low bits (ties to even).
    let scaled = limited * 255 + 8_388_608
    return (scaled.w.bitPattern & 255) << 24 | (scaled.x.bitPattern & 255) << 16
      | (scaled.y.bitPattern & 255) << 8 | (scaled.z.bitPattern & 255)
  }

  /// The premultiplied result of putting `s` over, under, in ... `d`.
  static func blend(_ mode: CompositeMode, _ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    let (sa, da) = (s.w, d.w)
    switch mode {
    case .normal: return s + d * (1 - sa)
    case .clear: return SIMD4(repeating: 0)
    case .copy: return s
    case .sourceIn: return s * da
    case .sourceOut: return s * (1 - da)
    case .sourceAtop: return s * da + d * (1 - sa)
    case .destinationOver: return s * (1 - da) + d
    case .destinationIn: return d * sa
    case .destinationOut: return d * (1 - sa)
    case .destinationAtop: return s * (1 - da) + d * sa
    case .xor: return s * (1 - da) + d * (1 - sa)
    case .plusLighter:
      return (s + d).limited(to: 1)
    case .plusDarker: return plusDarker(s, d)
    default: return mixed(mode, s, d)
    }
  }

  /// max(0, 1 - ((1 - D) + (1 - S))) on straight terms: the darkness of both adds up, alphas add up to 1.
  private static func plusDarker(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = min(1, s.w + d.w)
    let darkness = (SIMD4(repeating: s.w) - s) + (SIMD4(repeating: d.w) - d)
    var result = (SIMD4(repeating: alpha) - darkness).limited(to: 1)
    result.w = alpha
    return result
  }

  /// The modes that mix colours where both are present: (1 - Sa) D + (1 - Da) S + Sa Da B(S/Sa, D/Da).
  private static func mixed(_ mode: CompositeMode, _ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    let (sa, da) = (s.w, d.w)
    guard sa > 0, da > 0 else { return s + d * (1 - sa) }
    var result = s * (1 - da) + d * (1 - sa) + BlendFunction.blend(mode, s / sa, d / da) * (sa * da)
    result.w = sa + da - sa * da
    return result
  }
}

extension SIMD4<Float> {
  /// Within 0...highest; NaN is 0. The library's `clamped` goes component by component.
  @inline(__always)
  func limited(to highest: Float) -> SIMD4<Float> {
    let positive = replacing(with: 0, where: .!(self .> 0))
    return positive.replacing(with: highest, where: positive .> highest)
  }
}
