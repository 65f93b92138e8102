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
