import EaselDrawing
import Testing

@testable import EaselUI

@Suite("Images of system symbols")
@MainActor
struct SymbolImageTests {
  private func content(
    _ image: Image, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ImageContent {
    var environment = EnvironmentValues()
    environment.font = .system(size: 100)
    change(&environment)
    return ImageContent(image, in: environment)
  }

  @Test("A symbol has the size of its drawing and a margin, and follows font and scale")
  func sizes() {
    let circle = content(Image(systemName: "circle"))
    // The circle is an em wide; the margin is 6/100 of an em.
    #expect(abs(circle.size.width - 112) < 0.1 && abs(circle.size.height - 112) < 0.1)
    let half = content(Image(systemName: "circle")) { $0.font = .system(size: 50) }
    #expect(abs(half.size.width - 56) < 0.05)
    let scales: [(Image.Scale, CGFloat)] = [(.small, 0.78), (.medium, 1), (.large, 1.28)]
    for (scale, factor) in scales {
      let scaled = content(Image(systemName: "circle")) { $0.imageScale = scale }
      #expect(abs(scaled.size.width - factor * circle.size.width) < 1e-9)
    }
    let minus = content(Image(systemName: "minus")).size
    #expect(minus.width > 80 && minus.height < 30)
    #expect(content(Image(systemName: "chevron.right")).size.width < 0.7 * circle.size.width)
  }

  @Test("Symbols are centred on the cap height")
  func baselines() throws {
    let circle = content(Image(systemName: "circle"))
    let baseline = try #require(circle.baseline)
    #expect(abs(baseline - circle.size.height / 2 - 35) < 0.05)
    // A symbol that lies entirely above the baseline has the baseline below its bounds.
    let minus = content(Image(systemName: "minus"))
    #expect(abs(try #require(minus.baseline) - minus.size.height / 2 - 35) < 0.05)
  }

  @Test("A resizable symbol has no margin and fills the proposal")
  func resizable() throws {
    let image = Image(systemName: "circle.fill").resizable()
    let commands = record { $0.draw(image, in: CGRect(10, 20, 60, 30)) }
    let box = try #require(commands.first?.path?.boundingRect)
    #expect(commands.count == 1)
    #expect(abs(box.minX - 10) < 0.01 && abs(box.maxX - 70) < 0.01)
    #expect(abs(box.minY - 20) < 0.01 && abs(box.maxY - 50) < 0.01)
    let size = image.sizeThatFits(ProposedViewSize(width: 50, height: 60), in: EnvironmentValues())
    #expect(size == CGSize(50, 60))
  }

  @Test("The weight of the font changes the drawing, not only the size")
  func weights() throws {
    func symbol(_ weight: Font.Weight) throws -> Path {
      let content = content(Image(systemName: "house")) { $0.font = .system(size: 50, weight: weight) }
      guard case .symbol(let symbol, _) = content.picture else { throw MissingSymbol() }
      return symbol.area
    }
    #expect(try symbol(.bold).description != symbol(.regular).description)
    #expect(try symbol(.thin).description != symbol(.regular).description)
  }

  private struct MissingSymbol: Error {}

  @Test("An unknown name gives a placeholder in the foreground style, and one log line")
  func placeholder() {
    let stage = Stage(Image(systemName: "no.such.symbol").foregroundStyle(.red))
    #expect(stage.show().dump().contains("#FF3B30FF"), "\(stage.show().dump())")
    #expect(content(Image(systemName: "no.such.symbol")).size.width > 50)
    let lines = LockedValue<[String]>([])
    let store = ImageStore { line in lines.withLock { $0.append(line) } }
    for _ in 0..<3 { store.reportMissing(symbol: "no.such.symbol") }
    #expect(lines.withLock { $0 }.count == 1)
  }

  @Test("A symbol with cuts and lines is a single fill, so that a translucent style is uniform")
  func oneFill() {
    for name in ["speaker.wave.3.fill", "bell.badge", "person.fill.badge.plus", "12.circle.fill", "nosign"] {
      #expect(record { $0.draw(Image(systemName: name), at: .zero) }.count == 1, "\(name)")
    }
  }
}
