import EaselGeometry

/// The result of a font request: a face at a size, slanted if the family has no italic.
///
/// ```swift
/// import EaselTypography
///
/// func baseline(of descriptor: FontDescriptor) -> Double {
///   FontLibrary.shared.font(for: descriptor).metrics.ascent
/// }
/// ```
public final class ResolvedFont: Sendable {
  /// The request.
  public let descriptor: FontDescriptor
  /// The face.
  public let face: FontFace
  /// The size of the outlines in points per em. It differs from the descriptor's size if the face replaces a
  /// system font with another cap height.
  public let size: CGFloat
  /// The metrics in points.
  public let metrics: FontMetrics
  /// The tracking after each character, in points.
  let tracking: CGFloat
  /// Whether the face's `calt` feature (contextual alternates) is on.
  let usesContextualAlternates: Bool
  /// The slant that is applied to upright outlines (x += slant * height) because the family has no italic; 0
  /// for none.
  public let slant: CGFloat

  /// The number of points per font unit.
  var scale: CGFloat { size / CGFloat(face.unitsPerEm) }

  /// - Parameter fitting: The adjustments to the face if it replaces a system font.
  init(
    descriptor: FontDescriptor, face: FontFace, isSlanted: Bool = false, fitting: SystemFontAdjustment? = nil
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

  /// The tangent of 12 degrees, the slant of most sans-serif obliques.
  private static let obliqueSlant: CGFloat = 0.2126
}

/// The vertical metrics of a font, in points for a `ResolvedFont` and in ems for a `FontFace`. All are
/// positive, apart from the leading.
///
/// ```swift
/// import EaselTypography
///
/// func textHeight(lines: Int, metrics: FontMetrics) -> Double {
///   Double(lines) * metrics.lineHeight - metrics.leading
/// }
/// ```
public struct FontMetrics: Equatable, Sendable {
  /// The distance from the baseline up to the top of the line.
  public var ascent: CGFloat
  /// The distance from the baseline down to the bottom of the line.
  public var descent: CGFloat
  /// The font's distance from the bottom of a line to the top of the next; negative if lines overlap.
  public var leading: CGFloat
  /// The distance from the baseline down to the middle of an underline.
  public var underlineOffset: CGFloat
  /// The thickness of an underline.
  public var underlineThickness: CGFloat
  /// The distance from the baseline up to the middle of a strikethrough line.
  public var strikethroughOffset: CGFloat
  /// The thickness of a strikethrough line.
  public var strikethroughThickness: CGFloat
  /// The height of a lowercase letter without ascender.
  public var xHeight: CGFloat
  /// The height of a flat capital letter.
  public var capHeight: CGFloat

  /// The sum of ascent, descent and leading.
  public var lineHeight: CGFloat { ascent + descent + leading }

  /// Default metrics for faces without valid ones, in ems.
  static let placeholder = FontMetrics(
    ascent: 0.93, descent: 0.24, leading: 0, underlineOffset: 0.1, underlineThickness: 0.05,
    strikethroughOffset: 0.27, strikethroughThickness: 0.05, xHeight: 0.55, capHeight: 0.73)

  /// The metrics multiplied by a factor.
  func scaled(by factor: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      underlineOffset: underlineOffset * factor, underlineThickness: underlineThickness * factor,
      strikethroughOffset: strikethroughOffset * factor,
      strikethroughThickness: strikethroughThickness * factor,
      xHeight: xHeight * factor, capHeight: capHeight * factor)
  }
}
