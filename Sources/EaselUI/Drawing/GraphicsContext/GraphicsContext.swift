import EaselDrawing

/// An immediate-mode drawing destination with the state that applies to later draws.
///
/// A context has value semantics: a copy has its own state and draws to the same layer, in the order of the
/// calls. Drawing does not mutate the context, so a constant copy or a parameter can draw. A context has no
/// effect after the closure that received it returns.
///
/// ```swift
/// Canvas { context, size in
///   var rotated = context
///   rotated.translateBy(x: size.width / 2, y: size.height / 2)
///   rotated.rotate(by: .degrees(30))
///   rotated.opacity = 0.5
///   rotated.fill(Path(CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(.red))
/// }
/// ```
public struct GraphicsContext {
  /// The state recorded with each draw. `opacity` and `blendMode` update it.
  var state: DrawingState
  let canvas: DrawingCanvas
  /// The layer that the context draws to.
  let recorder: FragmentRecorder

  /// Multiplies the alpha of each later draw. Clamped to 0...1; NaN counts as 1.
  public var opacity: Double = 1 {
    didSet { state.opacity = Float(min(max(opacity.isNaN ? 1 : opacity, 0), 1)) }
  }

  /// How each later draw is composited with the contents of the layer.
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

  /// A context for a nested layer, which inherits only the transform.
  init(layerOf outer: GraphicsContext, recorder: FragmentRecorder) {
    canvas = outer.canvas
    self.recorder = recorder
    state = DrawingState(transform: outer.transform)
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { canvas.environment }
}

extension GraphicsContext {
  /// How a gradient continues beyond its ends and interpolates colors.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats the gradient beyond its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Repeats the gradient with every second copy reversed; takes precedence over `repeat`.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Interpolates colors in linear light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// How a clip is combined with the current one.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the area outside the clip shape.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// How a filter computes colors.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Computes in linear light instead of gamma-encoded colors.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How a blur treats edges and gradients.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Divides by the blurred alpha, so that the edges of opaque content stay opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Adds a little noise to hide banding.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a shadow is composited with the content that casts it.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow above the content instead of below it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Draws only the shadow, without the content.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Makes the shadow from the area that the content does not cover.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Composites content and shadow one after the other instead of as a group.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }
}

extension GraphicsContext {
  /// The transform from user space, in which coordinates are given, to canvas space. Lengths are in points;
  /// the display's scale factor is not part of it.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Scales later draws about the origin of user space.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Translates later draws by a distance in user space.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates later draws about the origin of user space; a positive angle rotates clockwise on screen.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Prepends `matrix` to the transform: it applies to the points of later draws
  /// before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

extension GraphicsContext {
  /// Calls `content` with a CoreGraphics context that has y down and this context's transform and clips.
  ///
  /// This context's opacity, blend mode and filters apply once to all draws of `content` together. If none of
  /// them is set, the draws go directly to this context's layer, so that their own blend modes blend with its
  /// contents. Changes of state end with the closure, and so does the context: it draws nothing afterwards.
  /// If `content` throws, the draws before the error are kept.
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
