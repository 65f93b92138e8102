import EaselDrawing

/// What `saveGState` saves.
struct CGContextState {
  /// From user space to device space.
  var ctm: CGAffineTransform
  /// The state as it is recorded with each draw.
  var drawing: DrawingState
  var fill = ContextColor()
  var stroke = ContextColor()
  var line = StrokeStyle()
  var isAntialiased = true
  var interpolationQuality = CGInterpolationQuality.default
}

/// What is filled or stroked with.
struct ContextColor {
  var paint = Paint.solid(.black)
  /// What components without a space belong to.
  var space = CGColorSpace.deviceGrey

  init() {}

  init(_ color: CGColor) {
    paint = .solid(color.paintColor)
    space = color.colorSpace ?? .deviceRGB
  }

  init(_ space: CGColorSpace, _ components: [CGFloat]) {
    paint = .solid(space.paintColor(components))
    self.space = space
  }
}
