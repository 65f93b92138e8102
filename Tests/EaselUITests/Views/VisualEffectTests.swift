import EaselDrawing
import Foundation
import Observation
import Testing

@testable import EaselUI

/// Effects that depend on a view's geometry.
@MainActor
struct VisualEffectTests {
  /// Returns the drawing of a view laid out in a fixed size.
  private func drawing<Content: View>(_ content: Content) -> Fragment {
    Stage(content.frame(width: 40, height: 20)).show()
  }

  private func effect<Effect: VisualEffect>(
    _ change: @escaping @Sendable (EmptyVisualEffect) -> Effect
  ) -> Fragment {
    drawing(Box(1).visualEffect { content, _ in change(content) })
  }

  // MARK: What is drawn

  @Test("An empty effect leaves the view unchanged")
  func empty() {
    let frame = [1: CGRect(30, 40, 40, 20)]
    #expect(frames(in: CGSize(100, 100)) { sized.visualEffect { content, _ in content } } == frame)
    #expect(frames(in: CGSize(100, 100)) { sized.visualEffect { _, _ in EmptyVisualEffect() } } == frame)
  }

  private var sized: some View { Box(1, width: 40, height: 20) }

  @Test("A transform is recorded like the modifier's")
  func maps() {
    let map = CGAffineTransform(a: 1, b: 0.5, c: -0.25, d: 2, tx: 3, ty: 4)
    var lens = ProjectionTransform()
    lens.m13 = 0.01
    let pairs = [
      (effect { $0.scaleEffect(2) }, drawing(Box(1).scaleEffect(2))),
      (effect { $0.scaleEffect(CGSize(2, 3)) }, drawing(Box(1).scaleEffect(CGSize(2, 3)))),
      (
        effect { $0.scaleEffect(x: -1, y: 0.5, anchor: .topLeading) },
        drawing(Box(1).scaleEffect(x: -1, y: 0.5, anchor: .topLeading))
      ),
      (
        effect { $0.rotationEffect(.degrees(30), anchor: .bottom) },
        drawing(Box(1).rotationEffect(.degrees(30), anchor: .bottom))
      ),
      (
        effect {
          $0.rotation3DEffect(
            .degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 3, perspective: 0.5)
        },
        drawing(
          Box(1).rotation3DEffect(
            .degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 3, perspective: 0.5))
      ),
      (effect { $0.transformEffect(map) }, drawing(Box(1).transformEffect(map))),
      (effect { [lens] in $0.transformEffect(lens) }, drawing(Box(1).projectionEffect(lens))),
    ]
    for (index, pair) in pairs.enumerated() { #expect(pair.0.hash == pair.1.hash, "\(index)") }
    #expect(Set(pairs.map(\.0.hash)).count == pairs.count)
  }

  @Test("A layer is recorded like the modifier's")
  func layers() {
    let pairs = [
      (effect { $0.opacity(0.25) }, drawing(Box(1).opacity(0.25))),
      (effect { $0.blur(radius: 3) }, drawing(Box(1).blur(radius: 3))),
      (effect { $0.blur(radius: 3, opaque: true) }, drawing(Box(1).blur(radius: 3, opaque: true))),
      (effect { $0.blendMode(.multiply) }, drawing(Box(1).blendMode(.multiply))),
      (effect { $0.brightness(0.5) }, drawing(Box(1).brightness(0.5))),
      (effect { $0.contrast(2) }, drawing(Box(1).contrast(2))),
      (effect { $0.saturation(0.5) }, drawing(Box(1).saturation(0.5))),
      (effect { $0.grayscale(0.75) }, drawing(Box(1).grayscale(0.75))),
      (effect { $0.hueRotation(.degrees(90)) }, drawing(Box(1).hueRotation(.degrees(90)))),
    ]
    for (index, pair) in pairs.enumerated() { #expect(pair.0.hash == pair.1.hash, "\(index)") }
    #expect(Set(pairs.map(\.0.hash)).count == pairs.count)
  }

  @Test("Offsets and chained effects place the view like the modifiers")
  func steps() {
    func place<Effect: VisualEffect>(
      _ change: @escaping @Sendable (EmptyVisualEffect) -> Effect
    ) -> CGRect? {
      effect(change).boxes.first?.1
    }
    #expect(place { $0.offset(x: 3, y: -4) } == CGRect(33, 36, 40, 20))
    #expect(place { $0.offset(CGSize(5, 6)) } == CGRect(35, 46, 40, 20))
    #expect(place { $0.offset(x: 3).scaleEffect(2, anchor: .topLeading) } == CGRect(36, 40, 80, 40))
    #expect(place { $0.scaleEffect(2, anchor: .topLeading).offset(x: 3) } == CGRect(33, 40, 80, 40))
    #expect(place { $0.offset(x: 3).blur(radius: 2).opacity(0.5).offset(y: 2) } == CGRect(33, 42, 40, 20))
  }

  @Test("Invalid numbers have the same effect as with the modifiers")
  func numbersWithoutSense() {
    let places: [(Fragment, Fragment)] = [
      (effect { $0.offset(x: .nan, y: 2) }, drawing(Box(1).offset(x: .nan, y: 2))),
      (effect { $0.offset(x: .infinity) }, drawing(Box(1).offset(x: .infinity))),
    ]
    for (changed, modified) in places { #expect(changed.boxes.map(\.1) == modified.boxes.map(\.1)) }
    let layers: [(Fragment, Fragment)] = [
      (effect { $0.opacity(.nan) }, drawing(Box(1).opacity(.nan))),
      (effect { $0.brightness(.nan) }, drawing(Box(1).brightness(.nan))),
      (effect { $0.blur(radius: -1) }, drawing(Box(1).blur(radius: -1))),
      (effect { $0.saturation(-1) }, drawing(Box(1).saturation(0))),
    ]
    for (changed, modified) in layers { #expect(changed.hash == modified.hash) }
    #expect(effect { $0.scaleEffect(.nan) }.boxes.isEmpty)
    #expect(effect { $0.rotationEffect(.degrees(.nan)).offset(x: 3) }.boxes.isEmpty)
    #expect(effect { $0.opacity(0).offset(x: 3) }.boxes.isEmpty)
  }

  @Test("A shadow outside falls on each view inside a transform, and on a layer as a whole")
  func shadows() {
    let pair = ZStack {
      Box(1)
      Box(2)
    }
    func shadows(_ content: some View) -> [[Int]] {
      drawing(content.shadow(radius: 2)).allCommands
        .filter { if case .shadow? = $0.state.filters?.operation { true } else { false } }
        .map { $0.group?.boxes.map(\.0) ?? [] }
    }
    #expect(shadows(pair.visualEffect { content, _ in content }) == [[1], [2]])
    #expect(shadows(pair.visualEffect { content, _ in content.offset(x: 3).scaleEffect(2) }) == [[1], [2]])
    #expect(shadows(pair.visualEffect { content, _ in content.offset(x: 3).opacity(0.5) }) == [[1, 2]])
    #expect(shadows(pair.visualEffect { content, _ in content.blur(radius: 1).offset(x: 3) }) == [[1, 2]])
  }

  // MARK: Geometry

  @Test("The closure gets the view's size and position, and its effects do not change the layout")
  func geometry() {
    let row = HStack(spacing: 0) {
      Box(1, width: 30, height: 10)
      Box(2, width: 20, height: 40).visualEffect { content, proxy in
        content.offset(CGSize(proxy.size.width, proxy.frame(in: .global).minX))
      }
      Box(3, width: 10, height: 10)
    }
    let stage = Stage(row)
    #expect(stage.frames()[1]?.minX == 20)
    #expect(stage.frames()[2] == CGRect(50 + 20, 30 + 50, 20, 40))
    #expect(stage.frames()[3]?.minX == 70)
    #expect(stage.host.sizeThatFits(.unspecified) == CGSize(60, 40))
  }

  @Test("Each view of a group has an effect with its own geometry")
  func groups() {
    let stage = Stage(
      VStack(spacing: 0) {
        Group {
          Box(1, width: 10, height: 10)
          Box(2, width: 30, height: 10)
        }
        .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
      })
    #expect(stage.frames() == [1: CGRect(55, 40, 10, 10), 2: CGRect(65, 50, 30, 10)])
  }

  @Test("Bounds of a named space are in the view's coordinates")
  func bounds() {
    let values = Handle<[CGRect?]>()
    let stage = Stage(
      VStack(spacing: 0) {
        Box(1, width: 10, height: 30)
        GeometryReader { proxy in
          let found = [proxy.bounds(of: .named("column")), proxy.bounds(of: .named("none"))]
          Kept(value: found, handle: values)
        }
      }
      .coordinateSpace(name: "column").offset(x: 7))
    stage.show()
    #expect(values.value == [CGRect(0, -30, 100, 100), nil])
  }

  /// Passes a value found while views are made to the test.
  private struct Kept<Value>: View {
    let value: Value
    let handle: Handle<Value>

    var body: some View {
      handle.binding = .constant(value)
      return EmptyView()
    }
  }

  private struct Scrolled: View {
    @State private var distance: CGFloat = 0
    let handle: Handle<CGFloat>

    var body: some View {
      handle.binding = $distance
      return VStack(spacing: 0) {
        ForEach(0..<3) { number in
          Box(number, width: 10, height: 10).visualEffect { content, proxy in
            content.offset(x: proxy.frame(in: .named("room")).minY)
          }
        }
      }
      .offset(y: distance)
      .frame(width: 100, height: 100, alignment: .top)
      .coordinateSpace(name: "room")
    }
  }

  @Test("An effect that depends on the position follows it within the frame")
  func followsPlace() {
    let handle = Handle<CGFloat>()
    let stage = Stage(Scrolled(handle: handle))
    #expect(stage.frames()[1] == CGRect(45 + 10, 10, 10, 10))
    handle.value = 25
    #expect(stage.frames()[1] == CGRect(45 + 35, 35, 10, 10))
    #expect(stage.frames()[2] == CGRect(45 + 45, 45, 10, 10))
    withAnimation(.linear(duration: 1)) { handle.value = 45 }
    stage.show(at: 0)
    #expect(stage.show(at: 0.5).boxes.map(\.1)[0] == CGRect(45 + 35, 35, 10, 10))
  }

  @Test("Subviews report their position with the effect applied")
  func placesInside() {
    let values = Handle<CGRect>()
    let stage = Stage(
      GeometryReader { Kept(value: $0.frame(in: .global), handle: values) }
        .frame(width: 20, height: 20)
        .visualEffect { content, _ in content.offset(x: 30).scaleEffect(2, anchor: .topLeading) })
    stage.show()
    stage.show()
    #expect(values.value == CGRect(40 + 60, 40, 40, 40))
  }

  // MARK: Changes

  private struct Moved: View {
    @State private var distance: CGFloat = 0
    let handle: Handle<CGFloat>
    let log: Log

    var body: some View {
      handle.binding = $distance
      log.note("body")
      let distance = distance
      return Box(1, width: 10, height: 10).visualEffect { content, proxy in
        content.offset(x: distance + proxy.size.width).opacity(distance > 0 ? 0.5 : 1)
      }
    }
  }

  @Test("Changes are animated like those of the modifiers")
  func animation() throws {
    let handle = Handle<CGFloat>()
    let stage = Stage(Moved(handle: handle, log: Log()))
    #expect(stage.frames()[1]?.minX == 55)
    withAnimation(.linear(duration: 1)) { handle.value = 20 }
    stage.show(at: 0)
    let half = stage.show(at: 0.5)
    #expect(half.boxes.map(\.1) == [CGRect(65, 45, 10, 10)])
    #expect(half.allCommands.contains { $0.state.opacity == 0.75 })
    let end = stage.show(at: 1.1)
    #expect(end.boxes.map(\.1) == [CGRect(75, 45, 10, 10)])
    #expect(stage.host.nextUpdate == nil)
    handle.value = 0
    #expect(stage.frames()[1]?.minX == 55)
  }

  @Test("An animation modifier outside animates the effect, one inside does not")
  func implicitAnimation() {
    func middle<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> CGFloat? {
      let flag = Handle<Bool>()
      let stage = Stage(Flagged(handle: flag, content: content))
      stage.show(at: 0)
      flag.value = true
      stage.show(at: 0)
      return stage.show(at: 0.5).boxes.first?.1.minX
    }
    let outside = middle { flag in
      Box(1, width: 10, height: 10)
        .visualEffect { content, _ in content.scaleEffect(flag ? 3 : 1) }
        .animation(.linear(duration: 1), value: flag)
    }
    #expect(outside == 40)
    let inside = middle { flag in
      Box(1, width: 10, height: 10)
        .animation(.linear(duration: 1), value: flag)
        .visualEffect { content, _ in content.scaleEffect(flag ? 3 : 1) }
    }
    #expect(inside == 35)
  }

  @Test("Interpolated values equal those of the modifiers")
  func valuesInBetween() {
    func middle<Effect: VisualEffect>(
      _ change: @escaping @Sendable (EmptyVisualEffect, Bool) -> Effect
    ) -> Fragment {
      let flag = Handle<Bool>()
      let stage = Stage(
        Flagged(handle: flag) { flag in
          Box(1).visualEffect { content, _ in change(content, flag) }.frame(width: 40, height: 20)
        })
      stage.show(at: 0)
      withAnimation(.linear(duration: 1)) { flag.value = true }
      stage.show(at: 0)
      return stage.show(at: 0.5)
    }
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 0, 0)
    let pairs = [
      (middle { $0.blur(radius: $1 ? 4 : 2) }, drawing(Box(1).blur(radius: 3))),
      (middle { $0.opacity($1 ? 0.5 : 1) }, drawing(Box(1).opacity(0.75))),
      (middle { $0.hueRotation(.degrees($1 ? 180 : 0)) }, drawing(Box(1).hueRotation(.degrees(90)))),
      (middle { $0.grayscale($1 ? 1 : 0) }, drawing(Box(1).saturation(0.5))),
      (middle { $0.contrast($1 ? 2 : 1) }, drawing(Box(1).contrast(1.5))),
      (middle { $0.brightness($1 ? 0.5 : 0) }, drawing(Box(1).brightness(0.25))),
      (middle { $0.scaleEffect($1 ? 3 : 1) }, drawing(Box(1).scaleEffect(2))),
      (middle { $0.rotationEffect(.degrees($1 ? 360 : 0)) }, drawing(Box(1).rotationEffect(.degrees(180)))),
      (
        middle { $0.rotation3DEffect(.degrees($1 ? 60 : 0), axis: axis) },
        drawing(Box(1).rotation3DEffect(.degrees(30), axis: axis))
      ),
    ]
    for (index, pair) in pairs.enumerated() { #expect(pair.0.hash == pair.1.hash, "\(index)") }
  }

  @Test("An effect runs when a value it read has changed, and not otherwise")
  func evaluations() {
    let handle = Handle<CGFloat>()
    let log = Log()
    let stage = Stage(Moved(handle: handle, log: log))
    stage.show(at: 0)
    let first = stage.host.bodiesEvaluated
    stage.show(at: 1)
    #expect(stage.host.bodiesEvaluated == first)
    handle.value = 3
    stage.show(at: 2)
    #expect(stage.host.bodiesEvaluated == first + 2)
    stage.host.size = CGSize(200, 200)
    stage.show(at: 3)
    #expect(stage.host.bodiesEvaluated == first + 2)
  }

  @Observable
  final class Model: @unchecked Sendable {
    var distance: CGFloat = 5
  }

  @Test("Model properties read in the closure are dependencies, even if no body reads them")
  func modelInClosure() {
    let model = Model()
    let stage = Stage(
      Box(1, width: 10, height: 10).visualEffect { content, _ in content.offset(x: model.distance) })
    #expect(stage.frames()[1]?.minX == 50)
    let bodies = stage.host.bodiesEvaluated
    model.distance = 8
    #expect(stage.frames()[1]?.minX == 53)
    #expect(stage.host.bodiesEvaluated == bodies + 1)
  }

  @Test("Removing a view while its effect animates ends the animation")
  func endsWithView() {
    let flag = Handle<Bool>()
    let shown = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: shown) { isGone in
        Flagged(handle: flag) { flag in
          if !isGone {
            Box(1).visualEffect { content, _ in content.offset(x: flag ? 50 : 0) }
          }
        }
      })
    stage.show(at: 0)
    withAnimation(.linear(duration: 10)) { flag.value = true }
    stage.show(at: 0)
    stage.show(at: 1)
    #expect(stage.host.nextUpdate != nil)
    shown.value = true
    #expect(stage.show(at: 2).boxes.isEmpty)
    stage.show(at: 3)
    #expect(stage.host.nextUpdate == nil)
  }

  // MARK: Input

  @Test("Hit testing applies the effect, and invisible views ignore hits")
  func hits() {
    let log = Log()
    func tapped(_ content: some View) -> [Int] {
      let stage = Stage(content)
      stage.show()
      return stride(from: 5, to: 100, by: 10).filter { x in
        stage.tap(CGFloat(x), 50)
        return !log.take().isEmpty
      }
    }
    let button = Box(1, width: 20, height: 20).onTapGesture { log.note("tap") }
    #expect(tapped(button.visualEffect { content, _ in content.offset(x: 40) }) == [85, 95])
    #expect(tapped(button.visualEffect { content, _ in content.scaleEffect(x: 3, y: 1) }).count == 6)
    #expect(
      tapped(button.visualEffect { content, _ in content.offset(x: 20).scaleEffect(2, anchor: .leading) })
        == [85, 95])
    #expect(tapped(button.visualEffect { content, _ in content.opacity(0).offset(x: 3) }).isEmpty)
    #expect(tapped(button.visualEffect { content, _ in content.scaleEffect(0) }).isEmpty)
    #expect(tapped(button.visualEffect { content, _ in content.blur(radius: 3) }) == [45, 55])
  }

  @Test("An effect computed from a size of zero does not trap, and the view is not drawn")
  func zeroSize() {
    let stage = Stage(
      Box(1, width: 0, height: 0).visualEffect { content, proxy in
        content.offset(proxy.size).scaleEffect(1 / proxy.size.width).opacity(proxy.size.height)
      })
    #expect(stage.show().boxes.isEmpty)
  }
}
