/// The appearance of content that scrolls under a bar. It has no effect on this platform.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The appearance of the system.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
  /// A line and an opaque background.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
  /// A fading background.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

nonisolated extension View {
  /// Has no effect: content does not change under bars.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Has no effect: content does not change under bars.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}

/// How scrolling takes the focus from a text field.
///
/// ```swift
/// ScrollView { TextField("Name", text: .constant("")) }.scrollDismissesKeyboard(.immediately)
/// ```
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind {
    case automatic, immediately, interactively, never
  }

  private let kind: Kind

  /// Text fields keep the focus, as there is no on-screen keyboard that covers content.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// A drag takes the focus from text fields.
  public static var immediately: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(kind: .immediately)
  }
  /// A drag takes the focus from text fields.
  public static var interactively: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(kind: .interactively)
  }
  /// Text fields keep the focus.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

  /// Whether a drag takes the focus.
  var dismisses: Bool { kind == .immediately || kind == .interactively }
}

extension EnvironmentValues {
  /// How scrolling takes the focus from text fields. Set it with `scrollDismissesKeyboard(_:)`.
  @Entry public var scrollDismissesKeyboardMode = ScrollDismissesKeyboardMode.automatic
}

nonisolated extension View {
  /// Sets whether a drag of the scroll views in the view takes the focus from text fields.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
