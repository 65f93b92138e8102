import EaselDrawing
import Testing

@testable import EaselUI

@Suite struct DrawingClipTests {
  /// Returns the clips of a command, the newest first.
  private func clips(of command: DrawingCommand) -> [ClipNode] {
    Array(sequence(first: command.state.clip) { $0?.parent }.compactMap { $0 })
  }

  @Test func aClipKeepsTheUserSpaceOfItsCall() {
    let commands = record { context in
      context.translateBy(x: 5, y: 0)
      context.clip(to: square(1))
      context.scaleBy(x: 2, y: 2)
      context.clip(to: square(2), options: .inverse)
      context.rotate(by: .degrees(45))
      context.fill(square(0), with: .color(.red))
    }
    let clips = clips(of: commands[0])
    #expect(clips.count == 2)
    #expect(clips[0].isInverse && !clips[1].isInverse)
    #expect(clips[1].transform == CGAffineTransform(translationX: 5, y: 0))
    #expect(clips[0].transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0))
  }

  @Test func aClipAppliesToLaterDrawsOfItsContextOnly() {
    let commands = record { context in
      context.fill(square(0), with: .color(.red))
      var copy = context
      copy.clip(to: square(1))
      copy.fill(square(1), with: .color(.red))
      context.fill(square(2), with: .color(.red))
    }
    #expect(commands.map { $0.state.clip != nil } == [false, true, false])
  }

  @Test func clipToLayerMasksWithTheDrawingOfTheClosure() {
    let commands = record { context in
      context.translateBy(x: 3, y: 0)
      context.clipToLayer(opacity: 0.25, options: .inverse) { mask in
        #expect(mask.transform == CGAffineTransform(translationX: 3, y: 0))
        mask.fill(square(1), with: .color(.red))
      }
      context.fill(square(2), with: .color(.red))
    }
    #expect(commands.count == 1)
    let clip = commands[0].state.clip!
    guard case .layer(let fragment, let opacity) = clip.shape else {
      Issue.record("the clip is not a layer")
      return
    }
    #expect(opacity == 0.25 && clip.isInverse && clip.transform == .identity)
    #expect(fragment.commands.squares == [1])
    #expect(fragment.commands[0].state.transform == CGAffineTransform(translationX: 3, y: 0))
  }
}
