import EaselDrawing
import Testing

@testable import EaselUI

/// What a program nests beyond the limits is left out, and takes no stack.
@Suite struct DrawingNestingTests {
  private static let enormous = 100_000

  @Test func layersWithinLayersEndAtALimit() {
    var levels = 0
    func draw(into context: inout GraphicsContext) {
      levels += 1
      context.fill(square(0), with: .color(.red))
      guard levels < Self.enormous else { return }
      context.drawLayer { draw(into: &$0) }
    }
    let commands = record { draw(into: &$0) }
    #expect(levels == Fragment.largestDepth)
    #expect(commands.count == 2)
    #expect(commands.last?.group?.commands.count == 2)
  }

  /// The deepest mask is empty, so that nothing is drawn through it.
  @Test func masksWithinMasksEndAtALimit() {
    var levels = 0
    func draw(into context: inout GraphicsContext) {
      levels += 1
      guard levels < Self.enormous else { return }
      context.clipToLayer { draw(into: &$0) }
      context.fill(square(0), with: .color(.red))
    }
    let commands = record { draw(into: &$0) }
    #expect(levels == Fragment.largestDepth)
    #expect(commands.count == 1 && commands.allSatisfy { $0.state.clip != nil })
  }

  @Test func transparencyLayersEndAtALimit() {
    let commands = record { context in
      context.withCGContext { inner in
        for _ in 0..<Self.enormous {
          inner.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          inner.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        for _ in 0..<Self.enormous { inner.endTransparencyLayer() }
      }
    }
    #expect(Fragment(commands: commands).depth <= Fragment.largestDepth)
    #expect(!commands.isEmpty)
  }

  @Test func clipsAndFiltersAreLimited() {
    let commands = record { context in
      for _ in 0..<Self.enormous {
        context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
        context.addFilter(.brightness(0.1))
      }
      context.fill(square(0), with: .color(.red))
      #expect(context.clipBoundingRect == .zero)
    }
    let filters = sequence(first: commands[0].state.filters) { $0?.parent }.compactMap { $0 }
    #expect(filters.count == FilterNode.largestCount)
    #expect(commands[0].state.clip?.parent == nil)
  }
}
