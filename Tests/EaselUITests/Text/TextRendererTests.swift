import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Texts that a renderer draws, and the layouts that it receives.
@MainActor
struct TextRendererTests {
  private struct Mark: TextAttribute, Equatable {
    var number = 1
  }

  /// Passes the layout of each drawing to a closure.
  private struct Probe: TextRenderer {
    var number = 0.0
    let draw: (Text.Layout, Double) -> Void

    var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      draw(layout, number)
      for line in layout { context.draw(line) }
    }
  }

  private struct Slices: TextRenderer {
    var offset: CGFloat = 0

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
        var copy = context
        copy.translateBy(x: 0, y: offset)
        copy.draw(slice, options: .disablesSubpixelQuantization)
      }
    }
  }

  private func layout(of text: Text, width: CGFloat = 300, lineLimit: Int? = nil) -> Text.Layout {
    var found: Text.Layout?
    let probe = Probe { layout, _ in found = layout }
    Stage(size: CGSize(width, 300), text.textRenderer(probe).lineLimit(lineLimit)).show()
    return found!
  }

  @Test func aTextIsDrawnTheSameByLinesAndWithoutARenderer() {
    let text = Text("Plain and \(Text("bold").bold()) text on two lines").underline()
    let plain = Stage(size: CGSize(120, 100), text).show()
    let rendered = Stage(size: CGSize(120, 100), text.textRenderer(Probe { _, _ in })).show()
    #expect(plain.glyphPlaces == rendered.glyphPlaces)
    #expect(plain.glyphPlaces.count > 20)
  }

  @Test func slicesAreWhereTheLayoutPutThem() {
    let text = Text("Slices of glyphs, \(Text("two").bold()) runs")
    let plain = Stage(size: CGSize(120, 100), text).show().glyphPlaces
    let sliced = Stage(size: CGSize(120, 100), text.textRenderer(Slices())).show().glyphPlaces
    #expect(plain.count == sliced.count)
    for (first, second) in zip(plain, sliced) {
      #expect(abs(first.x - second.x) < 0.01 && abs(first.y - second.y) < 0.01)
    }
    let moved = Stage(size: CGSize(120, 100), text.textRenderer(Slices(offset: 7))).show().glyphPlaces
    #expect(zip(plain, moved).allSatisfy { abs($0.y + 7 - $1.y) < 0.01 })
  }

  @Test func theLayoutIsACollectionOfLinesRunsAndCharacters() {
    let layout = layout(of: Text("ab \(Text("cd").bold())\nefg"))
    #expect(layout.count == 2 && !layout.isTruncated)
    #expect(layout.map(\.count) == [2, 1])
    #expect(layout[0].map(\.count) == [3, 2])
    #expect(layout[0][0].layoutDirection == .leftToRight)
    let indices = layout.flatMap { $0 }.flatMap(\.characterIndices)
    #expect(indices.map { indices[0].distance(to: $0) } == [0, 1, 2, 3, 4, 6, 7, 8])
    #expect(layout[1][0][1..<3].count == 2)
    #expect(layout == self.layout(of: Text("ab \(Text("cd").bold())\nefg")))
    #expect(layout != self.layout(of: Text("ab \(Text("cd").bold())\nefh")))
    #expect(layout != self.layout(of: Text("ab \(Text("cd").bold())\nefg"), width: 20))
    #expect(layout[0] != layout[1] && layout[0][0] != layout[0][1])
  }

  @Test func boundsOfPartsAddUp() {
    let layout = layout(of: Text("Wide gap \(Text("and more").bold())"))
    let line = layout[0]
    let bounds = line.typographicBounds
    #expect(bounds.origin == line.origin && bounds.origin.y == bounds.ascent)
    #expect(abs(line.reduce(0) { $0 + $1.typographicBounds.width } - bounds.width) < 0.01)
    for run in line {
      #expect(abs(run.reduce(0) { $0 + $1.typographicBounds.width } - run.typographicBounds.width) < 0.01)
      #expect(abs(run[2].typographicBounds.origin.x - run[0..<2].typographicBounds.rect.maxX) < 0.01)
    }
    #expect(line[1].typographicBounds.origin.x == line[0].typographicBounds.rect.maxX)
    #expect(bounds.rect.height == bounds.ascent + bounds.descent)
    #expect(Text.Layout.TypographicBounds().rect == .zero)
  }

  @Test func rightToLeftCharactersAreInVisualOrder() {
    let run = layout(of: Text(verbatim: "שלום"))[0][0]
    #expect(run.layoutDirection == .rightToLeft)
    let indices = run.characterIndices
    #expect(indices == indices.sorted(by: >) && indices.count == 4)
    let places = run.map(\.typographicBounds.origin.x)
    #expect(places == places.sorted())
  }

  @Test func aTextThatDoesNotFitIsTruncated() {
    let layout = layout(of: Text("A text that is much too long"), width: 90, lineLimit: 1)
    #expect(layout.isTruncated && layout.count == 1)
    let indices = layout[0].flatMap(\.characterIndices)
    #expect(indices == indices.sorted() && indices.count > 3)
  }

  @Test func attributesReachTheRuns() {
    let inner = Text("b").customAttribute(Mark(number: 2))
    let layout = layout(of: (Text("a") + inner + Text("c")).customAttribute(Mark()))
    #expect(layout[0].map { $0[Mark.self]?.number } == [1, 2, 1])
    #expect(layout[0][1][0][Mark.self] == Mark(number: 2))
    #expect(self.layout(of: Text("a"))[0][0][Mark.self] == nil)
    #expect(Text("a").customAttribute(Mark()) == Text("a").customAttribute(Mark()))
    #expect(Text("a").customAttribute(Mark()) != Text("a").customAttribute(Mark(number: 3)))
    #expect(Text("a").customAttribute(Mark()) != Text("a"))
  }

  @Test func aMovedLineIsDrawnAtItsNewOrigin() {
    struct Mover: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        var line = layout[0]
        line.origin.x += 10
        line.origin.y -= 3
        context.draw(line)
        context.draw(line[0])
        line.origin.x = .nan
        context.draw(line)
      }
    }
    let plain = Stage(size: CGSize(100, 50), Text("ab")).show().glyphPlaces
    let moved = Stage(size: CGSize(100, 50), Text("ab").textRenderer(Mover())).show().glyphPlaces
    let expected = plain.map { CGPoint(x: $0.x + 10, y: $0.y - 3) }
    #expect(moved == expected + expected)
  }

  @Test func indicesOutsideOfARunAreIgnored() {
    let run = layout(of: Text("abc"))[0][0]
    let slice = Text.Layout.RunSlice(run: run, indices: -5..<100)
    #expect(slice.typographicBounds.width == run.typographicBounds.width)
    #expect(Text.Layout.RunSlice(run: run, indices: 50..<60).characterIndices.isEmpty)
    #expect(run.characterIndices[0].advanced(by: .max).advanced(by: .max) >= run.characterIndices[0])
  }

  @Test func theSizeIsThatOfTheRenderer() {
    struct Tall: TextRenderer {
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 10, height: 2 * size.height)
      }

      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
    }
    func size(_ content: some View) -> CGSize {
      frames(in: CGSize(200, 200)) { Box(1).overlay(content.background(Box(2))) }[2]!.size
    }
    let (plain, tall) = (size(Text("Tall")), size(Text("Tall").textRenderer(Tall())))
    #expect(tall == CGSize(plain.width + 10, 2 * plain.height))
    #expect(size(Text("Tall").textRenderer(Slices())) == plain)
    #expect(Tall().displayPadding == EdgeInsets())
  }

  @Test func aRendererAnimatesByItsData() {
    let (flag, log) = (Handle<Bool>(), Log())
    let stage = Stage(
      Flagged(handle: flag) { flag in
        Text("a").textRenderer(Probe(number: flag ? 10 : 0) { _, number in log.note("\(number)") })
      })
    stage.show(at: 0)
    #expect(log.take() == ["0.0"])
    withAnimation(.linear(duration: 1)) { flag.value = true }
    for time in [0, 0.25, 0.5, 1] { stage.show(at: time) }
    #expect(log.take() == ["0.0", "2.5", "5.0", "10.0"])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test func aTransitionAnimatesARenderer() {
    struct Rise: Transition {
      let log: Log

      func body(content: Content, phase: TransitionPhase) -> some View {
        content.textRenderer(Probe(number: phase.isIdentity ? 1 : 0) { _, number in log.note("\(number)") })
      }
    }
    let (flag, log) = (Handle<Bool>(), Log())
    let stage = Stage(
      Flagged(handle: flag) { flag in ZStack { if flag { Text("a").transition(Rise(log: log)) } } })
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    for time in [0, 0.5, 1] { stage.show(at: time) }
    #expect(log.take() == ["0.0", "0.5", "1.0"])
    withAnimation(.linear(duration: 1)) { flag.value = false }
    for time in [2, 2.75, 3] { stage.show(at: time) }
    #expect(log.take() == ["1.0", "0.25"])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test func theLayoutsOfTextsAreAPreference() {
    let (flag, log) = (Handle<Bool>(), Log())
    let stage = Stage(
      size: CGSize(300, 300),
      Flagged(handle: flag) { flag in
        VStack {
          Text(flag ? "one\ntwo\nthree" : "one")
          Text("a").font(flag ? .title : .body)
        }
        .onPreferenceChange(Text.LayoutKey.self) { layouts in
          log.note(layouts.map { "\($0.layout.count)" }.joined(separator: " "))
        }
      })
    stage.show(at: 0)
    #expect(log.take() == ["1 1"])
    flag.value = true
    stage.show(at: 1)
    #expect(log.take() == ["3 1"])
    stage.show(at: 2)
    #expect(log.take().isEmpty && stage.host.nextUpdate == nil)
  }
}

extension Fragment {
  /// The places of all glyphs in painting order, in the fragment's space.
  var glyphPlaces: [CGPoint] { glyphPlaces(.identity) }

  private func glyphPlaces(_ outer: CGAffineTransform) -> [CGPoint] {
    commands.flatMap { command -> [CGPoint] in
      let transform = command.state.transform.concatenating(outer)
      switch command.operation {
      case .glyphs(let run, let origin, _):
        return run.glyphs.map {
          CGPoint(x: origin.x + $0.position.x, y: origin.y + $0.position.y).applying(transform)
        }
      case .fragment(let fragment), .layer(let fragment): return fragment.glyphPlaces(transform)
      default: return []
      }
    }
  }
}
