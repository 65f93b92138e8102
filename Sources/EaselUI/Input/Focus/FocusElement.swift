import EaselDrawing

/// The modifier that makes a view focusable.
struct FocusModifier {
  var isFocusable = true
  /// Whether the `FocusState` of the view requests the focus; nil without one.
  var requestsFocus: Bool?
  /// Runs when the view gets or loses the focus.
  var changed: ((Bool) -> Void)?
  /// Handles key presses while the view has the focus.
  var keyAction: ((KeyPress) -> KeyPress.Result)?
  /// The corner radius of the focus ring in points; infinite for a capsule.
  var ringRadius: CGFloat = 6
  /// Whether keys type text in the view. Key press actions of the view then run before the view handles the key.
  var isTextInput = false
  /// Whether a press of the pointer moves the focus to the view.
  var takesPresses = false
}

@MainActor extension FocusModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> FocusElement {
    FocusElement(self, around: content, inputs)
  }

  func update(_ element: FocusElement) { element.update(self) }
}

/// The element of a focusable view. Draws a focus ring around the view if the keyboard has moved the focus to
/// it.
final class FocusElement: InteractionElement, KeyResponder {
  private var modifier: FocusModifier

  init(_ modifier: FocusModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
    if modifier.requestsFocus == true { takeFocus(isVisible: false) }
  }

  /// Whether the view itself can have the focus; false if it binds the focus of a view inside.
  var canFocus: Bool {
    let environment = environment.values
    return modifier.isFocusable && environment.isEnabled && environment.allowsFocus && target === self
  }

  var isTextInput: Bool { modifier.isTextInput }

  /// The view that gets the focus: the first focusable view inside of one that binds the focus, or else this one.
  private var target: FocusElement {
    guard bindsFocus else { return self }
    var found: FocusElement?
    content.forEachDescendant { element in
      guard found == nil, let element = element as? FocusElement else { return }
      if !element.bindsFocus, element.modifier.isFocusable { found = element }
    }
    return found ?? self
  }

  /// Whether a `FocusState` follows the focus of the view.
  private var bindsFocus: Bool { modifier.requestsFocus != nil }

  /// Whether this view has the focus or, if it binds the focus, a view inside.
  private var containsFocus: Bool {
    guard let focused = graph.keys.focused else { return false }
    return focused === self || bindsFocus && focused.focusChain.contains { $0 === self }
  }

  /// The view, and the views around it that bind its focus.
  var focusChain: [FocusElement] {
    [self]
      + sequence(first: superelement, next: { $0?.superelement }).compactMap { element in
        (element as? FocusElement).flatMap { $0.bindsFocus ? $0 : nil }
      }
  }

  private var isFocused: Bool { graph.keys.focused === self }

  /// Only views that presses move the focus to take part in hit testing.
  override func join(_ hits: inout [InteractionElement]) {
    if modifier.takesPresses, canFocus { super.join(&hits) }
  }

  func update(_ newModifier: FocusModifier) {
    let wasWanted = modifier.requestsFocus
    modifier = newModifier
    guard let requestsFocus = newModifier.requestsFocus, requestsFocus != wasWanted,
      requestsFocus != containsFocus
    else { return }
    if requestsFocus { takeFocus(isVisible: graph.keys.isFocusVisible) } else { graph.keys.focus(nil) }
  }

  /// Moves the focus to the view because its `FocusState` requests it. A hidden view cannot have the focus; its state is
  /// reset.
  private func takeFocus(isVisible: Bool) {
    guard environment.values.allowsFocus else { return focusChanged(false) }
    graph.keys.focus(target, isVisible: isVisible)
  }

  override func succeed(_ former: WrapperElement) {
    super.succeed(former)
    if let former = former as? FocusElement { graph.keys.replace(former, by: self) }
  }

  func focusChanged(_ isFocused: Bool) {
    guard let changed = modifier.changed else { return }
    graph.perform([{ changed(isFocused) }])
  }

  override func detach() {
    super.detach()
    if isFocused { graph.keys.focusedViewWasRemoved() }
  }

  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isFocused, canFocus else { return .ignored }
    return modifier.keyAction?(press) ?? .ignored
  }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    super.drawContents(into: recorder, on: phase)
    drawRing(into: recorder)
  }

  private func drawRing(into recorder: FragmentRecorder) {
    guard isFocused, graph.keys.isFocusVisible, environment.values.isFocusEffectEnabled else { return }
    let box = CGRect(origin: .zero, size: size).insetBy(dx: -2, dy: -2)
    let radius = min(modifier.ringRadius + 2, min(box.width, box.height) / 2)
    let ring = Path(roundedRect: box, cornerRadius: radius, style: .continuous)
    readForDrawing { environment in
      recorder.stroke(
        ring, style: StrokeStyle(lineWidth: 2),
        paint: .solid(Color.accentColor.resolvePaint(in: environment)),
        state: DrawingState())
    }
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    recordFragment(into: recorder, at: origin, on: phase)
  }

  /// The focus ring shows where keys go. It casts no shadow, so it is drawn without the filter.
  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    super.recordLayers(by: filter, into: recorder, through: transform, on: phase)
    let ring = FragmentRecorder()
    drawRing(into: ring)
    let fragment = ring.finish()
    if !fragment.isEmpty { recorder.append(.fragment(fragment), state: DrawingState(transform: transform)) }
  }
}

extension FocusModifier {
  /// A focusable view whose key presses run an action.
  init(ringRadius: CGFloat = 6, keyAction: @escaping (KeyPress) -> KeyPress.Result) {
    self.init(
      isFocusable: true, requestsFocus: nil, changed: nil, keyAction: keyAction, ringRadius: ringRadius)
  }
}
