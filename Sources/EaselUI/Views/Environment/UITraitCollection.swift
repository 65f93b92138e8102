import Foundation

/// The conditions under which views are shown, as in UIKit: color scheme, scale, direction and sizes.
///
/// A collection can leave conditions unspecified. Dynamic colors receive a collection, and snapshots of views can use one.
///
/// ```swift
/// let card = UIColor { traits in
///   traits.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : .white
/// }
/// let inDark = card.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
/// ```
///
/// Deviation: this type is a structure, and there are no further traits.
public struct UITraitCollection: Hashable, Sendable {
  /// The color scheme.
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether the background is that of the window or of a surface in front of it.
  public private(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// The contrast that the user prefers.
  public private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// Pixels per point; 0 if it is unspecified.
  public private(set) var displayScale: CGFloat = 0
  /// The direction of layout.
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The preferred size of text.
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The class of the width.
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The class of the height.
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// Creates a collection that states nothing.
  public init() {}
  /// Creates a collection that states a color scheme.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  /// Creates a collection that states a level of the background.
  public init(userInterfaceLevel: UIUserInterfaceLevel) { self.userInterfaceLevel = userInterfaceLevel }
  /// Creates a collection that states a contrast.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }
  /// Creates a collection that states a number of pixels per point. A number that is not finite and positive counts as 0,
  /// which states nothing.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 0
  }
  /// Creates a collection that states a direction of layout.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
  /// Creates a collection that states a preferred size of text.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  /// Creates a collection that states a class of the width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }
  /// Creates a collection that states a class of the height.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }

  /// Creates a collection that states what any of the collections states; later ones take precedence.
  public init(traitsFrom collections: [UITraitCollection]) {
    for other in collections {
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
      if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
      if other.displayScale != 0 { displayScale = other.displayScale }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    }
  }

  /// Returns whether colors that depend on the traits can differ from those of another collection; true for nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }
}

extension UITraitCollection {
  /// Creates the collection of the values of an environment that colors can depend on. Sizes of texts and size classes are
  /// not among them.
  init(_ environment: EnvironmentValues) {
    userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
    userInterfaceLevel = environment.isElevated ? .elevated : .base
    accessibilityContrast = UIAccessibilityContrast(environment.colorSchemeContrast)
    displayScale = environment.displayScale
    layoutDirection = UITraitEnvironmentLayoutDirection(environment.layoutDirection)
  }

  /// Sets the values of an environment that the collection states, except the scale and the contrast.
  package func apply(to values: inout EnvironmentValues) {
    if let scheme = ColorScheme(userInterfaceStyle) { values.colorScheme = scheme }
    if userInterfaceLevel != .unspecified { values.isElevated = userInterfaceLevel == .elevated }
    if let direction = LayoutDirection(layoutDirection) { values.layoutDirection = direction }
    if let size = DynamicTypeSize(preferredContentSizeCategory) { values.dynamicTypeSize = size }
    if let sizeClass = UserInterfaceSizeClass(horizontalSizeClass) { values.horizontalSizeClass = sizeClass }
    if let sizeClass = UserInterfaceSizeClass(verticalSizeClass) { values.verticalSizeClass = sizeClass }
  }
}

extension UITraitCollection {
  /// The traits of this thread, by which colors give their components outside of views. Unless they are set, they are those
  /// of an environment with default values: the light appearance, and one pixel per point.
  ///
  /// Deviation: drawing a view does not set them.
  public static var current: UITraitCollection {
    get { CurrentTraits.ofThread.traits }
    set { CurrentTraits.ofThread.traits = newValue }
  }

  /// Calls a closure while this collection is the current one of the thread.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    defer { UITraitCollection.current = outer }
    UITraitCollection.current = self
    actions()
  }
}

/// The current traits of one thread.
private final class CurrentTraits {
  private static let key = "Easel.UITraitCollection"

  var traits = UITraitCollection(EnvironmentValues())

  /// Those of this thread.
  static var ofThread: CurrentTraits {
    let values = Thread.current.threadDictionary
    if let current = values[key] as? CurrentTraits { return current }
    let current = CurrentTraits()
    values[key] = current
    return current
  }
}
