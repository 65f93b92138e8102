import EaselDrawing

/// Views in a row.
public struct HStack<Content: View> {
  let layout: StackArrangement<HorizontalDirection>
  let content: Content
}

extension HStack {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(layout: StackArrangement(alignment: alignment.key, spacing: spacing), content: content())
  }
}

extension HStack: View, ContainerView {
  public typealias Body = Never
}

/// Views in a column.
public struct VStack<Content: View> {
  let layout: StackArrangement<VerticalDirection>
  let content: Content
}

extension VStack {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(layout: StackArrangement(alignment: alignment.key, spacing: spacing), content: content())
  }
}

extension VStack: View, ContainerView {
  public typealias Body = Never
}

/// Views on top of each other, the first at the back, put in line at a guide in each direction.
///
/// All are proposed what the stack is proposed; the stack is as large as what they cover together.
public struct ZStack<Content: View> {
  let layout: ZStackArrangement
  let content: Content
}

extension ZStack {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(layout: ZStackArrangement(alignment: alignment), content: content())
  }
}

extension ZStack: View, ContainerView {
  public typealias Body = Never
}

/// The arrangement of children on top of each other.
struct ZStackArrangement {
  var alignment: Alignment
}

@MainActor extension ZStackArrangement: ContainerLayout {
  struct Cache {
    /// The children of the highest priority, which alone decide on the size.
    let decisive: [LayoutElement]
    /// What was found out for the proposal that was asked for last.
    var latest: (proposal: ProposedViewSize, extent: Extent)?
  }

  func makeCache(for children: [LayoutElement]) -> Cache {
    guard children.contains(where: \.hasTraits) else { return Cache(decisive: children) }
    let priorities = children.map { $0.traits.layoutPriority ?? 0 }
    let highest = priorities.max()
    let decisive = children.indices.filter { priorities[$0] == highest }
    return Cache(decisive: decisive.count == children.count ? children : decisive.map { children[$0] })
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [LayoutElement], cache: inout Cache
  ) -> CGSize {
    children.isEmpty ? .zero : extent(for: proposal, &cache).size
  }

  func placements(of children: [LayoutElement], in size: ViewSize, cache: inout Cache) -> [Placement] {
    let extent = extent(for: size.proposal, &cache)
    return children.map { child in
      let guide = alignment.point(of: child, at: child.finiteViewSize(for: size.proposal))
      let origin = CGPoint(x: -guide.x - extent.minX, y: -guide.y - extent.minY)
      return Placement(origin: origin, proposal: size.proposal)
    }
  }

  /// What the decisive children cover in a space whose origin is where all guides meet.
  private func extent(for proposal: ProposedViewSize, _ cache: inout Cache) -> Extent {
    if let latest = cache.latest, latest.proposal == proposal { return latest.extent }
    var extent = Extent()
    for child in cache.decisive {
      let size = child.finiteViewSize(for: proposal)
      extent.include(size.value, at: alignment.point(of: child, at: size))
    }
    cache.latest = (proposal, extent)
    return extent
  }
}

/// Room that grows as far as it can: along the stack that it is in, elsewhere in both directions.
public struct Spacer: Sendable {
  /// Points; nil for 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Spacer, _ inputs: _NodeInputs) -> _NodeOutput<Spacer> {
    _NodeOutput(SpacerNode(view, inputs))
  }
}

private final class SpacerNode: ViewNode<Spacer> {
  private let element: SpacerElement

  init(_ view: Spacer, _ inputs: _NodeInputs) {
    element = SpacerElement(view.minLength, inputs)
    super.init(inputs)
  }

  override func update(_ view: Spacer) { element.minimumLength = view.minLength }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func didUnmount() { element.detach() }
}

private final class SpacerElement: LayoutElement {
  var minimumLength: CGFloat? {
    didSet { if minimumLength != oldValue { invalidateLayout() } }
  }
  private let axis: Axis?

  private static let usualMinimum: CGFloat = 8

  init(_ minimumLength: CGFloat?, _ inputs: _NodeInputs) {
    self.minimumLength = minimumLength
    axis = inputs.stackAxis
    super.init(inputs)
  }

  /// Spacers take what all others leave, and touch their neighbours.
  override var tellsTraits: Bool { true }

  override var ownTraits: ElementTraits { ElementTraits(layoutPriority: -.infinity, preferredSpacing: 0) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let minimum = minimumLength ?? SpacerElement.usualMinimum
    func length(_ axis: Axis) -> CGFloat {
      self.axis == axis.other ? 0 : max(proposal[axis] ?? 0, minimum)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}

/// A line across the stack that it is in; a horizontal one elsewhere.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Divider, _ inputs: _NodeInputs) -> _NodeOutput<Divider> {
    let axis = inputs.stackAxis?.other ?? .horizontal
    return makeLeafNode(view, inputs) { _ in DividerLine(axis: axis) }
  }
}

/// A line along an axis: of one pixel where the idiom is `phone`, of one point where it is `desktop`.
struct DividerLine: LeafView, Equatable {
  typealias Body = Never

  let axis: Axis

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis.other] = environment.interfaceIdiom == .phone ? environment.pixelLength : 1
    return size
  }

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    recorder.fill(
      Path(CGRect(origin: .zero, size: size)), style: FillStyle(),
      paint: .solid(Color.gray.opacity(0.4).resolvePaint(in: environment)), state: DrawingState())
  }
}
