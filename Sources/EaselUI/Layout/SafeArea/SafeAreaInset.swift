import EaselDrawing

/// The top or bottom edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// One of the edges.
  case top, bottom

  /// A set of vertical edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// One of the edges.
  case leading, trailing

  /// A set of horizontal edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The modifier that places an inset at an edge of a view and gives the view the remaining space.
struct SafeAreaInset<Inset> {
  let inset: Inset
  let edge: Edge
  /// The alignment along the edge.
  let alignment: Alignment
  /// In points; nil for the default spacing.
  let spacing: CGFloat?
  /// Whether the content of scroll views is shown under the inset.
  var showsScrolledContent = true
}

@MainActor extension SafeAreaInset: ElementModifier, ViewModifier where Inset: View {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> SafeAreaInsetElement<Inset> {
    SafeAreaInsetElement(self, around: content, inputs)
  }

  func update(_ element: SafeAreaInsetElement<Inset>) { element.update(self) }
}

/// The element of a view with an inset at one edge.
final class SafeAreaInsetElement<Inset: View>: AttachmentElement<Inset>, SafeAreaElement {
  private var edge: Edge
  private var alignment: Alignment
  private var spacing: CGFloat
  private(set) var showsScrolledContent: Bool

  /// The default spacing in points, equal to that of stacks.
  private static var defaultSpacing: CGFloat { 8 }

  init(_ modifier: SafeAreaInset<Inset>, around content: LayoutElement, _ inputs: _NodeInputs) {
    (edge, alignment) = (modifier.edge, modifier.alignment)
    spacing = SafeAreaInsetElement.points(modifier.spacing)
    showsScrolledContent = modifier.showsScrolledContent
    super.init(modifier.inset, alignment: modifier.alignment, to: content, inputs)
  }

  private static func points(_ spacing: CGFloat?) -> CGFloat {
    spacing.map { $0.isFinite ? $0 : 0 } ?? defaultSpacing
  }

  func update(_ modifier: SafeAreaInset<Inset>) {
    update(modifier.inset, alignment: modifier.alignment)
    (edge, alignment) = (modifier.edge, modifier.alignment)
    spacing = SafeAreaInsetElement.points(modifier.spacing)
    showsScrolledContent = modifier.showsScrolledContent
    invalidateLayout()
  }

  override var verticalSpacing: VerticalSpacing { .plain }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The length that the inset and the spacing take along the axis.
  private func covered(_ proposal: ProposedViewSize) -> CGFloat {
    max(attachment.size(for: proposal).finite[axis] + spacing, 0)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = proposal[axis].map { max($0 - covered(proposal), 0) }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(for: inner(proposal))
    size[axis] += covered(proposal)
    return size
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    let (inner, covered) = (inner(proposal), covered(proposal))
    var contentOrigin = CGPoint.zero
    if edge == .top || edge == .leading { contentOrigin[axis] = covered }
    let attachmentSize = attachment.finiteViewSize(for: proposal)
    let own = alignment.point(of: content, at: content.finiteViewSize(for: inner))
    let other = alignment.point(of: attachment, at: attachmentSize)
    var attachmentOrigin = CGPoint(x: own.x - other.x, y: own.y - other.y)
    attachmentOrigin[axis] = contentOrigin[axis] > 0 ? 0 : size[axis] - attachmentSize.value[axis]
    place(content, at: contentOrigin, inner)
    place(attachment, at: attachmentOrigin, proposal)
  }

  private func place(_ element: LayoutElement, at origin: CGPoint, _ proposal: ProposedViewSize) {
    let placement = Placement(origin: origin, proposal: proposal)
    element.place(
      at: mirroredOrigin(of: element, placement), proposal: proposal, in: element.placementTransactions)
  }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard content.hasExplicitAlignment else { return nil }
    let begins = (edge == .top || edge == .leading) && key.axis == axis
    return content.explicitAlignment(key, at: content.finiteViewSize(for: inner(size.proposal))).map {
      begins ? $0 + covered(size.proposal) : $0
    }
  }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    record([content, attachment], into: recorder, on: phase)
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    noteRecorded()
    recordLayers(of: [content, attachment], by: filter, into: recorder, through: transform, on: phase)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    [attachment, content].contains { element in
      element.hitTest(CGPoint(x: point.x - element.origin.x, y: point.y - element.origin.y), &hits)
    }
  }
}

nonisolated extension View {
  /// Places a bar of the system above or below this view, which gets the remaining space as its safe area. Content that
  /// scrolls ends at the bar.
  func systemBar<V: View>(edge: VerticalEdge, @ViewBuilder content: () -> V) -> some View {
    coveringEdges(.vertical, isScrolled: false).modifier(
      SafeAreaInset(
        inset: content(), edge: edge == .top ? .top : .bottom, alignment: .center, spacing: 0,
        showsScrolledContent: false))
  }

  /// Places views above or below this one, which gets the remaining space as its safe area.
  ///
  /// Content that ignores the safe area extends under the inset, and so does the content of scroll views along the axes that
  /// scroll.
  ///
  /// - Parameter spacing: The distance between the two in points; nil for 8. NaN and infinity count as 0.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    coveringEdges(.vertical).modifier(
      SafeAreaInset(
        inset: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Places views beside this one, which gets the remaining space as its safe area.
  ///
  /// Content that ignores the safe area extends under the inset, and so does the content of scroll views along the axes that
  /// scroll.
  ///
  /// - Parameter spacing: The distance between the two in points; nil for 8. NaN and infinity count as 0.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    coveringEdges(.horizontal).modifier(
      SafeAreaInset(
        inset: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}
