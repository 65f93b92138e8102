import EaselDrawing

/// Draws a view through a map of the plane; its layout stays.
struct TransformEffect {
  enum Kind {
    case rotation(Angle, anchor: UnitPoint)
    case scale(CGSize, anchor: UnitPoint)
    case affine(CGAffineTransform)
    case projection(ProjectionTransform)
  }

  let kind: Kind
}

@MainActor extension TransformEffect: DrawingModifier {
  func draw(
    _ content: Fragment, size: CGSize, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    guard !content.isEmpty else { return }
    switch kind {
    case .rotation(let angle, let anchor):
      append(content, CGAffineTransform(rotationAngle: angle.radians), about: anchor, size, recorder)
    case .scale(let scale, let anchor):
      append(content, CGAffineTransform(scaleX: scale.width, y: scale.height), about: anchor, size, recorder)
    case .affine(let transform):
      recorder.append(.fragment(content), state: DrawingState(transform: transform))
    case .projection(let projection):
      recorder.append(.projected(content, projection), state: DrawingState())
    }
  }

  private func append(
    _ content: Fragment, _ transform: CGAffineTransform, about anchor: UnitPoint, _ size: CGSize,
    _ recorder: FragmentRecorder
  ) {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    let toCenter = CGAffineTransform(translationX: -center.x, y: -center.y)
    let placed = toCenter.concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    recorder.append(.fragment(content), state: DrawingState(transform: placed))
  }
}

nonisolated extension View {
  /// Turns the view about a point of its box, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(kind: .rotation(angle, anchor: anchor)))
  }

  /// Enlarges the view from a point of its box.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(kind: .scale(scale, anchor: anchor)))
  }

  /// Enlarges the view from a point of its box.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Enlarges the view from a point of its box; negative factors mirror it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view through a map about its top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(kind: .affine(transform)))
  }

  /// Draws the view through a projective map about its top left corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffect(kind: .projection(transform)))
  }
}
