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

/// The size of a view with its guides, all in the view's own space and in points.
public struct ViewDimensions {
  public var width: CGFloat { size.value.width }
  public var height: CGFloat { size.value.height }

  let size: ViewSize
  /// The element whose guides these are; nil for an empty frame.
  private let element: LayoutElement?

  init(_ element: LayoutElement, at size: ViewSize) { (self.element, self.size) = (element, size) }

  init(size: CGSize) {
    (element, self.size) = (nil, ViewSize(value: size, proposal: ProposedViewSize(size)))
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// Where a guide lies if a view set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// Where a guide lies if a view set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  private func value(of key: AlignmentKey) -> CGFloat {
    explicitValue(of: key) ?? key.id.defaultValue(in: ViewDimensions(size: size.value))
  }

  /// Layout runs on the main actor, and dimensions are given to users only within it.
  private func explicitValue(of key: AlignmentKey) -> CGFloat? {
    guard let element else { return nil }
    let size = size
    return MainActor.assumeIsolated { element.explicitAlignment(key, at: size) }
  }
}

extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.element === rhs.element
  }
}
