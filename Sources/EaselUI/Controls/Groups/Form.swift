/// Controls for settings, in rows.
///
/// The default style is a list of groups: a control has its label at the leading edge of its row and the control itself
/// at the trailing edge.
///
/// ```swift
/// struct Settings: View {
///   @State private var isOn = true
///
///   var body: some View {
///     Form {
///       Section("Network") {
///         Toggle("Wi-Fi", isOn: $isOn)
///         LabeledContent("Address", value: "10.0.0.7")
///       }
///     }
///   }
/// }
/// ```
public struct Form<Content: View> {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View {
    if let style {
      style.makeAnyBody(FormStyleConfiguration(content: .init(content: AnyView(content))))
        .environment(\.formStyle, style.outer)
    } else {
      FormRows(content: content)
    }
  }

  public static var _isSingleView: Bool { true }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that a style receives, in the style that surrounds this one.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The rows of a form, as a list.
private struct FormRows<Content: View>: View {
  let content: Content

  var body: some View { List(selection: nil, content: content).rows(in: _ListForm(form: .form)) }
}

extension List where SelectionValue == Never {
  /// The list in a form that no style sets.
  fileprivate func rows(in form: _ListForm) -> some View { environment(\.listForm, form) }
}

/// The content of a form, passed to its style.
public struct FormStyleConfiguration {
  /// The type-erased content.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The content of the form.
  public let content: Content
}

/// A type that defines the appearance of forms. Apply it with `formStyle(_:)`.
///
/// ```swift
/// struct CardStyle: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.content }.padding()
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The content of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view of a form in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style, which is that of `grouped`.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Groups of rows that scroll.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Two columns that do not scroll: labels at the trailing edge of the first, controls in the second.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .formControls, spacing: 10) { configuration.content }
      .labeledContentStyle(ColumnsLabeledContentStyle())
  }
}

/// A label that ends where the column of controls begins.
private struct ColumnsLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      configuration.content.alignmentGuide(.formControls) { $0[.leading] }
    }
  }
}

extension HorizontalAlignment {
  private enum FormControls: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The leading edge of the column of controls in a form.
  fileprivate static let formControls = HorizontalAlignment(FormControls.self)
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups of rows that scroll.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns that do not scroll.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  @Entry var formStyle: ControlStyle<FormStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of forms in the view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(\.formStyle, style) { $0.makeBody(configuration: $1) }
  }
}
