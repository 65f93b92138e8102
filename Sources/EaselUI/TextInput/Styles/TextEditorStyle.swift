/// The properties of a text editor, passed to its style.
public struct TextEditorStyleConfiguration {
  let core: TextFieldCore
}

/// The appearance of text editors. Apply it with `textEditorStyle(_:)`.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The properties of a text editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// Returns the view of a text editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: text on the background of text.
///
/// ```swift
/// TextEditor(text: .constant("Notes")).textEditorStyle(.automatic)
/// ```
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TextInput(core: configuration.core, placeholder: EmptyPlaceholder()).environment(
      \.textInputBorder, .editor)
  }
}

/// Text without a background.
///
/// ```swift
/// TextEditor(text: .constant("Notes")).textEditorStyle(.plain)
/// ```
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TextInput(core: configuration.core, placeholder: EmptyPlaceholder()).environment(\.textInputBorder, .none)
  }
}

/// A rounded border.
///
/// ```swift
/// TextEditor(text: .constant("Notes")).textEditorStyle(.roundedBorder)
/// ```
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TextInput(core: configuration.core, placeholder: EmptyPlaceholder())
      .environment(\.textInputBorder, .roundedEditor)
  }
}

/// A placeholder without content.
struct EmptyPlaceholder: View {
  var body: some View { Color.clear }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text without a background.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

/// A type-erased text editor style.
struct AnyTextEditorStyle {
  let makeAnyBody: @MainActor (TextEditorStyleConfiguration) -> AnyView

  init<Style: TextEditorStyle>(_ style: Style) {
    // Not sendable because styles need not be. It is used on the main actor only.
    nonisolated(unsafe) let style = style
    makeAnyBody = { configuration in AnyView(SubjectView(style) { $0.makeBody(configuration: configuration) })
    }
  }
}

extension EnvironmentValues {
  @Entry var textEditorStyle = AnyTextEditorStyle(AutomaticTextEditorStyle())
}

nonisolated extension View {
  /// Sets the style of text editors in this view.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.textEditorStyle, AnyTextEditorStyle(style))
  }
}
