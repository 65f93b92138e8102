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
