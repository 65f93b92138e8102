import EaselDrawing

extension CGContext {
  /// From user space to device space.
  public var ctm: CGAffineTransform { state.ctm }

  /// Applies `transform` to the points of later draws before what applies to them already.
  public func concatenate(_ transform: CGAffineTransform) {
    change(transform.concatenating(state.ctm))
  }

  /// Moves what is drawn later.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    change(state.ctm.translatedBy(x: tx, y: ty))
  }

  /// Stretches what is drawn later about the origin of user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { change(state.ctm.scaledBy(x: sx, y: sy)) }

  /// Turns what is drawn later about the origin of user space; radians, positive turns +x towards +y.
  public func rotate(by angle: CGFloat) { change(state.ctm.rotated(by: angle)) }

  private func change(_ ctm: CGAffineTransform) {
    state.ctm = ctm
    state.drawing.transform = base.isIdentity ? ctm : ctm.concatenating(base)
  }

  /// From user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Where a point of user space is in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// The point of user space that is drawn there; the same point when the transform has no inverse.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  /// The size as a vector: translation does not count.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

  /// The vector of user space that is drawn so.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

  /// The box of the rectangle's image.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// The box of what maps to the rectangle.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}
