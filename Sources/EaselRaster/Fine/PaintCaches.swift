import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

/// Makes paints ready, and keeps colour tables by content from frame to frame, bounded in bytes.
final class PaintCaches {
  /// Tables are forgotten between frames when they take more.
  static let tableBudget = 16 << 20

  private var tables: [ContentHash: ColorTable] = [:]
  /// Bytes of all tables.
  private(set) var tableBytes = 0
  /// Images that prepared paints of this frame point into.
  private var images: [PixelImage] = []
  private var reducedImages = ReducedImages()

  deinit { freeTables() }

  /// To be called before the first paint of a frame.
  func beginFrame() {
    images.removeAll(keepingCapacity: true)
    reducedImages.beginFrame()
    if tableBytes > PaintCaches.tableBudget { freeTables() }
  }

  private func freeTables() {
    for table in tables.values { table.pixels.deallocate() }
    tables = [:]
    tableBytes = 0
  }

  /// The paint in device space, or nil when it paints nothing.
  func prepare(
    _ paint: Paint, opacity: Float, transform: CGAffineTransform, _ tables: inout PaintTables
  ) -> PreparedPaint? {
    let opacity = opacity.isNaN ? 0 : max(0, min(1, opacity))
    switch paint {
    case .solid(let color): return PaintCaches.solid(color.multiplyingAlpha(by: opacity))
    case .gradient(let gradient): return prepare(gradient, opacity, transform, &tables)
    case .image(let source): return prepare(source, opacity, transform, &tables)
    case .backdrop:
      let byte = PlanBuilder.opacityByte(opacity)
      return PreparedPaint(kind: .backdrop, opacity: byte, hash: ContentHash(low: 4, high: UInt64(byte)))
    }
  }

  static func solid(_ color: PaintColor) -> PreparedPaint {
    let pixel = color.premultipliedPixel
    return PreparedPaint(
      kind: .solid, pixel: pixel, isOpaque: pixel >> 24 == 255, hash: ContentHash(low: 1, high: UInt64(pixel))
    )
  }

  // MARK: Gradients

  private func prepare(
    _ gradient: GradientPaint, _ opacity: Float, _ transform: CGAffineTransform, _ tables: inout PaintTables
  ) -> PreparedPaint? {
    guard let last = gradient.stops.last else { return nil }
    let toDevice = gradient.transform.concatenating(transform)
    let table = table(for: gradient, opacity)
    guard gradient.stops.count > 1, let inverse = toDevice.inverse, toDevice.isFinite,
      let (kind, source) = addRamp(of: gradient, table.ramp(gradient.spread), inverse: inverse, &tables)
    else { return PaintCaches.solid(last.color.multiplyingAlpha(by: opacity)) }
    var hasher = ContentHasher(seed: 2)
    hasher.combine(gradient.hash)
    hasher.combine(transform)
    hasher.combine(opacity)
    // Outside of the cone of two circles nothing is painted.
    let isOpaque = table.isOpaque && !gradient.hasCone
    return PreparedPaint(kind: kind, source: Int32(source), isOpaque: isOpaque, hash: hasher.finish())
  }

