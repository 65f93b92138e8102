import Foundation

extension Path {
  /// The part of the path between two fractions of its length, all subpaths taken in order.
  ///
  /// Fractions are clamped to 0...1; when `from` is not below `to`, the result is empty. Closed subpaths come
  /// out open, even when all of them is in; only the whole path is returned as it is.
  ///
  /// Which segment a fraction falls into follows from the lengths of the segments. Within a curve, the share of
  /// its length is taken as its parameter, as SwiftUI does: `Circle().trim(from: 0, to: 0.76)` ends at
  /// -86.23 degrees, not at -86.4.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(Double(from), 0), min(Double(to), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    var measurer = SegmentMeasurer()
    visit(&measurer)
    let (low, high) = (measurer.total * from, measurer.total * to)
    var result = PathBuffer()
    var (walked, isDrawing) = (0.0, false)
    for measured in measurer.segments {
      let begin = walked
      walked += measured.length
      if measured.beginsSubpath { isDrawing = false }
      guard walked > low, begin < high else { continue }
      let part = measured.part(from: (low - begin) / measured.length, to: (high - begin) / measured.length)
      result.append(part, continuing: isDrawing)
      isDrawing = true
    }
    return result.verbs.isEmpty ? Path() : Path(storage: .elements(result))
  }
}
