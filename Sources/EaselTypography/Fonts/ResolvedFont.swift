import EaselGeometry

/// A font that was found: a face at a size, with what has to be done to its outlines to look as asked for.
public final class ResolvedFont: Sendable {
  /// What was asked for.
  public let descriptor: FontDescriptor
  public let face: FontFace
  /// Points.
  public let metrics: FontMetrics
  /// How far upright outlines are leaned to the right (x += slant * height) because the family has no italic; 0: not.
  public let slant: CGFloat
  /// By how many points outlines are thickened because the family has no bold; 0: not.
  public let embolden: CGFloat

  /// Points per em.
  public var size: CGFloat { descriptor.size }
  /// Points per font unit.
  var scale: CGFloat { size / CGFloat(face.unitsPerEm) }

  init(descriptor: FontDescriptor, face: FontFace, synthesis: Synthesis) {
    self.descriptor = descriptor
    self.face = face
    var metrics = face.metrics.scaled(by: descriptor.size)
    metrics.addLeading(descriptor.addedLeading * descriptor.size)
    self.metrics = metrics
    slant = synthesis.isSlanted ? Synthesis.slant : 0
    embolden = synthesis.isEmboldened ? Synthesis.thickening * descriptor.size : 0
  }

  /// What is done to a face that lacks the style asked for.
  struct Synthesis: Hashable, Sendable {
    var isSlanted = false
    var isEmboldened = false

    /// The tangent of 12 degrees, the lean of most sans-serif obliques.
    static let slant: CGFloat = 0.2126
    /// Ems; what FreeType takes for its own emboldening.
    static let thickening: CGFloat = 1.0 / 24
  }
}
