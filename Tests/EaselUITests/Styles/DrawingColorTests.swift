import EaselDrawing
import Testing

@testable import EaselUI

@Suite struct DrawingColorTests {
  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return environment
  }

  /// Returns the sRGB bytes and the opacity of a color.
  private func bytes(_ color: Color, _ scheme: ColorScheme = .light) -> [Double] {
    let paint = color.resolvePaint(in: environment(scheme)).components * SIMD4(255, 255, 255, 1)
    return (0..<4).map { Double((paint[$0] * 1000).rounded()) / 1000 }
  }

  private func expectClose(
    _ color: Color, _ red: Float, _ green: Float, _ blue: Float, tolerance: Float = 1e-4,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let paint = color.resolvePaint(in: environment(.light)).components
    #expect(
      abs(paint.x - red) < tolerance && abs(paint.y - green) < tolerance && abs(paint.z - blue) < tolerance,
      "\(paint)", sourceLocation: location)
  }

  /// A standard color with its published bytes and opacity in the light and the dark scheme.
  private struct Standard {
    var color: Color
    var light: [Double]
    var dark: [Double]

    init(_ color: Color, _ light: [Double], _ dark: [Double]) {
      (self.color, self.light, self.dark) = (color, light, dark)
    }
  }

  private static let standards: [Standard] = [
    Standard(.red, [255, 59, 48, 1], [255, 69, 58, 1]),
    Standard(.orange, [255, 149, 0, 1], [255, 159, 10, 1]),
    Standard(.yellow, [255, 204, 0, 1], [255, 214, 10, 1]),
    Standard(.green, [52, 199, 89, 1], [48, 209, 88, 1]),
    Standard(.mint, [0, 199, 190, 1], [99, 230, 226, 1]),
    Standard(.teal, [48, 176, 199, 1], [64, 200, 224, 1]),
    Standard(.cyan, [50, 173, 230, 1], [100, 210, 255, 1]),
    Standard(.blue, [0, 122, 255, 1], [10, 132, 255, 1]),
    Standard(.indigo, [88, 86, 214, 1], [94, 92, 230, 1]),
    Standard(.purple, [175, 82, 222, 1], [191, 90, 242, 1]),
    Standard(.pink, [255, 45, 85, 1], [255, 55, 95, 1]),
    Standard(.brown, [162, 132, 94, 1], [172, 142, 104, 1]),
    Standard(.gray, [142, 142, 147, 1], [142, 142, 147, 1]),
    Standard(.white, [255, 255, 255, 1], [255, 255, 255, 1]),
    Standard(.black, [0, 0, 0, 1], [0, 0, 0, 1]),
    Standard(.clear, [0, 0, 0, 0], [0, 0, 0, 0]),
    Standard(.primary, [0, 0, 0, 1], [255, 255, 255, 1]),
    Standard(.secondary, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
    Standard(.accentColor, [0, 122, 255, 1], [10, 132, 255, 1]),
  ]

  @Test func standardColorsHaveThePublishedValues() {
    for standard in Self.standards {
      #expect(bytes(standard.color, .light) == standard.light)
      #expect(bytes(standard.color, .dark) == standard.dark)
    }
  }

  @Test func opacityMultiplies() {
    #expect(bytes(Color.blue.opacity(0.5).opacity(0.5)) == [0, 122, 255, 0.25])
    #expect(bytes(Color(white: 1, opacity: 0.5).opacity(0.5)) == [255, 255, 255, 0.25])
    #expect(bytes(Color.secondary.opacity(0.5)) == [60, 60, 67, 0.3])
    #expect(bytes(Color.red.mix(with: .blue, by: 0).opacity(0.5))[3] == 0.5)
  }

  @Test func hueTurnsThroughTheWheel() {
    expectClose(Color(hue: 0, saturation: 1, brightness: 1), 1, 0, 0)
    expectClose(Color(hue: 1.0 / 6, saturation: 1, brightness: 1), 1, 1, 0)
    expectClose(Color(hue: 1.0 / 3, saturation: 1, brightness: 1), 0, 1, 0)
    expectClose(Color(hue: 0.5, saturation: 1, brightness: 1), 0, 1, 1)
    expectClose(Color(hue: 2.0 / 3, saturation: 1, brightness: 1), 0, 0, 1)
    expectClose(Color(hue: 5.0 / 6, saturation: 1, brightness: 1), 1, 0, 1)
    expectClose(Color(hue: 1, saturation: 1, brightness: 1), 1, 0, 0)
    expectClose(Color(hue: 0.25, saturation: 0.5, brightness: 0.8), 0.6, 0.8, 0.4)
    expectClose(Color(hue: -1.0 / 3, saturation: 1, brightness: 1), 0, 0, 1)
    expectClose(Color(hue: 0.7, saturation: 0, brightness: 0.5), 0.5, 0.5, 0.5)
    expectClose(Color(hue: .nan, saturation: 1, brightness: 1), 1, 0, 0)
  }

  @Test func colorSpacesAreConverted() {
    expectClose(Color(.sRGBLinear, white: 0.5), 0.735357, 0.735357, 0.735357)
    expectClose(Color(.sRGBLinear, red: 0.214041, green: 1, blue: 0), 0.5, 1, 0)
    expectClose(Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3), 0.1, 0.2, 0.3)
    expectClose(Color(.displayP3, white: 1), 1, 1, 1)
    expectClose(Color(.displayP3, white: 0.5), 0.5, 0.5, 0.5)
    // The green and red of Display P3 lie outside sRGB; the values are the well-known extended ones.
    expectClose(Color(.displayP3, red: 1, green: 0, blue: 0), 1.0930, -0.2267, -0.1501, tolerance: 1e-3)
    expectClose(Color(.displayP3, red: 0, green: 1, blue: 0), -0.5116, 1.0183, -0.3107, tolerance: 1e-3)
  }

  @Test func resolvedComponentsAreLinear() {
    let resolved = Color(red: 0.5, green: 1, blue: 0, opacity: 0.25).resolve(in: EnvironmentValues())
    #expect(abs(resolved.linearRed - 0.214041) < 1e-5)
    #expect(resolved.linearGreen == 1 && resolved.linearBlue == 0 && resolved.opacity == 0.25)
    #expect(abs(resolved.red - 0.5) < 1e-6)
    #expect(Color.blue.resolve(in: environment(.dark)) != Color.blue.resolve(in: environment(.light)))
    expectClose(Color(resolved), 0.5, 1, 0)
    var edited = Color.Resolved(red: 0, green: 0, blue: 0)
    edited.green = 0.5
    #expect(abs(edited.linearGreen - 0.214041) < 1e-5)
  }

  @Test func theTransferFunctionIsInvertibleAndOdd() {
    for step in -40...60 {
      let value = Float(step) / 20
      #expect(abs(TransferFunction.encode(TransferFunction.decode(value)) - value) < 1e-5)
      #expect(TransferFunction.decode(-value) == -TransferFunction.decode(value))
    }
  }

  @Test func mixInterpolatesBetweenColors() {
    let (a, b) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    for space in [Gradient.ColorSpace.device, .perceptual] {
      expectClose(a.mix(with: b, by: 0, in: space), 1, 0, 0, tolerance: 2e-3)
      expectClose(a.mix(with: b, by: 1, in: space), 0, 0, 1, tolerance: 2e-3)
      expectClose(a.mix(with: b, by: 7, in: space), 0, 0, 1, tolerance: 2e-3)
    }
    expectClose(a.mix(with: b, by: 0.25, in: .device), 0.75, 0, 0.25)
    // Perceptually, the middle between white and black is the middle of Oklab's lightness: linear light 1/8.
    expectClose(
      Color(white: 1).mix(with: Color(white: 0), by: 0.5), 0.38857, 0.38857, 0.38857, tolerance: 2e-3)
    // A transparent color reduces the opacity and does not change the hue.
    #expect(
      bytes(Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5, in: .device)) == [255, 0, 0, 0.5])
  }

  @Test func descriptionsNameStandardColors() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).description == "#FF800080")
    #expect(Color.blue.opacity(0.25).description == "25% blue")
    for opacity in [2, Double.infinity, 1e300, .nan] {
      #expect(Color.blue.opacity(opacity).description == "100% blue")
    }
    #expect(Color.blue.opacity(-.infinity).description == "0% blue")
  }

  @Test func colorsCompareByMeaning() {
    #expect(Color.red == .red)
    #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(Color.red != Color.red.opacity(0.5))
    #expect(Set([Color.red, .red, .blue, .red.opacity(1)]).count == 2)
    #expect(Color.red.mix(with: .blue, by: 0.5) == Color.red.mix(with: .blue, by: 0.5))
    #expect(Color.red.mix(with: .blue, by: 0.5) != Color.red.mix(with: .blue, by: 0.4))
  }

  @Test func theTintIsTheAccentColor() {
    var tinted = environment(.dark)
    tinted.tintStyle = AnyShapeStyle(Color.red)
    #expect(Color.accentColor.resolvePaint(in: tinted) == Color.red.resolvePaint(in: tinted))
    #expect(
      TintShapeStyle().resolvePaint(for: .zero, in: tinted) == .solid(Color.red.resolvePaint(in: tinted)))
    tinted.tintStyle = AnyShapeStyle(Color.accentColor)
    #expect(Color.accentColor.resolvePaint(in: tinted) == Color.blue.resolvePaint(in: tinted))
  }
}
