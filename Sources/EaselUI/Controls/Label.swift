/// An icon and a title, in the style that `labelStyle` says.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title beside a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title beside a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title beside a picture of the application's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A title beside a picture of the application's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given, in the style around that one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: View {
  public var body: some View {
    if let style {
      style.makeAnyBody(configuration(style)).environment(\.labelStyle, style.outer)
    } else {
      TitleAndIcon(title: title, icon: icon)
    }
  }

  /// Labels inside of title and icon have the style of this one.
  @MainActor
  private func configuration(_ style: AnyLabelStyle) -> LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: .init(content: AnyView(title.environment(\.labelStyle, style))),
      icon: .init(content: AnyView(icon.environment(\.labelStyle, style))))
  }
}

/// An icon before a title, in a line.
struct TitleAndIcon<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      icon
      title
    }
  }
}
