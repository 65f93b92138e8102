import EaselDrawing

/// A colour in a colour space.
public final class CGColor: Sendable {
  private let space: CGColorSpace
  /// Those of the space, then alpha.
  private let values: [CGFloat]
  /// What is painted with it.
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

  /// A colour of sRGB; components are nominally 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, [red, green, blue, alpha])
  }

  /// A colour of sRGB; components are nominally 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, [red, green, blue, alpha])
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.genericGrey, [gray, alpha]) }

  /// A grey from 0, black, to 1, white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(.genericGrey, [gray, alpha])
  }

  /// A colour of inks, without a profile.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(.deviceCMYK, [cyan, magenta, yellow, black, alpha])
  }

  /// A colour of the components of a space, and alpha after them: `numberOfComponents + 1` numbers are read.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(space, (0...space.numberOfComponents).map { components[$0] })
  }

  /// Of `genericGrayGamma2_2`.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Of `genericGrayGamma2_2`.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black without alpha.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The space that the components belong to.
  public var colorSpace: CGColorSpace? { space }
  /// Those of the space, then alpha.
  public var components: [CGFloat]? { values }
  /// The number of components with alpha.
  public var numberOfComponents: Int { values.count }
  /// 0...1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values.dropLast() + [alpha]) }

  /// The same colour in another space, cut to what that holds. Nothing depends on `intent` and `options`.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    CGColor(space, space.components(of: paintColor))
  }
}

extension CGColor: Hashable {
  /// Colours are the same when space and components are.
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
  /// The same colour; one that no environment changes.
  public init(cgColor: CGColor) { self.init(base: .constant(cgColor.paintColor)) }

  /// The same colour; one that no environment changes.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour in sRGB; nil when it depends on the environment.
  public var cgColor: CGColor? { constantPaint.map { CGColor($0) } }
}

extension Color.Resolved {
  /// The colour in sRGB.
  public var cgColor: CGColor { CGColor(paintColor) }
}

/// What happens to colours that another space does not hold. Nothing depends on it: they are cut to what it holds.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
