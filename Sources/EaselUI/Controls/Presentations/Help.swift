import Foundation

/// Runs an action when the pointer has rested over a view for some time, and when it leaves.
struct RestModifier {
  /// The time in seconds.
  let delay: TimeInterval
  /// Receives whether the pointer rests over the view.
  let changed: (Bool) -> Void
}

@MainActor extension RestModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> RestElement {
    RestElement(self, around: content, inputs)
  }

  func update(_ element: RestElement) { element.modifier = self }
}

final class RestElement: InteractionElement, GraphTimeline {
  var modifier: RestModifier
  /// When the pointer will have rested for long enough; `nil` if it does not rest over the view.
  private var deadline: Date?
  private var isResting = false
  private var isScheduled = false

  init(_ modifier: RestModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  override func pointerMoved(to location: CGPoint) {
    guard !isResting else { return }
    if !isScheduled { graph.add(self) }
    isScheduled = true
    deadline = graph.pointer.time + modifier.delay
  }

  override func pointerLeft() { end() }

  /// A press ends the rest.
  override func makeRecognizer() -> PressRecognizer? {
    end()
    return nil
  }

  private func end() {
    deadline = nil
    guard isResting else { return }
    isResting = false
    modifier.changed(false)
  }

  // MARK: Deadline

  var isMounted: Bool { isAttached }

  var nextUpdate: NextUpdate? { deadline.map { .date($0) } }

  func advance(to date: Date) {
    guard let deadline, deadline <= date else { return }
    self.deadline = nil
    isResting = true
    graph.perform([{ [modifier] in modifier.changed(true) }])
  }
}

/// Shows a text beside a view while the pointer rests over it.
struct HelpModifier {
  let text: Text
  @State private var isShown = false
}

extension HelpModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(RestModifier(delay: 0.8) { isShown = $0 })
      .presentation(
        isPresented: $isShown, kind: .help(PopupPlacement(alignment: .center, spacing: 6))
      ) {
        HelpPanel(text: text)
      }
  }
}

private struct HelpPanel: View {
  let text: Text
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    text.font(.system(size: 11)).foregroundStyle(.primary)
      .padding(.horizontal, 6)
      .padding(.vertical, 3)
      .frame(maxWidth: 260)
      .fixedSize(horizontal: false, vertical: true)
  }
}

/// The panel of a help text. It takes no input.
struct HelpChrome<Content: View>: View {
  let controller: PresentationController
  let placement: PopupPlacement
  let content: Content

  var body: some View {
    content
      .background { PanelBackground(shape: RoundedRectangle(cornerRadius: 4), shadow: 4) }
      .transition(.opacity)
      .modifier(PopupLayout(anchor: controller.anchor, placement: placement))
      .allowsHitTesting(false)
  }
}

nonisolated extension View {
  /// Shows a text beside the view while the pointer rests over it.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  /// Shows a localized text beside the view while the pointer rests over it.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Shows a text from a table of strings beside the view while the pointer rests over it.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

  /// Shows a text beside the view while the pointer rests over it.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
