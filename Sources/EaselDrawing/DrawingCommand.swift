import EaselGeometry

/// One recorded drawing call with the state that was in force.
public struct DrawingCommand: Sendable {
  public enum Operation: Sendable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, isAntialiased: Bool, Paint)
    case glyphs(GlyphRun, origin: CGPoint, Paint)
    /// Another drawing, as if its commands stood here: only transform and clip of the state apply.
    case fragment(Fragment)
    /// Another drawing through a projective map, which acts before the state's transform.
    case projected(Fragment, ProjectionTransform)
    /// Another drawing as an isolated group: rasterized alone, filtered, then put down once.
    case layer(Fragment)
    /// Another drawing that is drawn many times, as a layer. One that is much work is put on the nearest quarter of a
    /// pixel when it is upright, so that its pixels can be used again.
    case symbol(Fragment)
    /// Another drawing as an isolated group that blends its colours in a mode of its own.
    case canvas(Fragment, DisplayList.ColorMode)
    /// Another drawing as an isolated group, cut to the clip of the state, that may come late: a renderer with time to
    /// lose may show the last picture of the identity until this one is ready. All others draw it at once.
    case asynchronous(Fragment, LayerIdentity)
  }

  public var operation: Operation
  public var state: DrawingState

  @inlinable
  public init(operation: Operation, state: DrawingState) {
    self.operation = operation
    self.state = state
  }
}

/// What applies to a drawing call besides its shape and paint.
public struct DrawingState: Sendable {
  /// From the user space of the call to the fragment's space.
  public var transform: CGAffineTransform
  public var clip: ClipNode?
  /// The newest filter; it runs first.
  public var filters: FilterNode?
  /// 0...1.
  public var opacity: Float
  public var mode: CompositeMode

  @inlinable
  public init(
    transform: CGAffineTransform = .identity, clip: ClipNode? = nil, filters: FilterNode? = nil,
    opacity: Float = 1,
    mode: CompositeMode = .normal
  ) {
    self.transform = transform
    self.clip = clip
    self.filters = filters
    self.opacity = opacity
    self.mode = mode
  }

  /// True when a group needs no layer of its own: nothing but transform and clip applies to it.
  public var isPlain: Bool { filters == nil && opacity == 1 && mode == .normal }
}

/// How a source is put over what is there; the numbers are those of `GraphicsContext.BlendMode` and `CGBlendMode`.
///
/// S and D are premultiplied source and destination, Sa and Da their alphas.
public enum CompositeMode: UInt8, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop
  case xor, plusDarker, plusLighter

  /// True when a layer in this mode changes pixels where it has no content: it acts on its whole clip.
  public var affectsUncoveredPixels: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

/// One clip and, by reference, all those that it is intersected with: an immutable list that grows at its head.
public final class ClipNode: Sendable {
  public enum Shape: Sendable {
    /// The inside of a path.
    case path(Path, FillStyle)
    /// The alpha of a fragment, times `opacity`.
    case layer(Fragment, opacity: Float)
  }

  public let parent: ClipNode?
  public let shape: Shape
  /// From the shape's space, as it was when the clip was made, to the fragment's space.
  public let transform: CGAffineTransform
  /// True: the outside of the shape is kept, coverage is 1 - coverage.
  public let isInverse: Bool
  /// Stands for this clip and all its parents.
  public let hash: ContentHash

  public init(parent: ClipNode?, shape: Shape, transform: CGAffineTransform, isInverse: Bool = false) {
    self.parent = parent
    self.shape = shape
    self.transform = transform
    self.isInverse = isInverse
    var hasher = ContentHasher(seed: isInverse ? 1 : 0)
    hasher.combine(parent?.hash ?? .zero)
    hasher.combine(transform)
    switch shape {
    case .path(let path, let style):
      hasher.combine(path)
      hasher.combine(style)
    case .layer(let fragment, let opacity):
      hasher.combine(fragment.hash)
      hasher.combine(opacity)
    }
    hash = hasher.finish()
  }
}
