import EaselDrawing

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
