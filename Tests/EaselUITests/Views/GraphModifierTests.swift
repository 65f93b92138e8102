import EaselDrawing
import Testing

@testable import EaselUI

/// Modifiers for alignment guides, masks and effects.
@MainActor
struct GraphModifierTests {
  @Test("A custom alignment guide moves its view in a stack")
  func alignmentGuide() {
    let column = frames(in: CGSize(100, 60)) {
      VStack(alignment: .leading, spacing: 0) {
        Box(1, width: 10, height: 10)
        Box(2, width: 10, height: 10).alignmentGuide(.leading) { $0.width / 2 }
        Box(3, width: 10, height: 10).alignmentGuide(.leading) { $0[.trailing] + 1 }.padding(2)
      }
    }
    let first = column[1]?.minX ?? 0
    #expect(column[2]?.minX == first - 5)
    #expect(column[3]?.minX == first - 11)
  }

  private struct Guided: View {
    @State private var offset: CGFloat = 0
    let handle: Handle<CGFloat>

    var body: some View {
      handle.binding = $offset
      return ZStack(alignment: .top) {
        Box(1, width: 10, height: 10)
        Box(2, width: 10, height: 10).alignmentGuide(.top) { _ in offset }
      }
    }
  }

  @Test("A changed guide moves its view, even if no size changes")
  func changedGuide() {
    let handle = Handle<CGFloat>()
    let stage = Stage(Guided(handle: handle))
    var frames = stage.frames()
    #expect(frames[1]?.minY == frames[2]?.minY)
    handle.value = 4
    frames = stage.frames()
    #expect(frames[2]?.minY == (frames[1]?.minY ?? 0) - 4)
  }

  @Test("A style fills the bounds of a view whose guides are elsewhere, and other views follow the guides")
  func styledBoundsWithGuides() {
    func areas(_ view: some View) -> [CGRect] { Stage(view).show(at: 0).boxes.map(\.1) }
    let guided = Rectangle().fill(.red).frame(width: 20, height: 10)
      .alignmentGuide(HorizontalAlignment.center) { _ in 2 }
      .alignmentGuide(VerticalAlignment.center) { _ in 9 }
    let own = CGRect(40, 45, 20, 10)
    #expect(areas(guided.background(.yellow).overlay(.blue)) == [own, own, own])
    #expect(areas(guided.background(.yellow, in: .rect).overlay(.blue, in: .rect)) == [own, own, own])
    #expect(areas(guided.background { Rectangle().fill(.yellow) }) == [CGRect(32, 49, 20, 10), own])
  }

  @Test("The guides of several children are combined in their stack")
  func combinedGuides() {
    let row = frames(in: CGSize(100, 60)) {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          Box(1, width: 10, height: 10).alignmentGuide(.top) { _ in 4 }
          Box(2, width: 10, height: 10).alignmentGuide(.top) { _ in 6 }
        }
        Box(3, width: 10, height: 10)
      }
    }
    #expect((row[1]?.minY ?? 0) + 10 == row[3]?.minY)
  }

  @Test("A mask clips with the drawing of its views, which are proposed the view's size")
  func mask() throws {
    let stage = Stage(
      size: CGSize(40, 20),
      Box(1).mask(alignment: .topLeading) { Box(2, width: 10).frame(width: 10) })
    let command = try #require(stage.show().allCommands.first { $0.state.clip != nil })
    guard case .layer(let mask, 1)? = command.state.clip?.shape else {
      Issue.record("the clip is not a layer")
      return
    }
    #expect(mask.boxes.map(\.1) == [CGRect(0, 0, 10, 20)])
    #expect(command.group?.boxes.map(\.0) == [1])
  }

  private struct Shear: GeometryEffect {
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: size.width, ty: 0))
    }
  }

  @Test(
    "A geometry effect transforms the view about its top left corner and does not change the layout")
  func geometryEffect() {
    let view = Box(1, width: 10, height: 10).modifier(Shear(amount: 2))
    #expect(frames(in: CGSize(10, 10)) { view } == [1: CGRect(10, 0, 30, 10)])
    #expect(Stage(view).host.sizeThatFits(.unspecified) == CGSize(10, 10))
    #expect(frames(in: CGSize(10, 10)) { Box(1).modifier(Shear(amount: .nan)) } == [:])
  }

  @Test("A projective effect keeps its projection")
  func projection() throws {
    var map = ProjectionTransform()
    map.m13 = 0.01
    let commands = Stage(Box(1).projectionEffect(map)).show().allCommands
    let projected = try #require(
      commands.compactMap { command -> ProjectionTransform? in
        if case .projected(_, let projection) = command.operation { projection } else { nil }
      }.first)
    #expect(projected == map)
  }

  @Test("Color effects filter the view as one layer; invalid amounts change nothing")
  func colorEffects() throws {
    let views = [
      AnyView(Box(1).brightness(0.2)), AnyView(Box(1).contrast(2)), AnyView(Box(1).saturation(0)),
      AnyView(Box(1).grayscale(1)), AnyView(Box(1).hueRotation(.degrees(90))), AnyView(Box(1).colorInvert()),
      AnyView(Box(1).luminanceToAlpha()),
    ]
    for view in views {
      let filters = Stage(view).show().allCommands.compactMap(\.state.filters)
      #expect(filters.count == 1)
    }
    #expect(Stage(Box(1).brightness(.nan)).show().allCommands.allSatisfy { $0.state.filters == nil })
  }

  @Test("A color scheme applies to the view")
  func colorScheme() {
    func color<Content: View>(_ view: Content) -> PaintColor? {
      Stage(view).show().allCommands.last?.solidColor
    }
    #expect(color(Color.primary.colorScheme(.dark)) == .white)
    #expect(color(Color.primary.preferredColorScheme(.dark)) == .white)
    #expect(color(Color.primary.preferredColorScheme(nil)) == .black)
  }

  @Test("Borders lie inside the view; background and overlay styles fill its bounds")
  func styles() {
    let stage = Stage(Box(1, width: 40, height: 20).background(Color.red).border(Color.blue, width: 4))
    let paths = stage.show().allCommands.compactMap(\.path).map(\.boundingRect)
    #expect(paths == [CGRect(0, 0, 40, 20), CGRect(0, 0, 40, 20), CGRect(2, 2, 36, 16)])
  }

  @Test("A shape used as a view runs no body")
  func shapeAsView() {
    struct Diamond: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.addLines([
            CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
            CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
          ])
          path.closeSubpath()
        }
      }
    }
    let stage = Stage(
      ZStack {
        Diamond()
        Circle()
      })
    #expect(
      stage.show().allCommands.compactMap(\.path).map(\.boundingRect.size) == [
        CGSize(100, 100), CGSize(100, 100),
      ])
    #expect(stage.host.bodiesEvaluated == 0)
  }
}
