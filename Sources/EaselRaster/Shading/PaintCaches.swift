import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

/// Prepares paints for painting, and keeps gradient tables from frame to frame.
final class PaintCaches {
  let filters = FilterCache()
  let meshes = MeshCache()
  @exclusivity(unchecked) private var tables = ContentMap<ColorTable>()
  /// The stops of gradients in Float32 by the hash of the stops.
  private var stops = ContentMap<GradientStops>()
  /// The bytes of all tables.
  private(set) var tableBytes = 0
  /// How often all tables were freed.
  private(set) var generation = 0
  /// The images that paints of this frame refer to.
  private var images: [PixelImage] = []
  private var reducedImages = ReducedImages()
  /// The bytes of all reduced images.
  var reducedImageBytes: Int { reducedImages.byteCount }
  @exclusivity(unchecked) private var lastInverse: (transform: CGAffineTransform, inverse: CGAffineTransform)?

  deinit { freeTables() }

  /// Call this before the first paint of a frame.
  func beginFrame() {
    images.removeAll(keepingCapacity: true)
    reducedImages.beginFrame()
    meshes.beginFrame()
    if tableBytes > Limits.gradientTableBudget { freeTables() }
  }

  private func freeTables() {
    tables.forEach { $0.pixels.deallocate() }
    tables.removeAll()
    stops.removeAll()
    tableBytes = 0
    generation += 1
  }

