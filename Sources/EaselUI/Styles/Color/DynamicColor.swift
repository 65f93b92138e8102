import EaselDrawing

/// A color that a closure of the program chooses. A class, to keep `Color` small; equal to itself only.
final class DynamicColor: Hashable, Sendable {
  /// Runs where colors are resolved: in views on the main actor, otherwise where the color is used. It is not sendable
  /// because UIKit does not demand it; the program is responsible for what it captures.
  nonisolated(unsafe) private let provider: (UITraitCollection) -> UIColor

  init(_ provider: @escaping (UITraitCollection) -> UIColor) { self.provider = provider }

  static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func paintColor(in theme: ColorTheme) -> PaintColor {
    Color(uiColor: provider(theme.traits)).paintColor(in: theme)
  }
}

/// Colors that depend on traits.
extension UIColor {
  /// Creates a color that depends on traits.
  ///
  /// In a view, it is the color for the environment of the view: for its color scheme, contrast, scale, layout direction,
  /// and whether it is on a sheet. The components and the drawing calls of UIKit use `UITraitCollection.current`.
  ///
  /// ```swift
  /// struct Card: View {
  ///   private static let surface = UIColor { traits in
  ///     traits.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : .white
  ///   }
  ///   var body: some View { Text("Card").padding().background(Color(uiColor: Card.surface)) }
  /// }
  /// ```
  ///
  /// - Parameter dynamicProvider: Returns the color for traits. It is called each time that the color is resolved. It may
  ///   return a color that depends on traits too, but not this color.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(Color(base: .dynamic(DynamicColor(dynamicProvider), opacity: 1)))
  }

  /// Returns the color for traits, the same in every environment. Traits that the collection does not state count as the
  /// light appearance on the background of the window.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    Color(self).constantPaint == nil ? UIColor(Color(self).resolved(with: traitCollection)) : self
  }

  /// The components for the current traits.
  var currentPaint: PaintColor {
    let color = Color(self)
    return color.constantPaint ?? color.paintColor(in: ColorTheme(.current))
  }
}

extension Color {
  /// The color for traits, the same in every environment.
  fileprivate func resolved(with traits: UITraitCollection) -> Color {
    Color(base: .constant(paintColor(in: ColorTheme(traits))))
  }
}

/// Colors of asset catalogs.
extension UIColor {
  /// Creates a color from a color set of an asset catalog, which is searched as `Color(_:bundle:)` does. Nil, with a line on
  /// standard error, if there is none. The color follows the appearance if the set has a variant for the dark one.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color from a color set of an asset catalog; see `init(named:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the color set.
  ///   - bundle: The bundle, which is searched before the other places; nil for the main bundle.
  ///   - traitCollection: The traits of the variant; see `resolvedColor(with:)`. Nil for a color that follows the appearance.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard NamedColors.shared.contains(ResourceName(name, bundle)) else { return nil }
    let color = Color(name, bundle: bundle)
    self.init(traitCollection.map { color.resolved(with: $0) } ?? color)
  }
}
