import EaselDrawing
import EaselPixels

/// A blurred, coloured copy of the source's alpha, under it, above it or alone.
struct ShadowFilter {
  let shadow: FilterOperation.Shadow
  /// By how many whole pixels the shadow is moved; the blur moves it by the rest.
  let steps: (x: Int32, y: Int32)
  let blur: GaussianBlur

  init(_ shadow: FilterOperation.Shadow) {
    self.shadow = shadow
    let offset = SIMD2(ShadowFilter.limited(shadow.offset.width), ShadowFilter.limited(shadow.offset.height))
    let whole = offset.rounded(.toNearestOrAwayFromZero)
    steps = (Int32(whole.x), Int32(whole.y))
    blur = GaussianBlur(deviation: shadow.radius, offset: offset - whole)
  }

  private static func limited(_ distance: Double) -> Double {
    distance.isFinite ? max(-32000, min(32000, distance)) : 0
  }

  /// Where the shadow of pixels in `bounds` can lie.
  func shadowBounds(of bounds: PixelRect) -> PixelRect {
    bounds.grown(by: blur.reach).moved(x: steps.x, y: steps.y)
  }

  /// The pixels whose shadow can lie in `bounds`.
  func sources(of bounds: PixelRect) -> PixelRect {
    bounds.moved(x: -steps.x, y: -steps.y).grown(by: blur.reach)
  }

  /// True when nothing of the shadow can be seen where the source is clear.
  private var staysWithinSource: Bool { !shadow.isShadowOnly && !shadow.mode.paintsOnClear }

  /// Where source and shadow together can lie: an inverted shadow goes on for ever.
  func grown(_ bounds: PixelRect) -> PixelRect {
    if staysWithinSource { return bounds }
    if shadow.invertsAlpha { return .everything }
    return shadow.isShadowOnly ? shadowBounds(of: bounds) : bounds.union(shadowBounds(of: bounds))
  }

  /// Fills `target` with where the shadow of a figure lies, whose coverage is in `source`.
  func run(from source: MaskView, to target: MaskView, _ memory: FilterMemory) {
    var unmoved = target
    unmoved.bounds = target.bounds.moved(x: -steps.x, y: -steps.y)
    let rounding = WideRounding(compensation: blur.averageLoss).half
    blur.run(from: .mask(source), to: .mask(unmoved, rounding: rounding), memory)
  }

  /// Fills `target` with the source and its shadow, row by row as the blur finishes them.
  func run(from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory) {
    blur.run(
      from: .alpha(source), to: .shadow(ShadowPainter(self, source: source, target: target)), memory)
  }
}

extension SurfaceView {
  /// The pixel at a place, clear outside the bounds.
  @inline(__always)
  func pixel(x: Int32, y: Int32) -> UInt32 {
    guard x >= bounds.x0, x < bounds.x1, y >= bounds.y0, y < bounds.y1 else { return 0 }
    return pointer(x: x, y: y).pointee
  }
}

extension PixelBlend {
  /// Components within 0...1; NaN is 0.
  static func limited(_ components: SIMD4<Float>) -> SIMD4<Float> {
    components.replacing(with: 0, where: components .!= components).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
  }

  /// A premultiplied encoded colour in linear light.
  static func linear(_ color: SIMD4<Float>) -> SIMD4<Float> {
    onStraight(color, ColorSpaceConversion.linear(_:))
  }

  /// A premultiplied colour in linear light, encoded.
  static func encoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    onStraight(color, ColorSpaceConversion.encoded(_:))
  }

  static func onStraight(_ color: SIMD4<Float>, _ change: (SIMD4<Float>) -> SIMD4<Float>)
    -> SIMD4<Float>
  {
    let alpha = color.w
    guard alpha > 0 else { return color }
    var changed = change(color / alpha) * alpha
    changed.w = alpha
    return changed
  }
}

extension CompositeMode {
  /// False when a source leaves nothing where the destination is clear.
  var paintsOnClear: Bool {
    switch self {
    case .clear, .sourceIn, .sourceAtop, .destinationIn, .destinationOut: false
    default: true
    }
  }
}
