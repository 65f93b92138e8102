/// The modifier that sets an alignment guide of a view.
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

/// The element of a view with an explicit alignment guide.
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

  /// The closure may read state. A change of that state invalidates the layout.
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
  /// Sets the position of a horizontal alignment guide, in points from the view's left edge.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
  }

  /// Sets the position of a vertical alignment guide, in points from the view's top edge.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
  }
}

/// The size and the alignment guides of a view, in points of the view's space.
///
/// ```swift
/// HStack(alignment: .top) {
///   Text("A")
///   Text("B").alignmentGuide(.top) { dimensions in dimensions[.bottom] }
/// }
/// ```
public struct ViewDimensions {
  /// The width of the view.
  public var width: CGFloat { size.value.width }
  /// The height of the view.
  public var height: CGFloat { size.value.height }

  let size: ViewSize
  /// The element that the guides belong to; nil for an empty frame.
  private let element: LayoutElement?

  init(_ element: LayoutElement, at size: ViewSize) { (self.element, self.size) = (element, size) }

  init(size: CGSize) {
    (element, self.size) = (nil, ViewSize(value: size, proposal: ProposedViewSize(size)))
  }

  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// The position of a horizontal guide if a view sets it explicitly; otherwise nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// The position of a vertical guide if a view sets it explicitly; otherwise nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  private func value(of key: AlignmentKey) -> CGFloat {
    explicitValue(of: key) ?? key.id.defaultValue(in: ViewDimensions(size: size.value))
  }

  /// Assumes the main actor: layout runs there, and programs get dimensions only during layout.
  private func explicitValue(of key: AlignmentKey) -> CGFloat? {
    guard let element else { return nil }
    let finite = ViewSize(value: size.value.finite, proposal: size.proposal)
    return MainActor.assumeIsolated { element.explicitAlignment(key, at: finite) }
  }
}

extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.element === rhs.element
  }
}
