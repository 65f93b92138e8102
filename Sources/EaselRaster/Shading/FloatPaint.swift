import EaselDrawing
import EaselGeometry
import EaselPixels

/// A paint in Float32, computed one pixel at a time. Colors are premultiplied, in a color mode.
enum FloatPaint {
  case solid(SIMD4<Float>)
  case gradient(FloatGradient)
  case image(FloatImage)
  /// The pixels of a mesh, which have 8 bits, times an opacity.
  case mesh(PlacedMesh, opacity: Float, DisplayList.ColorMode)
  /// The pixels of the target times an opacity.
  case backdrop(opacity: Float)
  /// The pixels of a pass times an opacity.
  case material(opacity: Float)

  /// - Parameters:
  ///   - prepared: The same paint for 8 bits. It is solid if the geometry of a gradient is degenerate.
  ///   - transform: The transform from the user space of the paint to device pixels.
  ///   - caches: The cache of stops and reduced images.
  init?(
    _ paint: Paint, as prepared: PreparedPaint, opacity: Float, transform: CGAffineTransform,
    mode: DisplayList.ColorMode, _ caches: PaintCaches
  ) {
    let opacity = opacity.isNaN ? 0 : max(0, min(1, opacity))
    switch paint {
    case .solid(let color):
      self = .solid(mode.components(of: color) * opacity)
    case .gradient(let gradient):
      let inverse = gradient.transform.concatenating(transform).inverse
      guard prepared.kind != .solid, let inverse else {
        guard let last = gradient.stops.last else { return nil }
        self = .solid(mode.components(of: last.color) * opacity)
        return
      }
      self = .gradient(
        FloatGradient(
          gradient, caches.stops(of: gradient), inverse: inverse, opacity: opacity, mode: mode))
    case .image(let source):
      guard let inverse = source.transform.concatenating(transform).inverse else { return nil }
      self = .image(FloatImage(source, inverse: inverse, opacity: opacity, mode: mode, caches))
    case .mesh(let mesh):
      self = .mesh(caches.meshes.place(mesh, transform), opacity: opacity, mode)
    case .backdrop:
      self = .backdrop(opacity: opacity)
    case .material(let material):
      let isPlanned = prepared.kind == .material
      self =
        isPlanned
        ? .material(opacity: opacity) : .solid(mode.components(of: material.effect.tint) * opacity)
    }
  }

  /// The hash of the paint, given its hash for 8 bits. It includes colors in full precision.
  func hash(with hash: ContentHash) -> ContentHash {
    var hasher = ContentHasher(seed: 9)
    hasher.combine(hash)
    if case .solid(let color) = self { for index in 0..<4 { hasher.combine(color[index]) } }
    if case .backdrop(let opacity) = self { hasher.combine(opacity) }
    if case .material(let opacity) = self { hasher.combine(opacity) }
    return hasher.finish()
  }

  /// The color of a device pixel whose color in the target, or in the pass that a material reads, is `backdrop`.
  func color(x: Int32, y: Int32, backdrop: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .solid(let color): color
    case .gradient(let gradient): gradient.color(x: x, y: y)
    case .image(let image): image.color(x: x, y: y)
    case .mesh(let mesh, let opacity, let mode):
      mode.fromEncoded(PixelBlend.unpack(mesh.view.pixel(x: x, y: y))) * opacity
    case .backdrop(let opacity), .material(let opacity): backdrop * opacity
    }
  }
}

/// A gradient, computed from its stops without a table.
struct FloatGradient {
  private let gradient: GradientPaint
  private let stops: GradientStops
  private let mode: DisplayList.ColorMode
  private let opacity: Float
  /// The transform from device space to the space of the gradient.
  private let inverse: CGAffineTransform

  init(
    _ gradient: GradientPaint, _ stops: GradientStops, inverse: CGAffineTransform, opacity: Float,
    mode: DisplayList.ColorMode
  ) {
    self.gradient = gradient
    self.stops = stops
    self.inverse = inverse
    self.opacity = opacity
    self.mode = mode
  }

  func color(x: Int32, y: Int32) -> SIMD4<Float> {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
    guard let t = parameter(SIMD2(point.x, point.y)) else { return SIMD4() }
    return PixelBlend.finite(decode(stops.mixed(at: Float(spread(t))))) * opacity
  }

