import EaselDrawing
import EaselPixels

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
