/// A type that defines the appearance of groups of controls. Apply it with `controlGroupStyle(_:)`.
///
/// ```swift
/// struct ColumnStyle: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.content }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// The controls and the label of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view of a group in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: controls on a common background, with lines between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content)
  }
}

/// Controls side by side, as in the bar of a window.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content)
  }
}

/// The controls of a palette.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content)
  }
}

/// Controls on a common background, with lines between them.
private struct JoinedControls<Content: View>: View {
  let content: Content
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { controls in
        ForEach(controls) { control in
          control
          if control.id != controls.last?.id {
            Rectangle().fill(.separator).frame(width: 1, height: idiom == .desktop ? 14 : 20)
          }
        }
      }
    }
    .buttonStyle(JoinedButtonStyle())
    .background(.fill, in: RoundedRectangle(cornerRadius: radius, style: .continuous))
    .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
    .fixedSize()
  }

  private var radius: CGFloat { idiom == .desktop ? 6 : 8 }
}

/// A button in a group, without a background of its own.
private struct JoinedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { JoinedButton(configuration: configuration) }
}

private struct JoinedButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    configuration.label
      .foregroundStyle(idiom == .desktop ? AnyShapeStyle(.foreground) : AnyShapeStyle(.tint))
      .padding(.horizontal, idiom == .desktop ? 9 : 14)
      .frame(minHeight: idiom == .desktop ? 22 : 34)
      .background(configuration.isPressed ? AnyShapeStyle(.fill) : AnyShapeStyle(.clear))
      .contentShape(Rectangle())
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side, as in the bar of a window.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls of a palette.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension EnvironmentValues {
  @Entry var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration>?
}

nonisolated extension View {
  /// Sets the style of groups of controls in the view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(\.controlGroupStyle, style) { $0.makeBody(configuration: $1) }
  }
}
