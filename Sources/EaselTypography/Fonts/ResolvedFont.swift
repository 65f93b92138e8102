import EaselGeometry

/// A font that was found: a face at a size, leaned when it has to be to look as asked for.
public final class ResolvedFont: Sendable {
  /// What was asked for.
  public let descriptor: FontDescriptor
  public let face: FontFace
  /// Points per em of the outlines. Other than that of the descriptor where the face stands for a system font whose
  /// letters are of another height.
  public let size: CGFloat
  /// Points.
  public let metrics: FontMetrics
  /// Points that are added after each character.
  let tracking: CGFloat
  /// Whether glyphs change with their neighbours as the face's `calt` feature says.
  let usesContextualAlternates: Bool
  /// How far upright outlines are leaned to the right (x += slant * height) because the family has no italic; 0: not.
  public let slant: CGFloat

  /// Points per font unit.
  var scale: CGFloat { size / CGFloat(face.unitsPerEm) }

  /// - Parameter fitting: How the face is set where it stands for a system font.
  init(
    descriptor: FontDescriptor, face: FontFace, isSlanted: Bool = false, fitting: FontFitting? = nil
  ) {
    self.descriptor = descriptor
    self.face = face
    size = descriptor.size * (fitting?.scale(of: face) ?? 1)
    tracking = descriptor.size * (fitting?.tracking(descriptor) ?? 0)
    usesContextualAlternates = fitting?.usesContextualAlternates ?? true
    var metrics = face.metrics.scaled(by: size)
    if let fitting {
      metrics.ascent = fitting.ascent * descriptor.size
      metrics.descent = fitting.descent * descriptor.size
      metrics.leading = 0
    }
    metrics.leading += descriptor.addedLeading * descriptor.size
    self.metrics = metrics
    slant = isSlanted ? ResolvedFont.obliqueSlant : 0
  }

  /// The tangent of 12 degrees, the lean of most sans-serif obliques.
  private static let obliqueSlant: CGFloat = 0.2126
}

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
