/// The order of the 8-bit components of a pixel in memory that other code provides.
package struct BitmapLayout: Equatable, Sendable {
  package enum Alpha: Equatable, Sendable {
    case none, premultiplied, straight
    /// There is a byte for alpha, which is ignored.
    case skipped
  }

  /// The byte offset of each color component within a pixel; all three are equal for gray.
  private let offsets: (red: Int, green: Int, blue: Int)
  /// The byte offset of alpha within a pixel; nil if there is no byte for alpha.
  private let alphaOffset: Int?
  package let alpha: Alpha
  /// Whether there is no color, only alpha.
  private let isAlphaOnly: Bool
  package let bytesPerPixel: Int

  /// - Parameters:
  ///   - componentCount: 0 for alpha alone, 1 for gray, 3 for red, green and blue.
  ///   - alphaIsFirst: Whether alpha precedes the color components.
  ///   - isReversed: Whether the bytes of a 32-bit pixel are in little-endian order.
  /// - Returns: Nil if the components do not fit in a pixel, or if it is reversed and does not have 32 bits.
  package init?(
    componentCount: Int, alpha: Alpha, alphaIsFirst: Bool, isReversed: Bool, bytesPerPixel: Int
  ) {
    let needed = componentCount + (alpha == .none ? 0 : 1)
    guard [0, 1, 3].contains(componentCount), needed > 0, bytesPerPixel >= needed,
      !isReversed || bytesPerPixel == 4
    else { return nil }
    let first = alphaIsFirst && alpha != .none ? 1 : 0
    let places = [0, 1, 2].map { componentCount == 3 ? first + $0 : componentCount == 1 ? first : 0 }
    let alphaPlace = alpha == .none ? nil : alphaIsFirst ? 0 : componentCount
    func offset(_ place: Int) -> Int { isReversed ? bytesPerPixel - 1 - place : place }
    offsets = (offset(places[0]), offset(places[1]), offset(places[2]))
    alphaOffset = alphaPlace.map(offset)
    self.alpha = alpha
    isAlphaOnly = componentCount == 0
    self.bytesPerPixel = bytesPerPixel
  }

  package static func == (lhs: BitmapLayout, rhs: BitmapLayout) -> Bool {
    lhs.offsets == rhs.offsets && lhs.alphaOffset == rhs.alphaOffset && lhs.alpha == rhs.alpha
      && lhs.isAlphaOnly == rhs.isAlphaOnly && lhs.bytesPerPixel == rhs.bytesPerPixel
  }

  /// Whether pixels have no transparency.
  package var isOpaque: Bool { alpha == .none || alpha == .skipped }

  /// The layout of `PixelImage`: blue, green, red, alpha, premultiplied.
  package static let own = BitmapLayout(
    componentCount: 3, alpha: .premultiplied, alphaIsFirst: true, isReversed: true, bytesPerPixel: 4)!

  // MARK: Pixels

  /// Loads a pixel from memory as a premultiplied one; gray is copied to all three color components.
  @inline(__always)
  package func pixel(at bytes: UnsafeRawPointer) -> UInt32 {
    func byte(_ offset: Int) -> UInt32 {
      UInt32(bytes.load(fromByteOffset: offset, as: UInt8.self))
    }
    if isAlphaOnly { return byte(alphaOffset ?? 0) << 24 }
    let color = byte(offsets.red) << 16 | byte(offsets.green) << 8 | byte(offsets.blue)
    guard !isOpaque, let alphaOffset else { return 255 << 24 | color }
    let pixel = byte(alphaOffset) << 24 | color
    return alpha == .straight ? pixel.premultipliedPixel : pixel
  }

  /// Stores a premultiplied pixel in memory; a gray layout stores its green component.
  @inline(__always)
  package func store(_ pixel: UInt32, at bytes: UnsafeMutableRawPointer) {
    func put(_ value: UInt32, _ offset: Int) {
      bytes.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: offset, as: UInt8.self)
    }
    let value = alpha == .straight ? pixel.straightPixel : pixel
    if !isAlphaOnly {
      put(value >> 16, offsets.red)
      put(value, offsets.blue)
      put(value >> 8, offsets.green)
    }
    if let alphaOffset { put(isOpaque ? 255 : value >> 24, alphaOffset) }
  }
}

extension UInt32 {
  /// The pixel premultiplied, given straight alpha, in the same byte order: each color component times
  /// alpha, rounded to nearest.
  @inline(__always)
  package var premultipliedPixel: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    return alpha << 24
      | UInt32.scaled(self >> 16 & 255, alpha) << 16
      | UInt32.scaled(self >> 8 & 255, alpha) << 8
      | UInt32.scaled(self & 255, alpha)
  }

  /// The pixel with straight alpha, given a premultiplied one, in the same byte order: each color component
  /// divided by alpha, rounded to nearest and clamped to 255; a clear pixel is 0. Premultiplying the result
  /// restores the original if no component exceeds alpha.
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
