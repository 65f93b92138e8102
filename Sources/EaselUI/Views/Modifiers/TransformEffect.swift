import EaselDrawing

/// Rotates a view about a point of its box.
struct RotationEffect {
  var angle: Angle
  var anchor: UnitPoint
}

/// Scales a view about a point of its box.
struct ScaleEffect {
  var scale: CGSize
  var anchor: UnitPoint
}

/// Applies a projective transform to a view, with the origin at its top left corner.
struct MapEffect {
  var map: ProjectionTransform
}

/// An effect that draws its view through a matrix.
@MainActor
protocol MatrixEffect: DrawingEffect {
  /// The matrix for a view of a size in points, with the origin at the top left corner.
  func matrix(for size: CGSize) -> ProjectionTransform
}

extension MatrixEffect {
  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    recorder.append(content, through: matrix(for: frame.size))
  }

  var drawsContentTransformed: Bool { true }

  func map(for size: CGSize) -> ProjectionTransform? { matrix(for: size) }
}

@MainActor extension RotationEffect: MatrixEffect, DrawingModifier {
  func matrix(for size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).about(anchor, of: size))
  }
}

@MainActor extension ScaleEffect: MatrixEffect, DrawingModifier {
  func matrix(for size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: size))
  }
}

@MainActor extension MapEffect: MatrixEffect, DrawingModifier {
  func matrix(for size: CGSize) -> ProjectionTransform { map }
}

extension CGAffineTransform {
  /// The transform applied about an anchor point of a box at the origin.
  func about(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
      .concatenating(.translation(to: center))
  }
}

// MARK: Animation

extension RotationEffect: Animatable {
  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

extension ScaleEffect: Animatable {
  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

extension MapEffect: Animatable {
  /// The nine elements of the matrix.
  var animatableData: NumberVector<SIMD16<Double>> {
    get {
      NumberVector(
        SIMD16(
          map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33, 0, 0, 0, 0, 0, 0,
          0))
    }
    set {
      let m = newValue.numbers
      (map.m11, map.m12, map.m13) = (m[0], m[1], m[2])
      (map.m21, map.m22, map.m23) = (m[3], m[4], m[5])
      (map.m31, map.m32, map.m33) = (m[6], m[7], m[8])
    }
  }
}

extension FragmentRecorder {
  /// Appends a fragment under a projective transform; nothing if an element of the matrix is not finite.
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
  /// Rotates the drawing of the view clockwise about a point of its box. Layout is not affected.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the drawing of the view about a point of its box. Layout is not affected.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawing of the view about a point of its box. Layout is not affected.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing of the view about a point of its box. Negative factors mirror it. Layout is not
  /// affected.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies an affine transform to the drawing of the view, with the origin at its top left corner. Layout
  /// is not affected.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(MapEffect(map: ProjectionTransform(transform)))
  }

  /// Applies a projective transform to the drawing of the view, with the origin at its top left corner. The
  /// view is not drawn if an element of the matrix is not finite. Layout is not affected.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(MapEffect(map: transform))
  }
}
