/// A button that shows a list of buttons and other controls beside it.
///
/// A click on a button of the list closes it, and so do a click beside it and Escape. The arrow keys move the focus
/// through the list. A menu in a menu is a submenu.
///
/// ```swift
/// struct PlayerMenu: View {
///   @State private var isLooping = false
///
///   var body: some View {
///     Menu("Play", systemImage: "play") {
///       Button("From the beginning") { print("from the beginning") }
///       Button("Once") { isLooping = false }
///       Menu("More") {
///         Button("Loop") { isLooping = true }
///       }
///     }
///   }
/// }
/// ```
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  init(_ label: Label, _ content: Content, primaryAction: (() -> Void)? = nil) {
    (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
  }

  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  /// Creates a menu with a label that runs an action when it is clicked. A long press or a click on the arrow beside
  /// it shows the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label(), content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  /// Creates a menu with a localized title that runs an action when it is clicked.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title that runs an action when it is clicked.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Text(title), content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == EaselUI.Label<Text, Image> {
  /// Creates a menu with a localized title beside a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(EaselUI.Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a menu with a title beside a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(EaselUI.Label(title, systemImage: systemImage), content())
  }

  /// Creates a menu with a localized title beside a symbol that runs an action when it is clicked.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      EaselUI.Label(titleKey, systemImage: systemImage), content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title beside a symbol that runs an action when it is clicked.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(EaselUI.Label(title, systemImage: systemImage), content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style receives, in the style that surrounds this one.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, primaryAction: configuration.primaryAction)
  }
}

extension Menu: View {
  public var body: some View {
    if let style {
      style.makeAnyBody(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
          primaryAction: primaryAction)
      )
      .environment(\.menuStyle, style.outer)
    } else {
      MenuButton(label: label, content: content, primaryAction: primaryAction)
    }
  }
}
