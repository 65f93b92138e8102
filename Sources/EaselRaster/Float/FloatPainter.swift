import EaselDrawing
import EaselKernels
import EaselPixels

/// The commands of a pass in Float32 -> the pixels of one region of its surface; the plain counterpart of
/// `RegionPainter`.
///
/// Coverage comes from there: each command is painted in opaque white on a mask, through its clip, and what the mask's
/// alpha says is how far the paint acts.
struct FloatPainter {
  /// The pixels of passes by number.
  typealias Surfaces = (Int) -> FloatSurface?

  private let plan: PlanView
  private let reference: FloatPlan
  private let surfaces: Surfaces
  private let region: PixelRect
  private let mask: SurfaceView
  private let masker: RegionPainter
  /// The pass's own surface at the bottom, open layers above.
  private var targets: [FloatSurface]

  /// - Parameters:
  ///   - masker: Paints on `mask`, which lies over the region.
  ///   - target: The surface of the pass, of which only the region is touched.
  init(
    plan: PlanView, reference: FloatPlan, surfaces: @escaping Surfaces, region: PixelRect,
    masker: RegionPainter, mask: SurfaceView, target: FloatSurface
  ) {
    self.plan = plan
    self.reference = reference
    self.surfaces = surfaces
    self.region = region
    self.masker = masker
    self.mask = mask
    targets = [target]
  }

  private var target: FloatSurface { targets[targets.count - 1] }

  mutating func paint(_ commands: UnsafeBufferPointer<DeviceCommand>, _ indices: UnsafeBufferPointer<Int32>) {
    for index in indices { paint(commands[Int(index)]) }
  }

  private mutating func paint(_ command: DeviceCommand) {
    let bounds = command.bounds.intersection(region)
    switch command.kind {
    case .pushLayer:
      targets.append(FloatSurface(over: bounds.isEmpty ? .onePixel : bounds, mode: target.mode))
    case .popLayer:
      let layer = targets.removeLast()
      composite(layer, command, bounds.intersection(layer.bounds))
    case .fill, .glyphs:
      paintShape(command, bounds)
    case .surface, .symbol:
      if let surface = surfaces(Int(command.source)) {
        composite(surface.converted(to: target.mode), command, bounds)
      } else {
        composite(FloatSurface(over: .onePixel, mode: target.mode), command, bounds)
      }
    }
  }

  private mutating func paintShape(_ command: DeviceCommand, _ bounds: PixelRect) {
    let bounds = bounds.intersection(target.bounds)
    guard !bounds.isEmpty, let paint = reference.paints[command.paint] else { return }
    paintMask(command, bounds)
    blend(command.mode, bounds, masked: true) { x, y, backdrop in
      paint.color(x: x, y: y, backdrop: backdrop)
    }
  }

  /// Within its own bounds the layer's pixels, outside transparent ones, which matter to some modes.
  private mutating func composite(_ layer: FloatSurface, _ command: DeviceCommand, _ bounds: PixelRect) {
    var bounds = bounds.intersection(target.bounds)
    if !command.mode.affectsUncoveredPixels { bounds = bounds.intersection(layer.bounds) }
    guard !bounds.isEmpty else { return }
    if command.clip >= 0 { paintMask(command, bounds) }
    let opacity = Float(command.opacity) / 255
    blend(command.mode, bounds, masked: command.clip >= 0) { x, y, _ in layer.pixel(x: x, y: y) * opacity }
  }

  private func blend(
    _ mode: CompositeMode, _ bounds: PixelRect, masked: Bool,
    _ source: (_ x: Int32, _ y: Int32, _ backdrop: SIMD4<Float>) -> SIMD4<Float>
  ) {
    for y in bounds.y0..<bounds.y1 {
      let row = target.row(y) + Int(bounds.x0 - target.bounds.x0)
      let coverage = mask.pointer(x: bounds.x0, y: y)
      for index in 0..<bounds.width where !masked || coverage[index] != 0 {
        let under = row[index]
        let blended = PixelBlend.blend(mode, source(bounds.x0 + Int32(index), y, under), under)
        row[index] = masked ? under + (blended - under) * (Float(coverage[index] >> 24) / 255) : blended
      }
    }
  }

  /// The coverage of a shape, or of all there is for layers, through the command's clip.
  private mutating func paintMask(_ command: DeviceCommand, _ bounds: PixelRect) {
    for y in bounds.y0..<bounds.y1 {
      mask.pointer(x: bounds.x0, y: y).update(repeating: 0, count: bounds.width)
    }
    var white = command
    white.mode = .normal
    white.paint = reference.opaquePaint
    white.bounds = bounds
    white.opacity = 255
    if command.kind != .fill && command.kind != .glyphs {
      white.kind = .fill
      white.source = reference.everything
      white.isAntialiased = true
    }
    withUnsafePointer(to: white) { command in
      withUnsafePointer(to: Int32(0)) { index in
        masker.paint(
          UnsafeBufferPointer(start: command, count: 1), UnsafeBufferPointer(start: index, count: 1))
      }
    }
  }
}

/// What a plan holds for its passes in Float32.
struct FloatPlan {
  /// Paints by their numbers in the plan.
  var paints: [Int32: FloatPaint] = [:]
  /// An opaque white.
  var opaquePaint: Int32 = -1
  /// True when the frame is a single surface that has the background in it: below it everything is clear.
  var holdsBackground = false
  /// A geometry that covers everything.
  var everything: Int32 = -1

  mutating func reset() { self = FloatPlan() }
}
