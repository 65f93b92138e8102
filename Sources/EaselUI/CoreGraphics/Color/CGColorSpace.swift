import EaselDrawing
import EaselPixels

/// What the numbers of a colour mean.
///
/// Pictures are made in sRGB; colours of other spaces are converted to it. Greys of devices are taken as greys of sRGB.
public final class CGColorSpace: Sendable {
  /// The colours that the components mix.
  enum Components: Equatable, Sendable {
    case grey, sRGB, displayP3, cyanMagentaYellowBlack, lab, xyz
    case wide(RGBPrimaries)
  }

  let components: Components
  let encoding: ComponentEncoding
  /// True when components outside 0...1 are colours too.
  let isExtended: Bool
  /// One of the names of this type.
  public let name: CFString?

  /// True when components are proportional to light.
  var isLinear: Bool { encoding == .linear }

  init(
    _ name: CFString, _ components: Components, _ encoding: ComponentEncoding = .standard,
    isExtended: Bool = false
  ) {
    self.name = name
    self.components = components
    self.encoding = encoding
    self.isExtended = isExtended
  }

  /// The space with one of the names below; nil, and a line on standard error, for others.
  public convenience init?(name: CFString) {
    guard let known = CGColorSpace.named.first(where: { $0.name == name }) else {
      CoreGraphicsLog.report("no colour space \"\(name)\"")
      return nil
    }
    self.init(name, known.components, known.encoding, isExtended: known.isExtended)
  }

  /// What the components stand for.
  public var model: CGColorSpaceModel {
    switch components {
    case .grey: .monochrome
    case .sRGB, .displayP3, .wide: .rgb
    case .cyanMagentaYellowBlack: .cmyk
    case .lab: .lab
    case .xyz: .XYZ
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch components {
    case .grey: 1
    case .sRGB, .displayP3, .wide, .lab, .xyz: 3
    case .cyanMagentaYellowBlack: 4
    }
  }

  /// True when the space holds colours that sRGB does not.
  public var isWideGamutRGB: Bool {
    model == .rgb && (components != .sRGB || isExtended)
  }
}

extension CGColorSpace: Hashable {
  /// Spaces are the same when their names are.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What the components of a colour space stand for.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

extension CGColorSpace {
  /// Gamma-encoded sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Gamma-encoded sRGB with components outside 0...1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB primaries, proportional to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// sRGB primaries, proportional to light, with components outside 0...1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The primaries of DCI-P3, white D65, the encoding of sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The same with components outside 0...1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// The primaries of DCI-P3, white D65, proportional to light.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// The same with components outside 0...1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// Greys with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The same with components outside 0...1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Greys, proportional to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// The same with components outside 0...1.
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
    ] + colorimetric + television
}

/// Red, green and blue of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Greys of the device, which are those of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGrey }

/// Cyan, magenta, yellow and black without a profile: each takes its part of the light.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

extension CGColorSpace {
  /// True when pixels of it are those that pictures are made of.
  var isOwn: Bool { components == .sRGB && encoding == .standard }

  /// A premultiplied pixel of sRGB in this space; a grey is in all three colours.
  func pixel(ofStandard pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    if components == .grey, encoding == .standard, red == green, green == blue { return pixel }
    let own = self.components(of: PaintColor(straight: pixel.straightPixel)).map { Float($0) }
    let color =
      components == .grey ? SIMD4(own[0], own[0], own[0], own[1]) : SIMD4(own[0], own[1], own[2], own[3])
    return PaintColor(components: color).premultipliedPixel
  }

  /// The components, 0...255, of a premultiplied pixel of sRGB, without alpha.
  func components(ofStandard pixel: UInt32) -> [CGFloat] {
    components(of: PaintColor(straight: pixel.straightPixel)).dropLast().map { ($0 * 255).rounded() }
  }

  /// A premultiplied pixel of this space in sRGB.
  func standardPixel(of pixel: UInt32) -> UInt32 {
    let color = PaintColor(straight: pixel.straightPixel).components
    let values = components == .grey ? [color.y, color.w] : [color.x, color.y, color.z, color.w]
    return paintColor(values.map { CGFloat($0) }).premultipliedPixel
  }
}

extension PaintColor {
  fileprivate init(straight pixel: UInt32) {
    let bytes = SIMD4(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24)
    self.init(components: SIMD4<Float>(bytes) / 255)
  }
}
