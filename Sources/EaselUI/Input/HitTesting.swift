/// The modifier that enables or disables hit testing.
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

/// The modifier that sets the shape for hit testing.
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

  /// Views inside receive hits only within the shape; a point in the shape hits this view even if it hits
  /// none of them.
  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    let shape = (properties?.install(in: modifier, environment.values) ?? modifier).shape
    let path = shape.path(in: CGRect(origin: .zero, size: size), environment: environment.values)
    guard path.contains(point, eoFill: modifier.isEvenOdd) else { return false }
    _ = super.hitTest(point, &hits)
    return true
  }
}

nonisolated extension View {
  /// Sets whether the view takes part in hit testing. If not, events reach the views behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Sets the shape for hit testing, in the view's bounds. A point inside the shape hits the view even where
  /// it is transparent.
  ///
  /// - Parameter eoFill: Whether to use the even-odd winding rule instead of the nonzero rule.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }

  /// Sets the shape for hit testing if `kind` contains `interaction`.
  ///
  /// Other kinds have no meaning on this platform; with them the shape for hit testing is the rectangle of
  /// the bounds.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    contentShape(kind.contains(.interaction) ? AnyShape(shape) : AnyShape(Rectangle()), eoFill: eoFill)
  }
}

/// The uses of a content shape. Only `interaction` has an effect.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag. Has no effect.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The hover effect. Has no effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Accessibility. Has no effect.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension EnvironmentValues {
  /// Whether views accept input. Set it with `disabled(_:)`.
  @Entry public var isEnabled = true
}

nonisolated extension View {
  /// Disables the input of this view and its descendants. A descendant cannot enable it again.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
