/// A value with a label: in rows, the label at the leading edge and the value at the trailing edge.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// ```
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  init(label: Label, content: Content) { (self.label, self.content) = (label, content) }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a value with a label from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Creates a value with a label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a localized label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a text with a label from a table of strings.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Creates a text with a label.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a formatted value with a localized label.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
  }

  /// Creates a formatted value with a label from a table of strings.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(verbatim: format.format(value)))
  }

  /// Creates a formatted value with a label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(verbatim: format.format(value)))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the value that a style receives, in the style that surrounds this one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: some View {
    if let style {
      style.makeAnyBody(
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
      )
      .environment(\.labeledContentStyle, style.outer)
    } else {
      LabeledRow(label: label, content: content)
    }
  }

  public static var _isSingleView: Bool { true }
}

/// A label and a value at the two edges of a row.
private struct LabeledRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      StackedLabel(label: label)
      Spacer(minLength: 8)
      content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

/// The views of a label below each other. The views after the first are smaller and secondary.
private struct StackedLabel<Label: View>: View {
  let label: Label

  var body: some View {
    Group(subviews: label) { subviews in
      if subviews.count > 1 {
        VStack(alignment: .leading, spacing: 2) {
          subviews[0]
          subviews[1...].font(.footnote).foregroundStyle(.secondary)
        }
      } else {
        subviews
      }
    }
  }
}
