import EaselGeometry

extension FlatPath {
  /// Returns the points of contour `index`.
  func contourPoints(_ index: Int) -> ArraySlice<SIMD2<Double>> {
    let begin = index > 0 ? contours[index - 1].end : 0
    return Array(points)[begin..<contours[index].end]
  }

  /// Returns the winding number of the contours around `point`, which must not lie on an edge.
  func winding(around point: SIMD2<Double>) -> Int {
    var result = 0
    for index in contours.indices {
      let ring = contourPoints(index)
      var previous = ring.last!
      for current in ring {
        if (previous.y <= point.y) != (current.y <= point.y) {
          let t = (point.y - previous.y) / (current.y - previous.y)
          if previous.x + t * (current.x - previous.x) > point.x { result += current.y > previous.y ? 1 : -1 }
        }
        previous = current
      }
    }
    return result
  }

  /// The sum of the signed areas of the contours: the enclosed area if contours do not overlap.
  var signedArea: Double {
    var sum = 0.0
    for index in contours.indices {
      let ring = contourPoints(index)
      var previous = ring.last!
      for current in ring {
        sum += previous.x * current.y - previous.y * current.x
        previous = current
      }
    }
    return sum / 2
  }

  /// Returns the area with a nonzero winding number, from exact crossings along `rows` horizontal lines.
  func nonZeroArea(rows: Int) -> Double {
    let ys = points.map(\.y)
    guard let low = ys.min(), let high = ys.max(), high > low else { return 0 }
    let height = (high - low) / Double(rows)
    return (0..<rows).reduce(0.0) { $0 + coveredLength(atY: low + (Double($1) + 0.5) * height) * height }
  }

  private func coveredLength(atY y: Double) -> Double {
    var crossings: [(x: Double, direction: Int)] = []
    for index in contours.indices {
      let ring = contourPoints(index)
      var previous = ring.last!
      for current in ring {
        if (previous.y <= y) != (current.y <= y) {
          let t = (y - previous.y) / (current.y - previous.y)
          crossings.append((previous.x + t * (current.x - previous.x), current.y > previous.y ? 1 : -1))
        }
        previous = current
      }
    }
    crossings.sort { $0.x < $1.x }
    var (winding, length) = (0, 0.0)
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += crossing.direction
      if winding != 0 { length += next.x - crossing.x }
    }
    return length
  }

  /// Creates the fill of a path, flattened with a fine tolerance.
  init(filling path: Path, transform: CGAffineTransform = .identity, tolerance: Double = 0.001) {
    self.init()
    append(path, transform: transform, tolerance: tolerance)
  }

  /// Creates the stroke of a path, flattened with a fine tolerance.
  init(
    stroking path: Path, _ style: StrokeStyle, transform: CGAffineTransform = .identity,
    tolerance: Double = 0.001
  ) {
    self.init()
    appendStroke(of: path, style: style, transform: transform, tolerance: tolerance)
  }
}
