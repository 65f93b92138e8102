/// What a symbol carries in a corner: a disc with a symbol left out of it at the lower right, or a plain disc at the
/// upper right.
struct SymbolBadge {
  private let glyph: SymbolGlyph?

  init(_ glyph: SymbolGlyph?) { self.glyph = glyph }

  /// The badge on an area, which is clear around it.
  func area(on base: Path, lineWidth: CGFloat) -> Path {
    guard let glyph else { return put(CGPoint(x: 18.6, y: 5.6), radius: 3.2, on: base) { $0 } }
    let center = CGPoint(x: 18.6, y: 18.2)
    let sign = glyph.area(
      fitting: CGSize(width: 5.4, height: 5.8), around: center, lineWidth: 0.72 * lineWidth,
      largestScale: 0.5, widestLine: 3.6)
    return put(center, radius: 4.9, on: base) { $0.subtracting(sign) }
  }

  private func put(
    _ center: CGPoint, radius: CGFloat, on base: Path, change: (Path) -> Path
  ) -> Path {
    base.subtracting(disc(center, radius + 1.2)).union(change(disc(center, radius)))
  }

  private func disc(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
