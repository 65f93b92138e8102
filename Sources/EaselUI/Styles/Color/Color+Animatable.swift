import EaselDrawing

extension Color.Resolved: Animatable {
  /// The components proportional to light, 128-fold.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      let data = linear * Color.Resolved.animationScale
      return AnimatablePair(data.x, AnimatablePair(data.y, AnimatablePair(data.z, data.w)))
    }
    set {
      let data = SIMD4(
        newValue.first, newValue.second.first, newValue.second.second.first, newValue.second.second.second)
      self = Color.Resolved(linear: data / Color.Resolved.animationScale)
    }
  }

  /// What is near enough for lengths in points is then so for colours.
  private static let animationScale: Float = 128
}
