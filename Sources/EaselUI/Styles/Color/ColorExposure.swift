import EaselDrawing

/// A color with a changed exposure. A class, to keep `Color` small.
final class ColorExposure: Hashable, Sendable {
  let color: Color
  /// The number of times that the light is doubled.
  let stops: Double

  init(_ color: Color, stops: Double) { (self.color, self.stops) = (color, stops) }

  static func == (lhs: ColorExposure, rhs: ColorExposure) -> Bool {
    lhs === rhs || (lhs.color == rhs.color && lhs.stops == rhs.stops)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(stops)
  }

  func paintColor(in theme: ColorTheme) -> PaintColor {
    let encoded = color.paintColor(in: theme).components
    let factor = Float(exp2(min(max(stops.isNaN ? 0 : stops, -64), 64)))
    let linear = TransferFunction.decode(encoded) * SIMD4(factor, factor, factor, 1)
    return PaintColor(components: TransferFunction.encode(linear))
  }
}

extension Color {
  /// Returns the color with its light multiplied by a power of two: one stop doubles it.
  ///
  /// Pixels have no range above white here. Components that exceed it are clamped where the color is painted, and
  /// lowering the exposure again gives the former color.
  ///
  /// - Parameter stops: The number of times to double the light; negative to halve it. NaN counts as 0.
  public func exposureAdjust(_ stops: Double) -> Color {
    Color(base: .exposed(ColorExposure(self, stops: stops), opacity: 1))
  }

  /// Returns the color with a ratio of its peak luminance to that of white. Has no effect on pixels: they have no range
  /// above white here, so components that exceed it are clamped. `resolveHDR(in:)` returns the ratio.
  public func headroom(_ headroom: Double?) -> Color {
    let range = headroom.flatMap { $0.isFinite && $0 >= 1 ? $0 : nil }
    return Color(base: .ranged(ColorRange(self, headroom: range), opacity: 1))
  }

  /// Returns the components of the color in the given environment, with its headroom if it has one.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment), headroom: contentHeadroom.map { Float($0) })
  }

  /// The headroom set last; nil for none.
  private var contentHeadroom: Double? {
    switch base {
    case .ranged(let range, _): range.headroom
    case .exposed(let exposure, _): exposure.color.contentHeadroom.map { $0 * exp2(exposure.stops) }
    default: nil
    }
  }

  /// Creates a constant color. Its headroom has no effect on pixels.
  public init(_ resolved: ResolvedHDR) {
    self = Color(resolved.color).headroom(resolved.headroom.map { Double($0) })
  }
}

/// A color with a headroom. A class, to keep `Color` small.
final class ColorRange: Hashable, Sendable {
  let color: Color
  let headroom: Double?

  init(_ color: Color, headroom: Double?) { (self.color, self.headroom) = (color, headroom) }

  static func == (lhs: ColorRange, rhs: ColorRange) -> Bool {
    lhs === rhs || (lhs.color == rhs.color && lhs.headroom == rhs.headroom)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(headroom)
  }
}

extension Color {
  /// The components of a color in one environment, with the ratio of its peak luminance to that of white.
  ///
  /// ```swift
  /// let sun = Color.yellow.exposureAdjust(2).headroom(4)
  /// let resolved = sun.resolveHDR(in: EnvironmentValues())
  /// print(resolved.linearRed, resolved.headroom ?? 1)
  /// ```
  @frozen public struct ResolvedHDR: Hashable, Sendable {
    fileprivate var color: Resolved
    /// The ratio of the peak luminance to that of white, at least 1; nil if it is not known.
    public var headroom: Float?

    /// Creates a color from components.
    public init(_ color: Resolved, headroom: Float? = nil) { (self.color, self.headroom) = (color, headroom) }

    /// The gamma-encoded sRGB component; 1 is white.
    public var red: Float {
      get { color.red }
      set { color.red = newValue }
    }

    /// The gamma-encoded sRGB component; 1 is white.
    public var green: Float {
      get { color.green }
      set { color.green = newValue }
    }

    /// The gamma-encoded sRGB component; 1 is white.
    public var blue: Float {
      get { color.blue }
      set { color.blue = newValue }
    }

    /// The linear component; 1 is white.
    public var linearRed: Float {
      get { color.linearRed }
      set { color.linearRed = newValue }
    }

    /// The linear component; 1 is white.
    public var linearGreen: Float {
      get { color.linearGreen }
      set { color.linearGreen = newValue }
    }

    /// The linear component; 1 is white.
    public var linearBlue: Float {
      get { color.linearBlue }
      set { color.linearBlue = newValue }
    }

    /// The opacity, 0...1.
    public var opacity: Float {
      get { color.opacity }
      set { color.opacity = newValue }
    }
  }
}

extension Color.ResolvedHDR: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint.paint = .solid(color.paintColor) }
}

extension Color.ResolvedHDR: CustomStringConvertible {
  /// The color as `#RRGGBBAA`, and its headroom.
  public var description: String { "\(color)" + (headroom.map { " (headroom \($0))" } ?? "") }
}

extension Image {
  /// The range of luminance that an image may use.
  ///
  /// ```swift
  /// let range: Image.DynamicRange = .constrainedHigh
  /// print(range == .standard)
  /// ```
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int8

    /// Up to white.
    public static let standard = DynamicRange(level: 0)
    /// Somewhat above white.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// As far above white as the content and the display allow.
    public static let high = DynamicRange(level: 2)
  }

  /// Has no effect: pixels have no range above white here.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
  /// The range of luminance that images may use; nil for the default. It has no effect on pixels.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
}

nonisolated extension View {
  /// Sets the range of luminance that images in the view may use. Pixels have no range above white here, so it changes
  /// only the environment value.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
