/// A box around views, with a label.
///
/// ```swift
/// GroupBox("Totals") {
///   Text("12 files")
/// }
/// ```
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a box with a label.
  @available(*, deprecated, renamed: "GroupBox(content:label:)")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box that a style receives, in the default style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

extension GroupBox: View {
  public var body: some View {
    if let style {
      style.makeAnyBody(
        GroupBoxStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
      )
      .environment(\.groupBoxStyle, style.outer)
    } else {
      DefaultGroupBox(label: label, content: content)
    }
  }

  public static var _isSingleView: Bool { true }
}

/// The default appearance of boxes.
private struct DefaultGroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if idiom == .desktop { desktop } else { phone }
  }

  private var phone: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      VStack { content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(ListColor.box, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }

  private var desktop: some View {
    VStack(alignment: .leading, spacing: 4) {
      label.font(.subheadline).padding(.leading, 8)
      VStack { content }
        .padding(8)
        .background(ListColor.desktopGroup, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
        .overlay(
          RoundedRectangle(cornerRadius: 6, style: .continuous).strokeBorder(ListColor.desktopGroupBorder))
    }
  }
}

extension ListColor {
  /// The background of boxes.
  fileprivate static let box = ListColor(light: .bytes(242, 242, 247), dark: .bytes(28, 28, 30))
}
