import EaselUI

/// The conditions under which a snapshot of a view is taken; unset ones have their usual values.
///
/// It has the initializers of UIKit's class that snapshots of views use.
///
/// ```swift
/// import EaselTesting
/// import SwiftUI
///
/// let traits = UITraitCollection(traitsFrom: [
///   UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
/// ])
/// ```
public struct UITraitCollection: Sendable {
  /// The color scheme.
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Pixels per point; 0 for 1.
  public private(set) var displayScale: CGFloat = 0
  /// The direction of layout.
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The preferred size of text.
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The class of the width.
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The class of the height.
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// Usual conditions.
  public init() {}
  /// A color scheme.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  /// Pixels per point.
  public init(displayScale: CGFloat) { self.displayScale = displayScale }
  /// A direction of layout.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
  /// A preferred size of text.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  /// A class of the width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }
  /// A class of the height.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }

  /// The conditions of all collections; later ones take precedence.
  public init(traitsFrom collections: [UITraitCollection]) {
    for other in collections {
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.displayScale != 0 { displayScale = other.displayScale }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    }
  }

  /// Sets the values of the environment for the conditions that are set.
  func apply(to values: inout EnvironmentValues) {
    if userInterfaceStyle != .unspecified {
      values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    }
    if layoutDirection != .unspecified {
      values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let size = preferredContentSizeCategory.size { values.dynamicTypeSize = size }
    if let sizeClass = horizontalSizeClass.sizeClass { values.horizontalSizeClass = sizeClass }
    if let sizeClass = verticalSizeClass.sizeClass { values.verticalSizeClass = sizeClass }
  }
}

/// A color scheme, or none.
public enum UIUserInterfaceStyle: Sendable {
  /// The usual, the light or the dark scheme.
  case unspecified, light, dark
}

/// A direction of layout, or none.
public enum UITraitEnvironmentLayoutDirection: Sendable {
  /// The usual direction, or one of the two.
  case unspecified, leftToRight, rightToLeft
}

/// A class of the width or height, or none.
public enum UIUserInterfaceSizeClass: Sendable {
  /// The class that follows from the size, or one of the two.
  case unspecified, compact, regular

  fileprivate var sizeClass: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

/// A preferred size of text, or none.
public enum UIContentSizeCategory: Sendable, CaseIterable {
  /// The usual size.
  case unspecified
  /// A standard size.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// A size for accessibility.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  fileprivate var size: DynamicTypeSize? {
    let index = UIContentSizeCategory.allCases.firstIndex(of: self) ?? 0
    return index == 0 ? nil : DynamicTypeSize.allCases[index - 1]
  }
}
