import Testing

@testable import EaselUI

/// Colors of UIKit and AppKit.
@Suite("UIColor")
struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var components: [CGFloat] = [-1, -1, -1, -1]
    components.withUnsafeMutableBufferPointer {
      let start = $0.baseAddress!
      #expect(color.getRed(start, green: start + 1, blue: start + 2, alpha: start + 3))
    }
    return components
  }

  private func isNear(_ values: [CGFloat], _ expected: [CGFloat]) -> Bool {
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  @Test("Components are those of sRGB in the light appearance")
  func red() {
    #expect(isNear(components(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)), [0.2, 0.4, 0.6, 0.5]))
    #expect(isNear(components(UIColor(Color.white)), [1, 1, 1, 1]))
    #expect(isNear(components(.systemRed), [1, 59 / 255, 48 / 255, 1]))
    #expect(
      isNear(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).cgColor.components ?? [], [0.2, 0.4, 0.6, 1]))
    #expect(UIColor(cgColor: UIColor.blue.cgColor).cgColor == UIColor.blue.cgColor)
    #expect(components(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1))[0] < 0)
  }

  @Test("Hue, saturation and brightness give the color back")
  func hue() {
    for color in [
      UIColor.red, .orange, .yellow, .green, .cyan, .blue, .purple, .magenta, .gray, .black, .white,
    ] {
      var (hue, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      let same = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      #expect(isNear(components(same), components(color)), "\(color)")
      #expect((0..<1).contains(hue))
    }
  }

  @Test("The gray of a color, and of a gray itself")
  func white() {
    func white(_ color: UIColor) -> CGFloat {
      var white = CGFloat(-1)
      #expect(color.getWhite(&white, alpha: nil))
      return white
    }
    #expect(isNear([white(.red), white(UIColor(white: 0.3, alpha: 1)), white(.white)], [0.299, 0.3, 1]))
  }

  @Test("A color literal has its components")
  func literal() {
    #expect(
      isNear(components(#colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)), [0.25, 0.5, 0.75, 1]))
  }

  @Test("Colors of AppKit follow the color scheme")
  func desktop() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let color = Color(nsColor: .windowBackgroundColor)
    #expect(
      color.resolve(in: EnvironmentValues())
        == Color.Resolved(red: 236 / 255, green: 236 / 255, blue: 236 / 255))
    #expect(color.resolve(in: dark) == Color.Resolved(red: 50 / 255, green: 50 / 255, blue: 50 / 255))
    #expect(Color(NSColor.systemBlue) == Color(UIColor.systemBlue))
  }
}
