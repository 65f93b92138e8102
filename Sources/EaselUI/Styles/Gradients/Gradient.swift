import EaselDrawing

/// Colours at places between 0 and 1, without a geometry.
public struct Gradient: Hashable, Sendable {
  /// One colour and its place; 0 is the start of the gradient, 1 its end, places outside are legal.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at even distances, the first at 0 and the last at 1.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient {
  /// The space in which the colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case device, perceptual }

    let kind: Kind

    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(kind: .device)
    /// A space in which equal steps look equal.
    public static let perceptual = ColorSpace(kind: .perceptual)

    var interpolation: GradientPaint.Interpolation { kind == .device ? .encoded : .perceptual }
  }
}

extension Gradient {
  /// True when no colour depends on the environment.
  var isConstant: Bool { stops.allSatisfy { $0.color.constantPaint != nil } }

  /// The stops ready for painting where the given environment holds.
  func paintStops(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    if isConstant { return paintStops { $0.constantPaint ?? .clear } }
    let theme = ColorTheme(environment)
    return paintStops { $0.paintColor(in: theme) }
  }

  /// The stops ready for painting, sorted by place; those at a place that is no number are left out.
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

/// A gradient with the space in which it is mixed.
public struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient
  var space: Gradient.ColorSpace

  public init(_ gradient: Gradient) { self.init(gradient, space: .device) }

  init(_ gradient: Gradient, space: Gradient.ColorSpace) { (self.gradient, self.space) = (gradient, space) }

  /// The same colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient, space: space) }
}

extension Gradient {
  /// The same colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self, space: space) }
}

extension Color {
  /// A soft gradient of this colour, a little lighter at the start.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// The box filled with the style.
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
