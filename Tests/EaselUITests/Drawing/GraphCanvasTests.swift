import EaselDrawing
import Testing

@testable import EaselUI

/// Canvases and the views they draw as symbols.
@MainActor
struct GraphCanvasTests {
  let log = Log()

  private enum Mark { case circle, square }

  @Test("The renderer gets the size, and its drawing is clipped to the canvas")
  func bounds() throws {
    let stage = Stage(
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 2)), with: .color(.red))
      }
      .frame(width: 30, height: 20))
    let command = try #require(stage.show().allCommands.first { $0.state.clip != nil })
    guard case .path(let path, _)? = command.state.clip?.shape else {
      Issue.record("the clip is not a path")
      return
    }
    #expect(path.boundingRect == CGRect(0, 0, 30, 20))
    #expect(command.group?.commands.first?.path?.boundingRect == CGRect(0, 0, 30, 2))
  }

  @Test("A canvas whose size changes gets the new size and is clipped to it")
  func resizing() {
    let stage = Stage(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.clip(to: Path(context.clipBoundingRect))
      })
    for size in [CGSize(30, 20), CGSize(30, 20), CGSize(50, 40), CGSize(30, 20)] {
      stage.host.size = size
      let clips = stage.show().allCommands.compactMap(\.state.clip)
      guard case .path(let path, _)? = clips.first?.shape else {
        Issue.record("the clip is not a path")
        return
      }
      #expect(path.boundingRect.size == size)
      #expect(stage.show().boxes.map(\.1.size) == [size])
    }
  }

  @Test("A canvas with a color mode other than the default is a group with that mode")
  func colorMode() {
    let stage = Stage(
      Canvas(colorMode: .linear) { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 2)), with: .color(.red))
      })
    #expect(stage.show().dump().contains("canvas linear"))
  }

  @Test("An opaque canvas is black behind its drawing")
  func opaque() {
    let canvas = Canvas(opaque: true) { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 2)), with: .color(.white))
    }
    let dump = Stage(canvas.frame(width: 30, height: 20)).show().dump()
    let lines = dump.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.suffix(2) == ["fill rect(0 0 30 20) #000000FF", "fill rect(0 0 3 2) #FFFFFFFF"])
  }

  private struct Late: View {
    @State private var width = 1.0
    let handle: Handle<Double>

    var body: some View {
      handle.binding = $width
      return HStack {
        Canvas(colorMode: .linear, rendersAsynchronously: true, renderer: draw)
        Canvas(rendersAsynchronously: true, renderer: draw)
      }
    }

    private func draw(_ context: inout GraphicsContext, _ size: CGSize) {
      context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 2)), with: .color(.red))
    }
  }

  @Test("An asynchronous canvas is a group with a stable identity, clipped to the canvas")
  func asynchronous() {
    let handle = Handle<Double>()
    let stage = Stage(Late(handle: handle))
    let first = stage.show().asynchronous
    handle.value = 2
    let second = stage.show().asynchronous
    #expect(first.map(\.identity) == second.map(\.identity) && Set(first.map(\.identity)).count == 2)
    #expect(zip(first, second).allSatisfy { $0.fragment.hash != $1.fragment.hash && $0.isClipped })
    #expect(first.first?.fragment.dump().hasPrefix("canvas linear") == true)
    #expect(Stage(Canvas(rendersAsynchronously: true) { _, _ in }).show().isEmpty)
  }

  @Test("A canvas fills the proposal, and is 10 points in a direction without a proposal")
  func size() {
    let stage = Stage(Canvas { _, _ in })
    #expect(stage.host.sizeThatFits(ProposedViewSize(width: 70, height: nil)) == CGSize(70, 10))
  }

  @Test("A canvas without a size draws nothing")
  func empty() {
    let log = log
    let stage = Stage(size: CGSize(0, 50), Canvas { _, _ in log.note("drawn") })
    #expect(stage.show().isEmpty)
    #expect(log.take() == [])
  }

  @Test(
    "Symbols are found by value and type of their tag: the first match, or nil"
  )
  func tags() {
    var found: [String: CGSize] = [:]
    let stage = Stage(
      Canvas { context, _ in
        found["int 1"] = context.resolveSymbol(id: 1)?.size
        found["double 1"] = context.resolveSymbol(id: 1.0)?.size
        found["string"] = context.resolveSymbol(id: "a")?.size
        found["enum"] = context.resolveSymbol(id: Mark.square)?.size
        found["other enum"] = context.resolveSymbol(id: Mark.circle)?.size
        found["missing"] = context.resolveSymbol(id: 2)?.size
        found["optional"] = context.resolveSymbol(id: Optional(1))?.size
      } symbols: {
        Box(1, width: 1, height: 1)
        Box(2, width: 2, height: 2).tag(1)
        Box(3, width: 3, height: 3).tag(1)
        Box(4, width: 4, height: 4).tag("a").padding(1)
        Box(5, width: 5, height: 5).tag(Mark.square)
        Box(6, width: 6, height: 6).tag(1.0)
      })
    stage.show()
    #expect(found["int 1"] == CGSize(2, 2))
    #expect(found["double 1"] == CGSize(6, 6))
    #expect(found["string"] == CGSize(6, 6))
    #expect(found["enum"] == CGSize(5, 5))
    #expect(found["other enum"] == nil)
    #expect(found["missing"] == nil)
    #expect(found["optional"] == CGSize(2, 2))
  }

  @Test("A symbol has its ideal size, can be drawn at a point or in a rectangle, or not at all")
  func symbolDrawing() {
    let stage = Stage(
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 0) else { return }
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
        context.draw(symbol, at: .zero, anchor: .topLeading)
        context.draw(symbol, in: CGRect(10, 10, 40, 5))
      } symbols: {
        Box(7, width: 20, height: 10).tag(0)
        Box(8).tag(1)
      })
    #expect(
      stage.show().boxes.map(\.1) == [CGRect(40, 45, 20, 10), CGRect(0, 0, 20, 10), CGRect(10, 10, 40, 5)])
  }

  private struct Live: View {
    @State private var count = 0
    let name: String
    let handle: Handle<Int>
    let log: Log

    var body: some View {
      handle.binding = $count
      log.note(name)
      return Box(count, width: 5 + CGFloat(count), height: 5)
    }
  }

  @Test("A symbol is a live view: when it changes, only it is evaluated, and the canvas is drawn again")
  func liveSymbol() {
    let (shown, unused) = (Handle<Int>(), Handle<Int>())
    let log = log
    let stage = Stage(
      Canvas { context, _ in
        log.note("renderer")
        guard let symbol = context.resolveSymbol(id: "shown") else { return }
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
      } symbols: {
        Live(name: "shown", handle: shown, log: log).tag("shown")
        Live(name: "unused", handle: unused, log: log).tag("unused")
      })
    let first = stage.show()
    #expect(log.take() == ["shown", "unused", "renderer"])
    shown.value = 5
    #expect(stage.show().boxes.map(\.1.size) == [CGSize(10, 5)])
    #expect(log.take() == ["shown", "renderer"])
    unused.value = 5
    let third = stage.show()
    #expect(log.take() == ["unused"])
    #expect(first !== third && stage.show() === third)
  }

  private struct Changing: View {
    @State private var tags = [1]
    let handle: Handle<[Int]>

    var body: some View {
      handle.binding = $tags
      return Canvas { context, _ in
        for tag in 0..<5 {
          if let symbol = context.resolveSymbol(id: tag) { context.draw(symbol, at: .zero) }
        }
      } symbols: {
        ForEach(tags, id: \.self) { Box($0).tag($0) }
      }
    }
  }

  @Test("Symbols can be inserted and removed")
  func changingSymbols() {
    let handle = Handle<[Int]>()
    let stage = Stage(Changing(handle: handle))
    for tags in [[1], [1, 2], [3, 0, 1], [], [4]] {
      handle.value = tags
      #expect(stage.order() == tags.sorted())
    }
  }

  @Test(
    "The renderer runs again when the size or an environment value it read changes")
  func reasons() {
    let log = log
    let stage = Stage(
      scale: 1,
      Canvas { context, _ in
        log.note(context.environment.displayScale == 1 ? "at 1" : "at 2")
      })
    stage.show()
    stage.show(at: 1)
    #expect(log.take() == ["at 1"])
    stage.host.environment.displayScale = 2
    stage.show()
    #expect(log.take() == ["at 2"])
    stage.host.environment.lineLimit = 3
    stage.show()
    #expect(log.take() == [])
    stage.host.size = CGSize(50, 50)
    stage.show()
    #expect(log.take() == ["at 2"])
  }

  private struct Plotting<MarkView: View>: View {
    let rects: [CGRect]
    let mark: MarkView

    private enum SymbolID: Int { case mark }

    var body: some View {
      Canvas { context, size in
        if let mark = context.resolveSymbol(id: SymbolID.mark) {
          for rect in rects { context.draw(mark, in: rect) }
        }
      } symbols: {
        mark.tag(SymbolID.mark)
      }
      .frame(width: 300, height: 200)
    }
  }

  @Test("A symbol drawn fifty times is a single fragment")
  func manyDraws() {
    let rects = (0..<50).map { CGRect(CGFloat($0), CGFloat($0 / 2), 6, 3) }
    let fragment = Stage(size: CGSize(300, 200), Plotting(rects: rects, mark: Box(1))).show()
    #expect(fragment.boxes.map(\.1) == rects)
    let symbols = fragment.allCommands.compactMap(\.group).filter { $0.commands.first?.solidColor != nil }
    #expect(symbols.count == 50 && symbols.allSatisfy { $0 === symbols[0] })
  }
}

extension Fragment {
  /// The images that are rendered asynchronously.
  fileprivate var asynchronous: [(fragment: Fragment, identity: LayerIdentity, isClipped: Bool)] {
    allCommands.compactMap { command in
      guard case .asynchronous(let fragment, let identity) = command.operation else { return nil }
      return (fragment, identity, command.state.clip != nil)
    }
  }
}
