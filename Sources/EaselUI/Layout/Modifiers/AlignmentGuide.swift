/// Sets a guide of a view.
struct AlignmentGuideModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

@MainActor extension AlignmentGuideModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> AlignmentGuideElement {
    AlignmentGuideElement(self, around: content, inputs)
  }

  func update(_ element: AlignmentGuideElement) { element.guide = self }
}

/// The element of a view with a guide of its own.
final class AlignmentGuideElement: WrapperElement {
  var guide: AlignmentGuideModifier {
    didSet { invalidateLayout() }
  }
  private var subscriptions = ChangeSubscriptions()

  init(_ guide: AlignmentGuideModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.guide = guide
    super.init(content, inputs)
  }

  override var hasExplicitAlignment: Bool { true }

  /// The closure may read state; when that changes, the guide is asked for again.
  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard key == guide.key else { return content.explicitAlignment(key, at: size) }
    let outerReads = ChangeRecording.begin()
    let value = guide.value(ViewDimensions(content, at: size))
    let reads = ChangeRecording.end(outerReads)
    if subscriptions.update(reads, for: self) { sourceDidChange() }
    return value
  }

  override func sourceDidChange() { invalidateLayout() }

  override func detach() {
    super.detach()
    subscriptions.cancel(for: self)
  }
}

nonisolated extension View {
  /// Has a guide of the view where `computeValue` says, in points from the view's left edge.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
  }

  /// Has a guide of the view where `computeValue` says, in points from the view's top.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
  }
}
