/// A label that shows or hides views below it when it is pressed.
///
/// In a list, the label and the views are rows.
///
/// ```swift
/// DisclosureGroup("Details") {
///   Text("12 files")
/// }
/// ```
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let isExpandedOutside: Binding<Bool>?
  @State private var isExpandedInside = false
  @Environment(\.disclosureGroupStyle) private var style

  init(label: Label, content: Content, isExpanded: Binding<Bool>?) {
    (self.label, self.content, isExpandedOutside) = (label, content, isExpanded)
  }

  /// Creates a group that is collapsed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), isExpanded: nil)
  }

  /// Creates a group with a binding to whether its views are shown.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), isExpanded: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title, which is collapsed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content(), isExpanded: nil)
  }

  /// Creates a group with a title from a table of strings, which is collapsed at first.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleResource), content: content(), isExpanded: nil)
  }

  /// Creates a group with a localized title and a binding to whether its views are shown.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), content: content(), isExpanded: isExpanded)
  }

  /// Creates a group with a title from a table of strings and a binding to whether its views are shown.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), content: content(), isExpanded: isExpanded)
  }

  /// Creates a group with a title, which is collapsed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), content: content(), isExpanded: nil)
  }

  /// Creates a group with a title and a binding to whether its views are shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), content: content(), isExpanded: isExpanded)
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
      isExpanded: isExpandedOutside ?? $isExpandedInside)
    if let style {
      style.makeAnyBody(configuration).environment(\.disclosureGroupStyle, style.outer)
    } else {
      AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
    }
  }

  public static var _isSingleView: Bool { false }

  public static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    guard inputs.listsRows else { return _NodeOutput(ListedNode(view, inputs)) }
    return _NodeOutput(
      TransparentNode(view, inputs) {
        DisclosureRows(label: $0.label, content: $0.content, isExpandedOutside: $0.isExpandedOutside)
      })
  }
}

/// The rows of a disclosure group in a list.
private struct DisclosureRows<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isExpandedOutside: Binding<Bool>?
  @State private var isExpandedInside = false

  var body: some View {
    let isExpanded = isExpandedOutside ?? $isExpandedInside
    DisclosureLabel(label: label, isExpanded: isExpanded, isRow: true)
    if isExpanded.wrappedValue { content.modifier(ListRowIndent()) }
  }
}

/// Indents rows by one level.
private struct ListRowIndent: ViewModifier, ContainerValueWriter {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(TransparentNode(view, inputs) { $0.content })
  }

  func write(to values: inout ContainerValues) { values.listRow.level += 1 }
}

/// The label of a disclosure group, with its chevron: behind it, or in front of it with the idiom `desktop`.
struct DisclosureLabel<Label: View>: View {
  let label: Label
  @Binding var isExpanded: Bool
  /// Whether the label is a row of a list, which may be selected.
  let isRow: Bool
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if idiom == .desktop {
      HStack(spacing: 4) {
        if isRow {
          Button(action: toggle) { chevron }.buttonStyle(.plain)
          label
        } else {
          Button(action: toggle) {
            HStack(spacing: 4) {
              chevron
              label
            }
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      Button(action: toggle) {
        HStack(spacing: 8) {
          if isRow { label } else { label.foregroundStyle(.tint) }
          Spacer(minLength: 0)
          chevron
        }
        .contentShape(Rectangle())
      }
      .modifier(DisclosureButtonStyle(isRow: isRow))
    }
  }

  private var chevron: some View {
    Image(systemName: "chevron.right")
      .font(.system(size: idiom == .desktop ? 9 : 13, weight: idiom == .desktop ? .bold : .semibold))
      .foregroundStyle(idiom == .desktop ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .frame(width: 14, height: 14)
      .contentShape(Rectangle())
  }

  private func toggle() { withAnimation(.snappy(duration: 0.25)) { isExpanded.toggle() } }
}

/// Labels in rows have the style of buttons in rows.
private struct DisclosureButtonStyle: ViewModifier {
  let isRow: Bool

  func body(content: Content) -> some View {
    if isRow { content.environment(\.isNavigationRow, true) } else { content.buttonStyle(.plain) }
  }
}
