/// The text size that the user prefers: the older form of `DynamicTypeSize`.
///
/// ```swift
/// Text("Large").environment(\.sizeCategory, .accessibilityLarge)
/// ```
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
  /// A standard size, from the smallest to the largest.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// An accessibility size, larger than the standard sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension EnvironmentValues {
  /// The text size that the user prefers: the older form of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }
}