  /// The paint in device space; nil if it paints nothing.
  ///
  /// - Parameter hashes: Whether to compute the hash of a gradient.
  @inline(__always)
  func prepare(
    _ paint: Paint, opacity: Float, transform: CGAffineTransform, _ tables: inout PaintTables, hashes: Bool
  ) -> PreparedPaint? {
    let opacity = opacity.isNaN ? 0 : max(0, min(1, opacity))
    switch paint {
    case .solid(let color): return PaintCaches.solid(color.multiplyingAlpha(by: opacity))
    case .gradient(let gradient): return prepare(gradient, opacity, transform, &tables, hashes: hashes)
    case .image(let source): return prepare(source, opacity, transform, &tables)
    case .mesh(let mesh): return prepare(mesh, opacity, transform, &tables)
    case .backdrop:
      let byte = PaintColor.alphaByte(opacity)
      return PreparedPaint(kind: .backdrop, opacity: byte, hash: ContentHash(low: 4, high: UInt64(byte)))
    case .material(let material): return PaintCaches.solid(material.effect.tint.multiplyingAlpha(by: opacity))
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
    _ gradient: GradientPaint, _ opacity: Float, _ transform: CGAffineTransform, _ tables: inout PaintTables,
    hashes: Bool
  ) -> PreparedPaint? {
    guard let last = gradient.stops.last else { return nil }
    let toDevice = gradient.transform.concatenating(transform)
    let table = table(for: gradient, opacity)
    guard gradient.stops.count > 1, let inverse = inverse(of: toDevice),
      let ready = PaintCaches.ready(gradient, table.ramp(gradient.spread), inverse: inverse)
    else { return PaintCaches.solid(last.color.multiplyingAlpha(by: opacity)) }
    // A gradient between two circles paints nothing outside of their cone.
    let isOpaque = table.isOpaque && !ready.hasCone
    tables.gradients.append(ready)
    var prepared = PreparedPaint(
      kind: .gradient, source: Int32(tables.gradients.count - 1), isOpaque: isOpaque, hash: .zero)
    guard hashes else { return prepared }
    var hasher = ContentHasher(seed: 2)
    hasher.combine(gradient.hash)
    hasher.combine(transform)
    hasher.combine(opacity)
    prepared.hash = hasher.finish()
    return prepared
  }

  /// The inverse of a transform, if there is one. Consecutive paints often have the same transform.
  private func inverse(of transform: CGAffineTransform) -> CGAffineTransform? {
    if let (known, inverse) = lastInverse, known == transform { return inverse }
    guard transform.isFinite, let inverse = transform.inverse else { return nil }
    lastInverse = (transform, inverse)
    return inverse
  }

  /// The gradient for kernels; nil if its geometry is degenerate. The last color is painted then.
  private static func ready(_ gradient: GradientPaint, _ ramp: EaselColorRamp, inverse: CGAffineTransform)
    -> EaselGradient?
  {
    switch gradient.geometry {
    case .linear(let start, let end): .linear(ramp, from: start, to: end, inverse: inverse)
    case .radial(let start, let startRadius, let end, let endRadius):
      .radial(ramp, from: start, max(0, startRadius), to: end, max(0, endRadius), inverse: inverse)
    case .conic(let center, let angle): .conic(ramp, around: center, from: angle, inverse: inverse)
    }
  }

  private func table(for gradient: GradientPaint, _ opacity: Float) -> ColorTable {
    let key = PaintCaches.key(gradient, opacity)
    if let known = tables[key] { return known }
    let made = GradientTable.make(gradient, opacity: opacity)
    tables[key] = made
    tableBytes += made.size * 4
    return made
  }

  /// The key of a table.
  private static func key(_ gradient: GradientPaint, _ opacity: Float) -> ContentHash {
    if opacity == 1 { return gradient.stopsHash }
    var hasher = ContentHasher()
    hasher.combine(gradient.stopsHash)
    hasher.combine(opacity)
    return hasher.finish()
  }

  /// The stops in Float32.
  func stops(of gradient: GradientPaint) -> GradientStops {
    if let known = stops[gradient.stopsHash] { return known }
    let made = GradientStops(gradient)
    stops[gradient.stopsHash] = made
    tableBytes += made.byteCount
    return made
  }

  // MARK: Meshes

  private func prepare(
    _ mesh: MeshPaint, _ opacity: Float, _ transform: CGAffineTransform, _ tables: inout PaintTables
  ) -> PreparedPaint? {
    let byte = PaintColor.alphaByte(opacity)
    guard byte > 0, mesh.transform.isFinite else { return nil }
    let placed = meshes.place(mesh, transform)
    let index = tables.index(of: placed)
    var hasher = ContentHasher(seed: UInt64(byte) << 8 | 5)
    hasher.combine(placed.hash)
    return PreparedPaint(
      kind: .mesh, opacity: byte, source: Int32(index),
      isOpaque: byte == 255 && mesh.isOpaque,
      hash: hasher.finish())
  }

  // MARK: Images

  func image(_ reduction: ImageReduction, of image: PixelImage) -> PixelImage {
    reducedImages.image(reduction, of: image)
  }

  private func prepare(
    _ source: ImagePaintSource, _ opacity: Float, _ transform: CGAffineTransform, _ tables: inout PaintTables
  ) -> PreparedPaint? {
    let toDevice = source.transform.concatenating(transform)
    let whole = PixelRect(width: source.image.width, height: source.image.height)
    let part = PixelRect(covering: source.source).intersection(whole)
    guard let inverse = inverse(of: toDevice), !part.isEmpty else { return nil }
    let byte = PaintColor.alphaByte(opacity)
    guard let sampler = sampler(of: source, part: part, inverse: inverse, opacity: byte) else { return nil }
    tables.images.append(sampler)
    var hasher = ContentHasher(seed: UInt64(byte) << 8 | 3)
    hasher.combine(source.hash)
    hasher.combine(transform)
    return PreparedPaint(
      kind: .image, opacity: byte, source: Int32(tables.images.count - 1), hash: hasher.finish())
  }

  /// A sampler of the image or, with high quality and a small scale, of a reduced image.
  private func sampler(
    of source: ImagePaintSource, part: PixelRect, inverse: CGAffineTransform, opacity: UInt8
  ) -> ImageSampler? {
    var (image, part, inverse) = (source.image, part, inverse)
    var edge = ImageEdge(of: source, part: part)
    let reduction = ImageReduction(of: image, part: part, inverse: inverse)
    if source.sampling == .high, !reduction.isIdentity {
      image = reducedImages.image(reduction, of: image)
      inverse = inverse.concatenating(reduction.transform)
      part = PixelRect(width: image.width, height: image.height)
      edge = edge.reduced(by: reduction)
    }
    images.append(image)
    return ImageSampler(
      pixels: image.pixels.withUnsafeBufferPointer { $0.baseAddress! }, stride: Int32(image.width),
      inverse: inverse, source: part, edge: edge, isNearest: source.sampling == .nearest, opacity: opacity)
  }
}

extension EaselGradient {
  /// Whether the circles cover only a part of the plane. They cover all of it if one contains the other and the radius
  /// grows. The kernels have the same rule in `has_gaps` of `GradientRow.h`.
  fileprivate var hasCone: Bool { kind == .twoCircles && !(circles.a < 0 && circles.radius_delta > 0) }
}
