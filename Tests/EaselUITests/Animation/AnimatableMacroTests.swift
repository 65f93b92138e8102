import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

@Animatable
private struct Segment: Shape {
  var start: Angle
  var end: Angle, width: CGFloat = 4
  var share = 0.5 { didSet { count += 1 } }
  @AnimatableIgnored var count = 0
  @AnimatableIgnored var name: String = "a, b = { }"
  let fixed = 3.0
  static let shared = 1.0
  var isWide: Bool { width > 3 }
  /* var hidden: Double */
  private(set) var matrix: AnimatablePair<Double, AnimatablePair<Double, Double>> = AnimatablePair(
    1, AnimatablePair(2, 3))

  func path(in rect: CGRect) -> Path {
    var local = Path()
    local.addRect(CGRect(x: share, y: 0, width: width, height: start.degrees))
    return local
  }

  struct Inner { var number = 1 }
}

@Animatable public struct Single { public var number: Double }

@Animatable private struct Nothing {
  @AnimatableIgnored var name = ""
}

/// A vector that is not `Animatable`.
private struct Plain: VectorArithmetic {
  var x: Double

  static var zero: Plain { Plain(x: 0) }
  static func + (lhs: Plain, rhs: Plain) -> Plain { Plain(x: lhs.x + rhs.x) }
  static func - (lhs: Plain, rhs: Plain) -> Plain { Plain(x: lhs.x - rhs.x) }
  mutating func scale(by rhs: Double) { x *= rhs }
  var magnitudeSquared: Double { x * x }
}

@Animatable private struct Shifted: ViewModifier {
  var distance: Plain
  var insets: EdgeInsets

  func body(content: Content) -> some View { content.padding(insets).offset(x: distance.x) }
}

/// The macro that makes `animatableData` of the variables of a type.
@MainActor
struct AnimatableMacroTests {
  private func doubled<Value: Animatable>(_ value: Value) -> Value {
    var (copy, data) = (value, value.animatableData)
    data.scale(by: 2)
    copy.animatableData = data
    return copy
  }

  @Test func storedVariablesAreAnimated() {
    let segment = doubled(Segment(start: .degrees(10), end: .degrees(20)))
    #expect(abs(segment.start.degrees - 20) < 1e-9 && abs(segment.end.degrees - 40) < 1e-9)
    #expect(segment.width == 8 && segment.share == 1)
    #expect(segment.matrix == AnimatablePair(2, AnimatablePair(4, 6)))
    #expect(segment.name == "a, b = { }" && segment.fixed == 3)
    #expect(doubled(Single(number: 4)).number == 8)
    #expect(Nothing.AnimatableData.self == EmptyAnimatableData.self)
  }

  @Test func vectorsThatAreNotAnimatableAreAnimated() {
    let shifted = doubled(
      Shifted(distance: Plain(x: 3), insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(shifted.distance.x == 6)
    #expect(shifted.insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
  }

  @Test func aModifierWithTheMacroAnimates() {
    let flag = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: flag) { flag in
        Box(0, width: 10, height: 10).modifier(
          Shifted(distance: Plain(x: flag ? 20 : 0), insets: EdgeInsets()))
      })
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.frame(at: 0.25)?.minX == 50)
  }

  @Test func valuesAreVectors() {
    let first = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    #expect(first + first == AnimatableValues(2.0, 4, AnimatablePair(6, 8)))
    #expect(first - first == .zero && first != .zero)
    #expect(first.scaled(by: 3) == AnimatableValues(3.0, 6, AnimatablePair(9, 12)))
    #expect(first.magnitudeSquared == 30 && first.value.1 == 2)
    #expect(AnimatableValues(1.0, 2.0) != AnimatableValues(1.0, 3.0))
  }
}
