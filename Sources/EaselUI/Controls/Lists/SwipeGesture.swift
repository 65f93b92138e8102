/// A horizontal drag of a row, in points.
struct Swipe: Equatable {
  /// The distance to the right.
  let translation: CGFloat
  /// The distance to the right at which the pointer would come to rest if it decelerated from now.
  let predictedTranslation: CGFloat
  /// The width of the row.
  let width: CGFloat
}

/// A drag that begins horizontally. Other drags are left to the list that scrolls, and to the row that is moved to another
/// place.
struct SwipeGesture: RecognizedGesture {
  typealias Value = Swipe
  typealias Body = Never

  /// The directions in which the drag may begin.
  let sides: SwipeSides
  /// Called when the row is pressed.
  let pressed: () -> Void

  func makeRecognizer() -> _GestureRecognizer<Swipe> { SwipeRecognizer(self) }
}

/// Recognizes a horizontal drag.
private final class SwipeRecognizer: _GestureRecognizer<Swipe> {
  private let gesture: SwipeGesture
  private let drag = DragRecognizer(DragGesture())
  private var isHorizontal = false

  init(_ gesture: SwipeGesture) { self.gesture = gesture }

  override func advance(_ sample: PressSample) -> Phase {
    if sample.change == .pressed { gesture.pressed() }
    switch drag.advance(sample) {
    case .possible: return .possible
    case .failed: return .failed
    case .active(let value): return begins(value) ? .active(swipe(value, sample)) : .failed
    case .ended(let value): return begins(value) ? .ended(swipe(value, sample)) : .failed
    }
  }

  private func begins(_ value: DragGesture.Value) -> Bool {
    let way = value.translation
    isHorizontal =
      isHorizontal
      || (abs(way.width) > abs(way.height) && gesture.sides.contains(way.width > 0 ? .right : .left))
    return isHorizontal
  }

  private func swipe(_ value: DragGesture.Value, _ sample: PressSample) -> Swipe {
    Swipe(
      translation: value.translation.width, predictedTranslation: value.predictedEndTranslation.width,
      width: sample.element.size.width)
  }
}

/// Passes drags and turns of the wheel to a row. One that has actions can be pressed anywhere; a click on an open one closes
/// it.
struct SwipeModifier {
  let row: ListRowSwipe
}

@MainActor extension SwipeModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> SwipeElement {
    SwipeElement(self, around: content, inputs)
  }

  func update(_ element: SwipeElement) { element.modifier = self }
}

/// The element of a row that can be moved sideways. What it needs to know of the row is found when there is input: most rows
/// never have any.
final class SwipeElement: InteractionElement, WheelResponder {
  var modifier: SwipeModifier

  init(_ modifier: SwipeModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  private var row: ListRowSwipe { modifier.row }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    if super.hitTest(point, &hits) { return true }
    guard !row.sides.isEmpty, CGRect(origin: .zero, size: size).contains(point) else { return false }
    if environment.values.isEnabled { join(&hits) }
    return true
  }

  override func makeRecognizer() -> PressRecognizer? {
    let (row, sides) = (row, row.sides)
    guard !sides.isEmpty else { return nil }
    let swipe = SwipeGesture(sides: sides, pressed: row.press).onChanged(row.drag).onEnded(row.drop)
    guard row.isOpen else { return recognizer(swipe) }
    return recognizer(swipe.exclusively(before: TapGesture().onEnded { row.close() }))
  }

  private func recognizer<Recognized: Gesture>(_ gesture: Recognized) -> PressRecognizer {
    Recognized._makeRecognizer(gesture)
  }

  func scroll(byNotches notches: CGFloat, along axis: Axis, at date: Date) -> Bool {
    axis == .horizontal && row.turn(notches)
  }
}
