import EaselDrawing

extension CGColorSpace {
  /// Converts components of this space, followed by alpha, to sRGB. Components are clamped to their range;
  /// missing ones and NaN count as 0.
  func paintColor(_ components: [CGFloat]) -> PaintColor {
    let values = (0...numberOfComponents).map { index -> Float in
      let value = index < components.count ? Float(components[index]) : 0
      return value.isNaN ? 0 : min(max(value, range(of: index).lowerBound), range(of: index).upperBound)
    }
    return PaintColor(components: encodedSRGB(values))
  }

  /// The range of a component. The index after the last component is alpha.
  private func range(of index: Int) -> ClosedRange<Float> {
    if index == numberOfComponents { return 0...1 }
    switch components {
    case .lab: return Float(LabColor.lowest[index])...Float(LabColor.highest[index])
    case .xyz: return CGColorSpace.extendedRange
    default: return isExtended ? CGColorSpace.extendedRange : 0...1
    }
  }

  private static let extendedRange = -Float.greatestFiniteMagnitude...Float.greatestFiniteMagnitude

  /// Converts an sRGB color to components of this space, followed by alpha.
  func components(of color: PaintColor) -> [CGFloat] {
    let values = componentsFromSRGB(color.components).enumerated().map { index, value in
      min(max(value, range(of: index).lowerBound), range(of: index).upperBound)
    }
    return (values + [color.alpha]).map { CGFloat($0) }
  }

  // MARK: To sRGB

  private func encodedSRGB(_ values: [Float]) -> SIMD4<Float> {
    switch components {
    case .grey: SIMD4(encodedSRGB(SIMD3(repeating: values[0])), values[1])
    case .cyanMagentaYellowBlack:
      SIMD4((1 - values[0]), (1 - values[1]), (1 - values[2]), 0) * (1 - values[3])
        + SIMD4(0, 0, 0, values[4])
    case .sRGB, .displayP3, .lab, .xyz, .wide:
      SIMD4(encodedSRGB(SIMD3(values[0], values[1], values[2])), values[3])
    // A pattern space has no colors.
    case .pattern: SIMD4(repeating: 0)
    }
  }

  /// Converts a color of a space with three components, or a gray in all three, to sRGB. Pixels are converted by it
  /// without arrays, which would take most of the time.
  func encodedSRGB(_ color: SIMD3<Float>) -> SIMD3<Float> {
    switch components {
    case .grey, .sRGB: return encoded(color)
    case .displayP3:
      let converted = Color.RGBColorSpace.displayP3.encodedSRGB(SIMD4(encoded(color), 1))
      return SIMD3(converted.x, converted.y, converted.z)
    case .lab, .xyz, .wide:
      let light = RGBPrimaries.sRGB.fromXYZ * xyz(SIMD3<Double>(color))
      return SIMD3<Float>(ComponentTransferFunction.standard.encode(light))
    case .cyanMagentaYellowBlack, .pattern: return SIMD3(repeating: 0)
    }
  }

  /// Converts from this space's transfer function to that of sRGB.
  private func encoded(_ color: SIMD3<Float>) -> SIMD3<Float> {
    guard encoding != .standard else { return color }
    return SIMD3(ComponentTransferFunction.standard.encode(encoding.decode(SIMD3<Double>(color))))
  }

  /// Converts components to CIE XYZ with white D50.
  private func xyz(_ values: SIMD3<Double>) -> SIMD3<Double> {
    switch components {
    case .lab: LabColor.xyz(values)
    case .wide(let primaries): primaries.toXYZ * encoding.decode(values)
    default: values
    }
  }

  // MARK: From sRGB

  private func componentsFromSRGB(_ color: SIMD4<Float>) -> [Float] {
    switch components {
    case .grey: return [grey(color)]
    case .sRGB, .displayP3, .lab, .xyz, .wide:
      let own = ownColor(fromSRGB: color)
      return [own.x, own.y, own.z]
    case .cyanMagentaYellowBlack: return CGColorSpace.cmykComponents(color)
    case .pattern(let base): return base?.componentsFromSRGB(color) ?? []
    }
  }

  /// Converts an sRGB color to a space with three components, or to a gray in all three; the inverse of
  /// `encodedSRGB(_:)`. Components are not clamped.
  func ownColor(fromSRGB color: SIMD4<Float>) -> SIMD3<Float> {
    switch components {
    case .grey: return SIMD3(repeating: grey(color))
    case .sRGB:
      guard encoding != .standard else { return SIMD3(color.x, color.y, color.z) }
      return encoded(light: TransferFunction.decode(color))
    case .displayP3: return encoded(light: CGColorSpace.displayP3Light(TransferFunction.decode(color)))
    case .lab, .xyz, .wide:
      let light = ComponentTransferFunction.standard.decode(
        SIMD3(Double(color.x), Double(color.y), Double(color.z)))
      return SIMD3<Float>(componentsFromSRGB(xyz: RGBPrimaries.sRGB.toXYZ * light))
    case .cyanMagentaYellowBlack, .pattern: return SIMD3(repeating: 0)
    }
  }

  private func componentsFromSRGB(xyz: SIMD3<Double>) -> SIMD3<Double> {
    switch components {
    case .lab: LabColor.lab(xyz)
    case .wide(let primaries): encoding.encode(primaries.fromXYZ * xyz)
    default: xyz
    }
  }

  private func encoded(light: SIMD4<Float>) -> SIMD3<Float> {
    SIMD3<Float>(encoding.encode(SIMD3(Double(light.x), Double(light.y), Double(light.z))))
  }

  /// The gray of the same luminance (ITU-R BT.709). Grays stay unchanged.
  private func grey(_ color: SIMD4<Float>) -> Float {
    if encoding == .standard, color.x == color.y, color.y == color.z { return color.x }
    let light = TransferFunction.decode(color)
    return Float(encoding.encode(Double(0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z)))
  }

  /// Converts linear sRGB to linear Display P3; the inverse of `Color.RGBColorSpace.linearSRGB`.
  private static func displayP3Light(_ light: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      0.822_462 * light.x + 0.177_538 * light.y,
      0.033_194 * light.x + 0.966_806 * light.y,
      0.017_083 * light.x + 0.072_397 * light.y + 0.910_520 * light.z,
      light.w)
  }

  /// Converts to CMYK with the maximum amount of black.
  private static func cmykComponents(_ color: SIMD4<Float>) -> [Float] {
    let brightest = max(color.x, color.y, color.z)
    guard brightest > 0 else { return [0, 0, 0, 1] }
    return [color.x, color.y, color.z].map { 1 - $0 / brightest } + [1 - brightest]
  }
}
