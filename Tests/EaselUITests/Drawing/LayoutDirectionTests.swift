import EaselDrawing
import Testing

@testable import EaselUI

/// Shapes and views that are mirrored where the layout runs from right to left.
@Suite("Mirrored shapes")
@MainActor
struct LayoutDirectionTests {
  /// The left 30 points of its frame.
  private struct Edge: InsettableShape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> Path { Path(CGRect(rect.minX, rect.minY, 30, rect.height)) }

    func inset(by amount: CGFloat) -> OffsetShape<Edge> { offset(x: amount, y: 0) }
  }

  private static let left = CGRect(0, 0, 30, 60)
  private static let right = CGRect(70, 0, 30, 60)

  private func stage<V: View>(_ view: V, _ direction: LayoutDirection) -> Stage<some View> {
    let stage = Stage(view.environment(\.layoutDirection, direction))
    stage.host.size = CGSize(100, 60)
    return stage
  }

  private func bounds(_ view: some View, _ direction: LayoutDirection = .rightToLeft) throws -> CGRect {
    try #require(stage(view, direction).show().allCommands.compactMap(\.path).first).boundingRect
  }

  @Test("A shape is mirrored in the direction of its behavior, by default from right to left")
  func behaviors() throws {
    struct Plain: Shape {
      func path(in rect: CGRect) -> Path { Edge().path(in: rect) }
    }
    #expect(Plain().layoutDirectionBehavior == .mirrors)
    #expect(Plain().layoutDirectionBehavior == .mirrors(in: .rightToLeft))
    #expect(try bounds(Plain()) == LayoutDirectionTests.right)
    #expect(try bounds(Plain(), .leftToRight) == LayoutDirectionTests.left)
    #expect(try bounds(Edge(layoutDirectionBehavior: .fixed)) == LayoutDirectionTests.left)
    let other = Edge(layoutDirectionBehavior: .mirrors(in: .leftToRight))
    #expect(try bounds(other) == LayoutDirectionTests.left)
    #expect(try bounds(other, .leftToRight) == LayoutDirectionTests.right)
  }

  @Test("The path of a shape is the same in both directions for the program")
  func askedPaths() {
    #expect(Edge().path(in: CGRect(0, 0, 100, 60)).boundingRect == LayoutDirectionTests.left)
  }

  @Test("Modified shapes are mirrored as a whole if the shape is")
  func modifiedShapes() throws {
    #expect(try bounds(Edge().offset(x: 10, y: 0)) == CGRect(60, 0, 30, 60))
    #expect(try bounds(AnyShape(Edge())) == LayoutDirectionTests.right)
    #expect(try bounds(Edge().stroke(.red, lineWidth: 2)) == LayoutDirectionTests.right)
    #expect(try bounds(Edge().stroke(lineWidth: 2).fill(.red)) == LayoutDirectionTests.right)
    #expect(try bounds(Edge().strokeBorder(.red, lineWidth: 2)) == CGRect(69, 0, 30, 60))
    #expect(try bounds(Edge().union(Circle())) == CGRect(20, 0, 80, 60))
    #expect(try bounds(Path(CGRect(0, 0, 30, 60))) == LayoutDirectionTests.right)
    let fixed = AnyShape(Edge(layoutDirectionBehavior: .fixed))
    #expect(try bounds(fixed.size(width: 50, height: 60)) == LayoutDirectionTests.left)
  }

  @Test("Symmetric shapes are not mirrored, so that parts of them keep their direction")
  func symmetricShapes() throws {
    func quarter(_ shape: some Shape) throws -> CGRect { try bounds(shape.trim(from: 0, to: 0.25)) }
    #expect(try quarter(Circle()).isNear(CGRect(30, 30, 30, 30)))
    #expect(try quarter(Ellipse()).isNear(CGRect(50, 30, 50, 30)))
    for shape in [AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 9)), AnyShape(Capsule())] {
      #expect(shape.layoutDirectionBehavior == .fixed)
    }
    #expect(Circle().inset(by: 3).layoutDirectionBehavior == .fixed)
  }

  @Test("The leading corners of an uneven rectangle are on the right")
  func unevenCorners() throws {
    let view = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
    let stage = stage(view, .rightToLeft)
    let path = try #require(stage.show().allCommands.compactMap(\.path).first)
    #expect(path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 1)))
  }

  @Test("Hits follow the mirrored shape")
  func hits() {
    func hits(_ view: some View) -> [Bool] {
      let log = Log()
      let stage = stage(view.onTapGesture { log.note("tap") }, .rightToLeft)
      stage.show()
      return [10, 90].map { x in
        stage.tap(x, 30)
        return log.take() == ["tap"]
      }
    }
    #expect(hits(Edge().fill(.red)) == [false, true])
    #expect(hits(Color.red.clipShape(Edge())) == [false, true])
    #expect(hits(Color.red.contentShape(Edge())) == [false, true])
    #expect(
      hits(Edge(layoutDirectionBehavior: .fixed).fill(.red).flipsForRightToLeftLayoutDirection(true)) == [
        false, true,
      ])
    #expect(hits(Edge().fill(.red).layoutDirectionBehavior(.mirrors)) == [true, false])
    #expect(hits(Edge().fill(.red).layoutDirectionBehavior(.fixed)) == [false, true])
    #expect(hits(Edge().fill(.red).flipsForRightToLeftLayoutDirection(false)) == [false, true])
  }

  @Test("A change of the direction mirrors the shape")
  func changes() throws {
    struct Reader: View {
      @State var direction = LayoutDirection.leftToRight
      let handle: Handle<LayoutDirection>

      var body: some View {
        let _ = handle.binding = $direction
        Edge().environment(\.layoutDirection, direction)
      }
    }
    let handle = Handle<LayoutDirection>()
    let stage = Stage(Reader(handle: handle))
    stage.host.size = CGSize(100, 60)
    let first = try #require(stage.show().allCommands.compactMap(\.path).first)
    #expect(first.boundingRect == LayoutDirectionTests.left)
    handle.value = .rightToLeft
    let second = try #require(stage.show().allCommands.compactMap(\.path).first)
    #expect(second.boundingRect == LayoutDirectionTests.right)
  }
}

extension CGRect {
  /// Whether all edges are within a millionth of a point of those of another rectangle.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) < 1e-6 }
  }
}
