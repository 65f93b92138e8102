import EaselDrawing

/// A side above or below.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top, bottom

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// A side in the direction of text.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// Puts views at one side of a view, which gets the rest of the room.
struct SafeAreaInset<Inset> {
  let inset: Inset
  let edge: Edge
  /// Across the edge.
  let alignment: Alignment
  /// Points; nil for the usual distance.
  let spacing: CGFloat?
}

@MainActor extension SafeAreaInset: ElementModifier, ViewModifier where Inset: View {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> SafeAreaInsetElement<Inset> {
    SafeAreaInsetElement(self, around: content, inputs)
  }

  func update(_ element: SafeAreaInsetElement<Inset>) { element.update(self) }
}

/// The element of a view with others at one side.
final class SafeAreaInsetElement<Inset: View>: AttachmentElement<Inset>, SafeAreaElement {
  private var edge: Edge
  private var alignment: Alignment
  private var spacing: CGFloat

  /// Points between a view and its inset where no distance is given: that of stacks.
  private static var defaultSpacing: CGFloat { 8 }

  init(_ modifier: SafeAreaInset<Inset>, around content: LayoutElement, _ inputs: _NodeInputs) {
    (edge, alignment) = (modifier.edge, modifier.alignment)
    spacing = SafeAreaInsetElement.points(modifier.spacing)
    super.init(modifier.inset, alignment: modifier.alignment, to: content, inputs)
  }

  private static func points(_ spacing: CGFloat?) -> CGFloat {
    spacing.map { $0.isFinite ? $0 : 0 } ?? defaultSpacing
  }

  func update(_ modifier: SafeAreaInset<Inset>) {
    update(modifier.inset, alignment: modifier.alignment)
    (edge, alignment) = (modifier.edge, modifier.alignment)
    spacing = SafeAreaInsetElement.points(modifier.spacing)
    invalidateLayout()
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// What the inset takes of the room along its axis.
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
      at: readingOrigin(of: element, placement), proposal: proposal, in: element.placementTransactions)
  }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard content.hasExplicitAlignment else { return nil }
    let begins = (edge == .top || edge == .leading) && key.axis == axis
    return content.explicitAlignment(key, at: content.viewSize(for: inner(size.proposal))).map {
      begins ? $0 + covered(size.proposal) : $0
    }
  }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    record([content, attachment], into: recorder, on: phase)
  }

  override func recordPictures(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    noteRecorded()
    recordPictures(of: [content, attachment], by: filter, into: recorder, through: transform, on: phase)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    [attachment, content].contains { element in
      element.hitTest(CGPoint(x: point.x - element.origin.x, y: point.y - element.origin.y), &hits)
    }
  }
}

nonisolated extension View {
  /// Shows views above or below this one, which gets the rest of the room as its safe area: what ignores the safe area
  /// reaches under them. A scroll view is made smaller, and does not show its content under them.
  ///
  /// - Parameter spacing: Points between the two; nil for the usual distance.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        inset: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows views beside this one, which gets the rest of the room as its safe area: what ignores the safe area reaches
  /// under them. A scroll view is made smaller, and does not show its content under them.
  ///
  /// - Parameter spacing: Points between the two; nil for the usual distance.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        inset: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}
