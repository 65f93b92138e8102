nonisolated extension View {
  /// Adds `amount` to red, green and blue of the view.
  public func brightness(_ amount: Double) -> some View { colorMatrix(.brightness(amount)) }

  /// 0 makes the view middle grey, 1 leaves it, more sets light and dark further apart.
  public func contrast(_ amount: Double) -> some View { colorMatrix(.contrast(amount)) }

  /// 0 makes the view grey, 1 leaves it, more makes it more vivid; less than 0 is taken as 0.
  public func saturation(_ amount: Double) -> some View { colorMatrix(.saturation(max(amount, 0))) }

  /// 0 leaves the view, 1 gives it the grey of the same luminance.
  public func grayscale(_ amount: Double) -> some View {
    colorMatrix(.saturation(1 - min(max(amount, 0), 1)))
  }

  /// Turns the hue of the view, luminance kept.
  public func hueRotation(_ angle: Angle) -> some View { colorMatrix(.hueRotation(angle)) }

  /// Gives each colour of the view its complement.
  public func colorInvert() -> some View { colorMatrix(.inversion(1)) }

  /// Makes the view transparent where it is dark, and black.
  public func luminanceToAlpha() -> some View { modifier(LayerEffect(filter: .fixed(.luminanceToAlpha))) }

  /// A matrix with numbers that are not finite changes nothing.
  private func colorMatrix(_ matrix: ColorMatrix) -> some View {
    modifier(
      LayerEffect(filter: matrix.rows.allSatisfy(\.isFinite) ? .fixed(.colorMatrix(matrix.rows)) : nil))
  }
}
