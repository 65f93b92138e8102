/// Whether people can select texts. Status: no text can be selected.
@MainActor @preconcurrency
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Allows the selection of texts. Status: no text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Allows no selection of texts.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// Changes nothing: no text can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
