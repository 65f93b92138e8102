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

nonisolated extension View {
  /// Adds `amount` to red, green and blue of the view.
  public func brightness(_ amount: Double) -> some View { modifier(LayerEffect(filter: .brightness(amount))) }

  /// 0 makes the view middle grey, 1 leaves it, more sets light and dark further apart.
  public func contrast(_ amount: Double) -> some View { modifier(LayerEffect(filter: .contrast(amount))) }

  /// 0 makes the view grey, 1 leaves it, more makes it more vivid; less than 0 is taken as 0.
  public func saturation(_ amount: Double) -> some View { modifier(LayerEffect(filter: .saturation(amount))) }

  /// 0 leaves the view, 1 gives it the grey of the same luminance.
  public func grayscale(_ amount: Double) -> some View { modifier(LayerEffect(filter: .grayscale(amount))) }

  /// Turns the hue of the view, luminance kept.
  public func hueRotation(_ angle: Angle) -> some View { modifier(LayerEffect(filter: .hueRotation(angle))) }

  /// Gives each colour of the view its complement.
  public func colorInvert() -> some View { modifier(LayerEffect(filter: .inversion)) }

  /// Makes the view transparent where it is dark, and black.
  public func luminanceToAlpha() -> some View { modifier(LayerEffect(filter: .luminanceToAlpha)) }
}
