/// The container shape that a view provides for its content, and the size of that view.
final class ContainerShape: Sendable {
  /// The container shape for the path being made; nil outside of that or without a container shape.
  @TaskLocal static var current: ContainerShape?

  private let insetPath: @Sendable (CGFloat, CGRect) -> Path
  /// The radii of the corners of the container; nil if they are not known.
  private let radii: RectangleCornerRadii?
  /// The size of the container in points.
  private let size: CGSize

  init<S: InsettableShape>(_ shape: S, size: CGSize) {
    insetPath = { shape.inset(by: $0).path(in: $1) }
    radii = (shape as? any RoundedRectangularShape)?.corners(in: size)?
      .radii(concentric: ContainerShape.current?.radii(filling: size) ?? RectangleCornerRadii())
    self.size = size
  }

  /// The radii of corners that are concentric with the container's, for a frame of a size in its center.
  func radii(filling size: CGSize) -> RectangleCornerRadii {
    guard let radii else { return RectangleCornerRadii() }
    let distance = max(0, max(self.size.width - size.width, self.size.height - size.height) / 2)
    func inner(_ radius: CGFloat) -> CGFloat { max(0, radius - distance) }
    return RectangleCornerRadii(
      topLeading: inner(radii.topLeading), bottomLeading: inner(radii.bottomLeading),
      bottomTrailing: inner(radii.bottomTrailing), topTrailing: inner(radii.topTrailing))
  }

  /// The container's path, inset so that its bounding box fits `rect` centred in the container.
  func path(filling rect: CGRect) -> Path {
    let inset = max(0, min(size.width - rect.width, size.height - rect.height) / 2)
    return insetPath(inset, rect.insetBy(dx: -inset, dy: -inset))
  }
}

extension ContainerShape: Equatable {
  static func == (lhs: ContainerShape, rhs: ContainerShape) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  /// The nearest container shape, or nil.
  @Entry var containerShape: ContainerShape?
}

/// The shape of the nearest `containerShape(_:)`, inset to fit the frame so that rounded corners stay
/// concentric. A rectangle if there is no container shape.
///
/// The inset does not depend on the frame's position: it is half the difference of width or height between
/// container and frame, whichever is less, as if the frame were centred in the container.
///
/// ```swift
/// ContainerRelativeShape()
///   .fill(.blue)
///   .padding(8)
///   .containerShape(RoundedRectangle(cornerRadius: 20))
/// ```
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// Always true.
  public static var _isContainerRelative: Bool { true }

  public func path(in rect: CGRect) -> Path { Self.path(in: rect) }

  /// Returns the shape of a frame smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(amount: amount) }

  private static func path(in rect: CGRect) -> Path {
    ContainerShape.current?.path(filling: rect) ?? Path(rect)
  }

  /// The shape of a smaller frame.
  private struct Inset: InsettableShape {
    var amount: CGFloat

    static var _isContainerRelative: Bool { true }

    func path(in rect: CGRect) -> Path {
      ContainerRelativeShape.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    func inset(by amount: CGFloat) -> Inset { Inset(amount: self.amount + amount) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// Sets the container shape of a view's content.
struct ContainerShapeModifier<S: InsettableShape> {
  let shape: S
}

extension ContainerShapeModifier: ViewModifier {
  typealias Body = Never

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(ContainerShapeNode(view, inputs))
  }
}

/// The node of a view with a container shape. The content's environment changes whenever
/// the view's size changes.
final class ContainerShapeNode<Base: View, S: InsettableShape>: ViewNode<
  ModifiedContent<Base, ContainerShapeModifier<S>>
>
{
  private var modifier: ContainerShapeModifier<S>
  private let size = ContainerSize()
  private let scope: DerivedEnvironmentScope
  private var content: ViewNode<Base>!
  private let comparison = ValueComparison<ContainerShapeModifier<S>>.shared
  private let properties = DynamicPropertyList<ContainerShapeModifier<S>>.ofShapes
  /// The storage of the shape's dynamic properties.
  private let propertyStorage: [Any?]

  init(_ view: ModifiedContent<Base, ContainerShapeModifier<S>>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    propertyStorage = properties.makeStorage(for: modifier)
    scope = DerivedEnvironmentScope(parent: inputs.environment) { _ in }
    super.init(inputs)
    updateContainerShape()
    size.onChange = { [weak self] in self?.updateContainerShape() }
    content = Base.makeNode(view.content, inputs.child(of: self, environment: scope))
  }

  private func updateContainerShape() {
    guard properties.isEmpty else {
      return scope.setTransform { [modifier, size, properties, propertyStorage] environment in
        let installed = properties.install(in: modifier, storage: propertyStorage, environment: environment)
        environment.containerShape = ContainerShape(installed.shape, size: size.value)
        environment.containerSize = size
      }
    }
    let shape = ContainerShape(modifier.shape, size: size.value)
    scope.setTransform { [size] in ($0.containerShape, $0.containerSize) = (shape, size) }
  }

  override func update(_ view: ModifiedContent<Base, ContainerShapeModifier<S>>) {
    if !comparison.areEqual(modifier, view.modifier) {
      modifier = view.modifier
      updateContainerShape()
    }
    content.update(view.content)
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { scope.detach() }
}

/// The size of a view with a container shape, set during layout.
@MainActor
final class ContainerSize {
  var value = CGSize.zero {
    didSet { if value != oldValue { onChange() } }
  }
  var onChange: () -> Void = {}
}

extension EnvironmentValues {
  /// The place where the view with the nearest container shape stores its size.
  @Entry fileprivate var containerSize: ContainerSize?
}

/// Stores the size of a view for its container shape.
private struct ContainerSizeModifier {}

@MainActor extension ContainerSizeModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> ContainerSizeElement {
    ContainerSizeElement(content, inputs)
  }

  func update(_ element: ContainerSizeElement) {}
}

private final class ContainerSizeElement: WrapperElement {
  override func placeContents(_ proposal: ProposedViewSize) {
    environment.values.containerSize?.value = size
    super.placeContents(proposal)
  }
}

nonisolated extension View {
  /// Sets the shape of `ContainerRelativeShape` and `ConcentricRectangle` inside this view.
  public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(ContainerSizeModifier()).modifier(ContainerShapeModifier(shape: shape))
  }

  /// Sets the shape of `ContainerRelativeShape` inside this view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerSizeModifier()).modifier(ContainerShapeModifier(shape: shape))
  }
}
