/// The interactions of a user with a focused view.
///
/// ```swift
/// struct Swatch: View {
///   @State private var count = 0
///
///   var body: some View {
///     Circle()
///       .focusable(interactions: .edit)
///       .onKeyPress(.space) { count += 1; return .handled }
///   }
/// }
/// ```
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view runs an action, as a button does. A press of the pointer does not move the focus to it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Keys change the view. A press of the pointer moves the focus to it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All of them.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Makes a view focusable, and sets `isFocused` for the views inside it.
struct FocusableModifier {
  var isFocusable: Bool
  var interactions = FocusInteractions.automatic
  var changed: ((Bool) -> Void)?
  @State private var isFocused = false

  init(isFocusable: Bool, interactions: FocusInteractions = .automatic, changed: ((Bool) -> Void)? = nil) {
    (self.isFocusable, self.interactions, self.changed) = (isFocusable, interactions, changed)
  }
}

@MainActor extension FocusableModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .modifier(
        FocusModifier(
          isFocusable: isFocusable && !interactions.isEmpty,
          changed: { hasFocus in
            isFocused = hasFocus
            changed?(hasFocus)
          },
          takesPresses: interactions.contains(.edit)))
  }
}

nonisolated extension View {
  /// Sets whether the view can have the focus: Tab and a press of the pointer move it to the view.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether the view can have the focus, and for what. Tab moves the focus to all focusable views, a press of the
  /// pointer only to those with `edit`.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Sets whether the view can have the focus, and runs an action when it gets or loses it.
  @_disfavoredOverload
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, changed: onFocusChange))
  }
}
