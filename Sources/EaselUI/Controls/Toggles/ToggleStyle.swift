/// The properties of a toggle, passed to its style.
///
/// ```swift
/// struct CheckStyle: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Label {
///         configuration.label
///       } icon: {
///         Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
///       }
///     }
///   }
/// }
/// ```
public struct ToggleStyleConfiguration {
  /// The type-erased label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on. Setting it toggles.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed: Bool
  let hasLabel: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool, hasLabel: Bool) {
    (self.label, _isOn, self.isMixed, self.hasLabel) = (label, isOn, isMixed, hasLabel)
  }
}

/// A type that defines the appearance of toggles and their interaction. Apply it with `toggleStyle(_:)`.
///
/// ```swift
/// struct StarStyle: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Image(systemName: configuration.isOn ? "star.fill" : "star")
///     }
///     .onTapGesture { configuration.isOn.toggle() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view of a toggle in this style.
  ///
  /// A `Toggle` created from the configuration has the style that surrounds this one.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Sets a toggle style. The toggles in a styled view have the surrounding style.
private struct ToggleStyleModifier<Style: ToggleStyle> {
  let style: Style
}

extension ToggleStyleModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    let outer = environment.toggleStyle
    environment.toggleStyle = ControlStyle(style, in: outer) { style, configuration in
      style.makeBody(configuration: configuration).environment(\.toggleStyle, outer)
    }
  }
}

extension EnvironmentValues {
  /// The style of toggles; `nil` for the default style.
  @Entry var toggleStyle: ControlStyle<ToggleStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ToggleStyleModifier(style: style))
  }
}

/// Makes a view toggle by a tap and by keys.
struct ToggleInteraction: ViewModifier {
  let configuration: ToggleStyleConfiguration
  var ringRadius: CGFloat = 6

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .onTapGesture { configuration.isOn.toggle() }
      .modifier(
        FocusModifier(ringRadius: ringRadius) { press in
          guard press.phase == .down, press.key == .space || press.key == .return else { return .ignored }
          configuration.isOn.toggle()
          return .handled
        })
  }
}
