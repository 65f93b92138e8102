import EaselDrawing

/// A place to draw in, with the state that applies to the next draw.
///
/// A value: a copy has a state of its own and draws to the same layer, in the order of the calls. Drawing does not
/// change the context, so that a constant copy or a parameter can draw. A context that outlives the closure that it
/// was given to draws nowhere.
public struct GraphicsContext {
  /// The state as it is recorded with each draw; `opacity` and `blendMode` keep it up to date.
  var state: DrawingState
  let canvas: DrawingCanvas
  /// The layer that is drawn to.
  let recorder: FragmentRecorder

  /// Multiplies the alpha of each later draw by itself, 0...1.
  public var opacity: Double = 1 {
    didSet { state.opacity = Float(min(max(opacity.isNaN ? 1 : opacity, 0), 1)) }
  }

  /// How each later draw is put over what the layer shows.
  public var blendMode: BlendMode = .normal {
    didSet { state.mode = blendMode.compositeMode }
  }

  /// A context for the outermost layer of a canvas of `size` points.
  package init(
    recorder: FragmentRecorder, environment: EnvironmentValues, size: CGSize,
    symbols: @escaping (AnyHashable) -> ResolvedSymbol?
  ) {
    self.init(
      recorder: recorder, canvas: DrawingCanvas(environment: environment, size: size, symbols: symbols))
  }

  /// A context for the outermost layer of a canvas.
  init(recorder: FragmentRecorder, canvas: DrawingCanvas) {
    self.canvas = canvas
    self.recorder = recorder
    state = DrawingState()
  }

  /// A context for a new layer inside another: it inherits the transform alone.
  init(layerOf outer: GraphicsContext, recorder: FragmentRecorder) {
    canvas = outer.canvas
    self.recorder = recorder
    state = DrawingState(transform: outer.transform)
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { canvas.environment }
}

extension GraphicsContext {
  /// How a gradient goes on beyond its ends and how it mixes colours.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Starts anew at each end.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Runs back and forth; goes before `repeat`.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Mixes colours in proportion to light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// How a clip is combined.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps what lies outside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// How a filter calculates.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// On linear light instead of encoded colours.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How a blur treats edges and fine steps.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Divides by the blurred alpha, so that edges stay opaque; for opaque content.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Adds a little noise against visible bands.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a shadow is put together with what casts it.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Over the object instead of under it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without the object.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// A shadow of what is not covered by the object.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Object and shadow are put down one after the other, not as one picture.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }
}

extension GraphicsContext {
  /// From user space, in which coordinates of draws are given, to the space of the canvas. Lengths are points; the
  /// display's scale is no part of it.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Stretches what is drawn later about the origin of user space.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn later.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns what is drawn later about the origin of user space; a positive angle turns clockwise on screen.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Applies `matrix` to the points of later draws before what applies to them already.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

extension GraphicsContext {
  /// Lets `content` draw by CoreGraphics' calls, with y down and this context's transform and clips in force.
  ///
  /// Opacity, blend mode and filters of this context apply to what is drawn as a whole. Without any of them the draws go
  /// to this context's layer one by one, so that their own blend modes meet what is there. What `content` does to the
  /// state ends with it; the context that it was given draws nothing afterwards. When `content` throws, the layer shows
  /// what was drawn until then.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let bounds = CGRect(origin: .zero, size: canvas.size)
    if state.isPlain {
      let context = CGContext(recorder: recorder, state: state, bounds: bounds)
      defer { context.close() }
      return try content(context)
    }
    try drawLayer { layer in
      let context = CGContext(
        recorder: layer.recorder, state: layer.state, bounds: state.clip.boundingBox(in: bounds))
      defer { context.close() }
      try content(context)
    }
  }
}
