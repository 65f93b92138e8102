/// The label of the field that a text field style receives.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  public var body: some View { content }
}

/// The appearance of text fields. Apply it with `textFieldStyle(_:)`.
///
/// ```swift
/// struct PillFieldStyle: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding(8).background(.gray.opacity(0.2), in: Capsule())
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that the style creates.
  associatedtype _Body: View

  /// The label of the field that the style receives.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view of a text field, which is plain inside of the style.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The default style: plain if `EnvironmentValues.interfaceIdiom` is `phone`, and with a rounded border if it is `desktop`.
///
/// ```swift
/// TextField("Name", text: .constant("")).textFieldStyle(.automatic)
/// ```
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View {
    AutomaticBorder(field: configuration)
  }
}

private struct AutomaticBorder: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View { field.environment(\.textInputBorder, idiom == .phone ? .none : .rounded) }
}

/// Only the text.
///
/// ```swift
/// TextField("Name", text: .constant("")).textFieldStyle(.plain)
/// ```
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.environment(\.textInputBorder, .none)
  }
}

/// A rounded border.
///
/// ```swift
/// TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
/// ```
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.environment(\.textInputBorder, .rounded)
  }
}

/// A border with square corners.
///
/// ```swift
/// TextField("Name", text: .constant("")).textFieldStyle(.squareBorder)
/// ```
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.environment(\.textInputBorder, .square)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Only the text.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A type-erased text field style.
struct AnyTextFieldStyle {
  let makeAnyBody: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

  init<Style: TextFieldStyle>(_ style: Style) {
    // Not sendable because styles need not be. It is used on the main actor only.
    nonisolated(unsafe) let style = style
    makeAnyBody = { configuration in AnyView(SubjectView(style) { $0._body(configuration: configuration) }) }
  }
}

extension EnvironmentValues {
  @Entry var textFieldStyle = AnyTextFieldStyle(DefaultTextFieldStyle())
}

nonisolated extension View {
  /// Sets the style of text fields and secure fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style))
  }
}
