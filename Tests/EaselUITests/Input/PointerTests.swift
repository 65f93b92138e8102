import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

extension Stage {
  private func send(_ action: PointerInput.Action, _ x: CGFloat, _ y: CGFloat, at seconds: Double?) {
    let time = seconds.map { Date(timeIntervalSinceReferenceDate: $0) } ?? date
    host.handle(PointerInput(action, at: CGPoint(x: x, y: y), time: time))
  }

  func press(_ x: CGFloat, _ y: CGFloat, at seconds: Double? = nil) { send(.pressed, x, y, at: seconds) }
  func move(_ x: CGFloat, _ y: CGFloat, at seconds: Double? = nil) { send(.moved, x, y, at: seconds) }
  func release(_ x: CGFloat, _ y: CGFloat, at seconds: Double? = nil) { send(.released, x, y, at: seconds) }

  func tap(_ x: CGFloat, _ y: CGFloat, at seconds: Double? = nil) {
    press(x, y, at: seconds)
    release(x, y, at: seconds)
  }

  func type(_ key: KeyEquivalent, _ characters: String = "", modifiers: EventModifiers = []) -> Bool {
    host.handle(KeyPress(phase: .down, key: key, characters: characters, modifiers: modifiers))
  }
}

/// Hit testing and gestures.
@MainActor
struct PointerTests {
  let log = Log()

  /// The points of a 10-point grid at which a tap hits a view laid out in 100 by 100 points, as rows of x.
  private func tapped<Content: View>(@ViewBuilder _ content: () -> Content) -> [[Int]] {
    let log = log
    let stage = Stage(content().onTapGesture { log.note("tap") })
    stage.show(at: 0)
    return stride(from: 5, to: 100, by: 10).map { y in
      stride(from: 5, to: 100, by: 10).filter { x in
        stage.tap(CGFloat(x), CGFloat(y))
        return !log.take().isEmpty
      }
    }
  }

  // MARK: Hit testing

  @Test("Shapes are hit inside their outline, strokes on their line")
  func shapes() {
    let circle = tapped { Circle() }
    #expect(circle[0] == [35, 45, 55, 65])
    #expect(circle[5] == Array(stride(from: 5, to: 100, by: 10)))
    let ring = tapped { Circle().strokeBorder(.red, lineWidth: 12) }
    #expect(ring[5] == [5, 95])
    let none = tapped { Color.clear.allowsHitTesting(false) }
    #expect(none.joined().isEmpty)
    #expect(tapped { Box(0).opacity(0) }.joined().isEmpty)
  }

  @Test("The empty space of a stack is not hit, a content shape is")
  func contentShape() {
    let stack = tapped {
      HStack(spacing: 60) {
        Box(0, width: 20, height: 20)
        Box(0, width: 20, height: 20)
      }
    }
    #expect(stack[4] == [5, 15, 85, 95])
    let shaped = tapped {
      HStack(spacing: 60) {
        Box(0, width: 20, height: 20)
        Box(0, width: 20, height: 20)
      }
      .contentShape(Rectangle())
    }
    #expect(shaped[4].count == 10)
    #expect(shaped[0].isEmpty)
  }

