import EaselGeometry
import EaselPixels

/// What colours the inside of a shape.
public enum Paint: Equatable, Sendable {
  case solid(PaintColor)
  case gradient(GradientPaint)
  case image(ImagePaintSource)
  /// What the layer shows below the command, at the same place.
  case backdrop

  var isBackdrop: Bool {
    if case .backdrop = self { true } else { false }
  }

  func hash(into hasher: inout ContentHasher) {
    switch self {
    case .solid(let color):
      hasher.combine(1)
      hasher.combine(color)
    case .gradient(let gradient):
      hasher.combine(2)
      hasher.combine(gradient.hash)
    case .image(let source):
      hasher.combine(3)
      hasher.combine(source.hash)
    case .backdrop:
      hasher.combine(4)
    }
  }
}

extension ContentHasher {
  mutating func combine(_ color: PaintColor) {
    combine(
      UInt64(color.components.x.canonicalBitPattern) << 32 | UInt64(color.components.y.canonicalBitPattern))
    combine(
      UInt64(color.components.z.canonicalBitPattern) << 32 | UInt64(color.components.w.canonicalBitPattern))
  }
}

extension Float {
  /// The bits with -0 taken as 0 and every NaN as the same one.
  var canonicalBitPattern: UInt32 { self == 0 ? 0 : isNaN ? 0x7fc0_0000 : bitPattern }
}
