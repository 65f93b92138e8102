import EaselUI

/// The appearance of windows. See `Scene.windowStyle(_:)`.
public protocol WindowStyle {}

/// The default style.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A window without a frame and background.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  nonisolated public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar.
  nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a frame and background.
  nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The appearance of the toolbars of windows. See `Scene.windowToolbarStyle(_:)`.
public protocol WindowToolbarStyle {}

/// The default style.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The style with or without the title.
  nonisolated public init(showsTitle: Bool) {}
}

/// The toolbar beside the title, with smaller margins.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The style with or without the title.
  nonisolated public init(showsTitle: Bool) {}
}

/// The toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The toolbar beside the title.
  nonisolated public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// The toolbar beside the title, or without it.
  nonisolated public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The toolbar beside the title, with smaller margins.
  nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// The toolbar beside the title, with smaller margins, or without it.
  nonisolated public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The toolbar below the title.
  nonisolated public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
