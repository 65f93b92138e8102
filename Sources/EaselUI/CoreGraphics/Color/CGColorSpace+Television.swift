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
