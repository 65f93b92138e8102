import EaselGeometry

/// What a filter does to a layer's pixels. Lengths are in the user space of its node.
public enum FilterOperation: Equatable, Sendable {
  /// A Gaussian of standard deviation `radius`; opaque: divided by the blurred alpha, edges stay opaque.
  case blur(radius: CGFloat, isOpaque: Bool, dithers: Bool)
  case shadow(Shadow)
  /// Straight colours times the matrix (rows red, green, blue, alpha; fifth column added).
  case colorMatrix([Float])
  /// Each component, alpha too, times the colour's.
  case colorMultiply(PaintColor)
  /// Alpha becomes the luminance, colour black.
  case luminanceToAlpha
  /// Pixels whose alpha lies in `minimum...maximum` get the colour, others become clear.
  case alphaThreshold(minimum: Float, maximum: Float, color: PaintColor)
  case projection(ProjectionTransform)

  /// A blurred, coloured copy of the source's alpha.
  public struct Shadow: Equatable, Sendable {
    public var color: PaintColor
    /// The standard deviation.
    public var radius: CGFloat
    public var offset: CGSize
    public var mode: CompositeMode
    public var isAbove: Bool
    public var isShadowOnly: Bool
    public var invertsAlpha: Bool
    public var disablesGroup: Bool

    public init(
      color: PaintColor, radius: CGFloat, offset: CGSize, mode: CompositeMode = .normal,
      isAbove: Bool = false,
      isShadowOnly: Bool = false, invertsAlpha: Bool = false, disablesGroup: Bool = false
    ) {
      self.color = color
      self.radius = radius
      self.offset = offset
      self.mode = mode
      self.isAbove = isAbove
      self.isShadowOnly = isShadowOnly
      self.invertsAlpha = invertsAlpha
      self.disablesGroup = disablesGroup
    }
  }
}

/// One filter and, by reference, those added before it. **The newest runs first**: walk from the head to the parents.
public final class FilterNode: Sendable {
  /// Filters that were added before this one and run after it.
  public let parent: FilterNode?
  public let operation: FilterOperation
  /// From the user space in force when the filter was added to the fragment's space.
  public let transform: CGAffineTransform
  /// True: the filter works on linear light.
  public let usesLinearColor: Bool
  /// Stands for this filter and its parents.
  public let hash: ContentHash

  public init(
    parent: FilterNode?, operation: FilterOperation, transform: CGAffineTransform,
    usesLinearColor: Bool = false
  ) {
    self.parent = parent
    self.operation = operation
    self.transform = transform
    self.usesLinearColor = usesLinearColor
    hash = FilterNode.hash(
      of: operation, after: parent?.hash ?? .zero, transform: transform, usesLinearColor: usesLinearColor)
  }

  /// The hash that a node has, without the node.
  package static func hash(
    of operation: FilterOperation, after parent: ContentHash = .zero,
    transform: CGAffineTransform = .identity, usesLinearColor: Bool
  ) -> ContentHash {
    var hasher = ContentHasher(seed: usesLinearColor ? 1 : 0)
    hasher.combine(parent)
    hasher.combine(transform)
    operation.hash(into: &hasher)
    return hasher.finish()
  }
}

extension FilterOperation {
  func hash(into hasher: inout ContentHasher) {
    switch self {
    case .blur(let radius, let isOpaque, let dithers):
      hasher.combine(UInt64(isOpaque ? 1 : 0) << 8 | UInt64(dithers ? 1 : 0) << 9 | 1)
      hasher.combine(radius)
    case .shadow(let shadow):
      hasher.combine(2)
      shadow.hash(into: &hasher)
    case .colorMatrix(let matrix):
      hasher.combine(3)
      for value in matrix { hasher.combine(value) }
    case .colorMultiply(let color):
      hasher.combine(4)
      hasher.combine(color)
    case .luminanceToAlpha:
      hasher.combine(5)
    case .alphaThreshold(let minimum, let maximum, let color):
      hasher.combine(6)
      hasher.combine(minimum)
      hasher.combine(maximum)
      hasher.combine(color)
    case .projection(let matrix):
      hasher.combine(7)
      hasher.combine(matrix)
    }
  }
}

extension FilterOperation.Shadow {
  func hash(into hasher: inout ContentHasher) {
    hasher.combine(color)
    hasher.combine(radius)
    hasher.combine(offset.width)
    hasher.combine(offset.height)
    let flags = [isAbove, isShadowOnly, invertsAlpha, disablesGroup].reduce(UInt64(0)) {
      $0 << 1 | ($1 ? 1 : 0)
    }
    hasher.combine(flags << 8 | UInt64(mode.rawValue))
  }
}
