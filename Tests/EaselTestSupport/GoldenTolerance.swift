/// How far a picture may be from its golden.
public struct GoldenTolerance: Sendable {
  /// No channel of any pixel may differ by more, 0...255.
  public var maximum: Int
  /// Channel differences up to this do not count, 0...255.
  public var negligible: Int
  /// The share of pixels that may differ by more than `negligible`, 0...1.
  public var share: Double

  public init(maximum: Int, negligible: Int = 0, share: Double = 1) {
    (self.maximum, self.negligible, self.share) = (maximum, negligible, share)
  }

  /// The same bytes.
  public static let exact = GoldenTolerance(maximum: 0)
  /// One rounding step anywhere: another order of the same arithmetic.
  public static let rounding = GoldenTolerance(maximum: 1)
  /// Rounding everywhere, and a little more on a few edge pixels: curves whose points come from libm, which may differ
  /// in the last bit between machines.
  public static let curves = GoldenTolerance(maximum: 16, negligible: 1, share: 0.002)
  /// Glyph edges of another FreeType or another version of a font: most edge pixels, by little.
  public static let text = GoldenTolerance(maximum: 96, negligible: 8, share: 0.01)
}
