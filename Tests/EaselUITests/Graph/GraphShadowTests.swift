import EaselDrawing
import Testing

@testable import EaselUI

/// Which pictures of a view cast a shadow of their own.
@MainActor
struct GraphShadowTests {
  /// The numbers of the boxes under each shadow, in the order in which they are painted.
  private func shadows<Content: View>(_ content: Content) -> [[Int]] {
    Stage(content).show().shadowed.map { $0.group?.boxes.map(\.0) ?? [] }
  }

  private var pair: some View {
    ZStack {
      Box(1)
      Box(2)
    }
  }

  @Test("A shadow on a container is one under each leaf")
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

  @Test("A view that is changed as a whole casts one shadow, at opacity 1 as well")
  func wholes() {
    let views: [(String, AnyView)] = [
      ("group", AnyView(pair.compositingGroup())), ("drawing group", AnyView(pair.drawingGroup())),
      ("opacity", AnyView(pair.opacity(0.5))), ("opacity 1", AnyView(pair.opacity(1))),
      ("clip", AnyView(pair.clipShape(Circle()))), ("mask", AnyView(pair.mask { Circle() })),
      ("blend mode", AnyView(pair.blendMode(.multiply))), ("blur", AnyView(pair.blur(radius: 2))),
      ("colours", AnyView(pair.saturation(0.5))),
      ("turn in space", AnyView(pair.rotation3DEffect(.degrees(40), axis: (0, 1, 0)))),
    ]
    for (name, view) in views {
      #expect(shadows(view.padding(1).shadow(radius: 3)) == [[1, 2]], "\(name)")
    }
  }

  @Test("A text of several runs and a canvas with symbols are one picture each")
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

  @Test("A shadow of shadows is one under each picture with its shadow: the inner one runs first")
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

  @Test("What is turned inside keeps the direction of the shadow around it")
  func direction() throws {
    let view = pair.rotationEffect(.degrees(90)).shadow(radius: 3, x: 5, y: 0)
    for layer in Stage(view).show().shadowed {
      #expect(layer.state.filters?.transform == .identity)
      #expect(abs(layer.state.transform.b - 1) < 1e-9)
    }
  }

  @Test("A blend mode inside is that of the picture with its shadow")
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

  @Test("What changes inside, and the shadow itself, is drawn anew")
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

  @Test("Of many children each casts its shadow, and one that changes is drawn alone")
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
  /// The layers with filters, outermost first; what is inside them is not looked at.
  fileprivate var shadowed: [DrawingCommand] {
    commands.flatMap { command in
      command.state.filters == nil ? command.group?.shadowed ?? [] : [command]
    }
  }
}

extension FilterNode {
  /// Those of shadows, in the order in which they run.
  fileprivate var radii: [CGFloat] {
    guard case .shadow(let shadow) = operation else { return [] }
    return [shadow.radius] + (parent?.radii ?? [])
  }
}
