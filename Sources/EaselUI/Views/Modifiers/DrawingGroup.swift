import EaselDrawing

/// Draws a view as one picture that is cut to its box.
struct DrawingGroupEffect {
  let isOpaque: Bool
}

@MainActor extension DrawingGroupEffect: DrawingModifier {
  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    let bounds = Path(CGRect(origin: frame.shift, size: frame.size))
    let picture = FragmentRecorder()
    if isOpaque {
      picture.fill(bounds, style: FillStyle(), paint: .solid(.black), state: DrawingState())
    }
    picture.append(.fragment(content), state: DrawingState())
    let clip = ClipNode(parent: nil, shape: .path(bounds, FillStyle()), transform: .identity)
    recorder.append(.layer(picture.finish()), state: DrawingState(clip: clip))
  }
}

nonisolated extension View {
  /// Draws the view as one picture that is cut to its box; an opaque one lies on black. Colours are blended as around
  /// the view, whatever the mode.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(DrawingGroupEffect(isOpaque: opaque))
  }

  /// Changes nothing: views inside an animated one move with it here in any case.
  public func geometryGroup() -> some View { self }
}