  /// Nil where the geometry is degenerate: the last colour is painted then.
  private func addRamp(
    of gradient: GradientPaint, _ ramp: EaselColorRamp, inverse: CGAffineTransform,
    _ tables: inout PaintTables
  ) -> (PreparedPaint.Kind, Int)? {
    switch gradient.geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0, length.isFinite else { return nil }
      let u = (inverse.a * dx + inverse.b * dy) / length
      let v = (inverse.c * dx + inverse.d * dy) / length
      let origin = ((inverse.tx - start.x) * dx + (inverse.ty - start.y) * dy) / length
      tables.linears.append(
        LinearRamp(
          ramp: ramp, dtdx: Float(u), dtdy: Double(v),
          origin: Double(origin + (u + v) / 2)))
      return (.linear, tables.linears.count - 1)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let delta = CGVector(dx: endCenter.x - startCenter.x, dy: endCenter.y - startCenter.y)
      guard let shape = PaintCaches.circles(delta, max(0, startRadius), max(0, endRadius)) else { return nil }
      let toStart = CGAffineTransform(translationX: -startCenter.x, y: -startCenter.y)
      tables.planes.append(
        PlaneRamp(ramp: ramp, shape: shape, inverse: inverse.concatenating(toStart)))
      return (.plane, tables.planes.count - 1)
    case .conic(let center, let angle):
      guard angle.isFinite else { return nil }
      let toStart = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: -angle))
      tables.planes.append(
        PlaneRamp(ramp: ramp, shape: .conic, inverse: inverse.concatenating(toStart)))
      return (.plane, tables.planes.count - 1)
    }
  }

  /// How t follows from two circles, the first around the origin; nil when they are the same.
  private static func circles(_ delta: CGVector, _ r0: CGFloat, _ r1: CGFloat) -> PlaneRamp.Shape? {
    guard r0.isFinite, r1.isFinite, delta.dx.isFinite, delta.dy.isFinite else { return nil }
    let growth = r1 - r0
    let distance = (delta.dx * delta.dx + delta.dy * delta.dy).squareRoot()
    if distance == 0 {
      return growth == 0 ? nil : .concentric(scale: Float(1 / growth), bias: Float(-r0 / growth))
    }
    let a = distance * distance - growth * growth
    // Below this the circles touch, and the quadratic is as good as linear.
    let isLinear = abs(a) < 1e-6 * distance * distance
    return .twoCircles(
      EaselTwoCircles(
        center_u: Float(delta.dx), center_v: Float(delta.dy), radius: Float(r0), radius_delta: Float(growth),
        a: isLinear ? 0 : Float(a), inverse_a: isLinear ? 0 : Float(1 / a)))
  }

  private func table(for gradient: GradientPaint, _ opacity: Float) -> ColorTable {
    var hasher = ContentHasher(seed: UInt64(gradient.interpolation.rawValue))
    hasher.combine(gradient.stopsHash)
    hasher.combine(opacity)
    let key = hasher.finish()
    if let known = tables[key] { return known }
    let made = GradientTable.make(gradient, opacity: opacity)
    tables[key] = made
    tableBytes += made.size * 4
    return made
  }

  // MARK: Images

  private func prepare(
    _ source: ImagePaintSource, _ opacity: Float, _ transform: CGAffineTransform, _ tables: inout PaintTables
  ) -> PreparedPaint? {
    let toDevice = source.transform.concatenating(transform)
    let whole = PixelRect(width: source.image.width, height: source.image.height)
    let part = PixelRect(covering: source.source).intersection(whole)
    guard let inverse = toDevice.inverse, toDevice.isFinite, !part.isEmpty else { return nil }
    let byte = PlanBuilder.opacityByte(opacity)
    guard let sampler = sampler(of: source, part: part, inverse: inverse, opacity: byte) else { return nil }
    tables.images.append(sampler)
    var hasher = ContentHasher(seed: UInt64(byte) << 8 | 3)
    hasher.combine(source.hash)
    hasher.combine(transform)
    return PreparedPaint(
      kind: .image, opacity: byte, source: Int32(tables.images.count - 1), hash: hasher.finish())
  }

  /// Samples the image itself, or a reduced one where quality is asked for and there is something to reduce.
  private func sampler(
    of source: ImagePaintSource, part: PixelRect, inverse: CGAffineTransform, opacity: UInt8
  ) -> ImageSampler? {
    var (image, part, inverse) = (source.image, part, inverse)
    let reduction = ImageReduction(of: image, part: part, inverse: inverse)
    if source.sampling == .high, !reduction.isIdentity {
      image = reducedImages.image(reduction, of: image)
      inverse = inverse.concatenating(reduction.transform)
      part = PixelRect(width: image.width, height: image.height)
    }
    images.append(image)
    return ImageSampler(
      pixels: image.pixels.withUnsafeBufferPointer { $0.baseAddress! }, stride: Int32(image.width),
      inverse: inverse, source: part, tiles: source.tiles, isNearest: source.sampling == .nearest,
      opacity: opacity)
  }
}

extension GradientPaint {
  /// True for circles with different centres.
  fileprivate var hasCone: Bool {
    if case .radial(let start, _, let end, _) = geometry { start != end } else { false }
  }
}
