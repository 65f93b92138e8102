import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

@Suite("Symbol effects")
@MainActor
struct SymbolEffectTests {
  private let flag = Handle<Bool>()

  private func stage<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> Stage<some View> {
    Stage(Flagged(handle: flag, content: content))
  }

  private var box: Box { Box(1, width: 20, height: 20) }
  private let rest = CGRect(40, 40, 20, 20)

  private func isNear(_ frame: CGRect?, _ other: CGRect) -> Bool {
    guard let frame else { return false }
    let differences = [
      frame.minX - other.minX, frame.minY - other.minY, frame.maxX - other.maxX, frame.maxY - other.maxY,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }

  @Test("A bounce runs once when its value changes and ends where it started")
  func bounce() {
    let stage = stage { box.symbolEffect(.bounce, value: $0) }
    #expect(isNear(stage.frame(of: 1, at: 0), rest))
    #expect(stage.host.nextUpdate == nil)
    flag.value = true
    stage.show(at: 1)
    #expect(isNear(stage.frame(of: 1, at: 1.25), CGRect(38, 38, 24, 24)))
    #expect(isNear(stage.frame(of: 1, at: 1.5), rest))
    stage.show(at: 2)
    #expect(stage.host.nextUpdate == nil)
    flag.value = false
    stage.show(at: 3)
    #expect(isNear(stage.frame(of: 1, at: 3.25), CGRect(38, 38, 24, 24)))
  }

  @Test("Speed and repetitions follow the options")
  func options() {
    let stage = stage { box.symbolEffect(.bounce.down, options: .speed(0.5).repeat(2), value: $0) }
    stage.show(at: 0)
    flag.value = true
    stage.show(at: 0)
    #expect(isNear(stage.frame(of: 1, at: 0.5), CGRect(42, 42, 16, 16)))
    #expect(isNear(stage.frame(of: 1, at: 1.5), CGRect(42, 42, 16, 16)))
    #expect(isNear(stage.frame(of: 1, at: 2.5), rest))
    #expect(SymbolMotion.pulse.pose(after: 5, .repeat(.periodic(2, delay: 0.5)), isEndless: true) == nil)
    #expect(
      SymbolMotion.pulse.pose(after: 1.2, .repeat(.periodic(2, delay: 0.5)), isEndless: true) == SymbolPose())
    #expect(SymbolMotion.pulse.pose(after: 9.5, .default, isEndless: true)?.opacity.isLess(than: 1) == true)
    #expect(SymbolMotion.pulse.pose(after: 9.5, .nonRepeating, isEndless: true) == nil)
    #expect(SymbolEffectOptions.speed(-1).speed == 1 && SymbolEffectOptions.speed(.nan).speed == 1)
  }

  @Test("A pulse repeats while it is active")
  func pulse() {
    let stage = stage { box.symbolEffect(.pulse, isActive: $0) }
    stage.show(at: 0)
    #expect(stage.host.nextUpdate == nil)
    flag.value = true
    stage.show(at: 1)
    for time in [1.5, 2.5, 7.5] {
      let opacity = stage.show(at: time).opacities()[1] ?? 1
      #expect(abs(opacity - 0.35) < 1e-5)
    }
    flag.value = false
    #expect(stage.show(at: 8).opacities() == [1: 1])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A scale is held while it is active")
  func scale() {
    let stage = stage { box.symbolEffect(.scale.up, isActive: $0) }
    #expect(isNear(stage.frame(of: 1, at: 0), rest))
    flag.value = true
    stage.show(at: 0)
    stage.show(at: 5)
    let width = stage.frame(of: 1, at: 6)?.width ?? 0
    #expect(abs(width - 23) < 1e-6)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("Poses of the effects are at rest at both ends and change in between")
  func poses() {
    let motions: [SymbolMotion] = [
      .bounce(factor: 1.2), .pulse, .breathe(isFading: false), .breathe(isFading: true), .rotate(turns: -1),
      .wiggle, .shake(.degrees(90)),
    ]
    for motion in motions {
      #expect(motion.pose(at: 0) == SymbolPose())
      #expect(motion.pose(at: 0.3) != SymbolPose())
      let end = motion.pose(at: 1)
      #expect(abs(end.scale - 1) < 1e-9 && abs(end.opacity - 1) < 1e-9 && abs(end.angle.degrees) < 1e-9)
      #expect(abs(end.offset.width) < 1e-9 && abs(end.offset.height) < 1e-9)
    }
    #expect(SymbolMotion.rotate(turns: 1).pose(at: 0.25).angle == .degrees(90))
    let down = SymbolMotion.shake(.degrees(90)).pose(at: 1.0 / 12)
    #expect(abs(down.offset.width) < 1e-9 && down.offset.height > 2)
  }

  @Test("Effects that are removed or not active change nothing")
  func nothing() {
    let views = [
      AnyView(box.symbolEffect(.disappear, isActive: false)),
      AnyView(box.symbolEffect(.appear).symbolEffectsRemoved()),
      AnyView(box.symbolEffect(.pulse).symbolEffectsRemoved()),
      AnyView(box.symbolEffect(.scale).symbolEffectsRemoved()),
      AnyView(box.symbolEffect(.wiggle.left, isActive: false)),
    ]
    for view in views {
      let stage = Stage(view)
      stage.show(at: 0)
      #expect(isNear(stage.frame(of: 1, at: 0.4), rest))
      #expect(stage.show(at: 0.5).opacities() == [1: 1])
    }
  }

  @Test("A symbol disappears and appears by scale and fade, without an animation of the change")
  func presence() {
    let stage = stage { box.symbolEffect(.disappear.up, isActive: $0) }
    stage.show(at: 0)
    flag.value = true
    stage.show(at: 0)
    let opacity = stage.show(at: 0.15).opacities()[1] ?? 0
    #expect(opacity > 0.05 && opacity < 0.95)
    #expect((stage.frame(of: 1, at: 0.15)?.width ?? 0) > 21)
    #expect(stage.show(at: 3).opacities()[1, default: 0] == 0)
    #expect(stage.host.nextUpdate == nil)
    flag.value = false
    stage.show(at: 4)
    #expect(stage.show(at: 8).opacities() == [1: 1])
    #expect(isNear(stage.frame(of: 1, at: 8), rest))
  }

  @Test("The part that a symbol is drawn to follows the effect")
  func drawing() {
    let stage = stage { box.symbolEffect(.drawOn, isActive: $0) }
    let rest = stage.show(at: 0).hash
    flag.value = true
    stage.show(at: 0)
    #expect(stage.show(at: 0.15).hash != rest)
    let hidden = stage.show(at: 3).hash
    #expect(hidden != rest)
    #expect(stage.host.nextUpdate == nil)
    flag.value = false
    stage.show(at: 4)
    #expect(stage.show(at: 8).hash == rest)
  }

  @Test("Variable color sweeps over the symbol")
  func variableColor() {
    let stage = stage { box.symbolEffect(.variableColor.iterative.reversing, isActive: $0) }
    stage.show(at: 0)
    #expect(stage.host.nextUpdate == nil)
    flag.value = true
    let frames = Set([1.2, 1.5, 1.8].map { stage.show(at: $0).hash })
    #expect(frames.count == 3)
    let effect = VariableColorSymbolEffect().reversing
    #expect(SymbolSweep(effect, at: 0.25) == SymbolSweep(effect, at: 0.75))
    #expect(SymbolSweep(effect, at: 0.25) != SymbolSweep(effect.hideInactiveLayers, at: 0.25))
    #expect(SymbolSweep(effect, at: 0.25) != SymbolSweep(effect.iterative, at: 0.25))
  }
}
