/// The text size that the user prefers. This platform has no such setting: the size is `large` unless set.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
  /// A standard size, from the smallest to the largest.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// An accessibility size, larger than the standard sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Whether a window is visible and takes input.
public enum ScenePhase: Comparable, Sendable {
  /// Invisible, visible without input, or visible with input.
  case background, inactive, active
}

extension EnvironmentValues {
  /// The text size that the user prefers.
  ///
  /// It scales text styles, and fonts relative to them, where `interfaceIdiom` is `phone`. Fonts with a fixed
  /// size, for instance `Font.system(size:)`, keep it.
  @Entry public var dynamicTypeSize = DynamicTypeSize.large

  /// The phase of the window; `active` unless set. An invisible window does not update its views, so that
  /// they never observe another phase.
  @Entry public var scenePhase = ScenePhase.active

  /// Always false: this platform has no setting for reduced motion.
  public var accessibilityReduceMotion: Bool { false }

  /// Always false: this platform has no setting for reduced transparency.
  public var accessibilityReduceTransparency: Bool { false }
}

nonisolated extension View {
  /// Sets the size of the text styles in the view. See `EnvironmentValues.dynamicTypeSize`.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the size of the text styles in the view to a range. A range that contains no size has no effect.
  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      size = min(max(size, smallest), largest)
    }
  }
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

/// The horizontal direction of a layout.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// A direction of horizontal layout.
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// The scale factor in pixels per point; 1 unless set. Values that are not finite and positive become 1.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The direction of horizontal layout; left to right unless set.
  @Entry public var layoutDirection = LayoutDirection.leftToRight

  /// The locale that formats text; that of the process unless set.
  @Entry public var locale = Locale.current

  /// The calendar that formats dates; that of the process unless set.
  @Entry public var calendar = Calendar.current

  /// The time zone that formats dates; that of the process unless set.
  @Entry public var timeZone = TimeZone.current
}

/// The platform whose metrics views have: sizes of text styles, sizes and shapes of controls.
public enum InterfaceIdiom: CaseIterable, Hashable, Sendable {
  /// The metrics of iOS: body text of 17 points, which scales with `EnvironmentValues.dynamicTypeSize`.
  case phone
  /// The metrics of macOS: body text of 13 points, smaller controls.
  case desktop
}

extension EnvironmentValues {
  /// The platform whose metrics views have; `phone` unless set. Both idioms have the colors of iOS.
  ///
  /// SwiftUI has no counterpart, since there the metrics follow the platform that the program is compiled
  /// for. Set the value for a view, or for a whole program at the root of its window:
  ///
  /// ```swift
  /// Text("Hello").environment(\.interfaceIdiom, .desktop)
  /// ```
  @Entry public var interfaceIdiom = InterfaceIdiom.phone
}
