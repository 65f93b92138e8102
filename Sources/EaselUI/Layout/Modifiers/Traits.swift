/// Sets something that a view tells its container besides its size.
struct TraitModifier {
  let traits: ElementTraits
}

@MainActor extension TraitModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> TraitElement {
    TraitElement(traits, around: content, inputs)
  }

  func update(_ element: TraitElement) { element.outerTraits = traits }
}

/// The element of a view with traits of its own.
final class TraitElement: WrapperElement {
  var outerTraits: ElementTraits {
    didSet { superelement?.contentTraitsDidChange() }
  }

  init(_ traits: ElementTraits, around content: LayoutElement, _ inputs: _NodeInputs) {
    outerTraits = traits
    super.init(content, inputs)
  }

  override var traitSource: LayoutElement { self }

  override var tellsTraits: Bool { true }

  override var ownTraits: ElementTraits {
    let inner = content.traits
    return ElementTraits(
      layoutPriority: inner.layoutPriority ?? outerTraits.layoutPriority,
      zIndex: inner.zIndex ?? outerTraits.zIndex, tag: inner.tag ?? outerTraits.tag,
      preferredSpacing: inner.preferredSpacing ?? outerTraits.preferredSpacing,
      layoutValues: inner.layoutValues.merging(outerTraits.layoutValues) { innermost, _ in innermost })
  }
}

nonisolated extension View {
  /// Views of higher priority are given room by their stack before others; 0 unless set.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(traits: ElementTraits(layoutPriority: value.isNaN ? 0 : value)))
  }

  /// Views of higher index are drawn over the others of their container; 0 unless set.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(traits: ElementTraits(zIndex: value.isNaN ? 0 : value)))
  }

  /// By what the view is found, as a symbol of a canvas for instance: by value and type.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier(traits: ElementTraits(tag: AnyHashable(tag))))
  }

  /// By what the view is found; with `includeOptional`, by the tag as an optional too.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}

/// What an element tells its container besides its size.
///
/// Modifiers pass the traits of what they wrap on; where several set the same one, the innermost holds.
struct ElementTraits {
  /// Elements of higher priority are given room before others; 0 unless set.
  var layoutPriority: Double?
  /// Elements of higher index are drawn over others; 0 unless set.
  var zIndex: Double?
  /// By what the element is found, as a symbol of a canvas or a choice of a picker.
  var tag: AnyHashable?
  /// The distance that the element wants to its neighbours in a stack; nil leaves it to them.
  var preferredSpacing: CGFloat?
  /// What the element tells a program's own layout, by the type of the key.
  var layoutValues: [ObjectIdentifier: Any] = [:]
}

extension LayoutElement {
  /// False when the element tells its container nothing besides its size.
  final var hasTraits: Bool { traitSource.tellsTraits }

  /// What the element tells its container besides its size.
  final var traits: ElementTraits { traitSource.ownTraits }
}
