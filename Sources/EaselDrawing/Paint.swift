import EaselGeometry
import EaselPixels

/// What colours the inside of a shape.
public enum Paint: Equatable, Sendable {
  case solid(PaintColor)
  case gradient(GradientPaint)
  case image(ImagePaintSource)
  /// What the layer shows below the command, at the same place.
  case backdrop

  var isBackdrop: Bool {
    if case .backdrop = self { true } else { false }
  }

  @inline(__always)
  func hash(into hasher: inout ContentHasher) {
    switch self {
    case .solid(let color):
      hasher.combine(color)
    case .gradient(let gradient):
      hasher.combine(gradient.hash)
      hasher.combine(2)
    case .image(let source):
      hasher.combine(source.hash)
      hasher.combine(3)
    case .backdrop:
      hasher.combine(4)
    }
  }
}

extension ContentHasher {
  @inline(__always)
  mutating func combine(_ color: PaintColor) {
    let c = color.components
    // Adding 0 turns -0 into 0; every NaN becomes the same.
    let bits = unsafeBitCast((c + 0).replacing(with: .nan, where: c .!= c), to: SIMD2<UInt64>.self)
    combine(bits.x, bits.y)
  }
}

/// A colour ready to be painted: straight (not premultiplied), sRGB-encoded components, nominally 0...1.
public struct PaintColor: Equatable, Hashable, Sendable {
  /// Red, green, blue, alpha.
  public var components: SIMD4<Float>

  public static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let white = PaintColor(red: 1, green: 1, blue: 1, alpha: 1)

  @inlinable
  public init(red: Float, green: Float, blue: Float, alpha: Float) {
    components = SIMD4(red, green, blue, alpha)
  }

  @inlinable
  public init(components: SIMD4<Float>) { self.components = components }

  public var alpha: Float {
    get { components.w }
    set { components.w = newValue }
  }

  /// The same colour with its alpha multiplied.
  public func multiplyingAlpha(by factor: Float) -> PaintColor {
    PaintColor(components: SIMD4(components.x, components.y, components.z, components.w * factor))
  }

  /// An opacity or alpha in 8 bits: clamped to 0...1 (NaN is 0) and cut off, as CoreGraphics does. 0.1 is 25, 0.85 is
  /// 216, and 1 is 255.
  ///
  /// What is less than a thousandth of a step below a whole number counts as that number: products and quotients of
  /// Float32 miss it by less.
  @inlinable
  public static func alphaByte(_ alpha: Float) -> UInt8 {
    UInt8((alpha > 0 ? min(alpha, 1) : 0) * 255 + 1 / 1024)
  }

  /// The premultiplied BGRA pixel: components clamped to 0...1 (NaN is 0), the alpha as `alphaByte` has it, the colours
  /// multiplied by that in floating point and rounded once.
  public var premultipliedPixel: UInt32 {
    // By comparisons, which NaN fails; the library's clamping is a call for each bound.
    let positive = SIMD4<Float>().replacing(with: components, where: components .> 0)
    let c = positive.replacing(with: 1, where: positive .> 1)
    let alpha = Float(PaintColor.alphaByte(c.w))
    // Adding 2^23 leaves the rounded value in the low bits (ties to even).
    let scaled = SIMD4(c.x, c.y, c.z, 1) * alpha + 8_388_608
    return (scaled.w.bitPattern & 255) << 24 | (scaled.x.bitPattern & 255) << 16
      | (scaled.y.bitPattern & 255) << 8 | (scaled.z.bitPattern & 255)
  }
}

/// An image as a paint: immutable, shared by reference, hashed once.
public final class ImagePaintSource: Equatable, Sendable {
  /// How pixels between the image's own are found.
  public enum Sampling: UInt8, Sendable {
    case nearest, linear
    /// Linear when enlarged, averaged over the covered pixels when reduced.
    case high
  }

  public let image: PixelImage
  /// The part of the image that is used, in its pixels.
  public let source: CGRect
  /// From image pixels to the user space of the command.
  public let transform: CGAffineTransform
  /// True: the source part repeats over the plane; false: transparent outside.
  public let tiles: Bool
  /// Where the repetitions end, in pixels of the image; beyond are the pixels beside the source part. nil: nowhere.
  public let tileBounds: CGRect?
  public let sampling: Sampling
  public let hash: ContentHash

  public init(
    image: PixelImage, source: CGRect, transform: CGAffineTransform, tiles: Bool, tileBounds: CGRect? = nil,
    sampling: Sampling
  ) {
    self.image = image
    self.source = source
    self.transform = transform
    self.tiles = tiles
    self.tileBounds = tileBounds
    self.sampling = sampling
    var hasher = ContentHasher(seed: (tiles ? 256 : 0) | UInt64(sampling.rawValue))
    hasher.combine(image.generation)
    hasher.combine(source)
    hasher.combine(transform)
    if let tileBounds { hasher.combine(tileBounds) }
    hash = hasher.finish()
  }

  public static func == (lhs: ImagePaintSource, rhs: ImagePaintSource) -> Bool {
    lhs === rhs || lhs.hash == rhs.hash
  }
}
