extension CGColorSpace {
  /// CIE L*a*b* with white D50: lightness 0...100, and two axes of -128...128.
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"
  /// CIE XYZ with white D50.
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
  /// Adobe RGB (1998).
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// ROMM RGB (ISO 22028-2), also known as ProPhoto RGB.
  public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
  /// ACEScg: linear light with the primaries AP1, including components outside 0...1.
  public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
  /// DCI-P3 with the white point and the gamma of cinema projectors.
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  /// Linear RGB with the primaries of sRGB.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// CMYK, converted without an ICC profile, as device CMYK.
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
  /// The primaries and the transfer function of BT.709.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// The primaries of BT.709 with a gamma of 1.961.
  public static let coreMedia709: CFString = "kCGColorSpaceCoreMedia709"
  /// The primaries and the transfer function of BT.2020.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// The primaries of BT.2020 with the transfer function of sRGB.
  public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
  /// The primaries and the transfer function of BT.2020, including components outside 0...1.
  public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
  /// Linear light with the primaries of BT.2020.
  public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
  /// Linear light with the primaries of BT.2020, including components outside 0...1.
  public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"

  // Bitmaps have 8 bits per component and no high dynamic range. Components of HDR spaces are interpreted as
  // sRGB.

  /// BT.709 with the transfer function PQ; interpreted as sRGB.
  public static let itur_709_PQ: CFString = "kCGColorSpaceITUR_709_PQ"
  /// BT.709 with the transfer function HLG; interpreted as sRGB.
  public static let itur_709_HLG: CFString = "kCGColorSpaceITUR_709_HLG"
  /// BT.2100 with the transfer function PQ; interpreted as sRGB.
  public static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
  /// BT.2100 with the transfer function HLG; interpreted as sRGB.
  public static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"
  /// Display P3 with the transfer function PQ; interpreted as sRGB.
  public static let displayP3_PQ: CFString = "kCGColorSpaceDisplayP3_PQ"
  /// Display P3 with the transfer function HLG; interpreted as sRGB.
  public static let displayP3_HLG: CFString = "kCGColorSpaceDisplayP3_HLG"

  static let ituTransfer =
    [
      CGColorSpace(itur_709, .sRGB, .ituTransfer),
      CGColorSpace(coreMedia709, .sRGB, .power(1.961)),
      CGColorSpace(itur_2020, .wide(.itur2020), .ituTransfer),
      CGColorSpace(itur_2020_sRGBGamma, .wide(.itur2020)),
      CGColorSpace(extendedITUR_2020, .wide(.itur2020), .ituTransfer, isExtended: true),
      CGColorSpace(linearITUR_2020, .wide(.itur2020), .linear),
      CGColorSpace(extendedLinearITUR_2020, .wide(.itur2020), .linear, isExtended: true),
    ]
    + [itur_709_PQ, itur_709_HLG, itur_2100_PQ, itur_2100_HLG, displayP3_PQ, displayP3_HLG].map {
      CGColorSpace($0, .sRGB)
    }
}
