extension VisualEffect {
  /// The view as a whole with its alpha multiplied, 0...1.
  public func opacity(_ opacity: Double) -> some VisualEffect { combining(LayerEffect(opacity: opacity)) }

  /// The view blurred by a Gaussian of standard deviation `radius`, in points.
  ///
  /// - Parameter opaque: Keeps the view's edges from becoming translucent.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    filtered(.blur(radius: radius, isOpaque: opaque))
  }

  /// How the view is put over what lies behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    combining(LayerEffect(mode: blendMode))
  }

  /// The view with `amount`, -1...1, added to its red, green and blue.
  public func brightness(_ amount: Double) -> some VisualEffect { filtered(.brightness(amount)) }

  /// The view with light and dark set further apart: 0 makes it middle grey, 1 leaves it.
  public func contrast(_ amount: Double) -> some VisualEffect { filtered(.contrast(amount)) }

  /// The view more vivid: 0 makes it grey, 1 leaves it; less than 0 is taken as 0.
  public func saturation(_ amount: Double) -> some VisualEffect { filtered(.saturation(amount)) }

  /// The view with greys of the same luminance mixed in: 0 leaves it, 1 makes it grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { filtered(.grayscale(amount)) }

  /// The view with its hue turned, luminance kept.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { filtered(.hueRotation(angle)) }

  private func filtered(_ filter: LayerEffect.Filter) -> CombinedVisualEffect<Self, LayerEffect> {
    combining(LayerEffect(filter: filter))
  }
}
