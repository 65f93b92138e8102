/// The shape that a view has for those inside, and the size that it was laid out with.
final class ContainerShape: Sendable {
  /// The one around the view whose shape is asked for its path; nil while none is, or there is none.
  @TaskLocal static var current: ContainerShape?

  private let insetPath: @Sendable (CGFloat, CGRect) -> Path
  /// Points.
  private let size: CGSize

  init<S: InsettableShape>(_ shape: S, size: CGSize) {
    insetPath = { shape.inset(by: $0).path(in: $1) }
    self.size = size
  }

  /// The shape inset so far that it fills a box in the middle of its own.
  func path(filling rect: CGRect) -> Path {
    let inset = max(0, min(size.width - rect.width, size.height - rect.height) / 2)
    return insetPath(inset, rect.insetBy(dx: -inset, dy: -inset))
  }
}

extension ContainerShape: Equatable {
  static func == (lhs: ContainerShape, rhs: ContainerShape) -> Bool { lhs === rhs }
}

private enum ContainerShapeKey: EnvironmentKey {
  static let defaultValue: ContainerShape? = nil
}

extension EnvironmentValues {
  /// The shape of the container around; nil where none was set.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}
