import EaselGeometry
import EaselPixels

/// The source of the colors with which a shape is painted.
///
/// ```swift
/// import EaselDrawing
///
/// func red(alpha: Float) -> Paint {
///   .solid(PaintColor(red: 1, green: 0, blue: 0, alpha: alpha))
/// }
/// ```
public enum Paint: Equatable, Sendable {
  /// One color.
  case solid(PaintColor)
  /// A gradient.
  case gradient(GradientPaint)
  /// An image.
  case image(ImagePaintSource)
  /// A mesh of colors.
  case mesh(MeshPaint)
  /// The pixels of the layer below the command, at the same position.
  case backdrop
  /// The pixels below the command, blurred and tinted.
  case material(MaterialPaint)

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
    case .material(let material):
      hasher.combine(material.hash)
      hasher.combine(5)
    case .mesh(let mesh):
      hasher.combine(mesh.hash)
      hasher.combine(6)
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

/// A resolved color: straight (not premultiplied), sRGB-encoded components, nominally in 0...1.
///
/// ```swift
/// import EaselDrawing
///
/// func translucent(_ color: PaintColor) -> PaintColor {
///   color.multiplyingAlpha(by: 0.5)
/// }
/// ```
public struct PaintColor: Equatable, Hashable, Sendable {
  // Scalars, not a vector: the unoptimized code that Swift 6.3 makes for arguments of types with an alignment of 16, as
  // for a structure of a color and smaller values, reads from addresses that are not aligned.
  @usableFromInline var red, green, blue: Float
  /// The alpha component.
  public var alpha: Float

  /// Transparent black.
  public static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Opaque white.
  public static let white = PaintColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// Creates a color from straight, sRGB-encoded components.
  @inlinable
  public init(red: Float, green: Float, blue: Float, alpha: Float) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a color from red, green, blue and alpha.
  @inlinable
  public init(components: SIMD4<Float>) {
    self.init(red: components.x, green: components.y, blue: components.z, alpha: components.w)
  }

  /// Red, green, blue, alpha.
  @inlinable
  public var components: SIMD4<Float> {
    get { SIMD4(red, green, blue, alpha) }
    set { self = PaintColor(components: newValue) }
  }

  /// Returns the color with its alpha multiplied by a factor.
  public func multiplyingAlpha(by factor: Float) -> PaintColor {
    PaintColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Returns an opacity or alpha in 8 bits: clamped to 0...1 (NaN gives 0) and truncated, as CoreGraphics
  /// does. 0.1 gives 25, 0.85 gives 216, and 1 gives 255.
  ///
  /// Values less than a thousandth of a step below a whole number are rounded up to it, because products and
  /// quotients in Float32 have smaller errors than that.
  @inlinable
  public static func alphaByte(_ alpha: Float) -> UInt8 {
    UInt8((alpha > 0 ? min(alpha, 1) : 0) * 255 + 1 / 1024)
  }

  /// The color as a premultiplied BGRA pixel. Components are clamped to 0...1 (NaN gives 0), alpha is
  /// converted by `alphaByte`, and the color components are multiplied by it in floating point and rounded
  /// once.
  public var premultipliedPixel: UInt32 {
    // Clamped by comparisons, which NaN fails; the library's clamping takes a function call for each bound.
    let positive = SIMD4<Float>().replacing(with: components, where: components .> 0)
    let c = positive.replacing(with: 1, where: positive .> 1)
    let alpha = Float(PaintColor.alphaByte(c.w))
    // Adding 2^23 leaves the rounded value in the low bits (ties to even).
    let scaled = SIMD4(c.x, c.y, c.z, 1) * alpha + 8_388_608
    return (scaled.w.bitPattern & 255) << 24 | (scaled.x.bitPattern & 255) << 16
      | (scaled.y.bitPattern & 255) << 8 | (scaled.z.bitPattern & 255)
  }
}

/// An image as a paint: immutable and hashed once.
///
/// ```swift
/// import EaselDrawing
/// import EaselPixels
///
/// func pattern(_ image: PixelImage) -> Paint {
///   let source = CGRect(x: 0, y: 0, width: image.width, height: image.height)
///   return .image(
///     ImagePaintSource(
///       image: image, source: source, transform: .identity, tiles: true, sampling: .linear))
/// }
/// ```
public final class ImagePaintSource: Equatable, Sendable {
  /// The interpolation between the pixels of the image.
  public enum Sampling: UInt8, Sendable {
    /// The nearest pixel.
    case nearest
    /// Bilinear interpolation of the four nearest pixels.
    case linear
    /// Bilinear when magnified, the average of the covered pixels when minified.
    case high
  }

  /// The image.
  public let image: PixelImage
  /// The part of the image that is used, in pixels of the image.
  public let source: CGRect
  /// The transform from image pixels to the user space of the command.
  public let transform: CGAffineTransform
  /// Whether the source part repeats over the plane; if not, the paint is transparent outside of it.
  public let tiles: Bool
  /// The limits of the repetition, in pixels of the image; beyond them, the pixels next to the source part
  /// continue. Nil for no limits.
  public let tileBounds: CGRect?
  /// The interpolation between pixels.
  public let sampling: Sampling
  /// The hash of everything that affects pixels.
  public let hash: ContentHash

  /// Creates an image paint; see the properties for the meaning of the parameters.
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

  /// Whether two paints have equal hashes.
  public static func == (lhs: ImagePaintSource, rhs: ImagePaintSource) -> Bool {
    lhs === rhs || lhs.hash == rhs.hash
  }
}
