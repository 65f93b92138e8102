/// The platform whose metrics views have: sizes of text styles, sizes and shapes of controls.
public enum InterfaceIdiom: CaseIterable, Hashable, Sendable {
  /// iOS: body text of 17 points, which grows and shrinks with `EnvironmentValues.dynamicTypeSize`.
  case phone
  /// macOS: body text of 13 points, smaller controls.
  case desktop
}

private enum InterfaceIdiomKey: EnvironmentKey {
  static let defaultValue = InterfaceIdiom.phone
}

extension EnvironmentValues {
  /// The platform whose metrics views have: `phone`, those of iOS, unless set. Colours are those of iOS in both. SwiftUI
  /// has no such value, since there the platform is the one that the program was compiled for.
  ///
  /// Set it for a view, or for a whole program at the root of its window:
  ///
  ///     ContentView().environment(\.interfaceIdiom, .desktop)
  public var interfaceIdiom: InterfaceIdiom {
    get { self[InterfaceIdiomKey.self] }
    set { self[InterfaceIdiomKey.self] = newValue }
  }
}