  private func parameter(_ p: SIMD2<Double>) -> Double? {
    switch gradient.geometry {
    case .linear(let start, let end):
      let axis = SIMD2(end.x - start.x, end.y - start.y)
      return ((p - SIMD2(start.x, start.y)) * axis).sum() / (axis * axis).sum()
    case .radial(let c0, let r0, let c1, let r1):
      return FloatGradient.radial(
        p - SIMD2(c0.x, c0.y), SIMD2(c1.x - c0.x, c1.y - c0.y), max(0, r0), max(0, r1))
    case .conic(let center, let angle):
      let turns = (atan2(p.y - center.y, p.x - center.x) - angle) / (2 * .pi)
      return turns - turns.rounded(.down)
    }
  }

  /// The larger root t of |q - t d| = r0 + t (r1 - r0) for which the radius is not negative.
  private static func radial(_ q: SIMD2<Double>, _ d: SIMD2<Double>, _ r0: Double, _ r1: Double) -> Double? {
    let growth = r1 - r0
    let length = (d * d).sum()
    if length == 0 { return ((q * q).sum().squareRoot() - r0) / growth }
    let a = length - growth * growth
    let b = (d * q).sum() + r0 * growth
    let c = (q * q).sum() - r0 * r0
    var roots = SIMD2(repeating: c / (2 * b))
    if abs(a) >= 1e-6 * length {
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return nil }
      roots = (b + SIMD2(1, -1) * discriminant.squareRoot()) / a
    }
    let radii = r0 + roots * growth
    let possible = roots.replacing(with: -.infinity, where: .!(radii .>= 0))
    return any(radii .>= 0) ? possible.max() : nil
  }

  private func spread(_ t: Double) -> Double {
    let t = t.isFinite ? t : 0
    switch gradient.spread {
    case .pad: return max(0, min(1, t))
    case .repeat: return t - t.rounded(.down)
    case .mirror:
      let turn = 2 * (t / 2 - (t / 2).rounded(.down))
      return turn < 1 ? turn : 2 - turn
    }
  }

  private func decode(_ mixed: SIMD4<Float>) -> SIMD4<Float> {
    switch gradient.interpolation {
    case .encoded: return mode.fromEncoded(mixed)
    case .linearLight: return mode == .nonLinear ? PixelBlend.encoded(mixed) : mixed
    case .perceptual:
      let linear = PixelBlend.withStraight(mixed) { ColorConversion.linear(fromOklab: $0) }
      return mode == .nonLinear ? PixelBlend.encoded(linear) : linear
    }
  }
}

/// An image under an affine transform. Its pixels are converted to the color mode before they are interpolated.
struct FloatImage {
  private let image: PixelImage
  private let inverse: CGAffineTransform
  private let part: PixelRect
  private let edge: ImageEdge
  private let isNearest: Bool
  private let opacity: Float
  private let mode: DisplayList.ColorMode

  init(
    _ source: ImagePaintSource, inverse: CGAffineTransform, opacity: Float, mode: DisplayList.ColorMode,
    _ caches: PaintCaches
  ) {
    self.opacity = opacity
    self.mode = mode
    isNearest = source.sampling == .nearest
    let whole = PixelRect(width: source.image.width, height: source.image.height)
    let part = PixelRect(covering: source.source).intersection(whole)
    let reduction = ImageReduction(of: source.image, part: part, inverse: inverse)
    let edge = ImageEdge(of: source, part: part)
    guard source.sampling == .high, !part.isEmpty, !reduction.isIdentity else {
      self.edge = edge
      (image, self.inverse, self.part) = (source.image, inverse, part)
      return
    }
    self.edge = edge.reduced(by: reduction)
    image = caches.image(reduction, of: source.image)
    self.inverse = inverse.concatenating(reduction.transform)
    self.part = PixelRect(width: image.width, height: image.height)
  }

  func color(x: Int32, y: Int32) -> SIMD4<Float> {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
    guard abs(point.x) < 1e9, abs(point.y) < 1e9, !part.isEmpty else { return SIMD4() }
    if isNearest { return pixel(Int(point.x.rounded(.down)), Int(point.y.rounded(.down))) * opacity }
    let (u, v) = (point.x - 0.5, point.y - 0.5)
    let (column, row) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
    let (fx, fy) = (Float(u - u.rounded(.down)), Float(v - v.rounded(.down)))
    let top = pixel(column, row) * (1 - fx) + pixel(column + 1, row) * fx
    let bottom = pixel(column, row + 1) * (1 - fx) + pixel(column + 1, row + 1) * fx
    return (top * (1 - fy) + bottom * fy) * opacity
  }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard let (column, row) = edge.place(column: x, row: y, in: part) else { return SIMD4() }
    let index = row * image.width + column
    return mode.fromEncoded(PixelBlend.unpack(image.pixels[index]))
  }
}
