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
