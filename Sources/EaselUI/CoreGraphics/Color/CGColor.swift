import EaselDrawing

/// A color in a color space.
///
/// ```swift
/// let orange = CGColor(red: 1, green: 0.6, blue: 0, alpha: 1)
/// let translucent = orange.copy(alpha: 0.5)
/// ```
public final class CGColor: Sendable {
  private let space: CGColorSpace
  /// The components of the space, then alpha.
  private let values: [CGFloat]
  /// The sRGB color that is painted.
  let paintColor: PaintColor

  private init(_ space: CGColorSpace, _ values: [CGFloat]) {
    self.space = space
    self.values = values
    paintColor = space.paintColor(values)
  }

  init(_ color: PaintColor) {
    let c = color.components
    let isPlain = (0..<3).allSatisfy { 0...1 ~= c[$0] }
    space = isPlain ? .standard : .extendedStandard
    values = (0..<4).map { CGFloat(c[$0]) }
    paintColor = color
  }

  /// Creates an sRGB color; components are nominally 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, [red, green, blue, alpha])
  }

  /// Creates an sRGB color; components are nominally 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, [red, green, blue, alpha])
  }

  /// Creates a gray between 0 (black) and 1 (white), with a gamma of 2.2.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.genericGrey, [gray, alpha]) }

  /// Creates a gray between 0 (black) and 1 (white), with a gamma of 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(.genericGrey, [gray, alpha])
  }

  /// Creates a CMYK color, converted without an ICC profile. Components are 0...1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(.deviceCMYK, [cyan, magenta, yellow, black, alpha])
  }

  /// Creates a color from the components of a space, followed by alpha: `numberOfComponents
  /// + 1` numbers. Never nil.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(space, (0...space.numberOfComponents).map { components[$0] })
  }

  /// Black in the space `genericGrayGamma2_2`.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White in the space `genericGrayGamma2_2`.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with alpha 0.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The space of the components.
  public var colorSpace: CGColorSpace? { space }
  /// The components of the space, then alpha.
  public var components: [CGFloat]? { values }
  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }
  /// The alpha, 0...1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// Returns the same color.
  public func copy() -> CGColor? { self }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values.dropLast() + [alpha]) }

  /// Returns the color in another space, clamped to the gamut of that space, or the same color if its space is
  /// equal. `intent` and `options` have no effect.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    space == self.space ? self : CGColor(space, space.components(of: paintColor))
  }
}

extension CGColor: Hashable {
  /// Whether space and components are equal.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.space == rhs.space && lhs.values == rhs.values)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: CustomStringConvertible {
  /// The name of the space and the components.
  public var description: String { "\(space.name ?? "")\(values.map { Double($0) })" }
}

extension Color {
  /// Creates the same color, constant in every environment.
  public init(cgColor: CGColor) { self.init(base: .constant(cgColor.paintColor)) }

  /// Creates the same color, constant in every environment.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The color in sRGB; nil if it depends on the environment.
  public var cgColor: CGColor? { constantPaint.map { CGColor($0) } }
}

extension Color.Resolved {
  /// The color in sRGB.
  public var cgColor: CGColor { CGColor(paintColor) }
}

/// How out-of-gamut colors are converted. It has no effect: they are clamped to the gamut.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the destination.
  case defaultIntent = 0
  /// Keeps colors relative to the white of the viewer.
  case absoluteColorimetric = 1
  /// Keeps colors relative to the white of each space.
  case relativeColorimetric = 2
  /// Compresses the gamut and keeps relations between colors.
  case perceptual = 3
  /// Keeps the saturation.
  case saturation = 4
}
