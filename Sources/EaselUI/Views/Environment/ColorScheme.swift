/// Whether the surroundings are light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// Whether the surroundings are light or dark; light unless set.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows the view in light or dark surroundings.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// The colour scheme that the view prefers for the whole window: for all views in it and for its background.
  ///
  /// The outermost preference holds; of views side by side, the first that prefers a scheme. Nil, and a window whose
  /// views prefer nothing, means the scheme of the desktop.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

/// The colour scheme that views prefer for their window.
enum PreferredColorSchemeKey: PreferenceKey {
  typealias Value = ColorScheme?

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// Tells the window a preferred colour scheme.
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
