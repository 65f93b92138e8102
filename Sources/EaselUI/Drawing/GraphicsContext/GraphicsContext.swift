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
