/// What symbols are composed by. Areas are those of the non-zero rule.
extension Path {
  func stroked(_ width: CGFloat) -> Path {
    strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }

  /// An area whose lines are wider by an amount, or narrower by a negative one.
  func thickened(by amount: CGFloat) -> Path {
    guard abs(amount) > 0.001 else { return self }
    let edge = stroked(abs(amount))
    return amount > 0 ? union(edge) : subtracting(edge)
  }

  /// An area with its holes filled, without the lines in the holes.
  func silhouette(lineWidth: CGFloat) -> Path {
    let whole = withoutHoles
    let inside = whole.thickened(by: -2.3 * lineWidth)
    return whole.subtracting(intersection(inside))
  }

  /// The area within the outermost contours.
  private var withoutHoles: Path {
    var (result, contour) = (Path(), [CGPoint]())
    func finish() {
      if contour.signedArea > 0 {
        result.addLines(contour)
        result.closeSubpath()
      }
      contour = []
    }
    normalized(eoFill: false).forEach { element in
      switch element {
      case .move(let point):
        finish()
        contour = [point]
      case .line(let point): contour.append(point)
      default: break
      }
    }
    finish()
    return result.normalized(eoFill: false)
  }

  /// An area with a line through it from the upper left to the lower right, beside which it is clear.
  func slashed(lineWidth: CGFloat) -> Path {
    var line = Path()
    line.move(to: CGPoint(x: 3.9, y: 3.1))
    line.addLine(to: CGPoint(x: 20.1, y: 20.9))
    return subtracting(line.stroked(lineWidth + 2.2)).union(line.stroked(lineWidth))
  }
}

extension [CGPoint] {
  /// Twice the area of a polygon; positive for one that runs clockwise on screen.
  fileprivate var signedArea: CGFloat {
    zip(self, dropFirst() + prefix(1)).reduce(0) { sum, edge in
      sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y
    }
  }
}
