import Observation

/// Sets a value that is read while the focus is in the view, or while the view is shown.
struct FocusedValueModifier<Value> {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  /// The value; nil sets none.
  let value: Value?
  /// Whether the value does not depend on the focus.
  let isOfScene: Bool

  private func write(to values: inout FocusedValues) {
    if let value { values[keyPath: keyPath] = value }
  }
}

@MainActor extension FocusedValueModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> FocusedValueElement {
    FocusedValueElement(write, isOfScene: isOfScene, around: content, inputs)
  }

  func update(_ element: FocusedValueElement) { element.setWrite(write) }
}

/// The element of a view that sets a focused value.
final class FocusedValueElement: WrapperElement {
  /// Adds the value to others.
  private(set) var write: (inout FocusedValues) -> Void
  let isOfScene: Bool
  /// The serial number in the order of creation.
  private(set) var serial = 0

  init(
    _ write: @escaping (inout FocusedValues) -> Void, isOfScene: Bool, around content: LayoutElement,
    _ inputs: _NodeInputs
  ) {
    (self.write, self.isOfScene) = (write, isOfScene)
    super.init(content, inputs)
    serial = graph.focusedValues.add(self)
  }

  func setWrite(_ newWrite: @escaping (inout FocusedValues) -> Void) {
    write = newWrite
    graph.focusedValues.setStale()
  }

  override func detach() {
    guard isAttached else { return }
    super.detach()
    graph.focusedValues.remove(self)
  }
}

nonisolated extension View {
  /// Sets a value that views and commands of the window read with `FocusedValue` while the focus is in this view. If several
  /// views around the focus set it, the innermost one wins.
  ///
  /// ```swift
  /// extension FocusedValues {
  ///   @Entry var selectedWord: String?
  /// }
  ///
  /// struct Word: View {
  ///   let text: String
  ///
  ///   var body: some View { Text(text).focusable().focusedValue(\.selectedWord, text) }
  /// }
  /// ```
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Sets a value that is read while the focus is in this view. With nil, the value of the views around this one is read.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Sets an observable object that is read by its type while the focus is in this view.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValue(\.[FocusedObjectSlot<T>()], object)
  }

  /// Sets a value that views and commands of the window read with `FocusedValue` while this view is shown, wherever the focus
  /// is. The focused view and the views around it can set another value; otherwise the view that appeared last wins.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Sets a value that is read while this view is shown, wherever the focus is. Nil sets none.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Sets an observable object that is read by its type while this view is shown, wherever the focus is.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedSceneValue(\.[FocusedObjectSlot<T>()], object)
  }

  /// Provides an object that views and commands of the window read with `FocusedObject` while the focus is in this view.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(\.[FocusedObjectSlot<T>()], object)
  }

  /// Provides an object that is read with `FocusedObject` while the focus is in this view. Nil provides none.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\.[FocusedObjectSlot<T>()], object)
  }

  /// Provides an object that is read with `FocusedObject` while this view is shown, wherever the focus is.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(\.[FocusedObjectSlot<T>()], object)
  }

  /// Provides an object that is read with `FocusedObject` while this view is shown, wherever the focus is. Nil provides none.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\.[FocusedObjectSlot<T>()], object)
  }
}
