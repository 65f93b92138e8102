import EaselDrawing

/// A sequence of colors at locations between 0 and 1, without a geometry. As a style it runs
/// from the top to the bottom.
///
/// ```swift
/// let gradient = Gradient(stops: [
///   Gradient.Stop(color: .white, location: 0),
///   Gradient.Stop(color: .blue, location: 0.3),
///   Gradient.Stop(color: .black, location: 1),
/// ])
/// ```
public struct Gradient: Hashable, Sendable {
  /// A color and its location: 0 is the start of the gradient, 1 the end. Locations outside 0...1 are valid.
  ///
  /// ```swift
  /// let stop = Gradient.Stop(color: .orange, location: 0.25)
  /// ```
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location; stops at NaN or infinity are ignored.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The stops, in any order; they are sorted by location when painted.
  public var stops: [Stop]

  /// Creates a gradient of the given stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colors, the first at 0 and the last at 1.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient {
  /// The color space in which a gradient is interpolated.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case device, perceptual }

    let kind: Kind

    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(kind: .device)
    /// A perceptually uniform space, Oklab.
    public static let perceptual = ColorSpace(kind: .perceptual)

    var interpolation: GradientPaint.Interpolation { kind == .device ? .encoded : .perceptual }
  }
}

extension Gradient {
  /// Whether no color depends on the environment.
  var isConstant: Bool { stops.allSatisfy { $0.color.constantPaint != nil } }

  /// The stops with their colors resolved in an environment.
  func paintStops(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    if isConstant { return paintStops { $0.constantPaint ?? .clear } }
    let theme = ColorTheme(environment)
    return paintStops { $0.paintColor(in: theme) }
  }

  /// The stops with resolved colors, sorted by location. Stops at NaN or infinity are omitted.
  func paintStops(_ resolve: (Color) -> PaintColor) -> [GradientPaint.Stop] {
    var result: [GradientPaint.Stop] = []
    result.reserveCapacity(stops.count)
    var isSorted = true
    for stop in stops where stop.location.isFinite {
      let location = Float(stop.location)
      if let last = result.last, last.location > location { isSorted = false }
      result.append(GradientPaint.Stop(location: location, color: resolve(stop.color)))
    }
    return isSorted ? result : Gradient.stablySorted(result)
  }

  private static func stablySorted(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

/// A gradient and the color space in which it is interpolated.
///
/// ```swift
/// Rectangle()
///   .fill(Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual))
///   .frame(width: 100, height: 100)
/// ```
public struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient
  var space: Gradient.ColorSpace

  /// Creates a gradient interpolated in gamma-encoded sRGB.
  public init(_ gradient: Gradient) { self.init(gradient, space: .device) }

  init(_ gradient: Gradient, space: Gradient.ColorSpace) { (self.gradient, self.space) = (gradient, space) }

  /// Returns the gradient interpolated in another color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient, space: space) }
}

extension Gradient {
  /// Returns the gradient interpolated in another color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self, space: space) }
}

extension Color {
  /// A subtle gradient from a slightly lighter variant of this color to the color itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// The bounding box filled with the style.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View {
  public typealias Body = _ShapeView<Rectangle, LinearGradient>
}

extension RadialGradient: View {
  public typealias Body = _ShapeView<Rectangle, RadialGradient>
}

extension AngularGradient: View {
  public typealias Body = _ShapeView<Rectangle, AngularGradient>
}

extension EllipticalGradient: View {
  public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
}
