import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Controls, operated with the pointer and the keyboard.
@MainActor
struct ControlTests {
  let log = Log()

  @Test(
    "A button acts when released inside, draws its pressed state, and follows its style and the keyboard"
  )
  func button() {
    struct Numbered: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.overlay { Box(configuration.isPressed ? 2 : 1) }
      }
    }
    let log = log
    let stage = Stage(
      Button {
        log.note("action")
      } label: {
        Box(0, width: 40, height: 40)
      }.buttonStyle(Numbered()))
    stage.show(at: 0)
    stage.press(50, 50)
    #expect(stage.order() == [0, 2])
    stage.move(90, 50)
    #expect(stage.order() == [0, 1])
    stage.release(90, 50)
    #expect(log.take().isEmpty)
    stage.tap(50, 50)
    #expect(log.take() == ["action"])
    _ = stage.type(.tab)
    #expect(stage.type(.return))
    #expect(log.take() == ["action"])
  }

  @Test(
    "Several views in the label of a button stand beside each other, and styles and modifiers apply to all of them"
  )
  func labelOfSeveralViews() {
    struct Padded: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(5).overlay { Box(9) }
      }
    }
    func button(_ action: @escaping () -> Void = {}) -> some View {
      Button(action: action) {
        Box(1, width: 20, height: 10)
        Box(2, width: 10, height: 10)
      }
    }
    let size = CGSize(100, 100)
    for view in [
      AnyView(button().buttonStyle(.plain)), AnyView(VStack { button().buttonStyle(.borderless) }),
    ] {
      let boxes = frames(in: size) { view }
      #expect(boxes[1] == CGRect(31, 45, 20, 10) && boxes[2] == CGRect(59, 45, 10, 10))
    }
    #expect(frames(in: size) { button().buttonStyle(Padded()) }[9] == CGRect(26, 40, 48, 20))
    let link = Link(destination: URL(fileURLWithPath: "/")) {
      Box(1, width: 20, height: 10)
      Box(2, width: 10, height: 10)
    }
    #expect(frames(in: size) { link }[2] == CGRect(59, 45, 10, 10))
    let stage = Stage(button { log.note("action") }.buttonStyle(.plain))
    stage.show(at: 0)
    stage.tap(55, 50)
    #expect(log.take() == ["action"], "the gap between the views belongs to the button")
  }

  @Test("A keyboard shortcut triggers a button or a toggle with its modifiers, unless it is disabled")
  func keyboardShortcut() {
    @MainActor func stage(_ shortcut: KeyboardShortcut?, isDisabled: Bool = false) -> Stage<some View> {
      let log = log
      let stage = Stage(
        VStack {
          Button("Run") { log.note("action") }.keyboardShortcut(shortcut).disabled(isDisabled)
          Button("Other") { log.note("other") }
          Toggle("On", isOn: Binding(get: { true }, set: { log.note("\($0)") })).keyboardShortcut("t")
        })
      stage.show(at: 0)
      return stage
    }
    let plain = stage(KeyboardShortcut("r", modifiers: []))
    #expect(plain.type("r") && log.take() == ["action"])
    #expect(plain.type("R", modifiers: .capsLock) && log.take() == ["action"])
    #expect(!plain.type("r", modifiers: .shift) && !plain.type("x") && log.take().isEmpty)
    #expect(plain.type("t", modifiers: .command) && log.take() == ["false"])
    let command = stage(KeyboardShortcut("r"))
    #expect(command.type("r", modifiers: .command) && log.take() == ["action"])
    #expect(command.type("r", modifiers: .control) && log.take() == ["action"])
    #expect(!command.type("r") && !command.type("r", modifiers: [.control, .shift]) && log.take().isEmpty)
    #expect(stage(.defaultAction).type(.return) && log.take() == ["action"])
    #expect(!stage(.cancelAction, isDisabled: true).type(.escape) && log.take().isEmpty)
    #expect(!stage(nil).type(.return) && log.take().isEmpty)
  }

  @Test("A button and a toggle with title and symbol are drawn like those with the same label")
  func symbolTitles() {
    let short = [
      Stage(Button("Add", systemImage: "plus") {}).show(at: 0).dump(),
      Stage(Toggle("Add", systemImage: "plus", isOn: .constant(true))).show(at: 0).dump(),
    ]
    let long = [
      Stage(Button(action: {}, label: { Label("Add", systemImage: "plus") })).show(at: 0).dump(),
      Stage(Toggle(isOn: .constant(true)) { Label("Add", systemImage: "plus") }).show(at: 0).dump(),
    ]
    #expect(short == long)
  }

  @Test("The focus ring is not drawn if the focus effect is disabled")
  func focusEffect() {
    func commandCounts(isDisabled: Bool) -> [Int] {
      let stage = Stage(Box(1).focusable().focusEffectDisabled(false).focusEffectDisabled(isDisabled))
      let before = stage.show(at: 0).dump().count
      _ = stage.type(.tab)
      return [before, stage.show().dump().count]
    }
    let shown = commandCounts(isDisabled: false)
    #expect(shown[0] < shown[1])
    let hidden = commandCounts(isDisabled: true)
    #expect(hidden[0] == hidden[1])
  }

  private struct Stepping: View {
    @State var value = 3
    let log: Log

    var body: some View {
      Stepper(value: $value, in: 0...6, step: 2) {
        Box(value, width: 20, height: 20)
      } onEditingChanged: {
        log.note("\($0)")
      }
    }
  }

  @Test("A stepper changes its value by buttons and keys, within its bounds")
  func stepper() {
    let stage = Stage(size: CGSize(width: 200, height: 40), Stepping(log: log))
    #expect(stage.order().first == 3)
    stage.tap(184, 20)
    #expect(stage.order().first == 5)
    #expect(log.take() == ["true", "false"])
    stage.tap(184, 20)
    #expect(stage.order().first == 6)
    stage.tap(184, 20)
    #expect(stage.order().first == 6)
    stage.tap(150, 20)
    #expect(stage.order().first == 4)
    _ = stage.type(.tab)
    #expect(stage.type(.downArrow))
    #expect(stage.order().first == 2)
    #expect(stage.type(.leftArrow))
    #expect(stage.order().first == 0)
    _ = log.take()
    #expect(!stage.type(.downArrow))
    #expect(log.take().isEmpty)
  }

  /// The value after a step up and that after a step down; nil for a disabled button.
  private func steps<V: Strideable>(
    from start: V, in bounds: ClosedRange<V>? = nil, by step: V.Stride
  ) -> [V?] {
    var value = start
    let actions = StepperActions(
      Binding(get: { value }, set: { value = $0 }), bounds, step: step, onEditingChanged: { _ in })
    return [actions.increment, actions.decrement].map { action in
      guard let action else { return nil }
      value = start
      action()
      return value
    }
  }

  @Test("Steps of integers end at the bounds and at the limits of the type")
  func integerSteps() {
    #expect(steps(from: Int.max, by: 1) == [Int.max, Int.max - 1])
    #expect(steps(from: Int.min, in: Int.min...Int.max, by: 1) == [Int.min + 1, nil])
    #expect(steps(from: -5, in: Int.min...Int.max, by: Int.max) == [Int.max - 5, Int.min])
    #expect(steps(from: 9, in: 0...10, by: Int.max) == [10, 0])
    #expect(steps(from: Int8.max, by: 100) == [127, 27])
    #expect(steps(from: Int8.min, in: Int8.min...Int8.max, by: 200) == [72, nil])
    #expect(steps(from: UInt.max, in: 0...UInt.max, by: 1) == [nil, UInt.max - 1])
    #expect(steps(from: UInt8(3), by: 5) == [8, 0])
    #expect(steps(from: 12, in: 0...10, by: 1) == [nil, 11])
  }

  @Test("A negative step exchanges the directions of the buttons")
  func negativeSteps() {
    #expect(steps(from: 5, by: -1) == [4, 6])
    #expect(steps(from: 0.5, in: 0...1, by: -0.25) == [0.25, 0.75])
    #expect(steps(from: 10, in: 0...10, by: -20) == [0, nil])
    #expect(steps(from: 5, in: 0...10, by: Int.min) == [0, 10])
    #expect(steps(from: -1, by: Int.min) == [Int.min, Int.max - 1])
  }

  @Test("Steps of 0 and NaN disable a stepper, and infinite ones lead to the bounds")
  func invalidSteps() {
    #expect(steps(from: 5, by: 0) == [nil, nil])
    #expect(steps(from: 5, in: 0...10, by: 0) == [nil, nil])
    #expect(steps(from: 5.0, in: 0...10, by: Double.nan) == [nil, nil])
    #expect(steps(from: Double.nan, in: 0...10, by: 1) == [nil, nil])
    #expect(steps(from: 0.5, in: 0...1, by: Double.infinity) == [1, 0])
    #expect(steps(from: 5, in: 5...5, by: 1) == [nil, nil])
  }

  private struct Limited: View {
    @State private var value = 0
    let log: Log

    var body: some View {
      Stepper(
        label: { Box(value, width: 20, height: 20) }, onIncrement: value < 2 ? { value += 1 } : nil,
        onDecrement: nil, onEditingChanged: { log.note("\($0)") })
    }
  }

  @Test("A pressed button of a stepper stops when it is disabled; a disabled one does nothing")
  func limitedStepper() {
    let stage = Stage(size: CGSize(width: 200, height: 40), Limited(log: log))
    stage.show(at: 0)
    stage.press(184, 20, at: 0)
    for tenths in [5, 7, 9, 11] { stage.show(at: Double(tenths) / 10) }
    #expect(stage.order().first == 2)
    stage.release(184, 20, at: 1.2)
    #expect(log.take() == ["true", "false"])
    stage.tap(184, 20, at: 2)
    #expect(log.take().isEmpty)
  }

  @Test("Sliders of ranges and steps that are not finite do not set NaN")
  func invalidSliderRanges() {
    func moved(in bounds: ClosedRange<Double>, step: Double?) -> (value: Double, marks: Int) {
      var value = 0.25
      let range = SliderRange(Binding(get: { value }, set: { value = $0 }), bounds, step: step)
      range.fraction.wrappedValue = 0.5
      return (value, range.marks.count)
    }
    let greatest = Double.greatestFiniteMagnitude
    for bounds in [0...Double.infinity, -Double.infinity...0, -greatest...greatest, 0.25...0.25] {
      for step in [nil, 1, Double.infinity] { #expect(moved(in: bounds, step: step) == (0.25, 0)) }
    }
    let unit: ClosedRange<Double> = 0...1
    for step in [0, -1, Double.nan, .infinity, .leastNonzeroMagnitude] {
      #expect(moved(in: unit, step: step) == (0.5, 0))
      #expect(SliderRange.steps(unit, by: step).count <= 1)
    }
    #expect(moved(in: 0...10, step: 2.5) == (5, 5))
  }

  @Test("A slider selects only steps and values within its bounds, also beyond its end")
  func sliderBounds() {
    var value = 0.0
    let binding = Binding(get: { value }, set: { value = $0 })
    let stepped = SliderRange(binding, 0...10, step: 3)
    for fraction in [1, 1.06, 1.2] {
      stepped.fraction.wrappedValue = fraction
      #expect(value == 9)
    }
    let bounds = -0.1...0.2
    SliderRange(binding, bounds, step: nil).fraction.wrappedValue = 1
    #expect(bounds.contains(value))
  }

  private struct Sliding: View {
    @State var value = 5.0
    let log: Log
    var step: Double?

    var body: some View {
      let binding = Binding(
        get: { value },
        set: {
          value = $0
          log.note("\(($0 * 100).rounded() / 100)")
        })
      if let step {
        Slider(value: binding, in: 0...10, step: step) { log.note("\($0)") }
      } else {
        Slider(value: binding, in: 0...10)
      }
    }
  }

  @Test("A slider follows the pointer and the arrow keys, in steps if it has any")
  func slider() {
    let stage = Stage(Sliding(log: log))
    stage.show(at: 0)
    stage.press(10, 50)
    stage.move(68, 50)
    stage.move(500, 50)
    stage.release(500, 50)
    #expect(log.take() == ["0.0", "7.5", "10.0"])
    _ = stage.type(.tab)
    _ = stage.type(.leftArrow)
    _ = stage.type(.home)
    #expect(log.take() == ["9.5", "0.0"])
    let stepped = Stage(Sliding(log: log, step: 2))
    stepped.show(at: 0)
    stepped.tap(38, 50)
    _ = stepped.type(.tab)
    _ = stepped.type(.rightArrow)
    #expect(log.take() == ["true", "4.0", "false", "6.0"])
  }

  @Test("In right-to-left layouts a slider is mirrored, and its knob is under the pointer")
  func sliderFromRightToLeft() {
    let log = log
    let stage = Stage(
      Slider(value: Binding(get: { 0.25 }, set: { log.note("\($0)") })).environment(
        \.layoutDirection, .rightToLeft))
    stage.show(at: 0)
    stage.tap(90, 50)
    #expect(log.take() == ["0.0"])
    let circles = stage.show(at: 0).knobs
    // A quarter of the range of a knob of 28 points, from the right.
    #expect(Set(circles.map(\.midX)) == [68])
  }

  private struct Choosing: View {
    @State private var isOn = false
    @State private var choice = "b"
    let log: Log

    var body: some View {
      log.note("\(isOn) \(choice)")
      return VStack(spacing: 0) {
        Toggle(isOn: $isOn) { Box(1, width: 10, height: 10) }
        Divider()
        Picker("kind", selection: $choice) {
          ForEach(["a", "b", "c"], id: \.self) { Box(2, width: 10, height: 10).tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
  }

  @Test("A toggle switches, and a picker selects the option under the pointer")
  func toggleAndPicker() {
    let stage = Stage(Choosing(log: log))
    stage.show(at: 0)
    stage.tap(50, 40)
    stage.show(at: 1)
    stage.tap(90, 60)
    stage.show(at: 2)
    stage.tap(10, 60)
    stage.show(at: 3)
    #expect(log.take() == ["false b", "true b", "true c", "true a"])
    _ = stage.type(.tab)
    _ = stage.type(.tab)
    _ = stage.type(.rightArrow)
    stage.show(at: 4)
    #expect(log.take() == ["true b"])
  }

  @Test("A divider extends across its stack")
  func divider() {
    let stage = Stage(
      scale: 1,
      HStack(spacing: 0) {
        Box(1, width: 10)
        Divider()
        VStack(spacing: 0) {
          Box(2, height: 10)
          Divider()
        }
      })
    let size = stage.host.sizeThatFits(.unspecified)
    #expect(size == CGSize(21, 11))
  }

  // MARK: Custom layouts

  private struct Diagonal: Layout {
    var step: CGFloat

    var animatableData: CGFloat {
      get { step }
      set { step = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let last = CGFloat(subviews.count - 1) * step
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: last + (sizes.last?.width ?? 0), height: last + (sizes.last?.height ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, subview) in subviews.enumerated() {
        let distance = CGFloat(index) * step + subview[Extra.self]
        subview.place(
          at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
      }
    }
  }

  private enum Extra: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
  }

  @Test("A custom layout measures and places, reads layout values, and animates its data")
  func layout() {
    let flag = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: flag) { flag in
        Diagonal(step: flag ? 40 : 20) {
          Box(1, width: 10, height: 10)
          Box(2, width: 10, height: 10)
          Box(3, width: 10, height: 10).layoutValue(key: Extra.self, value: 5)
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
      })
    stage.show(at: 0)
    #expect(
      stage.frames() == [1: CGRect(0, 0, 10, 10), 2: CGRect(20, 20, 10, 10), 3: CGRect(45, 45, 10, 10)])
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.frame(of: 2, at: 0.5) == CGRect(30, 30, 10, 10))
    #expect(stage.frame(of: 3, at: 1) == CGRect(85, 85, 10, 10))
  }

  // MARK: Right to left

  @Test("In right-to-left layouts rows, edges and alignments are mirrored, offsets are not")
  func rightToLeft() {
    let places = frames(in: CGSize(100, 100)) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 10) {
          Box(1, width: 20, height: 10)
          Box(2, width: 30, height: 10)
        }
        Box(3, width: 10, height: 10).padding(.leading, 5)
        Box(4, width: 10, height: 10).offset(x: 5)
        Box(5, width: 10, height: 10).frame(width: 100, alignment: .trailing)
        Box(6, width: 100, height: 20).overlay(alignment: .topLeading) { Box(7, width: 10, height: 10) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(places[1] == CGRect(80, 20, 20, 10))
    #expect(places[2] == CGRect(40, 20, 30, 10))
    #expect(places[3]?.minX == 85)
    #expect(places[4]?.minX == 95)
    #expect(places[5]?.minX == 0)
    #expect(places[7]?.minX == 90)
  }

  @Test("A drawing group is one image, clipped to its bounds")
  func drawingGroup() throws {
    let stage = Stage(Box(0, width: 40, height: 40).scaleEffect(2).drawingGroup())
    let command = try #require(stage.show(at: 0).leaf)
    guard case .layer = command.operation else {
      Issue.record("another drawing was recorded")
      return
    }
    #expect(command.state.clip != nil)
  }
}

extension Fragment {
  /// The rectangles of fills that are as high as a slider's knob.
  fileprivate var knobs: [CGRect] { knobs(.identity) }

  private func knobs(_ outer: CGAffineTransform) -> [CGRect] {
    commands.flatMap { command -> [CGRect] in
      let transform = command.state.transform.concatenating(outer)
      switch command.operation {
      case .fill(let path, _, _):
        let box = path.boundingRect.applying(transform)
        return box.width == 28 && box.height == 28 ? [box] : []
      case .fragment(let fragment), .layer(let fragment): return fragment.knobs(transform)
      default: return []
      }
    }
  }
}
