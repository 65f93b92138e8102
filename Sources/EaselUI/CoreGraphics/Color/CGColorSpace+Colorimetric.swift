extension CGColorSpace {
  /// CIE L*a*b* of white D50: lightness 0...100, and two axes of -128...128.
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"
  /// CIE XYZ of white D50.
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
  /// Adobe RGB (1998).
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// ROMM RGB (ISO 22028-2), also known as ProPhoto RGB.
  public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
  /// ACEScg: the primaries AP1, proportional to light, with components outside 0...1.
  public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
  /// DCI-P3 with the white and the gamma of cinemas.
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  /// Red, green and blue proportional to light; the primaries of sRGB stand in for those of old displays.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Cyan, magenta, yellow and black without a profile, as those of the device.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  static let colorimetric = [
    CGColorSpace(genericLab, .lab),
    CGColorSpace(genericXYZ, .xyz, .linear),
    CGColorSpace(adobeRGB1998, .wide(.adobeRGB), .power(563.0 / 256)),
    CGColorSpace(rommrgb, .wide(.romm), .romm),
    CGColorSpace(acescgLinear, .wide(.acescg), .linear, isExtended: true),
    CGColorSpace(dcip3, .wide(.cinemaP3), .power(2.6)),
    CGColorSpace(genericRGBLinear, .sRGB, .linear),
    CGColorSpace(genericCMYK, .cyanMagentaYellowBlack),
  ]
}

extension CGColorSpace {
  /// The primaries and the encoding of BT.709.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// The primaries of BT.709 with a gamma of 1.961.
  public static let coreMedia709: CFString = "kCGColorSpaceCoreMedia709"
  /// The primaries and the encoding of BT.2020.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// The primaries of BT.2020 with the encoding of sRGB.
  public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
  /// The primaries and the encoding of BT.2020, with components outside 0...1.
  public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
  /// The primaries of BT.2020, proportional to light.
  public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
  /// The same with components outside 0...1.
  public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"

  // Spaces of high dynamic range have no counterpart in pictures of 8 bits a component: their components are taken as
  // those of sRGB.

  /// BT.709 with the encoding PQ; taken as sRGB.
  public static let itur_709_PQ: CFString = "kCGColorSpaceITUR_709_PQ"
  /// BT.709 with the encoding HLG; taken as sRGB.
  public static let itur_709_HLG: CFString = "kCGColorSpaceITUR_709_HLG"
  /// BT.2100 with the encoding PQ; taken as sRGB.
  public static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
  /// BT.2100 with the encoding HLG; taken as sRGB.
  public static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"
  /// Display P3 with the encoding PQ; taken as sRGB.
  public static let displayP3_PQ: CFString = "kCGColorSpaceDisplayP3_PQ"
  /// Display P3 with the encoding HLG; taken as sRGB.
  public static let displayP3_HLG: CFString = "kCGColorSpaceDisplayP3_HLG"

  static let television =
    [
      CGColorSpace(itur_709, .sRGB, .television),
      CGColorSpace(coreMedia709, .sRGB, .power(1.961)),
      CGColorSpace(itur_2020, .wide(.itur2020), .television),
      CGColorSpace(itur_2020_sRGBGamma, .wide(.itur2020)),
      CGColorSpace(extendedITUR_2020, .wide(.itur2020), .television, isExtended: true),
      CGColorSpace(linearITUR_2020, .wide(.itur2020), .linear),
      CGColorSpace(extendedLinearITUR_2020, .wide(.itur2020), .linear, isExtended: true),
    ]
    + [itur_709_PQ, itur_709_HLG, itur_2100_PQ, itur_2100_HLG, displayP3_PQ, displayP3_HLG].map {
      CGColorSpace($0, .sRGB)
    }
}
