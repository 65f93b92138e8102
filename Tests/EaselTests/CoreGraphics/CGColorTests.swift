import Easel
import Testing

@testable import EaselUI

@Suite("Colours of CoreGraphics")
struct CGColorTests {
  @Test func componentsAreThoseOfTheSpace() throws {
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

  @Test func colorsAreEqualByTheirComponents() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(color == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(color != color.copy(alpha: 0.5) && CGColor.black != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(Set([color, color.copy(), .black]).count == 3 - 1)
  }

  @Test func viewColorsComeAndGo() {
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

  /// There and back again is the same colour, for colours that the space holds.
  @Test func conversionsAreUndone() throws {
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

  @Test func conversionsAreThoseOfTheStandards() throws {
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
      isNear(converted(CGColor(gray: 0.5, alpha: 1), CGColorSpace.linearSRGB), [0.2140, 0.2140, 0.2140, 1]))
    #expect(isNear(converted(red, CGColorSpace.displayP3), [0.9175, 0.2003, 0.1386, 1]))
    #expect(isNear(converted(red, CGColorSpace.linearGray), [0.2126, 1]))
    #expect(isNear(converted(red, CGColorSpace.genericGrayGamma2_2), [0.4984, 1]))
    let wide = try requireSome(
      CGColor(colorSpace: CGColorSpace(name: CGColorSpace.displayP3)!, components: [1, 0, 0, 1]))
    #expect(isNear(converted(wide, CGColorSpace.extendedSRGB), [1.0930, -0.2267, -0.1501, 1]))
    #expect(isNear(converted(wide, CGColorSpace.sRGB), [1, 0, 0, 1]))
    let ink = CGColor(genericCMYKCyan: 1, magenta: 0.5, yellow: 0, black: 0.2, alpha: 0.5)
    #expect(isNear(converted(ink, CGColorSpace.sRGB), [0, 0.4, 0.8, 0.5]))
  }

  @Test func numbersThatAreNoneAreZero() throws {
    let color = CGColor(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan)
    #expect(color.paintColor.components == SIMD4(0, 1, 0, 0))
  }
}
