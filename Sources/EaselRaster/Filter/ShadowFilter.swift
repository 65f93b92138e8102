import EaselDrawing
import EaselKernels
import EaselPixels

/// Draws a blurred copy of the source's alpha, in one color, below the source, above it or alone.
struct ShadowFilter: ImageFilter {
  let shadow: FilterOperation.Shadow
  /// The whole pixels of the offset. The blur moves the shadow by the rest.
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
    let limit = Double(Limits.coordinate)
    return distance.isFinite ? max(-limit, min(limit, distance)) : 0
  }

  /// Whether the shadow is invisible wherever the source is clear.
  private var staysWithinSource: Bool { !shadow.isShadowOnly && !shadow.mode.paintsOnClear }

  var keepsTransparency: Bool { !shadow.invertsAlpha }

  func grown(_ bounds: PixelRect) -> PixelRect {
    if staysWithinSource { return bounds }
    // An inverted shadow is opaque wherever the source is clear.
    if shadow.invertsAlpha { return .everything }
    let shadowBounds = bounds.grown(by: blur.reach).moved(x: steps.x, y: steps.y)
    return shadow.isShadowOnly ? shadowBounds : bounds.union(shadowBounds)
  }

  func sources(of bounds: PixelRect) -> PixelRect {
    let read = bounds.moved(x: -steps.x, y: -steps.y).grown(by: blur.reach)
    return shadow.isShadowOnly ? read : bounds.union(read)
  }

  /// Fills `target` with the coverage of the shadow of a shape whose coverage is `source`.
  func run(from source: MaskView, to target: MaskView, _ memory: FilterMemory) {
    var unmoved = target
    unmoved.bounds = target.bounds.moved(x: -steps.x, y: -steps.y)
    let rounding = FixedPointRounding(compensation: blur.averageLoss).half
    blur.run(from: .mask(source), to: .mask(unmoved, rounding: rounding), memory)
  }

  func run(from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory) {
    blur.run(
      from: .alpha(source), to: .shadow(ShadowPainter(self, source: source, target: target)), memory)
  }

  func run(from source: FloatSurface, to target: FloatSurface, _ memory: FilterMemory) {
    let (dx, dy) = steps
    let blurred = FloatSurface(
      over: target.bounds.moved(x: -dx, y: -dy), mode: source.mode, memory.surfaces)
    FloatBlur(blur: blur, memory: memory).run(from: source, to: blurred)
    let color = source.mode.components(of: shadow.color)
    target.fill { x, y in
      let alpha = blurred.pixel(x: x - dx, y: y - dy).w
      let ink = color * (shadow.invertsAlpha ? 1 - alpha : alpha)
      if shadow.isShadowOnly { return ink }
      let content = source.pixel(x: x, y: y)
      if shadow.isAbove { return PixelBlend.blend(shadow.mode, ink, content) }
      return PixelBlend.blend(.normal, content, shadow.mode.paintsOnClear ? ink : SIMD4())
    }
  }
}

/// Paints the pixels of a shadow and its source from rows of blurred alpha. Several threads may use it at once.
struct ShadowPainter {
  private let shadow: FilterOperation.Shadow
  private let steps: (x: Int32, y: Int32)
  private let source: SurfaceView
  private let target: SurfaceView
  /// The premultiplied color of the shadow: blue, green, red and alpha in 0...65,535.
  private let ink: SIMD4<UInt16>
  private let rounding: UInt16
  /// The average loss of alpha in the blur, in units of 1/128.
  private let loss: UInt16

  init(_ filter: ShadowFilter, source: SurfaceView, target: SurfaceView) {
    (shadow, steps) = (filter.shadow, filter.steps)
    (self.source, self.target) = (source, target)
    loss = filter.blur.averageLoss
    rounding = FixedPointRounding(compensation: loss).half
    let straight = PixelBlend.limited(filter.shadow.color.components)
    let color = SIMD4(straight.z, straight.y, straight.x, 1) * straight.w * 65535
    ink = SIMD4<UInt16>(color + 0.5)
  }

