/// The modifier that sets traits of a view: values for its container other than the size.
struct TraitModifier {
  let traits: ElementTraits
}

@MainActor extension TraitModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> TraitElement {
    TraitElement(traits, around: content, inputs)
  }

  func update(_ element: TraitElement) { element.outerTraits = traits }
}

/// The element of a view with traits.
final class TraitElement: WrapperElement {
  var outerTraits: ElementTraits {
    didSet { superelement?.contentTraitsDidChange() }
  }

  init(_ traits: ElementTraits, around content: LayoutElement, _ inputs: _NodeInputs) {
    outerTraits = traits
    super.init(content, inputs)
  }

  override func measureFullSize() -> FullSize? { content.fullSize }

  override var traitSource: LayoutElement { self }

  override var providesTraits: Bool { true }

  override var ownTraits: ElementTraits {
    let inner = content.traits
    return ElementTraits(
      layoutPriority: inner.layoutPriority ?? outerTraits.layoutPriority,
      zIndex: inner.zIndex ?? outerTraits.zIndex, tag: inner.tag ?? outerTraits.tag,
      tagExcludesOptional: inner.tag == nil ? outerTraits.tagExcludesOptional : inner.tagExcludesOptional,
      preferredSpacing: inner.preferredSpacing ?? outerTraits.preferredSpacing)
  }

  override func layoutValue<K: LayoutValueKey>(of key: K.Type) -> K.Value? {
    content.traitSource.layoutValue(of: key)
  }
}

nonisolated extension View {
  /// Sets the priority with which a stack gives the view space. Higher priorities come first; the default is
  /// 0. NaN counts as 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(traits: ElementTraits(layoutPriority: value.isNaN ? 0 : value)))
  }

  /// Sets the drawing order of the view in its container. Higher indices are drawn in front; the default is
  /// 0. NaN counts as 0.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(traits: ElementTraits(zIndex: value.isNaN ? 0 : value)))
  }

  /// Sets the value that identifies the view, for example as a symbol of a canvas or a choice of a picker.
  ///
  /// - Parameter includeOptional: Whether the tag also stands for an optional of its type in a picker whose
  ///   selection is optional.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    let isOptional = V.self is any OptionalValue.Type
    return modifier(
      TraitModifier(
        traits: ElementTraits(
          tag: AnyHashable(tag), tagExcludesOptional: !includeOptional && !isOptional)))
  }
}

/// The values of an element for its container, other than its size.
///
/// Modifiers forward the traits of their content. If several set the same trait, the innermost one takes
/// effect.
struct ElementTraits {
  /// The priority with which a stack gives the element space; nil for 0.
  var layoutPriority: Double?
  /// The drawing order of the element; nil for 0.
  var zIndex: Double?
  /// The value that identifies the element, as a symbol of a canvas or a choice of a picker.
  var tag: AnyHashable?
  /// Whether the tag does not stand for an optional of its type.
  var tagExcludesOptional = false
  /// The preferred distance to adjacent elements in a stack; nil for none.
  var preferredSpacing: CGFloat?
}

extension LayoutElement {
  /// Whether the element or its content sets traits.
  final var hasTraits: Bool { traitSource.providesTraits }

  /// The traits of the element.
  final var traits: ElementTraits { traitSource.ownTraits }
}
