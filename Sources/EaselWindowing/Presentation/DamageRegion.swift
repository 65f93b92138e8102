import EaselPixels

/// A dirty region: pixels to copy or to present, as a few rectangles. Rectangles may overlap; none lies
/// within another.
///
/// Each rectangle becomes a request that takes about a microsecond, so there are at most `maximumCount`.
/// Above that number, adjacent rectangles are joined. If that is not enough, the bounding box replaces them
/// all.
struct DamageRegion: Equatable {
  static let maximumCount = 128

  private(set) var rectangles: [PixelRect] = []

  init() {}

  init(_ rect: PixelRect) { rectangles = [rect] }

  var isEmpty: Bool { rectangles.isEmpty }

  /// Adds the part of each rectangle that lies within `bounds`.
  mutating func add(_ others: [PixelRect], within bounds: PixelRect) {
    for rect in others { insert(rect.intersection(bounds)) }
    if rectangles.count > DamageRegion.maximumCount { reduce() }
  }

  /// Removes what lies outside `bounds`.
  mutating func clip(to bounds: PixelRect) {
    if rectangles.allSatisfy(bounds.contains) { return }
    rectangles = rectangles.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
  }

  /// Removes the pixels of other rectangles, as far as no more than `maximumCount` rectangles remain. Some of these pixels
  /// may therefore stay.
  mutating func subtract(_ others: [PixelRect]) {
    var rest: [PixelRect] = []
    for other in others where rectangles.contains(where: { !$0.intersection(other).isEmpty }) {
      rest.removeAll(keepingCapacity: true)
      for rect in rectangles { rect.appendParts(outside: other, to: &rest) }
      if rest.count <= DamageRegion.maximumCount { swap(&rectangles, &rest) }
    }
  }

  mutating func removeAll() { rectangles.removeAll(keepingCapacity: true) }

  private mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty, !rectangles.contains(where: { $0.contains(rect) }) else { return }
    rectangles.removeAll { rect.contains($0) }
    rectangles.append(rect)
  }

  private mutating func reduce() {
    rectangles.sort { ($0.y0, $0.y1, $0.x0) < ($1.y0, $1.y1, $1.x0) }
    joinNeighbours { $0.y0 == $1.y0 && $0.y1 == $1.y1 && $1.x0 <= $0.x1 }
    rectangles.sort { ($0.x0, $0.x1, $0.y0) < ($1.x0, $1.x1, $1.y0) }
    joinNeighbours { $0.x0 == $1.x0 && $0.x1 == $1.x1 && $1.y0 <= $0.y1 }
    if rectangles.count > DamageRegion.maximumCount {
      rectangles = [rectangles.reduce(.empty) { $0.union($1) }]
    }
  }

  /// Replaces each run of adjacent rectangles by their union.
  private mutating func joinNeighbours(where continues: (PixelRect, PixelRect) -> Bool) {
    var joined: [PixelRect] = []
    for rect in rectangles {
      if let last = joined.last, continues(last, rect) {
        joined[joined.count - 1] = last.union(rect)
      } else {
        joined.append(rect)
      }
    }
    rectangles = joined
  }
}

extension PixelRect {
  /// Appends the parts that lie outside another rectangle: above, left, right and below.
  fileprivate func appendParts(outside other: PixelRect, to parts: inout [PixelRect]) {
    let common = intersection(other)
    guard !common.isEmpty else { return parts.append(self) }
    if y0 < common.y0 { parts.append(PixelRect(x0: x0, y0: y0, x1: x1, y1: common.y0)) }
    if x0 < common.x0 { parts.append(PixelRect(x0: x0, y0: common.y0, x1: common.x0, y1: common.y1)) }
    if common.x1 < x1 { parts.append(PixelRect(x0: common.x1, y0: common.y0, x1: x1, y1: common.y1)) }
    if common.y1 < y1 { parts.append(PixelRect(x0: x0, y0: common.y1, x1: x1, y1: y1)) }
  }
}
