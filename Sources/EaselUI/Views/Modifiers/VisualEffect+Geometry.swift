extension VisualEffect {
  /// The view moved, in points to the right and down.
  public func offset(_ offset: CGSize) -> some VisualEffect { combining(OffsetEffect(offset: offset)) }

  /// The view moved, in points to the right and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// The view enlarged by factors from a point of its box; negative ones mirror it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    combining(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// The view enlarged by a factor from a point of its box.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// The view enlarged by factors from a point of its box; negative ones mirror it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// The view turned about a point of its box, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    combining(RotationEffect(angle: angle, anchor: anchor))
  }

  /// The view turned in space about an axis through a point of its box. What comes nearer looks larger by `perspective`.
  ///
  /// - Parameters:
  ///   - axis: Points to the right, down and out of the screen.
  ///   - anchorZ: How far the axis lies out of the view's plane, in points.
  ///   - perspective: 0 for none; 1 as from a distance of the view's longer side.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    combining(
      Rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// The view through a map about its top left corner, in points.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }

  /// The view through a projective map about its top left corner, in points.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    combining(MapEffect(map: transform))
  }
}
