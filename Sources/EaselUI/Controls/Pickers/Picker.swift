/// A control for selecting one of several values. Each view in `content` stands for the value of its
/// `tag(_:)`, and the views of a `ForEach` without tags for the ids of its elements. The appearance is that of
/// `pickerStyle(_:)`; by default a picker is a menu. In a menu, the choices are items of it or of a submenu.
///
/// ```swift
/// struct Settings: View {
///   @State private var size = 2
///
///   var body: some View {
///     Picker("Size", selection: $size) {
///       ForEach(1..<4) { Text("\($0)").tag($0) }
///     }
///   }
/// }
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: PickerSelection<SelectionValue>
  fileprivate let content: Content
  private let label: Label
  private let currentValueLabel: AnyView?

  init(
    _ bindings: [Binding<SelectionValue>], content: Content, label: Label, currentValueLabel: AnyView? = nil
  ) {
    selection = PickerSelection(bindings: bindings)
    (self.content, self.label, self.currentValueLabel) = (content, label, currentValueLabel)
  }
}

extension Picker: View {
  public var body: some View {
    Group(sections: content) { sections in
      StyledPicker(configuration: configuration(sections))
    }
  }

  public static var _isSingleView: Bool { false }

  /// The choices of an inline picker are rows of a list.
  public static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    guard inputs.listsRows else { return _NodeOutput(ListedNode(view, inputs)) }
    return _NodeOutput(TransparentNode(view, inputs) { PickerRows(picker: $0) })
  }

  @MainActor fileprivate func rows(_ sections: SectionCollection) -> some View {
    InlinePickerRows(configuration: configuration(sections))
  }

  @MainActor private func configuration(_ sections: SectionCollection) -> PickerConfiguration {
    PickerConfiguration(
      label: AnyView(label), hasLabel: !(label is EmptyView), currentValueLabel: currentValueLabel,
      sections: sections.enumerated().map { index, section in
        PickerSection(id: index, header: section.header, options: selection.options(section.content))
      }, isMixed: selection.isMixed)
  }
}

/// A picker in the style of the environment.
struct StyledPicker: View {
  let configuration: PickerConfiguration
  @Environment(\.pickerStyle) private var style
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu { PickerMenuItems(configuration: configuration, style: style) } else { control }
  }

  @ViewBuilder private var control: some View {
    switch style {
    case .segmented: SegmentedPicker(configuration: configuration)
    case .wheel: WheelPicker(configuration: configuration)
    case .inline where !metrics.isDesktop: InlinePicker(configuration: configuration)
    case .inline, .radioGroup: RadioGroupPicker(configuration: configuration)
    case .palette: PalettePicker(configuration: configuration)
    case .navigationLink: MenuPicker(configuration: configuration, isLink: true)
    case .automatic, .menu: MenuPicker(configuration: configuration, isLink: false)
    }
  }
}

/// The rows of a picker in a list.
private struct PickerRows<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @Environment(\.pickerStyle) private var style
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    if case .inline = style, !metrics.isDesktop {
      Group(sections: picker.content) { picker.rows($0) }
    } else {
      picker.body
    }
  }
}
