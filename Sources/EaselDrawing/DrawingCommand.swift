import EaselGeometry

/// A recorded drawing call with the state that applies to it.
///
/// ```swift
/// import EaselDrawing
///
/// func opacities(of fragment: Fragment) -> [Float] {
///   fragment.commands.map(\.state.opacity)
/// }
/// ```
public struct DrawingCommand: Sendable {
  /// The kinds of drawing calls, with their arguments.
  public enum Operation: Sendable {
    /// Fills a path.
    case fill(Path, FillStyle, Paint)
    /// Strokes a path.
    case stroke(Path, StrokeStyle, isAntialiased: Bool, Paint)
    /// Draws a glyph run whose origin is at `origin`.
    case glyphs(GlyphRun, origin: CGPoint, Paint)
    /// Draws the commands of another fragment in place: only transform and clip of the state apply.
    case fragment(Fragment)
    /// Draws another fragment as a layer, through a projective transform that is applied before the state's transform.
    case projected(Fragment, ProjectionTransform)
    /// Draws another fragment as an isolated group: it is rasterized separately, filtered and composited
    /// once.
    case layer(Fragment)
    /// Draws another fragment, which occurs many times, as a layer. An expensive one whose transform only
    /// scales and translates is positioned on the nearest quarter of a pixel, so that its pixels can be
    /// cached.
    case symbol(Fragment)
    /// Draws another fragment as an isolated group that blends colors in the given mode.
    case canvas(Fragment, DisplayList.ColorMode)
    /// Draws another fragment as an isolated group, clipped by the state's clip, that may be rendered
    /// asynchronously: an interactive renderer may show the last rendering of the identity until this one is
    /// ready. Other renderers draw it immediately.
    case asynchronous(Fragment, LayerIdentity)
  }

  /// The drawing call.
  public var operation: Operation
  /// The state that applies to the call.
  public var state: DrawingState

  /// Creates a command.
  @inlinable
  public init(operation: Operation, state: DrawingState) {
    self.operation = operation
    self.state = state
  }
}

/// The parameters of a drawing call besides its shape and paint.
///
/// ```swift
/// import EaselDrawing
///
/// func halfSize() -> DrawingState {
///   DrawingState(transform: CGAffineTransform(scaleX: 0.5, y: 0.5), opacity: 0.8)
/// }
/// ```
public struct DrawingState: Sendable {
  /// The transform from the user space of the call to the fragment's space.
  public var transform: CGAffineTransform
  /// The clip; nil for none.
  public var clip: ClipNode?
  /// The most recently added filter, which is applied first; nil for none.
  public var filters: FilterNode?
  /// The opacity, in 0...1.
  public var opacity: Float
  /// The blend mode.
  public var mode: CompositeMode

  /// Creates a state; by default, one without effect.
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

  /// Whether a group in this state needs no layer, because only transform and clip apply to it.
  public var isPlain: Bool { filters == nil && opacity == 1 && mode == .normal }
}

/// The operator that combines a source with the pixels below it. The raw values are those of
/// `GraphicsContext.BlendMode` and `CGBlendMode`.
///
/// In the formulas S is the source and D the destination, both premultiplied, and Sa and Da are their alphas. The modes from
/// `multiply` to `luminosity` give S (1 - Da) + D (1 - Sa) + Sa Da B, where B is a function of the colors without alpha.
public enum CompositeMode: UInt8, CaseIterable, Sendable {
  /// S + D (1 - Sa).
  case normal
  /// B is the product of both colors.
  case multiply
  /// B is the complement of the product of the complements.
  case screen
  /// B multiplies or screens, depending on the destination.
  case overlay
  /// B is the smaller of each component.
  case darken
  /// B is the larger of each component.
  case lighten
  /// B brightens the destination to reflect the source.
  case colorDodge
  /// B darkens the destination to reflect the source.
  case colorBurn
  /// B darkens or lightens, depending on the source, as a diffuse light would.
  case softLight
  /// B multiplies or screens, depending on the source.
  case hardLight
  /// B is the absolute difference of both colors.
  case difference
  /// B is as in `difference`, with less contrast.
  case exclusion
  /// B has the hue of the source, and the saturation and luminosity of the destination.
  case hue
  /// B has the saturation of the source, and the hue and luminosity of the destination.
  case saturation
  /// B has the hue and saturation of the source, and the luminosity of the destination.
  case color
  /// B has the luminosity of the source, and the hue and saturation of the destination.
  case luminosity
  /// 0.
  case clear
  /// S.
  case copy
  /// S Da.
  case sourceIn
  /// S (1 - Da).
  case sourceOut
  /// S Da + D (1 - Sa).
  case sourceAtop
  /// S (1 - Da) + D.
  case destinationOver
  /// D Sa.
  case destinationIn
  /// D (1 - Sa).
  case destinationOut
  /// S (1 - Da) + D Sa.
  case destinationAtop
  /// S (1 - Da) + D (1 - Sa).
  case xor
  /// For opaque colors max(0, 1 - ((1 - S) + (1 - D))): the distances from white are added.
  case plusDarker
  /// min(1, S + D).
  case plusLighter

