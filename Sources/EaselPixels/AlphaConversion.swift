extension UInt32 {
  /// The premultiplied pixel of a straight one (same byte order): each colour times alpha, rounded to nearest.
  @inline(__always)
  package var premultipliedPixel: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    return alpha << 24
      | UInt32.scaled(self >> 16 & 255, alpha) << 16
      | UInt32.scaled(self >> 8 & 255, alpha) << 8
      | UInt32.scaled(self & 255, alpha)
  }

  /// The straight pixel of a premultiplied one (same byte order): each colour over alpha, rounded to nearest and cut to
  /// 255; clear is 0. Premultiplying the result gives the original again, whenever no colour exceeded its alpha.
  @inline(__always)
  package var straightPixel: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    if alpha == 0 { return 0 }
    return alpha << 24
      | UInt32.unscaled(self >> 16 & 255, alpha) << 16
      | UInt32.unscaled(self >> 8 & 255, alpha) << 8
      | UInt32.unscaled(self & 255, alpha)
  }

  @inline(__always)
  private static func scaled(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    (value &* alpha &+ 127) / 255
  }

  @inline(__always)
  private static func unscaled(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    Swift.min(255, (value &* 255 &+ alpha / 2) / alpha)
  }
}
