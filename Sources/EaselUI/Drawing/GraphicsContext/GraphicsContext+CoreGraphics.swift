import EaselDrawing

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
