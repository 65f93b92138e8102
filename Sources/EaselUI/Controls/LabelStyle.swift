/// What a label style is given of a label.
public struct LabelStyleConfiguration {
  /// The title, its type hidden.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The icon, its type hidden.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View

  typealias Configuration = LabelStyleConfiguration

  /// The label in this style. A `Label` that is made of the configuration has the style around.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  fileprivate func makeErasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label style, its type hidden, and the one around it.
final class AnyLabelStyle: Sendable {
  let makeAnyBody: @MainActor @Sendable (LabelStyleConfiguration) -> AnyView
  /// Nil for the usual style.
  let outer: AnyLabelStyle?

  init<Style: LabelStyle>(_ style: Style, in outer: AnyLabelStyle?) {
    nonisolated(unsafe) let style = style
    makeAnyBody = { style.makeErasedBody($0) }
    self.outer = outer
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  /// Nil for the usual style.
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How labels in the view look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyle) { $0 = AnyLabelStyle(style, in: $0) }
  }
}
