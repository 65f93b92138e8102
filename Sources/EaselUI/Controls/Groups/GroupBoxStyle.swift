/// The label and the content of a box, passed to its style.
public struct GroupBoxStyleConfiguration {
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

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// A type that defines the appearance of boxes. Apply it with `groupBoxStyle(_:)`.
///
/// ```swift
/// struct FramedStyle: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.label
///       configuration.content
///     }
///     .padding().border(.gray)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The label and the content of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view of a box in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).environment(\.groupBoxStyle, nil)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  @Entry var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of boxes in the view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBoxStyle, style) { $0.makeBody(configuration: $1) }
  }
}
