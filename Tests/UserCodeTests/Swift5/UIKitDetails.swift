import SwiftUI

// More names of UIKit, as programs use them that import SwiftUI alone.

extension UIColor {
  /// A color with a variant for the dark appearance, as many programs have it.
  convenience init(light: UIColor, dark: UIColor) {
    self.init { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }

  static let card = UIColor(dynamicProvider: { (traits: UITraitCollection) -> UIColor in
    switch traits.userInterfaceStyle {
    case .dark: return UIColor(white: 0.2, alpha: 1)
    case .light, .unspecified: return .white
    }
  })
}

extension Color {
  static let card = Color(uiColor: .card)
  static let edge = Color(UIColor(light: .black, dark: .yellow))
}

/// A card whose colors follow the color scheme.
struct DynamicCard: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 4).fill(Color.card)
      .overlay(Rectangle().frame(width: 10).foregroundColor(.edge))
      .frame(width: 30, height: 20)
  }
}

/// A card in an appearance that is given as UIKit has it.
func card(in style: UIUserInterfaceStyle) -> some View {
  DynamicCard().environment(\.colorScheme, ColorScheme(style) ?? .light)
}

/// The style of UIKit for a color scheme, and none.
func styles(of scheme: ColorScheme) -> [UIUserInterfaceStyle] {
  [UIUserInterfaceStyle(scheme), UIUserInterfaceStyle(nil)]
}

/// The red component of a color for traits.
func redComponent(of color: UIColor, in style: UIUserInterfaceStyle) -> CGFloat {
  let traits = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: 2),
  ])
  var red: CGFloat = 0
  if UITraitCollection.current.hasDifferentColorAppearance(comparedTo: traits) {
    traits.performAsCurrent { color.getRed(&red, green: nil, blue: nil, alpha: nil) }
  } else {
    color.resolvedColor(with: traits).getRed(&red, green: nil, blue: nil, alpha: nil)
  }
  return red
}

/// A ring, drawn inside of padding.
func makeRing(in rect: CGRect) -> UIBezierPath {
  let padding = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
  let ring = UIBezierPath(ovalIn: rect.inset(by: padding))
  ring.append(UIBezierPath(ovalIn: rect.insetBy(dx: 8, dy: 8)).reversing())
  return ring
}

/// Symbols in sizes and weights.
func configuredSymbols() -> [UIImage?] {
  let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
  let star = UIImage(systemName: "star.fill", withConfiguration: large)
  return [
    star, star?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 12)),
    star?.applyingSymbolConfiguration(.init(pointSize: 20, weight: .light)),
    UIImage(
      systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30))),
    UIImage(systemName: "arrow.left")?.withHorizontallyFlippedOrientation(),
  ]
}

/// A bubble that grows with its text.
struct ChatBubble: View {
  var image: UIImage
  var text: String

  var body: some View {
    let caps = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    Text(text).padding()
      .background(Image(uiImage: image.resizableImage(withCapInsets: caps, resizingMode: .stretch)))
  }
}

/// Thumbnails of a picture, and a bitmap in another color space.
func thumbnails(of image: UIImage) async -> [UIImage?] {
  let size = CGSize(width: 8, height: 8)
  let other = image.cgImage?.copy(colorSpace: CGColorSpace(name: CGColorSpace.displayP3)!)
  return [
    image.preparingThumbnail(of: size), await image.byPreparingThumbnail(ofSize: size),
    image.resizableImage(withCapInsets: .zero), other.map { UIImage(cgImage: $0) },
  ]
}

/// Colors of asset catalogs, nil because there are none.
func missingColors() -> [UIColor?] {
  [UIColor(named: "none"), UIColor(named: "none", in: .main, compatibleWith: nil)]
}
