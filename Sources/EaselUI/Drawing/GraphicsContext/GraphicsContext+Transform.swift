import EaselDrawing

extension GraphicsContext {
  /// From user space, in which coordinates of draws are given, to the space of the canvas. Lengths are points; the
  /// display's scale is no part of it.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Stretches what is drawn later about the origin of user space.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn later.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns what is drawn later about the origin of user space; a positive angle turns clockwise on screen.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Applies `matrix` to the points of later draws before what applies to them already.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}
