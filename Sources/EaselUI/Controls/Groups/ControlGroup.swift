/// Controls that belong together, side by side on a common background.
///
/// ```swift
/// ControlGroup {
///   Button("Back") { print("back") }
///   Button("Forward") { print("forward") }
/// }
/// ```
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: AnyView
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(EmptyView()))
  }

  private init<L: View>(content: Content, label: L) { (self.content, self.label) = (content, AnyView(label)) }
}

extension ControlGroup {
  /// Creates a group with a label, which only some styles show.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(content: LabeledControlGroupContent(content: content(), label: label), label: label)
  }

  /// Creates a group with a localized title, which only some styles show.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title from a table of strings, which only some styles show.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group with a title, which only some styles show.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a localized title and a symbol, which only some styles show.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group with a title from a table of strings and a symbol, which only some styles show.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a group with a title and a symbol, which only some styles show.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group that a style receives, in the default style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label)
  }
}

extension ControlGroup: View {
  public var body: some View {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: AnyView(content)), label: .init(content: label))
    if let style {
      style.makeAnyBody(configuration).environment(\.controlGroupStyle, style.outer)
    } else {
      AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
  }

  public static var _isSingleView: Bool { true }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

/// The controls and the label of a group, passed to its style.
public struct ControlGroupStyleConfiguration {
  /// The type-erased controls.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The type-erased label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}
