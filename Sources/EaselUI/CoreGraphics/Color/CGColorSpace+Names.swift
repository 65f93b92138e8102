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
