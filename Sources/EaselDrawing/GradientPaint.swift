import EaselGeometry

/// A gradient with its geometry: immutable, shared by reference, hashed once.
public final class GradientPaint: Equatable, Sendable {
  /// One colour at a place along the gradient; 0 is its start, 1 its end, other places are legal.
  public struct Stop: Equatable, Hashable, Sendable {
    public var location: Float
    public var color: PaintColor

    public init(location: Float, color: PaintColor) { (self.location, self.color) = (location, color) }
  }

  /// Where the parameter t of the gradient comes from, in paint space.
  public enum Geometry: Equatable, Sendable {
    /// t runs from 0 at `start` to 1 at `end`, constant across.
    case linear(start: CGPoint, end: CGPoint)
    /// t is 0 on the first circle and 1 on the second; of two solutions the larger t with a radius >= 0 counts.
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    /// t runs once around `center` from `angle`, clockwise on screen; radians.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// What happens outside 0...1.
  public enum Spread: UInt8, Sendable {
    case pad, `repeat`, mirror
  }

  /// The space in which stops are mixed.
  public enum Interpolation: UInt8, Sendable {
    /// sRGB-encoded, premultiplied.
    case encoded
    /// Linear light, premultiplied.
    case linearLight
    /// Oklab, premultiplied.
    case perceptual
  }

  public let stops: [Stop]
  public let geometry: Geometry
  public let spread: Spread
  public let interpolation: Interpolation
  /// From paint space to the user space of the command.
  public let transform: CGAffineTransform
  /// Stands for the stops, for how colours are mixed between them and for what lies beyond them, so that the colours can
  /// be tabulated once for many geometries.
  public let stopsHash: ContentHash
  public let hash: ContentHash

  public init(
    stops: [Stop], geometry: Geometry, spread: Spread = .pad, interpolation: Interpolation = .encoded,
    transform: CGAffineTransform = .identity
  ) {
    self.stops = stops
    self.geometry = geometry
    self.spread = spread
    self.interpolation = interpolation
    self.transform = transform
    var hasher = ContentHasher(seed: UInt64(spread.rawValue) << 8 | UInt64(interpolation.rawValue))
    for stop in stops {
      hasher.combine(stop.location)
      hasher.combine(stop.color)
    }
    stopsHash = hasher.finish()
    hasher.combine(transform)
    geometry.hash(into: &hasher)
    hash = hasher.finish()
  }

  public static func == (lhs: GradientPaint, rhs: GradientPaint) -> Bool {
    lhs === rhs || lhs.hash == rhs.hash
  }
}

extension GradientPaint.Geometry {
  func hash(into hasher: inout ContentHasher) {
    switch self {
    case .linear(let start, let end):
      hasher.combine(1)
      hasher.combine(start)
      hasher.combine(end)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      hasher.combine(2)
      hasher.combine(startCenter)
      hasher.combine(startRadius)
      hasher.combine(endCenter)
      hasher.combine(endRadius)
    case .conic(let center, let angle):
      hasher.combine(3)
      hasher.combine(center)
      hasher.combine(angle)
    }
  }
}
