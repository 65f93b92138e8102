/// The title and icon of a label, passed to its style.
///
/// ```swift
/// struct TrailingIconStyle: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.title
///       configuration.icon
///     }
///   }
/// }
/// ```
public struct LabelStyleConfiguration {
  /// The type-erased title.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The type-erased icon.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// A type that defines the appearance of labels. Apply it with `labelStyle(_:)`.
///
/// ```swift
/// struct FramedStyle: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Label(configuration).padding(4).border(.tint)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The title and icon of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view of a label in this style.
  ///
  /// A `Label` created from the configuration has the style that surrounds this one.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: the icon before the title.
///
/// ```swift
/// Label("Favorites", systemImage: "star").labelStyle(.automatic)
/// ```
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title.
///
/// ```swift
/// Label("Favorites", systemImage: "star").labelStyle(.titleAndIcon)
/// ```
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// The title without the icon.
///
/// ```swift
/// Label("Favorites", systemImage: "star").labelStyle(.titleOnly)
/// ```
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon without the title.
///
/// ```swift
/// Label("Favorites", systemImage: "star").labelStyle(.iconOnly)
/// ```
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  /// The style of labels; `nil` for the default style.
  @Entry var labelStyle: ControlStyle<LabelStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(\.labelStyle, style) { $0.makeBody(configuration: $1) }
  }
}
