import EaselDrawing
import Testing

@testable import EaselUI

@Suite struct DrawingContextTests {
  private struct Failure: Error {}

  @Test func copiesHaveStateOfTheirOwnAndShareTheLayer() {
    let commands = record { context in
      var copy = context
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.translateBy(x: 10, y: 0)
      copy.clip(to: square(9))
      copy.addFilter(.blur(radius: 2))
      context.fill(square(0), with: .color(.red))
      copy.fill(square(1), with: .color(.red))
      context.fill(square(2), with: .color(.red))
    }
    #expect(commands.squares == [0, 1, 2])
    for command in [commands[0], commands[2]] {
      #expect(command.state.transform == .identity)
      #expect(command.state.clip == nil && command.state.filters == nil)
      #expect(command.state.opacity == 1 && command.state.mode == .normal)
    }
    #expect(commands[1].state.transform == CGAffineTransform(translationX: 10, y: 0))
    #expect(commands[1].state.clip != nil && commands[1].state.filters != nil)
    #expect(commands[1].state.opacity == 0.5 && commands[1].state.mode == .multiply)
  }

  @Test func constantCopiesAndParametersDraw() {
    func dot(_ context: GraphicsContext, _ index: Int) {
      context.fill(square(index), with: .color(.blue))
    }
    let commands = record { context in
      dot(context, 1)
      let copy = context
      dot(copy, 2)
      copy.drawLayer { $0.fill(square(3), with: .color(.blue)) }
    }
    #expect(commands.squares == [1, 2])
    #expect(commands.last?.group?.commands.squares == [3])
  }

  @Test func transformsApplyBeforeTheCurrentTransform() {
    let commands = record { context in
      context.translateBy(x: 100, y: 50)
      context.rotate(by: .degrees(90))
      context.scaleBy(x: 2, y: 3)
      context.concatenate(CGAffineTransform(translationX: 1, y: 0))
      context.fill(square(0), with: .color(.red))
    }
    let image = CGPoint(x: 0, y: 1).applying(commands[0].state.transform)
    // (0, 1) moves to (1, 1), is scaled to (2, 3), rotated clockwise on the screen to (-3, 2), and moved by
    // (100, 50).
    #expect(abs(image.x - 97) < 1e-12 && abs(image.y - 52) < 1e-12)
  }

  @Test func opacityIsKeptAsSetAndClampedWhenDrawn() {
    let commands = record { context in
      context.opacity = 1.5
      #expect(context.opacity == 1.5)
      context.fill(square(0), with: .color(.red))
      context.opacity = -1
      context.fill(square(1), with: .color(.red))
      context.opacity = .nan
      context.fill(square(2), with: .color(.red))
    }
    #expect(commands.map(\.state.opacity) == [1, 0, 1])
  }

  @Test func anUnknownBlendModeDrawsNormally() {
    let commands = record { context in
      context.blendMode = GraphicsContext.BlendMode(rawValue: 99)
      #expect(context.blendMode.rawValue == 99)
      context.fill(square(0), with: .color(.red))
      context.blendMode = GraphicsContext.BlendMode(rawValue: -1)
      context.fill(square(0), with: .color(.red))
    }
    #expect(commands.map(\.state.mode) == [.normal, .normal])
  }

  @Test func blendModesHaveCoreGraphicsRawValues() {
    #expect(GraphicsContext.BlendMode.normal.rawValue == 0)
    #expect(GraphicsContext.BlendMode.luminosity.rawValue == 15)
    #expect(GraphicsContext.BlendMode.clear.rawValue == 16)
    #expect(GraphicsContext.BlendMode.sourceAtop.rawValue == 20)
    #expect(GraphicsContext.BlendMode.destinationAtop.rawValue == 24)
    #expect(GraphicsContext.BlendMode.plusLighter.rawValue == 27)
  }

