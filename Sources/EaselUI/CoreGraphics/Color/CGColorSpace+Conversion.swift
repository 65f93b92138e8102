import EaselDrawing

extension CGColorSpace {
  /// The paint of components and alpha, as many as the space has; missing ones are 0, what is no number too.
  func paintColor(_ components: [CGFloat]) -> PaintColor {
    let values = (0...numberOfComponents).map { index -> Float in
      let value = index < components.count ? Float(components[index]) : 0
      let isBounded = !isExtended || index == numberOfComponents
      return value.isNaN ? 0 : isBounded ? min(max(value, 0), 1) : value
    }
    return PaintColor(components: encodedSRGB(values))
  }

  /// The components of a paint in this space, alpha last.
  func components(of color: PaintColor) -> [CGFloat] {
    var values = ownComponents(color.components)
    if !isExtended { values = values.map { min(max($0, 0), 1) } }
    return (values + [color.alpha]).map { CGFloat($0) }
  }

  // MARK: To sRGB

  private func encodedSRGB(_ values: [Float]) -> SIMD4<Float> {
    switch components {
    case .grey: encoded(SIMD4(values[0], values[0], values[0], values[1]))
    case .sRGB: encoded(SIMD4(values[0], values[1], values[2], values[3]))
    case .displayP3: fromDisplayP3(SIMD4(values[0], values[1], values[2], values[3]))
    case .cyanMagentaYellowBlack:
      SIMD4((1 - values[0]), (1 - values[1]), (1 - values[2]), 0) * (1 - values[3])
        + SIMD4(0, 0, 0, values[4])
    }
  }

  private func encoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    isLinear ? TransferFunction.encode(color) : color
  }

  private func fromDisplayP3(_ color: SIMD4<Float>) -> SIMD4<Float> {
    Color.RGBColorSpace.displayP3.encodedSRGB(encoded(color))
  }

  // MARK: From sRGB

  private func ownComponents(_ color: SIMD4<Float>) -> [Float] {
    switch components {
    case .grey: return [grey(color)]
    case .sRGB:
      let own = isLinear ? TransferFunction.decode(color) : color
      return [own.x, own.y, own.z]
    case .displayP3:
      let linear = CGColorSpace.displayP3Light(TransferFunction.decode(color))
      let own = isLinear ? linear : TransferFunction.encode(linear)
      return [own.x, own.y, own.z]
    case .cyanMagentaYellowBlack: return CGColorSpace.inks(color)
    }
  }

  /// The grey of the same luminance (ITU-R BT.709); that of a grey is itself.
  private func grey(_ color: SIMD4<Float>) -> Float {
    if color.x == color.y, color.y == color.z {
      return isLinear ? TransferFunction.decode(color.x) : color.x
    }
    let light = TransferFunction.decode(color)
    let luminance = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
    return isLinear ? luminance : TransferFunction.encode(luminance)
  }

  /// Linear sRGB -> linear light of the primaries of Display P3, the inverse of what `Color.RGBColorSpace` applies.
  private static func displayP3Light(_ light: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      0.822_462 * light.x + 0.177_538 * light.y,
      0.033_194 * light.x + 0.966_806 * light.y,
      0.017_083 * light.x + 0.072_397 * light.y + 0.910_520 * light.z,
      light.w)
  }

  /// As much black as all colours have in common.
  private static func inks(_ color: SIMD4<Float>) -> [Float] {
    let brightest = max(color.x, color.y, color.z)
    guard brightest > 0 else { return [0, 0, 0, 1] }
    return [color.x, color.y, color.z].map { 1 - $0 / brightest } + [1 - brightest]
  }
}
