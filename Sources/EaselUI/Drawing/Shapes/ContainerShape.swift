/// The shape that a view has for those inside, and the size that it was laid out with.
final class ContainerShape: Sendable {
  /// The one around the view whose shape is asked for its path; nil while none is, or there is none.
  @TaskLocal static var current: ContainerShape?

  private let insetPath: @Sendable (CGFloat, CGRect) -> Path
  /// Points.
  private let size: CGSize

  init<S: InsettableShape>(_ shape: S, size: CGSize) {
    insetPath = { shape.inset(by: $0).path(in: $1) }
    self.size = size
  }

  /// The shape inset so far that it fills a box in the middle of its own.
  func path(filling rect: CGRect) -> Path {
    let inset = max(0, min(size.width - rect.width, size.height - rect.height) / 2)
    return insetPath(inset, rect.insetBy(dx: -inset, dy: -inset))
  }
}

extension ContainerShape: Equatable {
  static func == (lhs: ContainerShape, rhs: ContainerShape) -> Bool { lhs === rhs }
}

private enum ContainerShapeKey: EnvironmentKey {
  static let defaultValue: ContainerShape? = nil
}

extension EnvironmentValues {
  /// The shape of the container around; nil where none was set.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// The shape of the container around, a little smaller where its own box is smaller: round corners keep their centres.
/// A rectangle where there is no container shape.
///
/// The box counts as if it lay in the middle of the container's: what it is smaller by, on the axis where that is less,
/// the shape is inset by, half on each side.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public static var _isContainerRelative: Bool { true }

  public func path(in rect: CGRect) -> Path { Self.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(amount: amount) }

  private static func path(in rect: CGRect) -> Path {
    ContainerShape.current?.path(filling: rect) ?? Path(rect)
  }

  /// The shape of a smaller box.
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
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape {
  /// The outline for a box of a view in the given environment.
  func path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    guard Self._isContainerRelative, let container = environment.containerShape else { return path(in: rect) }
    return ContainerShape.$current.withValue(container) { path(in: rect) }
  }
}

/// Gives a view's shape to those inside that are made relative to it.
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

/// The node of such a view. Its environment changes when the view is laid out with another size.
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
  /// What is kept for the dynamic properties of the shape.
  private let propertyStorage: [Any?]

  init(_ view: ModifiedContent<Base, ContainerShapeModifier<S>>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    propertyStorage = properties.makeStorage(for: modifier)
    scope = DerivedEnvironmentScope(parent: inputs.environment) { _ in }
    super.init(inputs)
    tellShape()
    size.onChange = { [weak self] in self?.tellShape() }
    content = Base.makeNode(view.content, inputs.child(of: self, environment: scope))
  }

  private func tellShape() {
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
      tellShape()
    }
    content.update(view.content)
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { scope.detach() }
}

/// The size of a view with a container shape, as it was laid out.
@MainActor
final class ContainerSize {
  var value = CGSize.zero {
    didSet { if value != oldValue { onChange() } }
  }
  var onChange: () -> Void = {}
}

private enum ContainerSizeKey: EnvironmentKey {
  static var defaultValue: ContainerSize? { nil }
}

extension EnvironmentValues {
  /// Where the view with the nearest container shape notes its size.
  fileprivate var containerSize: ContainerSize? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

/// Notes the size of a view for its container shape.
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
  /// The shape that `ContainerRelativeShape` takes inside this view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerSizeModifier()).modifier(ContainerShapeModifier(shape: shape))
  }
}
