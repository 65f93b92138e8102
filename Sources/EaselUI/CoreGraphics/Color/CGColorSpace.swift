import EaselDrawing
import EaselPixels

/// The meaning of a color's components: primaries, white point and transfer function.
///
/// Images are composited in sRGB; colors of other spaces are converted to it. Device
/// grays count as sRGB grays.
///
/// ```swift
/// let space = CGColorSpace(name: CGColorSpace.displayP3)
/// let count = space?.numberOfComponents
/// ```
public final class CGColorSpace: Sendable {
  /// The color model and the primaries of the components.
  enum Components: Equatable, Sendable {
    case grey, sRGB, displayP3, cyanMagentaYellowBlack, lab, xyz
    case wide(RGBPrimaries)
    /// Patterns, with the space of the colors of uncolored ones.
    case pattern(CGColorSpace?)
  }

  let components: Components
  let encoding: ComponentTransferFunction
  /// Whether components outside 0...1 are valid.
  let isExtended: Bool
  /// The name of the space, one of this type's constants; nil for a pattern space.
  public let name: CFString?

  /// Whether components are proportional to light.
  var isLinear: Bool { encoding == .linear }

  init(
    _ name: CFString?, _ components: Components, _ encoding: ComponentTransferFunction = .standard,
    isExtended: Bool = false
  ) {
    self.name = name
    self.components = components
    self.encoding = encoding
    self.isExtended = isExtended
  }

  /// Creates the space with the given name. Nil, with a message on standard error, if the name is unknown.
  public convenience init?(name: CFString) {
    guard let known = CGColorSpace.named.first(where: { $0.name == name }) else {
      ProblemLog.report("no color space \"\(name)\"")
      return nil
    }
    self.init(name, known.components, known.encoding, isExtended: known.isExtended)
  }

  /// The color model.
  public var model: CGColorSpaceModel {
    switch components {
    case .grey: .monochrome
    case .sRGB, .displayP3, .wide: .rgb
    case .cyanMagentaYellowBlack: .cmyk
    case .lab: .lab
    case .xyz: .XYZ
    case .pattern: .pattern
    }
  }

  /// The number of components without alpha. For a pattern space that of its base space, or 0.
  public var numberOfComponents: Int {
    switch components {
    case .grey: 1
    case .sRGB, .displayP3, .wide, .lab, .xyz: 3
    case .cyanMagentaYellowBlack: 4
    case .pattern(let base): base?.numberOfComponents ?? 0
    }
  }

  /// Whether this is an RGB space with colors outside the sRGB gamut.
  public var isWideGamutRGB: Bool {
    model == .rgb && (components != .sRGB || isExtended)
  }
}

extension CGColorSpace: Hashable {
  /// Whether the names are equal; of pattern spaces, whether their base spaces are.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.components == rhs.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The color model of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// Gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// CIE L*a*b*.
  case lab = 3
  /// Any number of colorants. Not supported.
  case deviceN = 4
  /// Indices into a color table. Not supported.
  case indexed = 5
  /// Patterns.
  case pattern = 6
  /// CIE XYZ.
  case XYZ = 7
}

extension CGColorSpace {
  /// Gamma-encoded sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Gamma-encoded sRGB, including components outside 0...1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// Linear light with the primaries of sRGB.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Linear light with the primaries of sRGB, including components outside 0...1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The primaries of DCI-P3, white D65, the transfer function of sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3, including components outside 0...1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Linear light with the primaries of DCI-P3 and white D65.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// Linear light with the primaries of DCI-P3 and white D65, including components outside 0...1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// Gray with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Gray with a gamma of 2.2, including values outside 0...1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Linear gray.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Linear gray, including values outside 0...1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"

  static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .sRGB)
  static let deviceGrey = CGColorSpace("kCGColorSpaceDeviceGray", .grey)
  static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .cyanMagentaYellowBlack)
  static let standard = CGColorSpace(sRGB, .sRGB)
  static let extendedStandard = CGColorSpace(extendedSRGB, .sRGB, isExtended: true)
  static let genericGrey = CGColorSpace(genericGrayGamma2_2, .grey, .power(2.2))

  static let named =
    [standard, extendedStandard, genericGrey, deviceRGB, deviceGrey, deviceCMYK] + [
      CGColorSpace(linearSRGB, .sRGB, .linear),
      CGColorSpace(extendedLinearSRGB, .sRGB, .linear, isExtended: true),
      CGColorSpace(displayP3, .displayP3),
      CGColorSpace(extendedDisplayP3, .displayP3, isExtended: true),
      CGColorSpace(linearDisplayP3, .displayP3, .linear),
      CGColorSpace(extendedLinearDisplayP3, .displayP3, .linear, isExtended: true),
      CGColorSpace(extendedGray, .grey, .power(2.2), isExtended: true),
      CGColorSpace(linearGray, .grey, .linear),
      CGColorSpace(extendedLinearGray, .grey, .linear, isExtended: true),
    ] + colorimetric + ituTransfer
}

/// Returns device RGB, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns device gray, the grays of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGrey }

/// Returns device CMYK, converted without an ICC profile: each component absorbs its share of the light.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

extension CGColorSpace {
  /// Whether pixels of this space have the format of Easel's bitmaps.
  var isOwn: Bool { components == .sRGB && encoding == .standard }

  /// Converts a premultiplied sRGB pixel to this space, which is gray or RGB. A gray is stored in all three components.
  func pixel(ofStandard pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    if components == .grey, encoding == .standard, red == green, green == blue { return pixel }
    let color = PaintColor(straight: pixel.straightPixel).components
    return PaintColor(components: SIMD4(ownColor(fromSRGB: color), color.w)).premultipliedPixel
  }

  /// The components, 0...255, of a premultiplied sRGB pixel in this space, without alpha.
  func components(ofStandard pixel: UInt32) -> [CGFloat] {
    components(of: PaintColor(straight: pixel.straightPixel)).dropLast().map { ($0 * 255).rounded() }
  }

  /// Converts a premultiplied pixel of this space, which is gray or RGB, to sRGB.
  func sRGBPixel(of pixel: UInt32) -> UInt32 {
    let color = PaintColor(straight: pixel.straightPixel).components
    let own = components == .grey ? SIMD3(repeating: color.y) : SIMD3(color.x, color.y, color.z)
    return PaintColor(components: SIMD4(encodedSRGB(own), color.w)).premultipliedPixel
  }
}

extension PaintColor {
  fileprivate init(straight pixel: UInt32) {
    let bytes = SIMD4(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24)
    self.init(components: SIMD4<Float>(bytes) / 255)
  }
}
