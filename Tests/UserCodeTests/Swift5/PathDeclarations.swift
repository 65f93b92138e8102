import SwiftUI

// Every declaration of Path that programs rely on, in the forms in which they are written.

struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control1: CGPoint(x: rect.midX, y: rect.minY),
      control2: CGPoint(x: rect.midX, y: rect.maxY))
    return path
  }
}

/// Paths by each initializer, all different.
func declaredPaths() -> [Path] {
  let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
  let mutable = CGMutablePath()
  mutable.move(to: .zero)
  mutable.addLine(to: CGPoint(x: 3, y: 4))
  return [
    Path(CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 3, height: 3), transform: nil)), Path(mutable),
    Path(rect), Path(roundedRect: rect, cornerSize: CGSize(width: 10, height: 50), style: .continuous),
    Path(roundedRect: rect, cornerSize: CGSize(width: 10, height: 5)),
    Path(roundedRect: rect, cornerRadius: 3, style: .circular),
    Path(roundedRect: rect, cornerRadius: 3),
    Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 5)),
    Path(roundedRect: rect, cornerRadii: .init(bottomLeading: 5, topTrailing: 2), style: .circular),
    Path(ellipseIn: rect),
    Path {
      $0.move(to: .zero)
      $0.addLines([.init(x: 10, y: 10), .init(x: 0, y: 50), .init(x: 100, y: 100), .init(x: 100, y: 0)])
    },
    Path { path in path.addLines([.zero, CGPoint(x: 1, y: 1)]) }, Path("0 0 m 10 0 l 3 3 l h")!,
    Circle().path(in: rect), Wave().path(in: rect),
  ]
}

/// One path after each step that adds to it: every step changes it.
func declaredSteps() -> [Path] {
  let rect = CGRect(x: 5, y: 5, width: 20, height: 10)
  var path = Path()
  var steps = [path]
  func step(_ change: (inout Path) -> Void) {
    change(&path)
    steps.append(path)
  }
  let (point, shift) = (CGPoint(x: 10, y: 20), CGAffineTransform(translationX: 1, y: 1))
  step { $0.move(to: point) }
  step { $0.addLine(to: .zero) }
  step { $0.addQuadCurve(to: point, control: CGPoint(x: 3, y: 3)) }
  step { $0.addCurve(to: .zero, control1: point, control2: CGPoint(x: 3, y: 3)) }
  step { $0.closeSubpath() }
  step { $0.addRect(rect) }
  step { $0.addRect(rect, transform: shift) }
  step { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3)) }
  step {
    $0.addRoundedRect(in: rect, cornerSize: .init(width: 2, height: 3), style: .circular, transform: shift)
  }
  step { $0.addRoundedRect(in: rect, cornerRadii: .init(topLeading: 3)) }
  step { $0.addRoundedRect(in: rect, cornerRadii: .init(topLeading: 3), style: .circular, transform: shift) }
  step { $0.addEllipse(in: rect) }
  step { $0.addEllipse(in: rect, transform: shift) }
  step { $0.addRects([rect, rect.offsetBy(dx: 1, dy: 1)]) }
  step { $0.addRects([rect], transform: shift) }
  step { $0.addLines([.zero, point]) }
  step { $0.addRelativeArc(center: point, radius: 3, startAngle: .degrees(0), delta: .degrees(90)) }
  step {
    $0.addRelativeArc(center: point, radius: 3, startAngle: .zero, delta: .radians(1), transform: shift)
  }
  step {
    $0.addArc(center: point, radius: 3, startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true)
  }
  step {
    $0.addArc(
      center: point, radius: 3, startAngle: .zero, endAngle: .degrees(9), clockwise: false, transform: shift)
  }
  step { $0.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 30, y: 0), radius: 4) }
  step { $0.addArc(tangent1End: point, tangent2End: CGPoint(x: 30, y: 0), radius: 4, transform: shift) }
  step { $0.addPath(Path(rect)) }
  step { $0.addPath(Path(rect), transform: shift) }
  return steps
}

/// Paths made of one, all different from it.
func derivedPaths(_ path: Path) -> [Path] {
  let other = Path(CGRect(x: 5, y: 5, width: 3, height: 30))
  return [
    path.strokedPath(StrokeStyle(lineWidth: 3)), path.strokedPath(.init(lineWidth: 3, dash: [3])),
    path.trimmedPath(from: 0.1, to: 0.101), path.applying(.init(scaleX: 2, y: 1)),
    path.offsetBy(dx: 1, dy: 2), path.union(other), path.union(other, eoFill: true),
    path.intersection(other), path.intersection(other, eoFill: true), path.subtracting(other),
    path.subtracting(other, eoFill: true), path.symmetricDifference(other),
    path.symmetricDifference(other, eoFill: true), path.lineIntersection(other),
    path.lineIntersection(other, eoFill: true), path.lineSubtraction(other),
    path.lineSubtraction(other, eoFill: true), path.normalized(), path.normalized(eoFill: false),
  ]
}

/// What a path says about itself.
func declaredAnswers(_ path: Path) -> [String] {
  var elements: [String] = []
  path.forEach { element in
    switch element {
    case .move(let to): elements.append("move \(to.x)")
    case .line(to: let end): elements.append("line \(end.x)")
    case .quadCurve(let to, let control): elements.append("quad \(to.x) \(control.x)")
    case .curve(to: let end, control1: let first, control2: let second):
      elements.append("curve \(end.x) \(first.x) \(second.x)")
    case .closeSubpath: elements.append("close")
    }
  }
  return elements + [
    path.description, "\(path)", "\(path.isEmpty)", "\(path.boundingRect.width)",
    "\(path.contains(CGPoint(x: 1, y: 1)))", "\(path.contains(CGPoint(x: 1, y: 1), eoFill: true))",
    "\(path.currentPoint?.x ?? -1)", "\(path.cgPath.boundingBox.width)", "\(path == path)",
    "\(Path.Element.move(to: .zero) == .closeSubpath)",
  ]
}
