import EaselDrawing
import Testing

@testable import EaselUI

@Suite("Levels of styles, layers of symbols, corners")
@MainActor
struct StyleLevelTests {
  private func colors(_ view: some View) -> [String] {
    let dump = Stage(view.frame(width: 40, height: 40)).show(at: 0).dump()
    return dump.matches(of: #/#[0-9A-F]{8}/#).map { String($0.output) }
  }

  @Test("a symbol that encloses another has two layers")
  func symbolLayers() {
    let star = Image(systemName: "star.circle.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(colors(star) == ["#FF0000FF"])
    #expect(colors(star.symbolRenderingMode(.hierarchical)) == ["#FF000080", "#FF0000FF"])
    let palette = Image(systemName: "star.circle.fill").foregroundStyle(.white, .black)
    #expect(colors(palette) == ["#000000FF", "#FFFFFFFF"])
    #expect(colors(palette.symbolRenderingMode(.monochrome)) == ["#FFFFFFFF"])
    let own = Image(systemName: "star.circle.fill").symbolRenderingMode(.palette)
    #expect(colors(own.foregroundStyle(.white).symbolRenderingMode(.monochrome)).count == 2)
  }

  @Test("a gradient fills a symbol from a lighter color to the color")
  func symbolGradient() {
    let heart = Image(systemName: "heart.fill").foregroundStyle(.black)
    #expect(colors(heart.symbolColorRenderingMode(.gradient)) == ["#4D4D4DFF", "#000000FF"])
    #expect(colors(heart.symbolColorRenderingMode(.flat)) == ["#000000FF"])
  }

  @Test("the levels of the background are grays, and backgroundStyle replaces the first")
  func background() {
    #expect(colors(Rectangle().fill(.background.secondary)) == ["#F2F2F7FF"])
    #expect(colors(Rectangle().fill(.background).backgroundStyle(.black)) == ["#000000FF"])
    let dark = Rectangle().fill(.background.secondary).environment(\.colorScheme, .dark)
    #expect(colors(dark) == ["#1C1C1EFF"])
    let phone = Rectangle().fill(.background).environment(\.colorScheme, .dark)
    #expect(colors(phone) == ["#000000FF"])
    #expect(colors(phone.environment(\.interfaceIdiom, .desktop)) == ["#1F1F1FFF"])
  }

  @Test("backgrounds are lighter on a sheet in the dark scheme")
  func elevation() {
    func pair(_ view: some View) -> [String] {
      let dark = view.environment(\.colorScheme, .dark)
      return colors(dark) + colors(dark.environment(\.isElevated, true))
    }
    #expect(pair(Color(.systemBackground)) == ["#000000FF", "#1C1C1EFF"])
    #expect(pair(Color(.secondarySystemGroupedBackground)) == ["#1C1C1EFF", "#2C2C2EFF"])
    #expect(pair(Rectangle().fill(.background.secondary)) == ["#1C1C1EFF", "#2C2C2EFF"])
    #expect(pair(Rectangle().fill(ListColor.groupedPage)) == ["#000000FF", "#1C1C1EFF"])
    #expect(pair(Rectangle().fill(SchemeStyle.page)) == ["#000000FF", "#1C1C1EFF"])
    #expect(colors(Color(.systemBackground).environment(\.isElevated, true)) == ["#FFFFFFFF"])
  }

  @Test("an exposure multiplies light")
  func exposure() {
    let color = Color(.sRGBLinear, white: 0.2)
    let environment = EnvironmentValues()
    #expect(abs(color.exposureAdjust(1).resolve(in: environment).linearRed - 0.4) < 1e-4)
    #expect(abs(color.exposureAdjust(-2).resolve(in: environment).linearBlue - 0.05) < 1e-4)
    #expect(color.exposureAdjust(.nan).resolve(in: environment).linearRed.isFinite)
    let bright = color.headroom(2).exposureAdjust(1).resolveHDR(in: environment)
    #expect(bright.headroom == 4)
    #expect(color.headroom(0.5).resolveHDR(in: environment).headroom == nil)
    #expect(color.headroom(3).resolve(in: environment) == color.resolve(in: environment))
  }

  private func radii(_ shape: ConcentricRectangle, inset: CGFloat) -> RectangleCornerRadii? {
    let container = ContainerShape(RoundedRectangle(cornerRadius: 20), size: CGSize(width: 100, height: 100))
    let side = 100 - 2 * inset
    return ContainerShape.$current.withValue(container) {
      shape.corners(in: CGSize(width: side, height: side))?.radii(concentric: RectangleCornerRadii())
    }
  }

  @Test("a concentric corner has the radius of the container less the distance")
  func concentric() {
    func all(_ radius: CGFloat) -> RectangleCornerRadii {
      RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    #expect(radii(ConcentricRectangle(), inset: 8) == all(12))
    #expect(radii(ConcentricRectangle(), inset: 30) == all(0))
    #expect(radii(ConcentricRectangle(corners: .concentric(minimum: 5)), inset: 30) == all(5))
    #expect(radii(ConcentricRectangle(corners: 7), inset: 8) == all(7))
    let mixed = ConcentricRectangle(uniformTopCorners: 3, bottomLeadingCorner: 4)
    #expect(
      radii(mixed, inset: 8)
        == RectangleCornerRadii(topLeading: 3, bottomLeading: 4, bottomTrailing: 12, topTrailing: 3))
    let uneven = ConcentricRectangle(
      topLeadingCorner: 1, topTrailingCorner: 9, bottomLeadingCorner: 2, bottomTrailingCorner: 0)
    #expect(radii(uneven, inset: 0)?.topTrailing == 9)
    #expect(ConcentricRectangle().corners(in: nil) == .concentric)
  }

  @Test("a shader draws its content unchanged")
  func shaders() {
    let shader = ShaderLibrary.default.wave(.float(1), .boundingRect)
    let (name, count) = (shader.function.name, shader.arguments.count)
    #expect(name == "wave")
    #expect(count == 2)
    let square = Rectangle().fill(.black)
    let plain = colors(square)
    let effects = [
      colors(square.colorEffect(shader)), colors(square.layerEffect(shader, maxSampleOffset: .zero)),
      colors(square.distortionEffect(shader, maxSampleOffset: .zero)), colors(Rectangle().fill(shader)),
    ]
    for effect in effects { #expect(effect == plain) }
  }
}
