import EaselDrawing

/// What a visual effect does to a drawing, one thing after the other.
///
/// Public because the hidden requirement of `VisualEffect` names it; only the library makes and reads it.
public struct _VisualEffectSteps {
  let list: [any DrawingEffect]
}

@MainActor extension _VisualEffectSteps: DrawingEffect {
  /// All maps after each other.
  func map(for size: CGSize) -> ProjectionTransform? {
    list.reduce(ProjectionTransform()) { map, step in step.map(for: size).map(map.concatenating) ?? map }
  }

  /// Each step is asked in its own space, the last first.
  func admits(_ point: CGPoint, size: CGSize) -> Bool {
    var point = point
    for step in list.reversed() {
      guard step.admits(point, size: size) else { return false }
      guard var inverse = step.map(for: size) else { continue }
      guard inverse.invert() else { return false }
      point = point.applying(inverse)
    }
    return true
  }

  var transformsContents: Bool { list.contains { $0.transformsContents } }

  /// True when all that is done is a map of the drawing.
  func isMap(for size: CGSize) -> Bool { list.allSatisfy { $0.map(for: size) != nil } }

  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    guard let last = list.last else { return recorder.append(content, through: ProjectionTransform()) }
    var content = content
    for step in list.dropLast() {
      let picture = FragmentRecorder()
      step.draw(content, frame: frame, environment: environment, into: picture)
      content = picture.finish()
    }
    last.draw(content, frame: frame, environment: environment, into: recorder)
  }
}
