import EaselGeometry

/// A recorded drawing call with its state.
public struct DrawingCommand: Sendable {
  public enum Operation: Sendable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, isAntialiased: Bool, Paint)
    case glyphs(GlyphRun, origin: CGPoint, Paint)
    /// The commands of another drawing, in place. Only the transform and the clip of the state apply.
    case fragment(Fragment)
    /// Another drawing under a projection, which applies before the transform of the state.
    case projected(Fragment, ProjectionTransform)
    /// Another drawing as an isolated group: painted separately, filtered, then composited once.
    case layer(Fragment)
    /// A drawing that is used many times, as a layer. If it is costly to paint and upright, its position is rounded to a
    /// quarter of a pixel, so that its pixels can be cached.
    case symbol(Fragment)
    /// Another drawing as an isolated group that blends colors in its own color mode.
    case canvas(Fragment, DisplayList.ColorMode)
    /// Another drawing as an isolated group, clipped to the clip of the state, that may be painted asynchronously: until it
    /// is finished, a renderer may show the last pixels for the same identity. Other renderers paint it at once.
    case asynchronous(Fragment, PictureIdentity)
  }

  public var operation: Operation
  public var state: DrawingState

  @inlinable
  public init(operation: Operation, state: DrawingState) {
    self.operation = operation
    self.state = state
  }
}

/// The properties of a drawing call apart from its shape and paint.
public struct DrawingState: Sendable {
  /// From the user space of the call to the space of the fragment.
  public var transform: CGAffineTransform
  public var clip: ClipNode?
  /// The newest filter, which runs first.
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

  /// Whether a group needs no layer, because nothing but the transform and the clip applies to it.
  public var isPlain: Bool { filters == nil && opacity == 1 && mode == .normal }
}
