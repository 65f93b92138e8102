import EaselTypography

/// How the lines of one text stand to each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing

  /// Where lines stand that are shorter than the longest one; leading is on the right where content begins there.
  func lineAlignment(in direction: LayoutDirection) -> TextLineAlignment {
    switch self {
    case .leading: direction == .leftToRight ? .leading : .trailing
    case .center: .center
    case .trailing: direction == .leftToRight ? .trailing : .leading
    }
  }
}

extension Text {
  /// Which part of a line gives way to an ellipsis.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

    var truncation: TextTruncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}

private enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

extension EnvironmentValues {
  /// How the lines of one text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The greatest number of lines of a text; nil for as many as it takes.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Points between lines besides the font's own.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Which part of a line gives way to an ellipsis.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  var paragraphStyle: ParagraphStyle {
    ParagraphStyle(
      alignment: multilineTextAlignment.lineAlignment(in: layoutDirection), lineLimit: lineLimit,
      lineSpacing: lineSpacing,
      truncation: truncationMode.truncation)
  }
}

nonisolated extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
}

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
