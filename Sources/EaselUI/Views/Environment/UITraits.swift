/// A color scheme as UIKit has it, or none.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No statement, the light or the dark scheme.
  case unspecified, light, dark

  /// Creates the style of a color scheme; `unspecified` for nil.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case nil: self = .unspecified
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension ColorScheme {
  /// Creates the color scheme of a style of UIKit; nil for `unspecified`.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

/// The elevation of a background. The background colors of the dark appearance depend on it.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified elevation.
  case unspecified = -1
  /// The background of the window.
  case base
  /// A surface in front of the content of the window, such as a sheet.
  case elevated
}

/// A contrast between views and what is behind them, or no statement.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No statement.
  case unspecified = -1
  /// The contrast of the color scheme, or a higher one.
  case normal, high

  /// Creates the contrast of one of an environment; `unspecified` for nil.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case nil: self = .unspecified
    case .standard: self = .normal
    case .increased: self = .high
    }
  }
}

extension ColorSchemeContrast {
  /// Creates the contrast of one of UIKit; nil for `unspecified`.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .unspecified: return nil
    case .normal: self = .standard
    case .high: self = .increased
    }
  }
}

/// A direction of layout as UIKit has it, or no statement.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No statement.
  case unspecified = -1
  /// One of the two directions.
  case leftToRight, rightToLeft

  /// Creates the direction of one of an environment.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LayoutDirection {
  /// Creates the direction of one of UIKit; nil for `unspecified`.
  public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitEnvironmentLayoutDirection {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

/// A class of the width or height as UIKit has it, or no statement.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No statement, or one of the two classes.
  case unspecified, compact, regular

  /// Creates the class of one of an environment; `unspecified` for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case nil: self = .unspecified
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension UserInterfaceSizeClass {
  /// Creates the class of one of UIKit; nil for `unspecified`.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

/// A preferred size of text as UIKit has it, or no statement.
///
/// Deviation: this type is an enumeration without strings.
public enum UIContentSizeCategory: Sendable, CaseIterable {
  /// No statement.
  case unspecified
  /// A standard size.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// A size for accessibility.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge
}

extension DynamicTypeSize {
  /// Creates the size of one of UIKit; nil for `unspecified`.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    let index = UIContentSizeCategory.allCases.firstIndex(of: uiSizeCategory) ?? 0
    guard index > 0 else { return nil }
    self = DynamicTypeSize.allCases[index - 1]
  }
}