  @Test("Views are hit where their transforms, offsets and clips show them")
  func transforms() {
    let turned = tapped { Box(0, width: 100, height: 14).rotationEffect(.degrees(90)) }
    #expect(turned == Array(repeating: [45, 55], count: 10))
    let moved = tapped { Box(0, width: 20, height: 20).offset(x: 40) }
    #expect(moved[4] == [85, 95])
    let scaled = tapped { Box(0, width: 20, height: 20).scaleEffect(x: 5, y: 1) }
    #expect(scaled[4].count == 10)
    let clipped = tapped { Box(0).clipShape(Circle()) }
    #expect(clipped[0] == [35, 45, 55, 65])
    let projected = tapped {
      Box(0, width: 50, height: 50)
        .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: -25, y: -25)))
    }
    #expect(projected[0] == [5, 15, 25, 35, 45])
  }

  @Test("Hit testing starts with the frontmost view")
  func order() {
    let log = log
    let stage = Stage(
      ZStack {
        Box(0).onTapGesture { log.note("back") }
        Box(1, width: 50, height: 50).onTapGesture { log.note("front") }
        Box(2, width: 20, height: 20).allowsHitTesting(false).onTapGesture { log.note("never") }
      }
      .overlay(alignment: .topLeading) { Box(3, width: 10, height: 10).onTapGesture { log.note("overlay") } })
    stage.show(at: 0)
    stage.tap(50, 50)
    stage.tap(90, 90)
    stage.tap(5, 5)
    #expect(log.take() == ["front", "back", "overlay"])
  }

  @Test("Disabled views ignore input")
  func disabled() {
    let log = log
    let stage = Stage(Box(0).onTapGesture { log.note("tap") }.disabled(true))
    stage.show(at: 0)
    stage.tap(50, 50)
    #expect(log.take().isEmpty)
  }

  // MARK: Taps

  @Test("The innermost tap gesture wins; locations are in the view's space")
  func innermost() {
    let log = log
    let stage = Stage(
      ZStack {
        Box(0, width: 40, height: 40).onTapGesture {
          log.note("\(Int($0.x.rounded())) \(Int($0.y.rounded()))")
        }
        .rotationEffect(.degrees(180))
      }
      .frame(width: 100, height: 100).contentShape(Rectangle()).onTapGesture { log.note("outer") })
    stage.show(at: 0)
    stage.tap(35, 40)
    stage.tap(5, 5)
    #expect(log.take() == ["35 30", "outer"])
  }

  @Test("A pointer that moves too far is not a tap")
  func slop() {
    let log = log
    let stage = Stage(Box(0).onTapGesture { log.note("tap") })
    stage.show(at: 0)
    stage.press(50, 50)
    stage.move(58, 50)
    stage.release(58, 50)
    stage.press(50, 50)
    stage.move(65, 50)
    stage.release(50, 50)
    #expect(log.take() == ["tap"])
  }

  @Test("A tap waits for a second one only if there is a double tap gesture")
  func doubleTap() {
    let log = log
    let stage = Stage(
      Box(0).onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") })
    stage.show(at: 0)
    stage.tap(50, 50, at: 1)
    stage.tap(50, 50, at: 1.2)
    #expect(log.take() == ["double"])
    stage.tap(50, 50, at: 2)
    #expect(log.take().isEmpty)
    #expect(stage.host.nextUpdate == .date(Date(timeIntervalSinceReferenceDate: 2.35)))
    stage.show(at: 2.36)
    #expect(log.take() == ["single"])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A long press is recognized after its duration, while the pointer is down")
  func longPress() {
    let log = log
    let stage = Stage(
      Box(0).onLongPressGesture(minimumDuration: 1) {
        log.note("long")
      } onPressingChanged: {
        log.note("\($0)")
      }.onTapGesture { log.note("tap") })
    stage.show(at: 0)
    stage.press(50, 50, at: 0)
    stage.show(at: 1)
    #expect(log.take() == ["true", "long", "false"])
    stage.release(50, 50, at: 2)
    #expect(log.take().isEmpty)
    stage.press(50, 50, at: 3)
    stage.release(50, 50, at: 3.2)
    #expect(log.take() == ["true", "false", "tap"])
  }

  @Test("A long press whose duration is negative or NaN is recognized at once", arguments: [-1, Double.nan])
  func longPressWithoutDuration(duration: Double) {
    let log = log
    let press = LongPressGesture(minimumDuration: duration).onEnded { _ in log.note("long") }
    let stage = Stage(Box(0).gesture(press))
    stage.show(at: 0)
    stage.press(50, 50, at: 0)
    stage.show(at: 1)
    #expect(log.take() == ["long"])
  }

  // MARK: Drags

  private struct Draggable: View {
    @GestureState private var translation = CGSize.zero
    @State private var ended = 0
    let log: Log
    var minimum: CGFloat = 10

    var body: some View {
      Box(ended, width: 20, height: 20).offset(translation)
        .gesture(
          DragGesture(minimumDistance: minimum, coordinateSpace: .global)
            .updating($translation) { value, state, _ in state = value.translation }
            .onEnded {
              log.note("\($0.translation.width)")
              ended += 1
            })
    }
  }

  @Test("A drag moves its view, and its gesture state is reset at the end")
  func drag() {
    let stage = Stage(Draggable(log: log))
    stage.show(at: 0)
    stage.press(50, 50, at: 0)
    stage.move(55, 50, at: 0.1)
    #expect(stage.frame(at: 0.1)?.minX == 40)
    stage.move(80, 50, at: 0.2)
    #expect(stage.frame(at: 0.2)?.minX == 70)
    stage.release(80, 50, at: 0.3)
    #expect(stage.frame(of: 1, at: 0.3)?.minX == 40)
    #expect(log.take() == ["30.0"])
  }

  @Test("A drag on a canvas reports locations, start and velocity")
  func canvas() throws {
    var values: [DragGesture.Value] = []
    let stage = Stage(
      Canvas { _, _ in }.gesture(DragGesture(minimumDistance: 0).onChanged { values.append($0) })
        .frame(width: 50, height: 50))
    stage.show(at: 0)
    stage.press(30, 30, at: 0)
    stage.move(40, 30, at: 0.05)
    stage.move(50, 30, at: 0.1)
    #expect(values.map(\.location.x) == [5, 15, 25])
    #expect(values.map(\.startLocation) == Array(repeating: CGPoint(x: 5, y: 5), count: 3))
    let last = try #require(values.last)
    #expect(abs(last.velocity.width - 200) < 1e-6)
    #expect(abs(last.predictedEndLocation.x - 75) < 1e-6)
  }

  @Test("Of a drag outside a tap only one is recognized")
  func dragOrTap() {
    let log = log
    let stage = Stage(
      Box(0).onTapGesture { log.note("tap") }
        .gesture(DragGesture().onChanged { _ in log.note("drag") }.onEnded { _ in log.note("end") }))
    stage.show(at: 0)
    stage.tap(50, 50)
    #expect(log.take() == ["tap"])
    stage.press(50, 50)
    stage.move(70, 50)
    stage.release(70, 50)
    #expect(log.take() == ["drag", "end"])
  }

  @Test("High priority gestures precede those of subviews, simultaneous ones run along, a mask disables them")
  func priorities() {
    let log = log
    let view = Box(0).onTapGesture { log.note("inner") }
    for (content, expected) in [
      (AnyView(view.highPriorityGesture(TapGesture().onEnded { log.note("high") })), ["high"]),
      (AnyView(view.simultaneousGesture(TapGesture().onEnded { log.note("also") })), ["inner", "also"]),
      (AnyView(view.gesture(TapGesture().onEnded { log.note("outer") }, including: .gesture)), ["outer"]),
      (AnyView(view.gesture(TapGesture().onEnded { log.note("outer") }, including: .subviews)), ["inner"]),
    ] {
      let stage = Stage(content)
      stage.show(at: 0)
      stage.tap(50, 50)
      #expect(Set(log.take()) == Set(expected))
    }
  }

  @Test("Gestures combine in sequence, simultaneously and exclusively")
  func combinations() {
    let log = log
    let sequence = LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { if case .second(true, let drag?) = $0 { log.note("\(drag.translation.width)") } }
    let stage = Stage(Box(0).gesture(sequence))
    stage.show(at: 0)
    stage.press(50, 50, at: 0)
    stage.show(at: 1)
    stage.move(70, 50, at: 1.5)
    stage.release(75, 50, at: 2)
    #expect(log.take() == ["25.0"])
    let exclusive = Stage(
      Box(0).gesture(
        TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
          if case .first = value { log.note("double") } else { log.note("single") }
        }))
    exclusive.show(at: 0)
    exclusive.tap(50, 50, at: 1)
    exclusive.show(at: 2)
    exclusive.tap(50, 50, at: 3)
    exclusive.tap(50, 50, at: 3.1)
    #expect(log.take() == ["single", "double"])
    let both = Stage(
      Box(0).gesture(
        DragGesture(minimumDistance: 0).simultaneously(with: TapGesture()).onEnded { value in
          log.note("\(value.first?.location.x ?? -1) \(value.second != nil)")
        }))
    both.show(at: 0)
    both.tap(50, 50)
    #expect(log.take() == ["50.0 true"])
  }

  // MARK: Keys

  private struct Fields: View {
    @FocusState private var field: Int?
    let log: Log
    let handle: Handle<Int>

    var body: some View {
      VStack {
        ForEach(0..<3) { index in
          Box(index).focusable().focused($field, equals: index)
            .onKeyPress(.return) {
              log.note("return \(index)")
              return .handled
            }
        }
        Box(10 + (field ?? -1))
      }
      .onKeyPress { press in
        log.note("any \(press.characters)")
        return press.key == "x" ? .handled : .ignored
      }
    }
  }

  @Test("Key presses go to the focused view and then outwards; Tab moves the focus")
  func keys() {
    let stage = Stage(Fields(log: log, handle: Handle()))
    stage.show(at: 0)
    #expect(stage.type("x", "x"))
    #expect(!stage.type("y", "y"))
    #expect(log.take() == ["any x", "any y"])
    _ = stage.type(.tab)
    _ = stage.type(.tab)
    _ = log.take()
    #expect(stage.type(.return))
    #expect(log.take() == ["return 1"])
  }
}
