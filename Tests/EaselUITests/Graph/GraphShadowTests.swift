import EaselDrawing
import Testing

@testable import EaselUI

/// Which parts of a view cast a shadow of their own.
@MainActor
struct GraphShadowTests {
  /// Returns the numbers of the boxes under each shadow, in painting order.
  private func shadows<Content: View>(_ content: Content) -> [[Int]] {
    Stage(content).show().shadowed.map { $0.group?.boxes.map(\.0) ?? [] }
  }

  private var pair: some View {
    ZStack {
      Box(1)
      Box(2)
    }
  }

  @Test("A shadow on a container becomes one shadow per leaf")
  func leaves() {
    #expect(shadows(Box(1).shadow(radius: 3)) == [[1]])
    #expect(shadows(pair.shadow(radius: 3)) == [[1], [2]])
    let nested = ZStack {
      pair.padding(2)
      VStack { ForEach(3..<5, id: \.self) { Box($0, width: 4, height: 4).frame(width: 6) } }
      Box(5).background { Box(6) }.overlay(alignment: .leading) { Box(7).offset(x: 2) }
      GeometryReader { _ in Box(8) }
      if log.entries.isEmpty { AnyView(Group { Box(9) }) }
    }
    #expect(shadows(nested.shadow(radius: 3)) == [[1], [2], [3], [4], [6], [5], [7], [8], [9]])
  }

  private let log = Log()

  @Test("A view composited as a whole casts one shadow, also at opacity 1")
  func wholes() {
    let views: [(String, AnyView)] = [
      ("group", AnyView(pair.compositingGroup())), ("drawing group", AnyView(pair.drawingGroup())),
      ("opacity", AnyView(pair.opacity(0.5))), ("opacity 1", AnyView(pair.opacity(1))),
      ("clip", AnyView(pair.clipShape(Circle()))), ("mask", AnyView(pair.mask { Circle() })),
      ("blend mode", AnyView(pair.blendMode(.multiply))), ("blur", AnyView(pair.blur(radius: 2))),
      ("colors", AnyView(pair.saturation(0.5))),
      ("turn in space", AnyView(pair.rotation3DEffect(.degrees(40), axis: (0, 1, 0)))),
    ]
    for (name, view) in views {
      #expect(shadows(view.padding(1).shadow(radius: 3)) == [[1, 2]], "\(name)")
    }
  }

  @Test("A text of several runs and a canvas with symbols cast one shadow each")
  func leavesOfManyCommands() {
    let text = Text("a").foregroundColor(.red) + Text("b").bold().underline()
    let canvas = Canvas { context, _ in
      for tag in [1, 2, 1] {
        if let symbol = context.resolveSymbol(id: tag) { context.draw(symbol, at: .zero) }
      }
    } symbols: {
      Box(1, width: 4, height: 4).tag(1)
      Box(2, width: 4, height: 4).tag(2)
    }
    let stage = Stage(
      VStack {
        text
        canvas
      }.shadow(radius: 3))
    let layers = stage.show().shadowed
    #expect(layers.count == 2)
    #expect((layers.first?.group?.allCommands.count ?? 0) > 1)
    #expect(layers.last?.group?.boxes.map(\.0) == [1, 2, 1])
  }

  @Test("A shadow of a shadowed view is one per leaf with its shadow: the inner shadow runs first")
  func shadowsOfShadows() throws {
    let view = ZStack {
      Box(1).shadow(radius: 1)
      Box(2)
    }.scaleEffect(2, anchor: .topLeading)
    let layers = Stage(view.shadow(radius: 5)).show().shadowed
    #expect(layers.map { $0.state.filters?.radii } == [[1, 5], [5]])
    let inner = try #require(layers[0].state.filters)
    #expect(inner.transform.a == 2 && inner.parent?.transform == .identity)
    #expect(layers.map(\.state.transform.a) == [2, 2])
  }

  @Test("A rotation inside a shadow does not rotate the shadow's offset")
  func direction() throws {
    let view = pair.rotationEffect(.degrees(90)).shadow(radius: 3, x: 5, y: 0)
    for layer in Stage(view).show().shadowed {
      #expect(layer.state.filters?.transform == .identity)
      #expect(abs(layer.state.transform.b - 1) < 1e-9)
    }
  }

  @Test("A blend mode inside applies to the leaf with its shadow")
  func blendMode() {
    let view = ZStack {
      Box(1)
      Box(2).blendMode(.multiply)
    }
    let layers = Stage(view.shadow(radius: 3)).show().shadowed
    #expect(layers.map(\.state.mode) == [.normal, .multiply])
    #expect(layers.allSatisfy { $0.group?.blendsWithBackdrop == false })
  }

  private struct Counter: View {
    @State private var count = 1
    let handle: Handle<Int>

    var body: some View {
      handle.binding = $count
      return HStack {
        Box(count).padding(1)
        Box(10 * count).rotationEffect(.degrees(90)).shadow(radius: 1)
      }
      .shadow(color: count > 2 ? .red : .blue, radius: 4)
    }
  }

  @Test("Changes of the content and of the shadow are drawn")
  func changes() {
    let handle = Handle<Int>()
    let stage = Stage(Counter(handle: handle))
    var hashes: Set<ContentHash> = []
    for count in 1...4 {
      handle.value = count
      let fragment = stage.show()
      #expect(fragment.shadowed.map { $0.group?.boxes.map(\.0) } == [[count], [10 * count]])
      #expect(hashes.insert(fragment.hash).inserted)
    }
  }

  @Test("Each of many children casts its shadow, and a changed child is drawn alone")
  func many() {
    let log = Log()
    let stage = Stage(
      VStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in DrawProbe(name: "probe", log: log) } }
        .shadow(radius: 2))
    #expect(stage.show().shadowed.count == 1000)
    #expect(log.take().count == 1000)
    stage.host.environment.colorScheme = .dark
    stage.show()
    #expect(log.take().isEmpty)
  }
}

extension Fragment {
  /// The layers with filters, outermost first, without those nested inside them.
  fileprivate var shadowed: [DrawingCommand] {
    commands.flatMap { command in
      command.state.filters == nil ? command.group?.shadowed ?? [] : [command]
    }
  }
}

extension FilterNode {
  /// The radii of the shadows, in the order of execution.
  fileprivate var radii: [CGFloat] {
    guard case .shadow(let shadow) = operation else { return [] }
    return [shadow.radius] + (parent?.radii ?? [])
  }
}
