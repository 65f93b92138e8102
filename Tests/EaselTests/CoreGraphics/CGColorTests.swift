import Easel
import EaselDrawing
import EaselPixels
import Testing

@testable import EaselUI

@Suite("CoreGraphics colors")
struct CGColorTests {
  @Test func componentsMatchTheColorSpace() throws {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.numberOfComponents == 4 && color.alpha == 0.4)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(CGColor.black.components == [0, 1] && CGColor.white.components == [1, 1])
    #expect(CGColor.clear.components == [0, 0])
    let grey = CGColorSpaceCreateDeviceGray()
    #expect(CGColor(colorSpace: grey, components: [0.5, 0.25])?.components == [0.5, 0.25])
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1] && color.copy() == color)
  }

  @Test func colorsWithEqualComponentsAreEqual() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(color == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(color != color.copy(alpha: 0.5) && CGColor.black != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(Set([color, color.copy(), .black]).count == 3 - 1)
  }

  @Test func colorsConvertToViewColorsAndBack() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(Color(cgColor: color) == Color(.sRGB, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
    #expect(Color(cgColor: color).cgColor == color)
    #expect(Color(.sRGB, red: 1.5, green: 0, blue: 0).cgColor?.colorSpace?.name == CGColorSpace.extendedSRGB)
    #expect(Color.red.cgColor == nil && Color.white.cgColor != nil)
    #expect(Color(CGColor.white) == Color(.sRGB, white: 1))
    let resolved = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5).cgColor
    #expect(zip(resolved.components ?? [], [0.25, 0.5, 0.75, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func spacesHaveNamesAndModels() throws {
    for (name, model, count) in [
      (CGColorSpace.sRGB, CGColorSpaceModel.rgb, 3), (CGColorSpace.extendedSRGB, .rgb, 3),
      (CGColorSpace.linearSRGB, .rgb, 3), (CGColorSpace.extendedLinearSRGB, .rgb, 3),
      (CGColorSpace.displayP3, .rgb, 3), (CGColorSpace.extendedDisplayP3, .rgb, 3),
      (CGColorSpace.linearDisplayP3, .rgb, 3), (CGColorSpace.extendedLinearDisplayP3, .rgb, 3),
      (CGColorSpace.genericGrayGamma2_2, .monochrome, 1), (CGColorSpace.extendedGray, .monochrome, 1),
      (CGColorSpace.linearGray, .monochrome, 1), (CGColorSpace.extendedLinearGray, .monochrome, 1),
    ] {
      let space = try requireSome(CGColorSpace(name: name))
      #expect(space.name == name && space.model == model && space.numberOfComponents == count)
    }
    #expect(CGColorSpace(name: "nonsense" as CFString) == nil)
    #expect(CGColorSpaceCreateDeviceRGB() == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
  }

  @Test("Components in colorimetric and ituTransfer color spaces match the standards")
  func colorimetricSpaces() throws {
    let values: [(CFString, CGColor, [CGFloat])] = [
      (CGColorSpace.genericXYZ, .white, [0.9642, 1, 0.8249, 1]),
      (CGColorSpace.genericXYZ, .red, [0.4361, 0.2225, 0.0139, 1]),
      (CGColorSpace.genericLab, .white, [100, 0, 0, 1]),
      (CGColorSpace.genericLab, .red, [54.29, 80.81, 69.89, 1]),
      (CGColorSpace.adobeRGB1998, .green, [0.5651, 1, 0.2344, 1]),
      (CGColorSpace.rommrgb, .red, [0.7022, 0.2757, 0.1035, 1]),
      (CGColorSpace.acescgLinear, .red, [0.6131, 0.0702, 0.0206, 1]),
      (CGColorSpace.linearITUR_2020, .red, [0.6274, 0.0691, 0.0164, 1]),
      (CGColorSpace.itur_709, CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1), [0.4543, 0.4543, 0.4543, 1]),
      (CGColorSpace.dcip3, .white, [1, 1, 1, 1]),
      (CGColorSpace.displayP3_PQ, .red, [1, 0, 0, 1]),
    ]
    for (name, color, expected) in values {
      let space = try requireSome(CGColorSpace(name: name))
      let converted = try requireSome(color.converted(to: space, intent: .defaultIntent, options: nil))
      let components = converted.components ?? []
      // Published tables give Lab to two decimal places, the others to four.
      let tolerance = name == CGColorSpace.genericLab ? 0.01 : 0.001
      let isNear = zip(components, expected).allSatisfy { abs($0 - $1) < tolerance }
      #expect(components.count == expected.count && isNear, "\(name): \(components)")
    }
    #expect(CGColorSpace(name: CGColorSpace.genericLab)?.model == .lab)
    #expect(CGColorSpace(name: CGColorSpace.genericXYZ)?.model == .XYZ)
    #expect(CGColorSpace(name: CGColorSpace.itur_2020)?.isWideGamutRGB == true)
    #expect(CGColorSpace(name: CGColorSpace.itur_709)?.isWideGamutRGB == false)
  }

  @Test("A Lab color is drawn as its sRGB color, with components clamped to the range of their axes")
  func labColors() throws {
    let lab = try requireSome(CGColorSpace(name: CGColorSpace.genericLab))
    let red = try requireSome(CGColor(colorSpace: lab, components: [54.29, 80.81, 69.89, 1]))
    let standard = try requireSome(
      red.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
    #expect(zip(standard.components ?? [], [1, 0, 0, 1]).allSatisfy { abs($0 - $1) < 2e-3 })
    let white = try requireSome(CGColor(colorSpace: lab, components: [900, .nan, 0, 1]))
    let clamped = try requireSome(
      white.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
    #expect(zip(clamped.components ?? [], [1, 1, 1, 1]).allSatisfy { abs($0 - $1) < 2e-3 })
    #expect(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16, space: lab,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  /// Converting a color that lies in the gamut of both color spaces there and back gives the same color.
  @Test func conversionsAreInvertible() throws {
    for space in CGColorSpace.named {
      let own = [CGFloat(0.3), 0.5, 0.4, 0].prefix(space.numberOfComponents) + [0.7]
      let color = try requireSome(CGColor(colorSpace: space, components: Array(own)))
      let standard = try requireSome(
        color.converted(
          to: CGColorSpace(name: CGColorSpace.extendedSRGB)!, intent: .defaultIntent, options: nil))
      let back = try requireSome(standard.converted(to: space, intent: .defaultIntent, options: nil))
      if space.model == .cmyk { continue }
      #expect(zip(back.components ?? [], own).allSatisfy { abs($0 - $1) < 1e-3 }, "\(space.name ?? "")")
    }
  }

  /// sRGB does not tell how much of a CMYK color is black.
  @Test func aColorStaysTheSameInItsOwnSpace() throws {
    let ink = CGColor(genericCMYKCyan: 0.5, magenta: 0.5, yellow: 0.5, black: 0, alpha: 1)
    let same = ink.converted(to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil)
    #expect(same?.components == [0.5, 0.5, 0.5, 0, 1])
  }

  @Test func conversionsMatchTheStandards() throws {
    func converted(_ color: CGColor, _ name: CFString) -> [CGFloat] {
      CGColorSpace(name: name).flatMap {
        color.converted(to: $0, intent: .defaultIntent, options: nil)?.components
      } ?? []
    }
    func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 }
    }
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      isNear(converted(CGColor(gray: 0.5, alpha: 1), CGColorSpace.linearSRGB), [0.2176, 0.2176, 0.2176, 1]))
    #expect(isNear(converted(red, CGColorSpace.displayP3), [0.9175, 0.2003, 0.1386, 1]))
    #expect(isNear(converted(red, CGColorSpace.linearGray), [0.2126, 1]))
    #expect(isNear(converted(red, CGColorSpace.genericGrayGamma2_2), [0.4949, 1]))
    let wide = try requireSome(
      CGColor(colorSpace: CGColorSpace(name: CGColorSpace.displayP3)!, components: [1, 0, 0, 1]))
    #expect(isNear(converted(wide, CGColorSpace.extendedSRGB), [1.0930, -0.2267, -0.1501, 1]))
    #expect(isNear(converted(wide, CGColorSpace.sRGB), [1, 0, 0, 1]))
    let ink = CGColor(genericCMYKCyan: 1, magenta: 0.5, yellow: 0, black: 0.2, alpha: 0.5)
    #expect(isNear(converted(ink, CGColorSpace.sRGB), [0, 0.4, 0.8, 0.5]))
  }

  /// Pixels are converted without the arrays of components that colors have.
  @Test func pixelsConvertAsColors() {
    let bytes: [UInt32] = [0, 1, 7, 60, 128, 200, 254, 255]
    let pixels = bytes.flatMap { alpha in
      zip(bytes, bytes.dropFirst(3) + bytes.prefix(3)).flatMap { red, green in
        bytes.map { blue in (alpha << 24 | red << 16 | green << 8 | blue).premultipliedPixel }
      }
    }
    for space in CGColorSpace.named where [.rgb, .monochrome].contains(space.model) {
      let differing = pixels.filter { pixel in
        space.pixel(ofStandard: pixel) != converted(pixel, to: space)
          || space.sRGBPixel(of: pixel) != converted(pixel, from: space)
      }
      #expect(differing.isEmpty, "\(space.name ?? "")")
    }
  }

  private func straightColor(_ pixel: UInt32) -> SIMD4<Float> {
    let straight = pixel.straightPixel
    let bytes = SIMD4(straight >> 16 & 255, straight >> 8 & 255, straight & 255, straight >> 24)
    return SIMD4<Float>(bytes) / 255
  }

  private func converted(_ pixel: UInt32, to space: CGColorSpace) -> UInt32 {
    let own = space.components(of: PaintColor(components: straightColor(pixel))).map { Float($0) }
    let color = own.count == 2 ? [own[0], own[0], own[0], own[1]] : own
    return PaintColor(components: SIMD4(color)).premultipliedPixel
  }

  private func converted(_ pixel: UInt32, from space: CGColorSpace) -> UInt32 {
    let color = straightColor(pixel)
    let own = space.model == .monochrome ? [color.y, color.w] : [color.x, color.y, color.z, color.w]
    return space.paintColor(own.map { CGFloat($0) }).premultipliedPixel
  }

  @Test func notFiniteComponentsAreZero() throws {
    let color = CGColor(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan)
    #expect(color.paintColor.components == SIMD4(0, 1, 0, 0))
  }
}

extension CGColor {
  fileprivate static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  fileprivate static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
}
