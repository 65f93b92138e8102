/// How large the user wants text. Nothing on this platform says so: it is `large` unless set.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Whether a window can be seen and takes input.
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// How large the user wants text: the size of text styles, and of fonts relative to them, where `interfaceIdiom` is
  /// `phone`. Fonts with a size of their own, as `Font.system(size:)`, keep it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Always active: a window that nobody sees makes nothing anew.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Always false: nothing on this platform says that the user wants less motion.
  public var accessibilityReduceMotion: Bool { false }

  /// Always false: nothing on this platform says that the user wants less transparency.
  public var accessibilityReduceTransparency: Bool { false }
}

nonisolated extension View {
  /// How large the text styles of the view are to be; see `EnvironmentValues.dynamicTypeSize`.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale.current
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.current
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.current
}

/// The direction in which content runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  /// Points per pixel.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

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
