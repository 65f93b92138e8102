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
