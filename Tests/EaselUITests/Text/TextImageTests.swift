import EaselDrawing
import EaselPixels
import Testing

@testable import EaselUI

/// Images inside text.
@Suite struct TextImageTests {
  private static let pixels = Image(
    decorative: CGImage(
      PixelImage(width: 40, height: 20, pixels: Array(repeating: 0xff00_ff00, count: 800))!),
    scale: 2)

  private func size(_ text: Text) -> CGSize { TextContent(text, in: EnvironmentValues()).layout().size }

  @Test func aSymbolHasTheSizeOfTheText() {
    let star = Text(Image(systemName: "star.fill"))
    #expect(size(star.font(.system(size: 40))).width == 2 * size(star.font(.system(size: 20))).width)
    let text = Text("a") + star.font(.system(size: 34)) + Text("b")
    #expect(
      abs(size(text).width - size(Text("a")).width - size(Text("b")).width - 2 * size(star).width) < 1e-9)
  }

  @Test func aSymbolHasTheStyleOfTheTextAroundIt() throws {
    let star = Text(Image(systemName: "star.fill"))
    let commands = record { context in
      var resolved = context.resolve(star)
      resolved.shading = .color(.white)
      context.draw(resolved, at: .zero)
      context.draw(star.foregroundColor(.red), at: .zero)
    }
    let red = Color.red.resolvePaint(in: EnvironmentValues())
    #expect(commands.map(\.solidColor) == [.white, red])
  }

  @Test func anImageStandsOnTheBaseline() throws {
    let text = Text("a") + Text(TextImageTests.pixels) + Text("b")
    let layout = TextContent(text, in: EnvironmentValues()).layout()
    let commands = record { $0.draw(text, at: .zero, anchor: .topLeading) }
    #expect(commands.count == 3)
    let box = try #require(commands[1].path?.boundingRect)
    #expect(abs(box.minX - size(Text("a")).width) < 1e-9 && box.width == 20 && box.height == 10)
    #expect(abs(box.maxY - layout.firstBaseline) < 1e-9)
    guard case .fill(_, _, .image) = commands[1].operation else {
      Issue.record("the paint is not an image")
      return
    }
  }

  @Test func filtersApplyToTextAndImageTogether() {
    let commands = record { context in
      context.addFilter(.shadow(radius: 2))
      context.draw(Text("a\(Image(systemName: "star.fill"))"), at: .zero)
    }
    #expect(commands.count == 1 && commands[0].layer?.commands.count == 2)
  }

  @Test func imagesCanBeInterpolated() {
    let text = Text("one \(Image(systemName: "star.fill")) **two**")
    #expect(text == Text("one \(Image(systemName: "star.fill")) **two**"))
    #expect(text != Text("one \(Image(systemName: "star")) **two**"))
    #expect(text.string == "one  two")
    #expect(text.pieces.count == 4)
  }

  @Test func aMissingImageTakesNoSpace() {
    #expect(size(Text("a\(Image("no-such-image.png"))b")).width == size(Text("ab")).width)
  }
}