  @Test func aLayerStartsWithDefaultStateAndTheOuterTransform() {
    let commands = record { context in
      context.translateBy(x: 7, y: 0)
      context.clip(to: square(9))
      context.addFilter(.blur(radius: 2))
      context.opacity = 0.5
      context.blendMode = .screen
      context.drawLayer { layer in
        #expect(layer.opacity == 1 && layer.blendMode == .normal)
        #expect(layer.transform == context.transform)
        layer.fill(square(0), with: .color(.red))
      }
    }
    let inner = commands[0].layer!.commands[0].state
    #expect(inner.clip == nil && inner.filters == nil && inner.opacity == 1 && inner.mode == .normal)
    #expect(inner.transform == CGAffineTransform(translationX: 7, y: 0))
    let outer = commands[0].state
    #expect(outer.transform == .identity)
    #expect(outer.clip != nil && outer.filters != nil && outer.opacity == 0.5 && outer.mode == .screen)
  }

  @Test func theOuterContextMayDrawWhileALayerIsOpen() {
    let commands = record { context in
      context.fill(square(0), with: .color(.red))
      context.drawLayer { layer in
        layer.fill(square(1), with: .color(.red))
        context.fill(square(2), with: .color(.red))
        layer.fill(square(3), with: .color(.red))
      }
      context.fill(square(4), with: .color(.red))
    }
    #expect(commands.count == 4)
    #expect(commands.squares == [0, 2, 4])
    #expect(commands[2].group?.commands.squares == [1, 3])
  }

  @Test func aThrowingLayerKeepsItsDraws() {
    let commands = record { context in
      #expect(throws: Failure.self) {
        try context.drawLayer { layer in
          layer.fill(square(1), with: .color(.red))
          throw Failure()
        }
      }
      context.fill(square(2), with: .color(.red))
    }
    #expect(commands[0].group?.commands.squares == [1])
    #expect(commands.squares == [2])
  }

  @Test func aContextThatOutlivesItsClosureDrawsNothing() {
    var escapedLayer: GraphicsContext?
    var escaped: GraphicsContext?
    let commands = record { context in
      escaped = context
      context.drawLayer { layer in
        layer.fill(square(1), with: .color(.red))
        escapedLayer = layer
      }
      escapedLayer?.fill(square(2), with: .color(.red))
    }
    escaped?.fill(square(3), with: .color(.red))
    #expect(commands.count == 1)
    #expect(commands[0].group?.commands.squares == [1])
  }

  @Test func aLayerWithOpacityIsComposited() {
    let commands = record { context in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square(1), with: .color(.red))
        layer.fill(square(1), with: .color(.red))
      }
    }
    #expect(commands.count == 1)
    #expect(commands[0].layer?.commands.count == 2)
    #expect(commands[0].layer?.commands.map(\.state.opacity) == [1, 1])
  }

  @Test func aLayerWithoutStateAndWithSourceOverIsDrawnInPlace() {
    let commands = record { context in
      context.drawLayer { $0.fill(square(1), with: .color(.red)) }
    }
    guard case .fragment = commands[0].operation else {
      Issue.record("the layer is not drawn in place")
      return
    }
  }

  @Test func aLayerWithoutStateAndWithBlendingIsIsolated() {
    let commands = record { context in
      context.drawLayer { layer in
        layer.blendMode = .destinationOut
        layer.fill(square(1), with: .color(.red))
      }
      context.drawLayer { $0.fill(square(1), with: .backdrop) }
      context.drawLayer { outer in
        outer.drawLayer { inner in
          inner.blendMode = .screen
          inner.fill(square(1), with: .color(.red))
        }
      }
    }
    #expect(commands[0].layer != nil)
    #expect(commands[1].layer != nil)
    // The inner layer isolates its commands already, so that the outer one needs no isolation.
    #expect(commands[2].layer == nil)
    #expect(commands[2].group?.commands[0].layer != nil)
  }

  @Test func anEmptyLayerIsKeptOnlyForModesThatAffectUncoveredPixels() {
    let commands = record { context in
      context.drawLayer { _ in }
      context.blendMode = .destinationIn
      context.drawLayer { _ in }
    }
    #expect(commands.count == 1)
    #expect(commands[0].state.mode == .destinationIn && commands[0].layer?.isEmpty == true)
  }

  @Test func aLayerUnderAClipIsClippedOnce() {
    let commands = record { context in
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
      context.drawLayer { layer in
        layer.fill(square(1), with: .color(.red))
        layer.fill(square(1), with: .color(.red))
      }
    }
    #expect(commands.count == 1 && commands[0].state.clip != nil)
    #expect(commands[0].layer?.commands.map { $0.state.clip == nil } == [true, true])
  }
}
