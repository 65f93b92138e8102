import SwiftUI

/// A line of varying width through points, as a pen or a brush draws it.
struct PenStroke {
  struct Point {
    var place: CGPoint
    /// The width of the line at this point, in points.
    var width: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) {
      place = CGPoint(x: x, y: y)
      self.width = width
    }
  }

  var points: [Point]

  /// A curve through the points (Catmull-Rom), with this many steps between two of them.
  func smoothed(steps: Int = 6) -> PenStroke {
    guard points.count > 2 else { return self }
    var result = [points[0]]
    for index in 0..<points.count - 1 {
      let (a, b) = (points[max(0, index - 1)], points[index])
      let (c, d) = (points[index + 1], points[min(points.count - 1, index + 2)])
      for step in 1...steps {
        let t = CGFloat(step) / CGFloat(steps)
        func mix(_ value: (Point) -> CGFloat) -> CGFloat {
          let (p, q, r, s) = (value(a), value(b), value(c), value(d))
          let linear = (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t
          return q + 0.5 * (linear + (3 * q - p - 3 * r + s) * t * t * t)
        }
        let width = b.width + (c.width - b.width) * t * t * (3 - 2 * t)
        result.append(Point(mix { $0.place.x }, mix { $0.place.y }, width))
      }
    }
    return PenStroke(points: result)
  }

  /// The area that the line covers, with round ends. Fill it by the nonzero rule.
  var outline: Path {
    guard let first = points.first, let last = points.last else { return Path() }
    var (left, right): ([CGPoint], [CGPoint]) = ([], [])
    for index in points.indices {
      let (before, after) = (points[max(0, index - 1)].place, points[min(points.count - 1, index + 1)].place)
      let (dx, dy) = (after.x - before.x, after.y - before.y)
      let half = points[index].width / 2 / max(0.001, hypot(dx, dy))
      let place = points[index].place
      left.append(CGPoint(x: place.x + dy * half, y: place.y - dx * half))
      right.append(CGPoint(x: place.x - dy * half, y: place.y + dx * half))
    }
    return Path { path in
      path.addLines(left + right.reversed())
      path.closeSubpath()
      for end in [first, last] {
        let radius = end.width / 2
        path.addEllipse(
          in: CGRect(x: end.place.x - radius, y: end.place.y - radius, width: end.width, height: end.width))
      }
    }
  }

  /// The first part of the line, up to a share of its points.
  func prefix(_ share: Double) -> PenStroke {
    PenStroke(points: Array(points.prefix(Int((share * Double(points.count)).rounded(.up)))))
  }
}
