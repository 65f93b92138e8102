import EaselDrawing

/// Draws a view into one layer that is clipped to its box.
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
  /// Draws the view into one layer that is clipped to its box. An opaque layer has a black background. The
  /// color mode has no effect: colors are blended as in the surrounding views.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(DrawingGroupEffect(isOpaque: opaque))
  }

  /// Moves the views inside with the movement of this view.
  ///
  /// In SwiftUI the place of each view in the window is animated by itself, so that a view that is inserted during
  /// the movement of its container starts at the end of the movement, unless the container is a group. Here each view
  /// is placed in its container, and only the container moves.
  ///
  /// Has no effect: descendants of an animated view always move with it here.
  public func geometryGroup() -> some View { self }
}

nonisolated extension View {
  /// Adds `amount`, -1...1, to the red, green and blue components of the view. An amount that is not finite
  /// has no effect.
  public func brightness(_ amount: Double) -> some View { modifier(LayerEffect(filter: .brightness(amount))) }

  /// Changes the contrast of the view: 0 gives middle gray, 1 leaves the colors unchanged, larger amounts
  /// increase the contrast. An amount that is not finite has no effect.
  public func contrast(_ amount: Double) -> some View { modifier(LayerEffect(filter: .contrast(amount))) }

  /// Changes the saturation of the view: 0 gives gray, 1 leaves the colors unchanged, larger amounts increase
  /// the saturation. Negative amounts count as 0.
  public func saturation(_ amount: Double) -> some View { modifier(LayerEffect(filter: .saturation(amount))) }

  /// Removes color from the view: 0 leaves the colors unchanged, 1 gives gray of the same luminance.
  public func grayscale(_ amount: Double) -> some View { modifier(LayerEffect(filter: .grayscale(amount))) }

  /// Rotates the hue of the view and keeps its luminance.
  public func hueRotation(_ angle: Angle) -> some View { modifier(LayerEffect(filter: .hueRotation(angle))) }

  /// Replaces each color of the view with its complement.
  public func colorInvert() -> some View { modifier(LayerEffect(filter: .inversion)) }

  /// Makes the view black, with the luminance of each color as its opacity.
  public func luminanceToAlpha() -> some View { modifier(LayerEffect(filter: .luminanceToAlpha)) }
}
