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
