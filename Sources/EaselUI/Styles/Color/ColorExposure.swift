import EaselDrawing

/// A color with a changed exposure or headroom. A class, to keep `Color` small.
final class ColorExposure: Hashable, Sendable {
  let color: Color
  /// The number of times that the light is doubled.
  let stops: Double
  /// The ratio of the peak luminance to that of white; nil if it is not known. It does not change the paint.
  let headroom: Double?

  init(_ color: Color, stops: Double = 0, headroom: Double?) {
    (self.color, self.stops, self.headroom) = (color, stops, headroom)
  }

  static func == (lhs: ColorExposure, rhs: ColorExposure) -> Bool {
    lhs === rhs || (lhs.color == rhs.color && lhs.stops == rhs.stops && lhs.headroom == rhs.headroom)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(stops)
    hasher.combine(headroom)
  }

  var description: String { stops == 0 ? "\(color)" : "exposed(\(color), \(stops))" }

  func paintColor(in theme: ColorTheme) -> PaintColor {
    let paint = color.paintColor(in: theme)
    guard stops != 0, !stops.isNaN else { return paint }
    let factor = Float(exp2(min(max(stops, -64), 64)))
    let linear = TransferFunction.decode(paint.components) * SIMD4(factor, factor, factor, 1)
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
    let headroom = contentHeadroom.map { $0 * exp2(stops) }
    return Color(base: .exposed(ColorExposure(self, stops: stops, headroom: headroom), opacity: 1))
  }

  /// Returns the color with a ratio of its peak luminance to that of white. Has no effect on pixels: they have no range
  /// above white here, so components that exceed it are clamped. `resolveHDR(in:)` returns the ratio.
  public func headroom(_ headroom: Double?) -> Color {
    let range = headroom.flatMap { $0.isFinite && $0 >= 1 ? $0 : nil }
    return Color(base: .exposed(ColorExposure(self, headroom: range), opacity: 1))
  }

  /// Returns the components of the color in the given environment, with its headroom if it has one.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment), headroom: contentHeadroom.map { Float($0) })
  }

  /// The headroom set last, in proportion to the exposure since then; nil for none.
  private var contentHeadroom: Double? {
    if case .exposed(let exposure, _) = base { exposure.headroom } else { nil }
  }

  /// Creates a constant color. Its headroom has no effect on pixels.
  public init(_ resolved: ResolvedHDR) {
    self = Color(resolved.color).headroom(resolved.headroom.map { Double($0) })
  }
}
