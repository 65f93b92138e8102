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
    recorder.append(content, through: map(for: size))
  }

  private func map(for size: CGSize) -> ProjectionTransform {
    switch kind {
    case .rotation(let angle, let anchor):
      ProjectionTransform(about(anchor, of: size, CGAffineTransform(rotationAngle: angle.radians)))
    case .scale(let scale, let anchor):
      ProjectionTransform(about(anchor, of: size, CGAffineTransform(scaleX: scale.width, y: scale.height)))
    case .affine(let transform): ProjectionTransform(transform)
    case .projection(let projection): projection
    }
  }

  /// The transform with its fixed point at a place of the view's box.
  private func about(
    _ anchor: UnitPoint, of size: CGSize, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
      .concatenating(.translation(to: center))
  }
}

extension FragmentRecorder {
  /// Adds a drawing as it looks through a map; nothing where the map has numbers that are not finite.
  func append(_ content: Fragment, through map: ProjectionTransform) {
    guard !content.isEmpty, map.isFinite else { return }
    if let affine = map.affine {
      append(.fragment(content), state: DrawingState(transform: affine))
    } else {
      append(.projected(content, map), state: DrawingState())
    }
  }
}

extension ProjectionTransform {
  fileprivate var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
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
