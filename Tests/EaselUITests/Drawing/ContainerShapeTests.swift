import EaselDrawing
import Testing

@testable import EaselUI

/// Shapes relative to the shape of the enclosing container.
@Suite("Container shapes")
@MainActor
struct ContainerShapeTests {
  private func path<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 60) throws -> Path {
    try #require(path(in: Stage(view), width, height))
  }

  private func path<V: View>(in stage: Stage<V>, _ width: CGFloat, _ height: CGFloat) -> Path? {
    stage.host.size = CGSize(width, height)
    return stage.show().allCommands.compactMap(\.path).first
  }

  @Test("The corners of a container-relative shape are concentric with the container's")
  func concentricCorners() throws {
    let container = RoundedRectangle(cornerRadius: 20, style: .circular)
    let inner = try path(ContainerRelativeShape().fill(.red).padding(8).containerShape(container))
    #expect(
      inner == Path(roundedRect: CGRect(0, 0, 84, 44), cornerRadius: 12, style: .circular))
    let square = try path(ContainerRelativeShape().padding(24).containerShape(container))
    #expect(square == Path(CGRect(0, 0, 52, 12)))
  }

  @Test("Without a container the shape is a rectangle; at the container's size it is the container's shape")
  func ends() throws {
    #expect(try path(ContainerRelativeShape()) == Path(CGRect(0, 0, 100, 60)))
    #expect(
      try path(ContainerRelativeShape().containerShape(Circle())) == Circle().path(in: CGRect(0, 0, 100, 60)))
    #expect(ContainerRelativeShape().path(in: CGRect(0, 0, 5, 5)) == Path(CGRect(0, 0, 5, 5)))
  }

  @Test("Container shapes can be inset, stroked, type-erased and transformed")
  func combinations() throws {
    let container = RoundedRectangle(cornerRadius: 20, style: .circular)
    let inset = Path(roundedRect: CGRect(5, 5, 90, 50), cornerRadius: 15, style: .circular)
    #expect(try path(ContainerRelativeShape().inset(by: 5).containerShape(container)) == inset)
    #expect(
      try path(ContainerRelativeShape().strokeBorder(.red, lineWidth: 10).containerShape(container)) == inset)
    #expect(try path(AnyShape(ContainerRelativeShape().inset(by: 5)).containerShape(container)) == inset)
    #expect(
      try path(ContainerRelativeShape().inset(by: 5).offset(x: 3).containerShape(container))
        == inset.offsetBy(dx: 3, dy: 0))
  }

  @Test("The nearest container is used, with its current size")
  func changes() throws {
    let view = ContainerRelativeShape().frame(width: 40, height: 40)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular)).containerShape(Circle())
    let stage = Stage(view)
    for (side, radius) in [(60, 10), (50, 15), (40, 20), (60, 10)] as [(CGFloat, CGFloat)] {
      let shown = path(in: stage, side, side)
      #expect(shown == Path(roundedRect: CGRect(0, 0, 40, 40), cornerRadius: radius, style: .circular))
    }
  }
}
