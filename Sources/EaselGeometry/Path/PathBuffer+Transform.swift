import Foundation

extension PathBuffer {
  /// The elements with every point mapped by `transform`.
  func applying(_ transform: CGAffineTransform) -> PathBuffer {
    var result = self
    for index in result.points.indices { result.points[index] = result.points[index].applying(transform) }
    result.subpathStart = subpathStart.applying(transform)
    return result
  }

  /// Appends all elements of `other`.
  package mutating func append(_ other: PathBuffer) {
    guard !other.verbs.isEmpty else { return }
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    subpathStart = other.subpathStart
  }

  /// Appends the elements of a path, mapped by `transform`.
  mutating func append(_ path: Path, transform: CGAffineTransform) {
    if case .elements(let other) = path.storage {
      append(transform.isIdentity ? other : other.applying(transform))
      return
    }
    var builder = PathBufferBuilder(transform: transform)
    swap(&self, &builder.buffer)
    path.visit(&builder)
    swap(&self, &builder.buffer)
  }
}
