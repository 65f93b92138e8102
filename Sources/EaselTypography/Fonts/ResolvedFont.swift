import EaselGeometry

/// A font that was found: a face at a size, leaned when it has to be to look as asked for.
public final class ResolvedFont: Sendable {
  /// What was asked for.
  public let descriptor: FontDescriptor
  public let face: FontFace
  /// Points.
  public let metrics: FontMetrics
  /// How far upright outlines are leaned to the right (x += slant * height) because the family has no italic; 0: not.
  public let slant: CGFloat

  /// Points per em.
  public var size: CGFloat { descriptor.size }
  /// Points per font unit.
  var scale: CGFloat { size / CGFloat(face.unitsPerEm) }

  init(descriptor: FontDescriptor, face: FontFace, isSlanted: Bool = false) {
    self.descriptor = descriptor
    self.face = face
    var metrics = face.metrics.scaled(by: descriptor.size)
    metrics.addLeading(descriptor.addedLeading * descriptor.size)
    self.metrics = metrics
    slant = isSlanted ? ResolvedFont.obliqueSlant : 0
  }

  /// The tangent of 12 degrees, the lean of most sans-serif obliques.
  private static let obliqueSlant: CGFloat = 0.2126
}
