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

  @inline(__always)
  func hash(into hasher: inout ContentHasher) {
    switch self {
    case .solid(let color):
      hasher.combine(color)
    case .gradient(let gradient):
      hasher.combine(gradient.hash)
      hasher.combine(2)
    case .image(let source):
      hasher.combine(source.hash)
      hasher.combine(3)
    case .backdrop:
      hasher.combine(4)
    }
  }
}

extension ContentHasher {
  @inline(__always)
  mutating func combine(_ color: PaintColor) {
    let c = color.components
    // Adding 0 turns -0 into 0; every NaN becomes the same.
    let bits = unsafeBitCast((c + 0).replacing(with: .nan, where: c .!= c), to: SIMD2<UInt64>.self)
    combine(bits.x, bits.y)
  }
}
