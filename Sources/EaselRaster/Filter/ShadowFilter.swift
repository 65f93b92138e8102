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
    if shadow.invertsAlpha { return PlanResolver.everything }
    return shadow.isShadowOnly ? shadowBounds(of: bounds) : bounds.union(shadowBounds(of: bounds))
  }

  /// What kernels make pixels of the shadow with.
  private struct Ink {
    /// Blue, green, red, alpha, premultiplied, 65,535 for 1.
    var color: SIMD4<UInt16>
    var rounding: UInt16
  }

  /// Fills `target` with the source and its shadow, row by row as the blur finishes them.
  func run(from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory) {
    let ink = Ink(color: components(), rounding: WideRounding(compensation: blur.averageLoss).half)
    let bounds = target.bounds.moved(x: -steps.x, y: -steps.y)
    let kernels = memory.kernels
    blur.run(
      from: .alpha(source),
      to: .rows(bounds) { row in
        var alpha = row
        (alpha.x, alpha.y) = (row.x &+ steps.x, row.y &+ steps.y)
        if shadow.invertsAlpha {
          withInverted(alpha) { put($0, ink, source, target, kernels) }
        } else {
          put(alpha, ink, source, target, kernels)
        }
      }, memory)
  }

  /// Fills a part of a row from the shadow's alpha there.
  private func put(
    _ alpha: WideTarget.WideRow, _ ink: Ink, _ source: SurfaceView, _ target: SurfaceView,
    _ kernels: KernelTable
  ) {
    let row = target.pointer(x: alpha.x, y: alpha.y)
    if !shadow.isShadowOnly && (shadow.isAbove || shadow.mode != .normal) {
      return blend(source, alpha, row)
    }
    withUnsafePointer(to: ink.color) {
      $0.withMemoryRebound(to: UInt16.self, capacity: 4) {
        kernels.pixels_from_wide_alpha(row, alpha.cells, alpha.count, $0, ink.rounding)
      }
    }
    if !shadow.isShadowOnly { putUnder(source, row, alpha, kernels) }
  }

  private func withInverted(_ alpha: WideTarget.WideRow, _ body: (WideTarget.WideRow) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: WideBuffer.padded(alpha.count)) { cells in
      for index in 0..<alpha.count { cells[index] = 32640 &- min(alpha.cells[index], 32640) }
      var inverted = alpha
      inverted.cells = UnsafePointer(cells.baseAddress!)
      body(inverted)
    }
  }

  /// The shadow's colour as kernels take it.
  private func components() -> SIMD4<UInt16> {
    let straight = PixelBlend.limited(shadow.color.components)
    let color = SIMD4(straight.z, straight.y, straight.x, 1) * straight.w * 65535
    return SIMD4<UInt16>(color + 0.5)
  }

  /// Puts the source over the shadow that is in `row`.
  private func putUnder(
    _ source: SurfaceView, _ row: UnsafeMutablePointer<UInt32>, _ alpha: WideTarget.WideRow,
    _ kernels: KernelTable
  ) {
    let (x0, x1) = (max(source.bounds.x0, alpha.x), min(source.bounds.x1, alpha.x &+ Int32(alpha.count)))
    guard x0 < x1, alpha.y >= source.bounds.y0, alpha.y < source.bounds.y1 else { return }
    kernels.over_span(row + Int(x0 - alpha.x), source.pointer(x: x0, y: alpha.y), Int(x1 - x0))
  }

  /// Above, the shadow acts on the source by its composite mode; below, on nothing, and the source is put over it.
  private func blend(
    _ source: SurfaceView, _ alpha: WideTarget.WideRow, _ row: UnsafeMutablePointer<UInt32>
  ) {
    let straight = PixelBlend.limited(shadow.color.components)
    let opaque = SIMD4(straight.x, straight.y, straight.z, 1) * straight.w
    let loss = Float(blur.averageLoss)
    for index in 0..<alpha.count {
      let pixel = source.pixel(x: alpha.x &+ Int32(index), y: alpha.y)
      if pixel == 0, alpha.cells[index] == 0 {
        row[index] = 0
        continue
      }
      let figure = PixelBlend.unpack(pixel)
      let amount = alpha.cells[index] == 0 ? 0 : min(1, (Float(alpha.cells[index]) + loss) / 32640)
      let color = opaque * amount
      let blended: SIMD4<Float>
      if shadow.isAbove {
        blended = PixelBlend.blend(shadow.mode, color, figure)
      } else {
        blended = PixelBlend.blend(.normal, figure, shadow.mode.paintsOnClear ? color : SIMD4())
      }
      row[index] = PixelBlend.pack(blended)
    }
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