  /// The bounds of the target before the shadow is moved by whole pixels.
  var bounds: PixelRect { target.bounds.moved(x: -steps.x, y: -steps.y) }

  /// Paints part of a row, given the blurred alpha of the source before it is moved.
  func paint(_ row: BlurTarget.Row, _ kernels: UnsafePointer<EaselKernelTable>) {
    var alpha = row
    (alpha.x, alpha.y) = (row.x &+ steps.x, row.y &+ steps.y)
    if shadow.invertsAlpha {
      withInverted(alpha) { paintMoved($0, kernels) }
    } else {
      paintMoved(alpha, kernels)
    }
  }

  /// Calls `body` with pieces of a row whose alpha is inverted.
  private func withInverted(_ alpha: BlurTarget.Row, _ body: (BlurTarget.Row) -> Void) {
    // Short enough for a temporary allocation on the stack: a larger one would be on the heap.
    let longest = 256
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: longest) { cells in
      for start in stride(from: 0, to: alpha.count, by: longest) {
        let count = min(longest, alpha.count - start)
        for index in 0..<count { cells[index] = 32640 &- min(alpha.cells[start + index], 32640) }
        let first = UnsafePointer(cells.baseAddress!)
        body(BlurTarget.Row(cells: first, x: alpha.x &+ Int32(start), y: alpha.y, count: count))
      }
    }
  }

  private func paintMoved(_ alpha: BlurTarget.Row, _ kernels: UnsafePointer<EaselKernelTable>) {
    let row = target.pointer(x: alpha.x, y: alpha.y)
    if !shadow.isShadowOnly && (shadow.isAbove || shadow.mode != .normal) { return blend(alpha, row) }
    withUnsafePointer(to: ink) {
      $0.withMemoryRebound(to: UInt16.self, capacity: 4) {
        kernels.pointee.pixels_from_fixed_alpha(row, alpha.cells, alpha.count, $0, rounding)
      }
    }
    if !shadow.isShadowOnly { paintSource(over: row, alpha, kernels) }
  }

  /// Composites the source over the shadow that `row` holds.
  private func paintSource(
    over row: UnsafeMutablePointer<UInt32>, _ alpha: BlurTarget.Row,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    let (x0, x1) = (max(source.bounds.x0, alpha.x), min(source.bounds.x1, alpha.x &+ Int32(alpha.count)))
    guard x0 < x1, alpha.y >= source.bounds.y0, alpha.y < source.bounds.y1 else { return }
    kernels.pointee.over_span(row + Int(x0 - alpha.x), source.pointer(x: x0, y: alpha.y), Int(x1 - x0))
  }

  /// Composites in floating point. A shadow above the source acts on it with its composite mode. A shadow below it
  /// acts on clear pixels, and the source is drawn over the result.
  private func blend(_ alpha: BlurTarget.Row, _ row: UnsafeMutablePointer<UInt32>) {
    let straight = PixelBlend.limited(shadow.color.components)
    let opaque = SIMD4(straight.x, straight.y, straight.z, 1) * straight.w
    let loss = Float(self.loss)
    for index in 0..<alpha.count {
      let pixel = source.pixel(x: alpha.x &+ Int32(index), y: alpha.y)
      if pixel == 0, alpha.cells[index] == 0 {
        row[index] = 0
        continue
      }
      let content = PixelBlend.unpack(pixel)
      let amount = alpha.cells[index] == 0 ? 0 : min(1, (Float(alpha.cells[index]) + loss) / 32640)
      let color = opaque * amount
      let blended: SIMD4<Float>
      if shadow.isAbove {
        blended = PixelBlend.blend(shadow.mode, color, content)
      } else {
        blended = PixelBlend.blend(.normal, content, shadow.mode.paintsOnClear ? color : SIMD4())
      }
      row[index] = PixelBlend.pack(blended)
    }
  }
}

extension CompositeMode {
  /// Whether a source is visible where the destination is clear.
  var paintsOnClear: Bool {
    switch self {
    case .clear, .sourceIn, .sourceAtop, .destinationIn, .destinationOut: false
    default: true
    }
  }
}
