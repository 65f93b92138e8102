/// The properties of a disclosure group, passed to its style.
public struct DisclosureGroupStyleConfiguration {
  /// The type-erased label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The type-erased content.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The views that the group shows or hides.
  public let content: Content
  /// Whether the views are shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}

/// A type that defines the appearance of disclosure groups. Apply it with `disclosureGroupStyle(_:)`.
///
/// ```swift
/// struct TextStyle: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       Button(configuration.isExpanded ? "Hide" : "Show") { configuration.isExpanded.toggle() }
///       if configuration.isExpanded { configuration.content }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view of a disclosure group in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a label with a chevron, which turns when the group is expanded.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      DisclosureLabel(label: configuration.label, isExpanded: configuration.$isExpanded, isRow: false)
      if configuration.isExpanded { DisclosedContent(content: configuration.content) }
    }
  }
}

/// The views of an expanded group, indented with the idiom `desktop`.
private struct DisclosedContent<Content: View>: View {
  let content: Content
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    VStack(alignment: .leading, spacing: 8) { content }
      .padding(.leading, idiom == .desktop ? 18 : 0)
      .transition(.opacity)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  @Entry var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of disclosure groups in the view. In lists, it has no effect.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(\.disclosureGroupStyle, style) { $0.makeBody(configuration: $1) }
  }
}
