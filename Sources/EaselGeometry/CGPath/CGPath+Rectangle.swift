import Foundation

extension CGPath {
  /// True when the path is one rectangle with its sides along the axes, in any direction from any corner, closed or not;
  /// then it is put into `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.rectangle else { return false }
    rect?.pointee = found
    return true
  }
}

extension Path {
  fileprivate var rectangle: CGRect? {
    if case .rect(let rect) = storage { return rect }
    let elements = elements
    var verbs = elements.verbs
    if verbs.last == .close { verbs.removeLast() }
    guard verbs.first == .move, verbs.dropFirst().allSatisfy({ $0 == .line }) else { return nil }
    return Path.rectangle(Array(elements.points))
  }

  /// The rectangle with the given corners; a fifth one has to be the first again.
  private static func rectangle(_ corners: [CGPoint]) -> CGRect? {
    guard corners.count == 4 || (corners.count == 5 && corners[0] == corners[4]) else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isWideFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isHighFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isWideFirst || isHighFirst else { return nil }
    return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
  }
}
