/// Sets something that a view tells its container besides its size.
struct TraitModifier {
  let traits: ElementTraits
}

@MainActor extension TraitModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> TraitElement {
    TraitElement(traits, around: content, inputs)
  }

  func update(_ element: TraitElement) { element.ownTraits = traits }
}

/// The element of a view with traits of its own.
final class TraitElement: WrapperElement {
  var ownTraits: ElementTraits {
    didSet { superelement?.contentTraitsDidChange() }
  }

  init(_ traits: ElementTraits, around content: LayoutElement, _ inputs: _NodeInputs) {
    ownTraits = traits
    super.init(content, inputs)
  }

  override var traits: ElementTraits {
    let inner = content.traits
    return ElementTraits(
      layoutPriority: inner.layoutPriority ?? ownTraits.layoutPriority,
      zIndex: inner.zIndex ?? ownTraits.zIndex, tag: inner.tag ?? ownTraits.tag,
      preferredSpacing: inner.preferredSpacing ?? ownTraits.preferredSpacing)
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
