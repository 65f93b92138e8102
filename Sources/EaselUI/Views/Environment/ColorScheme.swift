/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Light appearance.
  case light
  /// Dark appearance.
  case dark
}

/// The contrast between views and what is behind them.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The contrast of the color scheme.
  case standard
  /// A higher contrast.
  case increased
}

extension EnvironmentValues {
  /// Whether views have a light or dark appearance; light unless set.
  @Entry public var colorScheme = ColorScheme.light

  /// The contrast that the user prefers; always the standard contrast.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

nonisolated extension View {
  /// Sets a light or dark appearance for this view and its descendants.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the color scheme that the view prefers for its window, including the window's background.
  ///
  /// The outermost preference in the view hierarchy wins; among siblings, the first that is not nil. If no
  /// view has a preference, the window follows the color scheme of the desktop.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

/// The color scheme that views prefer for their window.
enum PreferredColorSchemeKey: PreferenceKey {
  typealias Value = ColorScheme?

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// Sets the preferred color scheme of the window.
struct PreferredColorSchemeModifier {
  let colorScheme: ColorScheme?
}

extension PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    inputs.graph.observePreferredColorScheme()
    return _NodeOutput(
      TransparentNode(view, inputs) {
        $0.content.preference(key: PreferredColorSchemeKey.self, value: $0.modifier.colorScheme)
      })
  }
}
