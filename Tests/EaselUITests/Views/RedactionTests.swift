import EaselDrawing
import Testing

@testable import EaselUI

@Suite("Redacted views")
@MainActor
struct RedactionTests {
  /// Returns the fill commands of a view.
  private func fills(_ view: some View) -> [DrawingCommand] {
    Stage(size: CGSize(200, 200), view).show().allCommands.filter { $0.path != nil }
  }

  private func hasGlyphs(_ view: some View) -> Bool {
    Stage(size: CGSize(200, 200), view).show().allCommands.contains {
      if case .glyphs = $0.operation { true } else { false }
    }
  }

  @Test("Text becomes a bar per line, as long as the line, in a faint foreground color")
  func text() throws {
    let text = Text(verbatim: "One line\nTwo")
    #expect(hasGlyphs(text))
    let stage = Stage(size: CGSize(200, 200), text.redacted(reason: .placeholder))
    let fills = stage.show().allCommands.filter { $0.path != nil }
    try #require(fills.count == 1)
    let bars = try #require(fills[0].path)
    let size = Stage(size: CGSize(200, 200), text).host.sizeThatFits(.unspecified)
    #expect(stage.host.sizeThatFits(.unspecified) == size)
    let box = bars.boundingRect
    #expect(box.minX == 0 && abs(box.width - size.width) <= 1)
    // A tenth of the line height of body text is free above the first bar and below the last.
    let line: CGFloat = 17 * (1950 + 494) / 2048
    #expect(abs(box.height - (size.height - 2 * line / 10)) <= 0.5)
    // The second line is shorter than the first.
    #expect(bars.contains(CGPoint(x: size.width - 2, y: size.height / 4)))
    #expect(!bars.contains(CGPoint(x: size.width - 2, y: size.height * 3 / 4)))
    #expect(bars.contains(CGPoint(x: 5, y: size.height * 3 / 4)))
    #expect(fills[0].solidColor?.alpha == Placeholder.opacity)
  }

  @Test("Bars have the color of the text, including a color set on the text itself")
  func color() {
    let red = Color(red: 1, green: 0, blue: 0)
    let outside = fills(Text(verbatim: "a").redacted(reason: .placeholder).foregroundStyle(red))
    let own = fills(Text(verbatim: "a").foregroundColor(red).redacted(reason: .placeholder))
    for color in [outside.first?.solidColor, own.first?.solidColor] {
      #expect(color?.components.x == 1 && color?.components.y == 0)
      #expect(color?.alpha == Placeholder.opacity)
    }
  }

  @Test("Images become rectangles of their size, shapes are unchanged")
  func others() {
    let image = fills(
      Image(systemName: "star.fill").resizable().frame(width: 30, height: 20).redacted(reason: .placeholder))
    #expect(image.map { $0.path?.boundingRect } == [CGRect(0, 0, 30, 20)])
    let shape = fills(Circle().frame(width: 30, height: 30).redacted(reason: .placeholder))
    #expect(shape.first?.solidColor?.alpha == 1)
  }

  @Test("Privacy redaction hides views marked as privacy sensitive only")
  func privacy() {
    #expect(hasGlyphs(Text(verbatim: "a").redacted(reason: .privacy)))
    #expect(!hasGlyphs(Text(verbatim: "a").privacySensitive().redacted(reason: .privacy)))
    #expect(
      hasGlyphs(Text(verbatim: "a").privacySensitive(false).privacySensitive().redacted(reason: .privacy)))
    #expect(hasGlyphs(Text(verbatim: "a").privacySensitive()))
  }

  @Test("Invalidated content is faint if the view is marked as invalidatable")
  func invalidated() {
    let box = Stage(Box(1).invalidatableContent().redacted(reason: .invalidated))
    #expect(box.show().opacities() == [1: Float(Placeholder.invalidatedOpacity)])
    #expect(Stage(Box(1).redacted(reason: .invalidated)).show().opacities() == [1: 1])
    #expect(
      Stage(Box(1).invalidatableContent(false).redacted(reason: .invalidated)).show().opacities() == [1: 1])
  }

  @Test("Reasons accumulate down the hierarchy until a view is unredacted")
  func reasons() {
    let log = Log()
    struct Probe: View {
      @Environment(\.redactionReasons) var reasons
      let log: Log

      var body: some View {
        log.note("\(reasons.rawValue)")
        return Box(1)
      }
    }
    Stage(
      VStack {
        Probe(log: log).redacted(reason: .privacy)
        Probe(log: log).unredacted()
      }
      .redacted(reason: .placeholder)
    ).show()
    #expect(log.take() == ["3", "0"])
    #expect(hasGlyphs(Text(verbatim: "a").unredacted().redacted(reason: .placeholder)))
  }
}
