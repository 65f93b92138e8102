import EaselDrawing
import EaselTypography
import Observation
import Testing

@testable import EaselUI

/// Canvases that draw texts repeatedly: reuse of the previous layouts must not change the drawing.
@MainActor
struct CanvasTextTests {
  /// A canvas that is drawn again when its handle's value is set.
  private struct Page: View {
    @State private var tick = 0
    let handle: Handle<Int>
    let draw: (GraphicsContext, Int) -> Void

    var body: some View {
      handle.binding = $tick
      return Canvas { context, _ in draw(context, tick) }
    }
  }

  private let handle = Handle<Int>()

  /// Shows a page twice, so that the second drawing can reuse texts.
  private func stage(_ draw: @escaping (GraphicsContext, Int) -> Void) -> Stage<Page> {
    let stage = Stage(Page(handle: handle, draw: draw))
    stage.show()
    redraw(1, stage)
    return stage
  }

  @discardableResult
  private func redraw(_ tick: Int, _ stage: Stage<Page>) -> Fragment {
    handle.value = tick
    return stage.show()
  }

  /// Returns the glyphs, colors and positions of all texts.
  private func texts(_ fragment: Fragment) -> [Drawn] {
    fragment.allCommands.compactMap { command in
      guard case .glyphs(let run, let origin, .solid(let color)) = command.operation else { return nil }
      return Drawn(run: run, origin: origin, color: color)
    }
  }

  private struct Drawn: Equatable {
    let run: GlyphRun
    let origin: CGPoint
    let color: PaintColor
  }

  /// Returns the drawing of a new page.
  private func fresh(
    _ environment: EnvironmentValues = EnvironmentValues(), tick: Int,
    _ draw: @escaping (GraphicsContext, Int) -> Void
  ) -> [Drawn] {
    let stage = Stage(Canvas { context, _ in draw(context, tick) })
    stage.host.environment = environment
    return texts(stage.show())
  }

  @Test("A repeated drawing equals a new one, whichever texts changed or were added or removed")
  func changes() {
    let lists = [
      ["a", "b", "c"], ["a", "b", "c"], ["a", "x", "c"], ["b", "c"], [], ["b", "c", "d", "e"], ["e", "d"],
    ]
    let fonts: [Font?] = [nil, .system(size: 20), .custom("Menlo", size: 20), .system(size: 20).bold()]
    let colors: [Color?] = [.red, .primary, nil, Color(white: 0.5)]
    func page(_ context: GraphicsContext, _ tick: Int) {
      for (number, string) in lists[tick % lists.count].enumerated() {
        let text = Text(string).font(fonts[tick / 2 % 4]).foregroundColor(colors[tick / 3 % 4])
        context.draw(text, at: CGPoint(x: 20 * number, y: 50))
        context.draw(context.resolve(text.bold(tick % 2 == 0)), in: CGRect(0, 0, 90, 90))
        context.draw(Text("x\(tick)") + text, at: .zero, anchor: .topLeading)
      }
    }
    let stage = stage(page)
    for tick in 2..<40 { #expect(texts(redraw(tick, stage)) == fresh(tick: tick, page), "\(tick)") }
  }

  @Test("Canonically equivalent strings with different scalars are drawn with their own scalars")
  func canonicalEquivalents() {
    let spellings = ["q\u{323}\u{307}", "q\u{307}\u{323}"]
    #expect(spellings[0] == spellings[1])
    func content(_ number: Int) -> Text { Text(verbatim: spellings[number]) }
    let drawn = TextContentCache()
    let settings = TextSettings(EnvironmentValues())
    for number in [0, 1, 1, 0] {
      let bytes = Array(drawn.next(content(number), in: settings).runs[0].text.utf8)
      #expect(bytes == Array(spellings[number].utf8))
      drawn.rewind()
    }
  }

  @Test(
    "Environment values read in an earlier drawing are still dependencies",
    arguments: [
      { $0.font = .system(size: 40) }, { $0.colorScheme = .dark }, { $0.textCase = .uppercase },
      { $0.textStyle.weight = .black }, { $0.lineLimit = 1 }, { $0.minimumScaleFactor = 0.5 },
      { $0.foregroundStyles = [AnyShapeStyle(Color.red)] }, { $0.tintStyle = AnyShapeStyle(Color.green) },
    ] as [@Sendable (inout EnvironmentValues) -> Void])
  func environmentChanges(_ change: @Sendable (inout EnvironmentValues) -> Void) {
    func page(_ context: GraphicsContext, _ tick: Int) {
      context.draw(Text("plain"), at: CGPoint(x: 50, y: 50))
      context.draw(Text("hue").foregroundColor(.accentColor), at: CGPoint(x: 50, y: 10))
      context.draw(Text("several words in a narrow room"), in: CGRect(0, 60, 60, 60))
      context.fill(Path(CGRect(0, 0, 9, 9)), with: .color(.primary))
    }
    let stage = stage(page)
    let before = texts(stage.show())
    var environment = stage.host.environment
    change(&environment)
    stage.host.environment = environment
    let after = texts(stage.show())
    #expect(after != before)
    #expect(after == fresh(environment, tick: 1, page))
  }

  @Test("The locale determines the letters of case conversion")
  func locale() {
    func page(_ context: GraphicsContext, _ tick: Int) { context.draw(Text("i"), at: .zero) }
    let stage = stage(page)
    for name in ["en", "tr", "en"] {
      stage.host.environment.textCase = .uppercase
      stage.host.environment.locale = Locale(identifier: name)
      redraw(2, stage)
      #expect(texts(redraw(3, stage)) == fresh(stage.host.environment, tick: 3, page))
    }
  }

  @Test("Environment values read by the renderer are updated in each drawing")
  func ownReads() {
    var sizes: [DynamicTypeSize] = []
    let stage = stage { context, _ in sizes.append(context.environment.dynamicTypeSize) }
    stage.host.environment.dynamicTypeSize = .xxLarge
    stage.show()
    #expect(sizes == [.large, .large, .xxLarge])
  }

  @Test("A text that shows the time is updated")
  func time() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let stage = stage { context, _ in context.draw(Text(start, style: .timer), at: .zero) }
    let runs = [1.0, 2, 3].map { texts(stage.show(at: $0)).map(\.run) }
    #expect(runs.allSatisfy { $0.count == 1 } && runs[0] != runs[1] && runs[1] != runs[2])
  }

