import EaselPixels

extension CGImage {
  /// The part of the picture in a rectangle of pixels from the top left corner, made whole outwards; nil when there is
  /// nothing of it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = PixelRect(covering: rect.standardized).intersection(PixelRect(width: width, height: height))
    guard !part.isEmpty else { return nil }
    var cut: [UInt32] = []
    cut.reserveCapacity(part.area)
    for y in Int(part.y0)..<Int(part.y1) {
      cut += pixels.pixels[y * width + Int(part.x0)..<y * width + Int(part.x1)]
    }
    return PixelImage(width: part.width, height: part.height, pixels: cut).map(similar)
  }

  /// The picture where a mask lets it through, which is stretched over it: where a mask is black, where a grey image
  /// without alpha is white, where another image is opaque.
  public func masking(_ mask: CGImage) -> CGImage? {
    let coverage = mask.coverage.pixels
    var masked: [UInt32] = []
    masked.reserveCapacity(width * height)
    for y in 0..<height {
      let row = y * mask.height / height * mask.width
      for x in 0..<width {
        let share = coverage.pixels[row + x * mask.width / width] >> 24
        masked.append(pixels.pixels[y * width + x].scaled(by: share))
      }
    }
    return PixelImage(width: width, height: height, pixels: masked).map { CGImage($0) }
  }

  /// The picture without the pixels whose straight colours, 0...255, all lie between the two numbers of their pair.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == format.space.numberOfComponents * 2 else { return nil }
    let kept = pixels.pixels.map { pixel -> UInt32 in
      let own = format.space.components(ofStandard: pixel)
      let isMasked = own.indices.allSatisfy { index in
        own[index] >= components[index * 2] && own[index] <= components[index * 2 + 1]
      }
      return isMasked ? 0 : pixel
    }
    return PixelImage(width: width, height: height, pixels: kept).map { CGImage($0) }
  }

  /// What the image leaves when it is a mask, as alpha: the complement of a mask's grey, the grey of a grey image
  /// without alpha, the alpha of others.
  var coverage: CGImage {
    let isGrey = format.space.components == .grey && format.layout.isOpaque
    guard isMask || isGrey else { return self }
    let alphas = pixels.pixels.map { pixel in (isMask ? 255 - (pixel & 255) : pixel & 255) << 24 }
    return PixelImage(width: width, height: height, pixels: alphas).map { CGImage($0) } ?? self
  }

  /// Other pixels in the same format.
  private func similar(_ pixels: PixelImage) -> CGImage {
    var format = format
    format.bytesPerRow = pixels.width * format.layout.bytesPerPixel
    return CGImage(
      pixels, format, shouldInterpolate: shouldInterpolate, isMask: isMask, renderingIntent: renderingIntent)
  }
}

extension UInt32 {
  /// A premultiplied pixel times a share of 0...255, rounded to nearest.
  fileprivate func scaled(by share: UInt32) -> UInt32 {
    func component(_ shift: UInt32) -> UInt32 { (((self >> shift & 255) * share + 127) / 255) << shift }
    return component(24) | component(16) | component(8) | component(0)
  }
}