  /// Whether a layer in this mode changes pixels that it does not cover: it then affects its whole clip.
  public var affectsUncoveredPixels: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// Whether the mode may reduce the alpha of an opaque destination.
  package var lowersAlpha: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: true
    default: false
    }
  }
}

/// A clip, and a reference to the clips with which it is intersected: an immutable linked list that grows at
/// its head.
///
/// A list of more than `largestCount` clips is one empty clip, through which nothing is drawn.
///
/// ```swift
/// import EaselDrawing
///
/// func circularClip(in rect: CGRect) -> ClipNode {
///   ClipNode(parent: nil, shape: .path(Path(ellipseIn: rect), FillStyle()), transform: .identity)
/// }
/// ```
public final class ClipNode: Sendable {
  /// The shape of a clip.
  public enum Shape: Sendable {
    /// The inside of a path.
    case path(Path, FillStyle)
    /// The alpha of a fragment, multiplied by `opacity`.
    case layer(Fragment, opacity: Float)
  }

  /// The clip with which this one is intersected; nil for none.
  public let parent: ClipNode?
  /// The shape, in its own space.
  public let shape: Shape
  /// The transform from the shape's space, at the time the clip was made, to the fragment's space.
  public let transform: CGAffineTransform
  /// Whether to keep the outside of the shape: coverage is 1 - coverage.
  public let isInverse: Bool
  /// The hash of this clip and all its parents.
  public let hash: ContentHash
  /// The number of clips in the list.
  let count: Int
  /// The depth of the masks in the list: that of a mask, and 1 for each clip before it; 0 if there is none.
  let maskDepth: Int

  /// The largest number of clips in a list: each pixel that is drawn passes through all of them.
  package static let largestCount = 512

  /// Creates a clip that is intersected with `parent` and its parents.
  public init(parent: ClipNode?, shape: Shape, transform: CGAffineTransform, isInverse: Bool = false) {
    let isFull = parent.map { $0.count >= ClipNode.largestCount } ?? false
    if isFull {
      ProblemLog.report(
        "more than \(ClipNode.largestCount) clips are intersected; what is drawn through them is left out")
    }
    let (parent, shape) = isFull ? (nil, Shape.path(Path(), FillStyle())) : (parent, shape.nestable)
    let isInverse = isInverse && !isFull
    count = isFull ? ClipNode.largestCount : (parent?.count ?? 0) + 1
    let parentDepth = parent?.maskDepth ?? 0
    maskDepth = max(parentDepth > 0 ? parentDepth + 1 : 0, shape.maskDepth)
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

extension ClipNode.Shape {
  /// The shape, with an empty mask in place of one that is nested too deep.
  fileprivate var nestable: Self {
    if case .layer(let fragment, let opacity) = self {
      .layer(fragment.nestable, opacity: opacity)
    } else {
      self
    }
  }

  fileprivate var maskDepth: Int {
    if case .layer(let fragment, _) = self { fragment.depth } else { 0 }
  }
}
