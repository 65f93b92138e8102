import Foundation

extension Path {
  /// Returns the path with every point mapped by a transform.
  ///
  /// A rectangle, ellipse or rounded rectangle keeps its compact storage under translation and positive
  /// scaling.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    let keepsFigures = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    switch storage {
    case .empty: return self
    case .rect(let rect) where keepsFigures: return Path(storage: .rect(rect.applying(transform)))
    case .ellipse(let rect) where keepsFigures: return Path(storage: .ellipse(rect.applying(transform)))
    case .roundedRect(let rounded) where keepsFigures:
      let size = CGSize(
        width: rounded.cornerSize.width * transform.a, height: rounded.cornerSize.height * transform.d)
      return Path(
        storage: .roundedRect(
          RoundedRect(rect: rounded.rect.applying(transform), cornerSize: size, style: rounded.style)))
    default: return Path(storage: .elements(elements.applying(transform)))
    }
  }

  /// Returns the path translated by (`dx`, `dy`) points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension PathBuffer {
  /// The elements with every point mapped by a transform.
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

/// Collects the visited elements in a buffer, mapped by a transform.
struct PathBufferBuilder: PathVisitor {
  var buffer = PathBuffer()
  /// Nil for the identity: applying the identity matrix would turn an infinite coordinate into NaN.
  private let map: AffineMap?

  init(transform: CGAffineTransform = .identity) { map = transform.isIdentity ? nil : AffineMap(transform) }

  private func mapped(_ point: Vector) -> CGPoint { (map?(point) ?? point).point }

  mutating func move(to point: Vector) { buffer.move(to: mapped(point)) }

  mutating func line(to point: Vector) { buffer.line(to: mapped(point)) }

  mutating func quad(to point: Vector, control: Vector) {
    buffer.quad(to: mapped(point), control: mapped(control))
  }

  mutating func curve(to point: Vector, control1: Vector, control2: Vector) {
    buffer.curve(to: mapped(point), control1: mapped(control1), control2: mapped(control2))
  }

  mutating func close() { buffer.close() }
}

extension Path {
  /// Returns the part of the path between two fractions of its length, counted over all subpaths in order.
  ///
  /// Fractions are clamped to 0...1. If `from` is not below `to`, the result is empty. The parts of closed
  /// subpaths are open, even if they contain the whole subpath; only 0...1 returns the path unchanged.
  ///
  /// The lengths of the segments determine the segment in which a fraction lies. Within a curve, the fraction
  /// of its length is used as the curve parameter, as in SwiftUI: `Circle().trim(from: 0, to: 0.76)` ends at
  /// -86.23 degrees, not at -86.4.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(Double(from), 0), min(Double(to), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let measurer = segments(to: SegmentMeasurer(elementCount: elementCount))
    let (low, high) = (measurer.total * from, measurer.total * to)
    let result = segments(to: SegmentTrimmer(from: low, to: high, lengths: measurer.lengths)).result
    return result.verbs.isEmpty ? Path() : Path(storage: .elements(result))
  }
}
