/// Whether a view is hit where it is.
struct HitTestingModifier {
  let isEnabled: Bool
}

@MainActor extension HitTestingModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> HitTestingElement {
    HitTestingElement(self, around: content, inputs)
  }

  func update(_ element: HitTestingElement) { element.modifier = self }
}

final class HitTestingElement: WrapperElement {
  var modifier: HitTestingModifier

  init(_ modifier: HitTestingModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    modifier.isEnabled && super.hitTest(point, &hits)
  }
}

/// Says where a view is hit.
struct ContentShapeModifier<ContentShape: Shape> {
  let shape: ContentShape
  let isEvenOdd: Bool
}

@MainActor extension ContentShapeModifier: ViewModifier, ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> ContentShapeElement<ContentShape>
  {
    ContentShapeElement(self, around: content, inputs)
  }

  func update(_ element: ContentShapeElement<ContentShape>) { element.modifier = self }
}

final class ContentShapeElement<ContentShape: Shape>: WrapperElement {
  var modifier: ContentShapeModifier<ContentShape>
  private var properties: ShapeProperties<ContentShapeModifier<ContentShape>>?

  init(_ modifier: ContentShapeModifier<ContentShape>, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
    properties = ShapeProperties(of: modifier, in: self)
  }

  /// Views inside still take part where they are hit within the shape.
  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    let shape = (properties?.install(in: modifier, environment.values) ?? modifier).shape
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    guard path.contains(point, eoFill: modifier.isEvenOdd) else { return false }
    _ = super.hitTest(point, &hits)
    return true
  }
}

nonisolated extension View {
  /// Whether the pointer meets the view; false lets it through to what lies behind.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Where the pointer meets the view: inside a shape of its box, whatever the view draws.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }

  /// Where the pointer meets the view. Other kinds of shapes have no effect.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    contentShape(kind.contains(.interaction) ? AnyShape(shape) : AnyShape(Rectangle()), eoFill: eoFill)
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// False where views take no input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether the view takes no input. A view inside one that takes none takes none either.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
