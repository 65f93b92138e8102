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
