import Testing

@testable import EaselUI

/// The conditions under which something is shown.
@Suite("Trait collections")
struct UITraitCollectionTests {
  @Test("A collection states what it was created with, and nothing else")
  func statements() {
    let none = UITraitCollection()
    #expect(none.userInterfaceStyle == .unspecified && none.displayScale == 0)
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
    #expect(UITraitCollection(userInterfaceStyle: .dark).layoutDirection == .unspecified)
    #expect(UITraitCollection(displayScale: 2).displayScale == 2)
    for scale in [-1, 0, CGFloat.nan, .infinity] { #expect(UITraitCollection(displayScale: scale) == none) }
    #expect(UITraitCollection(traitsFrom: []) == none)
  }

  @Test("Of several collections, the last one that states a trait counts")
  func combinations() {
    let traits = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(displayScale: 2), .init(accessibilityContrast: .high),
      .init(userInterfaceLevel: .elevated), .init(userInterfaceStyle: .light), .init(),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
    #expect(traits.accessibilityContrast == .high && traits.userInterfaceLevel == .elevated)
  }

  @Test("Colors can differ if the scheme, the level or the contrast does")
  func appearances() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let large = UITraitCollection(traitsFrom: [light, .init(displayScale: 3)])
    #expect(!light.hasDifferentColorAppearance(comparedTo: large))
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    let high = UITraitCollection(traitsFrom: [light, .init(accessibilityContrast: .high)])
    let raised = UITraitCollection(traitsFrom: [light, .init(userInterfaceLevel: .elevated)])
    #expect(light.hasDifferentColorAppearance(comparedTo: high))
    #expect(light.hasDifferentColorAppearance(comparedTo: raised))
  }

  @Test("Values of SwiftUI and UIKit convert into each other")
  func conversions() {
    for scheme in ColorScheme.allCases { #expect(ColorScheme(UIUserInterfaceStyle(scheme)) == scheme) }
    for contrast in ColorSchemeContrast.allCases {
      #expect(ColorSchemeContrast(UIAccessibilityContrast(contrast)) == contrast)
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(LayoutDirection(UITraitEnvironmentLayoutDirection(direction)) == direction)
    }
    for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
      #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(sizeClass)) == sizeClass)
    }
    let sizes = UIContentSizeCategory.allCases.dropFirst().map { DynamicTypeSize($0) }
    #expect(sizes == DynamicTypeSize.allCases.map { Optional($0) })
    #expect(ColorScheme(UIUserInterfaceStyle(nil)) == nil && DynamicTypeSize(.unspecified) == nil)
    #expect(ColorSchemeContrast(.unspecified) == nil && LayoutDirection(.unspecified) == nil)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(nil)) == nil)
    // The numbers of UIKit.
    #expect(UIUserInterfaceStyle.dark.rawValue == 2 && UIUserInterfaceLevel.elevated.rawValue == 1)
    #expect(UIAccessibilityContrast.high.rawValue == 1 && UIUserInterfaceSizeClass.regular.rawValue == 2)
    #expect(UITraitEnvironmentLayoutDirection.rightToLeft.rawValue == 1)
  }

  @Test("Each thread has its own current traits")
  func threads() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let style = await withCheckedContinuation { continuation in
      dark.performAsCurrent {
        Thread { continuation.resume(returning: UITraitCollection.current.userInterfaceStyle) }.start()
      }
    }
    #expect(style == .light)
  }
}
