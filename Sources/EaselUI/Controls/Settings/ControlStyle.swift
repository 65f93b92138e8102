/// A type-erased style of controls that get a configuration. Two are equal if their styles and the styles
/// outside of them are, so that setting an equal style again changes nothing.
///
/// It can be sent to other threads because it is immutable, and because the style is used on the main actor only.
final class ControlStyle<Configuration>: Equatable, @unchecked Sendable {
  let makeAnyBody: @MainActor (Configuration) -> AnyView
  /// The style outside of this one, which controls in the styled view have; `nil` for the default style.
  let outer: ControlStyle?
  private let style: Any
  private let isEqual: @MainActor (Any) -> Bool

  init<Style>(
    _ style: Style, in outer: ControlStyle?,
    makeAnyBody: @escaping @MainActor (Style, Configuration) -> AnyView
  ) {
    // Not sendable because styles need not be. It is used on the main actor only.
    nonisolated(unsafe) let style = style
    self.style = style
    self.outer = outer
    self.makeAnyBody = { makeAnyBody(style, $0) }
    isEqual = { other in
      guard let other = other as? Style else { return false }
      return ValueComparison<Style>.shared.areEqual(style, other)
    }
  }

  /// Creates a style whose dynamic properties are those of the control that has it.
  convenience init<Style, Body: View>(
    _ style: Style, in outer: ControlStyle?,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.init(
      style, in: outer,
      makeAnyBody: { style, configuration in AnyView(SubjectView(style) { makeBody($0, configuration) }) })
  }

  /// Environment values are compared on the main actor only.
  static func == (lhs: ControlStyle, rhs: ControlStyle) -> Bool {
    lhs === rhs || (MainActor.assumeIsolated { lhs.isEqual(rhs.style) } && lhs.outer == rhs.outer)
  }
}

nonisolated extension View {
  /// Sets the style of the controls in the view that have a configuration of one type.
  func controlStyle<Style, Configuration, Body: View>(
    _ keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>, _ style: Style,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    transformEnvironment(keyPath) { $0 = ControlStyle(style, in: $0, makeBody: makeBody) }
  }
}

/// Dims a disabled control.
struct DisabledAppearance: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.5) }
}

/// A control beside its label, which takes the remaining space in front of it, or alone if labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  @ViewBuilder let control: Control
  @Environment(\.labelsAreHidden) private var isHidden

  var body: some View {
    Group {
      if isHidden || label is EmptyView {
        control
      } else {
        HStack {
          label
          Spacer()
          control
        }
      }
    }
    .modifier(PlainSpacing())
  }
}
