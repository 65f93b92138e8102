import EaselGeometry

/// The vertical measures of a font: positive, but for the leading, in the unit of their owner (points of a
/// `ResolvedFont`, ems of a `FontFace`).
public struct FontMetrics: Equatable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: CGFloat
  /// From the baseline down to the bottom of the line.
  public var descent: CGFloat
  /// What the font wants between the bottom of a line and the top of the next; negative where lines overlap.
  public var leading: CGFloat
  /// From the baseline down to the middle of an underline.
  public var underlineOffset: CGFloat
  public var underlineThickness: CGFloat
  /// From the baseline up to the middle of a line through the text.
  public var strikethroughOffset: CGFloat
  public var strikethroughThickness: CGFloat
  /// The height of a small letter without ascender.
  public var xHeight: CGFloat
  /// The height of a flat capital letter.
  public var capHeight: CGFloat

  /// Ascent, descent and leading together.
  public var lineHeight: CGFloat { ascent + descent + leading }

  /// What stands for the measures of a font where there is none; ems.
  static let placeholder = FontMetrics(
    ascent: 0.93, descent: 0.24, leading: 0, underlineOffset: 0.1, underlineThickness: 0.05,
    strikethroughOffset: 0.27, strikethroughThickness: 0.05, xHeight: 0.55, capHeight: 0.73)

  /// The measures at another size: each times `factor`.
  func scaled(by factor: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      underlineOffset: underlineOffset * factor, underlineThickness: underlineThickness * factor,
      strikethroughOffset: strikethroughOffset * factor,
      strikethroughThickness: strikethroughThickness * factor,
      xHeight: xHeight * factor, capHeight: capHeight * factor)
  }
}
