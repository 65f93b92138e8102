import EaselGeometry

/// A gradient with its geometry: immutable and hashed once.
///
/// ```swift
/// import EaselDrawing
///
/// func fade(height: CGFloat) -> GradientPaint {
///   GradientPaint(
///     stops: [.init(location: 0, color: .black), .init(location: 1, color: .clear)],
///     geometry: .linear(start: .zero, end: CGPoint(x: 0, y: height)))
/// }
/// ```
public final class GradientPaint: Equatable, Sendable {
  /// A color at a location along the gradient.
  ///
  /// ```swift
  /// import EaselDrawing
  ///
  /// func stops(_ colors: [PaintColor]) -> [GradientPaint.Stop] {
  ///   colors.enumerated().map { index, color in
  ///     GradientPaint.Stop(location: Float(index) / Float(max(1, colors.count - 1)), color: color)
  ///   }
  /// }
  /// ```
  public struct Stop: Equatable, Hashable, Sendable {
    /// The location: 0 is the start of the gradient, 1 its end; other values are allowed.
    public var location: Float
    /// The color at the location.
    public var color: PaintColor

    /// Creates a color stop.
    public init(location: Float, color: PaintColor) { (self.location, self.color) = (location, color) }
  }

  /// The function that gives the parameter t of the gradient at a point of paint space.
  ///
  /// A geometry that gives no parameter anywhere paints the color of the last stop.
  public enum Geometry: Equatable, Sendable {
    /// t grows from 0 at `start` to 1 at `end` and is constant perpendicular to that line. If the points are equal or not
    /// finite, there is no parameter.
    case linear(start: CGPoint, end: CGPoint)
    /// t is 0 on the first circle and 1 on the second one. If a point has two solutions, it gets the larger t
    /// that has a radius of at least 0; a point without solution is not painted.
    ///
    /// Negative radii and NaN count as 0. If the circles are equal or not finite, there is no parameter.
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    /// t grows from 0 to 1 once around `center`, starting at `angle` radians, clockwise on screen. If the angle is not
    /// finite, there is no parameter.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// The continuation of the gradient outside 0...1.
  public enum Spread: UInt8, Sendable {
    /// The colors at the ends continue.
    case pad
    /// The gradient repeats.
    case `repeat`
    /// The gradient repeats, and every other copy is mirrored.
    case mirror
  }

  /// The color space in which stops are interpolated.
  public enum Interpolation: UInt8, Sendable {
    /// Premultiplied, sRGB-encoded.
    case encoded
    /// Premultiplied, in linear light.
    case linearLight
    /// Premultiplied, in Oklab.
    case perceptual
  }

  /// The color stops.
  public let stops: [Stop]
  /// The geometry, in paint space.
  public let geometry: Geometry
  /// The continuation outside 0...1.
  public let spread: Spread
  /// The color space of the interpolation.
  public let interpolation: Interpolation
  /// The transform from paint space to the user space of the command.
  public let transform: CGAffineTransform
  /// The hash of the stops, the interpolation and the spread. Gradients with the same stops hash share one
  /// color table, whatever their geometry.
  public let stopsHash: ContentHash
  /// The hash of everything that affects pixels.
  public let hash: ContentHash

  /// Creates a gradient.
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

  /// Whether two gradients have equal hashes.
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
