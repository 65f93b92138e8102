/// The label and the content of a labeled value, passed to its style.
public struct LabeledContentStyleConfiguration {
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
  /// The content.
  public let content: Content
}

/// A type that defines the appearance of labeled values. Apply it with `labeledContentStyle(_:)`.
///
/// ```swift
/// struct StackedStyle: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The label and the content of a labeled value.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view of a labeled value in this style. A `LabeledContent` created from the configuration has the
  /// style that surrounds this one.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: the label at the leading edge, the content at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).environment(\.labeledContentStyle, nil)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  @Entry var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of labeled values in the view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(\.labeledContentStyle, style) { $0.makeBody(configuration: $1) }
  }
}