  @Observable @MainActor
  fileprivate final class Hue {
    nonisolated init() {}
    var isRed = true
  }

  private struct HueStyle: ShapeStyle {
    let hue: Hue

    func resolve(in environment: EnvironmentValues) -> Color {
      MainActor.assumeIsolated { hue.isRed } ? .red : .blue
    }
  }

  @Test("A custom style is resolved in each drawing, and its dependencies are tracked")
  func ownStyle() {
    let hue = Hue()
    let stage = Stage(
      Page(handle: handle) { context, _ in context.draw(Text("a"), at: .zero) }
        .foregroundStyle(HueStyle(hue: hue)))
    stage.show()
    handle.value = 1
    let before = texts(stage.show()).map(\.color)
    hue.isRed = false
    let after = texts(stage.show()).map(\.color)
    #expect(before.count == 1 && after.count == 1 && before != after)
  }

  @Test("Registered fonts are used from the next drawing on")
  func addedFonts() {
    let file = DeclarationTable.tests.appending(path: "EaselTypographyTests/Fonts/EaselWeights.ttf")
    func page(_ context: GraphicsContext, _ tick: Int) {
      context.draw(Text("I").font(.custom("Easel Weights", size: 20)), at: .zero)
    }
    let stage = stage(page)
    let before = texts(stage.show())
    #expect(Font.registerFile(at: file))
    let after = texts(redraw(2, stage))
    #expect(after == fresh(tick: 2, page) && after != before)
  }

  @Test("No more texts are retained than a drawing contains, up to a limit")
  func bounds() {
    let drawn = TextContentCache()
    let settings = TextSettings(EnvironmentValues())
    for number in 0..<TextContentCache.limit + 10 { _ = drawn.next(Text("\(number % 7)"), in: settings) }
    #expect(drawn.count == TextContentCache.limit)
    drawn.rewind()
    let first = drawn.next(Text("0"), in: settings)
    drawn.rewind()
    #expect(drawn.count == 1 && drawn.next(Text("0"), in: settings) === first)
    drawn.rewind()
    drawn.rewind()
    #expect(drawn.count == 0)
  }

  @Test("A text drawn in several rectangles is drawn like separate texts")
  func rooms() {
    let text = Text("several words").foregroundColor(.red)
    let rooms = [100, 30, 100, 60, 30].map { CGRect(0, 0, $0, 90) }
    func glyphs(_ draw: (GraphicsContext) -> Void) -> [Drawn] {
      let recorder = FragmentRecorder()
      draw(
        GraphicsContext(
          recorder: recorder,
          canvas: DrawingCanvas(environment: EnvironmentValues(), size: .zero) { _ in nil }))
      return texts(recorder.finish())
    }
    let together = glyphs { context in
      let resolved = context.resolve(text)
      for room in rooms {
        context.draw(resolved, in: room)
        context.draw(resolved, at: .zero)
      }
    }
    let apart = rooms.flatMap { room in
      glyphs { $0.draw(text, in: room) } + glyphs { $0.draw(text, at: .zero) }
    }
    #expect(together == apart && together.count > 2 * rooms.count)
  }

  @Test("An unchanged text is reused with its layout")
  func keeping() {
    let drawn = TextContentCache()
    let settings = TextSettings(EnvironmentValues())
    let contents = (0..<3).map { _ in
      defer { drawn.rewind() }
      return drawn.next(Text("a").font(.custom("Menlo", size: 9)).bold(), in: settings)
    }
    #expect(contents.allSatisfy { $0 === contents[0] })
    #expect(contents[0].layout(width: 50) === contents[0].layout(width: 50))
    // "a" has room in both, so that the engine returns one layout.
    #expect(contents[0].layout(width: 50) === contents[0].layout(width: 1, height: 1))
  }
}
