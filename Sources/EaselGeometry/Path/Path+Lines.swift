import Foundation

extension Path {
  /// Begins a new subpath at `end`.
  public mutating func move(to end: CGPoint) { withElements { $0.move(to: end) } }

  /// Appends a straight line; ignored when there is no current point.
  public mutating func addLine(to end: CGPoint) { withElements { $0.line(to: end) } }

  /// Appends a quadratic curve; ignored when there is no current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    withElements { $0.quad(to: end, control: control) }
  }

  /// Appends a cubic curve; ignored when there is no current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    withElements { $0.curve(to: end, control1: control1, control2: control2) }
  }

  /// Closes the subpath with a line to its start, which becomes the current point: an element that follows
  /// begins a new subpath there.
  public mutating func closeSubpath() { withElements { $0.close() } }

  /// Begins a new subpath at the first point and appends lines to the others; nothing when `lines` is empty.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    withElements { buffer in
      buffer.move(to: first)
      for point in lines.dropFirst() { buffer.line(to: point) }
    }
  }

  /// Appends the elements of another path, mapped by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = path.applying(transform)
    } else if !path.isEmpty {
      withElements { $0.append(path, transform: transform) }
    }
  }
}
