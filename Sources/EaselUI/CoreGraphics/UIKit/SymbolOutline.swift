import EaselTypography

/// What determines the size and the weight of a symbol as an image of UIKit. What is nil has its standard value.
struct SymbolOptions: Hashable, Sendable {
  /// The size of the text in points, within 0.01...100,000; by default 17.
  var pointSize: CGFloat?
  /// By default regular.
  var weight: FontWeight?
  /// By default medium.
  var scale: Image.Scale?

  /// The options with those of others in place of their own where the others have one.
  func applying(_ other: SymbolOptions) -> SymbolOptions {
    SymbolOptions(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale)
  }

  /// The size of an em in points.
  fileprivate var em: CGFloat { (pointSize ?? 17) * (scale ?? .medium).factor }
}

/// A symbol in one size, as images of UIKit have it.
struct SymbolOutline: Sendable {
  let name: String
  let options: SymbolOptions
  /// The area, in points from the upper left corner.
  private(set) var area: Path
  /// The size in points.
  let size: CGSize
  var color = UIColor.black
  private var isFlipped = false

  /// The symbol of a name; nil for unknown names.
  init?(_ name: String, _ options: SymbolOptions = SymbolOptions()) {
    let symbol = SystemSymbol.named(name, weight: (options.weight ?? .regular).value)
    guard symbol.isKnown else { return nil }
    let box = symbol.ink.insetBy(dx: -SystemSymbol.margin, dy: -SystemSymbol.margin)
    let unit = options.em / SymbolGlyph.unitsPerEm
    (self.name, self.options) = (name, options)
    size = CGSize(width: box.width * unit, height: box.height * unit)
    area = symbol.area.applying(
      CGAffineTransform(scaleX: unit, y: unit).translatedBy(x: -box.minX, y: -box.minY))
  }

  /// The symbol in the same color and direction with other options.
  func with(_ options: SymbolOptions) -> SymbolOutline {
    guard options != self.options, var outline = SymbolOutline(name, options) else { return self }
    if isFlipped { outline = outline.flipped }
    outline.color = color
    return outline
  }

  /// The symbol with left and right exchanged.
  var flipped: SymbolOutline {
    var outline = self
    outline.isFlipped.toggle()
    outline.area = area.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    return outline
  }

  /// The symbol as a view, in its color.
  var view: Image {
    let (area, color) = (area, Color(uiColor: color))
    return Image(size: size) { context in context.fill(area, with: .color(color)) }
  }
}
