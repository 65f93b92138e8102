/// A key of values that views pass to their layout container.
///
/// ```swift
/// struct Weight: LayoutValueKey {
///   static let defaultValue = 1.0
/// }
/// ```
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set it.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Sets a value that the enclosing layout container can read.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// The modifier that sets a value for the layout container.
struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

@MainActor extension LayoutValueModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> LayoutValueElement<Key> {
    LayoutValueElement(value, around: content, inputs)
  }

  func update(_ element: LayoutValueElement<Key>) { element.value = value }
}

/// The element of a view with a value for the layout container. The value of the innermost element takes effect.
final class LayoutValueElement<Key: LayoutValueKey>: WrapperElement {
  var value: Key.Value {
    didSet { superelement?.contentTraitsDidChange() }
  }

  init(_ value: Key.Value, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.value = value
    super.init(content, inputs)
  }

  override func measureFullSize() -> FullSize? { content.fullSize }

  override var traitSource: LayoutElement { self }

  override var providesTraits: Bool { content.hasTraits }

  override var ownTraits: ElementTraits { content.traits }

  override func layoutValue<K: LayoutValueKey>(of key: K.Type) -> K.Value? {
    content.traitSource.layoutValue(of: key) ?? (key == Key.self ? value as? K.Value : nil)
  }
}
