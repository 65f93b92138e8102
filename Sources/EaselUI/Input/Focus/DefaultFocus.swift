/// When a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  let isUserInitiated: Bool

  /// When the view appears and nothing has the focus.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when Tab moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Gives the focus to a view when it appears, unless another one has it.
struct DefaultFocusModifier {
  let setFocus: () -> Void
}

extension DefaultFocusModifier: LifecycleModifier {
  func didAppear(_ storage: inout Void, at place: LifecycleOwner) {
    if place.isMounted, place.graph.keys.acceptsDefault { setFocus() }
  }
}

nonisolated extension View {
  /// Gives the focus to the part of the view with a value of the state when the view appears, unless a view of the window has
  /// the focus.
  ///
  /// ```swift
  /// struct SignInForm: View {
  ///   enum Field { case name, password }
  ///   @FocusState private var field: Field?
  ///   @State private var name = ""
  ///   @State private var password = ""
  ///
  ///   var body: some View {
  ///     Form {
  ///       TextField("Name", text: $name).focused($field, equals: .name)
  ///       SecureField("Password", text: $password).focused($field, equals: .password)
  ///     }
  ///     .defaultFocus($field, .password)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - binding: The state that `focused(_:equals:)` binds to the parts of the view.
  ///   - value: The value of the part.
  ///   - priority: Whether the part also gets the focus when Tab moves it into the view from outside.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(
      FocusEntryModifier(
        setFocus: priority.isUserInitiated ? { binding.wrappedValue = value } : nil)
    )
    .modifier(DefaultFocusModifier { binding.wrappedValue = value })
  }
}

/// The modifier of a view that chooses which of its parts gets the focus when Tab enters it.
struct FocusEntryModifier {
  let setFocus: (() -> Void)?
}

@MainActor extension FocusEntryModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> FocusEntryElement {
    FocusEntryElement(self, around: content, inputs)
  }

  func update(_ element: FocusEntryElement) { element.modifier = self }
}

final class FocusEntryElement: WrapperElement {
  var modifier: FocusEntryModifier

  init(_ modifier: FocusEntryModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }
}
