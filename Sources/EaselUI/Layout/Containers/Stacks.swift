import EaselDrawing

/// A container that arranges its views in a row.
///
/// ```swift
/// HStack(spacing: 12) {
///   Circle()
///   Text("Name")
/// }
/// ```
public struct HStack<Content: View> {
  let layout: StackArrangement<HorizontalDirection>
  let content: Content
}

extension HStack {
  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between views in points; nil for the default, which is 8 unless a view prefers
  ///     another.
  ///   - content: The views, in reading order.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(layout: StackArrangement(alignment: alignment.key, spacing: spacing), content: content())
  }
}

extension HStack: View, ContainerView {
  public typealias Body = Never
}

/// A container that arranges its views in a column.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text("Title").font(.title)
///   Text("Subtitle")
/// }
/// ```
public struct VStack<Content: View> {
  let layout: StackArrangement<VerticalDirection>
  let content: Content
}

extension VStack {
  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between views in points; nil for the default, which is 8 unless a view prefers
  ///     another. Text prefers distances that follow from its font; two paragraphs of text are nearly adjacent.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(layout: StackArrangement(alignment: alignment.key, spacing: spacing), content: content())
  }
}

extension VStack: View, ContainerView {
  public typealias Body = Never
}

/// A container that overlays its views, the first at the back.
///
/// All views get the proposal of the stack. Its size is that of the bounding box of the aligned views with
/// the highest layout priority.
///
/// ```swift
/// ZStack {
///   Circle().fill(.blue)
///   Text("7")
/// }
/// ```
public struct ZStack<Content: View> {
  let layout: ZStackArrangement
  let content: Content
}

extension ZStack {
  /// Creates a stack that aligns its views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(layout: ZStackArrangement(alignment: alignment), content: content())
  }
}

extension ZStack: View, ContainerView {
  public typealias Body = Never
}

/// The layout of `ZStack`.
struct ZStackArrangement {
  var alignment: Alignment
}

@MainActor extension ZStackArrangement: ContainerLayout {
  struct Cache {
    /// The children of the highest priority. Only these determine the size.
    let decisive: [LayoutElement]
    /// The bounding box for the most recent proposal.
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

  /// Returns the bounding box of the decisive children, in a space whose origin is the common alignment
  /// point.
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

/// A flexible space that expands along the axis of its stack, or along both axes outside of stacks.
///
/// ```swift
/// HStack {
///   Text("Left")
///   Spacer()
///   Text("Right")
/// }
/// ```
public struct Spacer: Sendable {
  /// The minimum length in points; nil for 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
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

  private static let defaultMinimum: CGFloat = 8

  init(_ minimumLength: CGFloat?, _ inputs: _NodeInputs) {
    self.minimumLength = minimumLength
    axis = inputs.stackAxis
    super.init(inputs)
  }

  /// Spacers get space last, and have no spacing to adjacent views.
  override var providesTraits: Bool { true }

  override var ownTraits: ElementTraits { ElementTraits(layoutPriority: -.infinity, preferredSpacing: 0) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let minimum = minimumLength ?? SpacerElement.defaultMinimum
    func length(_ axis: Axis) -> CGFloat {
      self.axis == axis.other ? 0 : max(proposal[axis] ?? 0, minimum)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}

/// A line across its stack, or a horizontal line outside of stacks.
///
/// ```swift
/// VStack {
///   Text("Above")
///   Divider()
///   Text("Below")
/// }
/// ```
public struct Divider: Sendable {
  /// Creates a divider.
  public init() {}
}

extension Divider: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Divider, _ inputs: _NodeInputs) -> _NodeOutput<Divider> {
    let axis = inputs.stackAxis?.other ?? .horizontal
    return makeLeafNode(view, inputs) { _ in DividerLine(axis: axis) }
  }
}

/// A line along an axis: one pixel thick with the idiom `phone`, one point thick with `desktop`.
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
