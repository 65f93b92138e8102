import EaselGeometry
import Foundation
import Testing

@Suite struct PathBuildingTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func elementsOfARectangleRunClockwiseFromTheTopLeft() {
    #expect(Path(rect).description == "10 20 m 40 20 l 40 60 l 10 60 l h")
    #expect(Path(CGRect(x: 40, y: 60, width: -30, height: -40)) == Path(rect))
    #expect(Path(CGRect.null).isEmpty)
  }

  @Test func ellipseStartsAtTheRightAndGoesDown() {
    var elements: [Path.Element] = []
    Path(ellipseIn: rect).forEach { elements.append($0) }
    #expect(elements.count == 6)
    #expect(elements.first == .move(to: CGPoint(x: 40, y: 40)))
    guard case .curve(let end, let control1, _) = elements[1] else {
      Issue.record("the first quarter is not a curve")
      return
    }
    #expect(end == CGPoint(x: 25, y: 60))
    #expect(control1.x == 40 && control1.y > 40)
    #expect(elements.last == .closeSubpath)
  }

  @Test func pathsAreEqualWhateverTheirStorage() {
    var built = Path()
    built.move(to: CGPoint(x: 10, y: 20))
    built.addLine(to: CGPoint(x: 40, y: 20))
    built.addLine(to: CGPoint(x: 40, y: 60))
    built.addLine(to: CGPoint(x: 10, y: 60))
    #expect(built != Path(rect))
    built.closeSubpath()
    #expect(built == Path(rect))
    #expect(Path(rect) == built)
    #expect(Path(ellipseIn: rect) == Path(storage: .elements(Path(ellipseIn: rect).elementsCopy)))
    #expect(Path(ellipseIn: rect) != Path(rect))
    #expect(Path() == Path(storage: .elements(PathBuffer())))
  }

  @Test func elementsWithoutACurrentPointAreIgnored() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    path.closeSubpath()
    path.addLines([])
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
  }

  @Test func aLineAfterACloseBeginsAtTheStartOfTheSubpath() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.description == "1 2 m 5 2 l 5 9 l h 1 2 m 0 0 l")
    #expect(path.currentPoint == .zero)
  }

  @Test func aFigureCanBeExtended() {
    var path = Path(rect)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    path.addLine(to: .zero)
    path.addEllipse(in: rect)
    #expect(path.description.hasPrefix("10 20 m 40 20 l 40 60 l 10 60 l h 10 20 m 0 0 l 40 40 m"))
  }

  @Test func copiesAreIndependent() {
    var path = Path()
    path.move(to: .zero)
    let copy = path
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy.description == "0 0 m")
  }

  /// Listing L04: `addLines` starts with a move, so that the move before it has no effect.
  @Test func addLinesBeginsASubpath() {
    let path = Path {
      $0.move(to: .zero)
      $0.addLines([
        .init(x: 10, y: 10), .init(x: 0, y: 50), .init(x: 100, y: 100), .init(x: 100, y: 0),
      ])
    }
    #expect(path.description == "0 0 m 10 10 m 0 50 l 100 100 l 100 0 l")
    let stroke = FlatPath(stroking: path, StrokeStyle(lineWidth: 4))
    #expect(stroke.contours.count == 1)
    #expect(stroke.winding(around: [0.5, 0.5]) == 0)
    #expect(FlatPath(filling: path).contours.count == 1)
  }

  /// Listing L03.
  @Test func ellipseFromACGPath() {
    let path = Path(CGPath(ellipseIn: rect, transform: nil))
    #expect(path == Path(ellipseIn: rect))
    #expect(path.cgPath == CGPath(ellipseIn: rect, transform: nil))
  }

  /// Listing L29.
  @Test func trianglePath() {
    let path = Path { path in
      path.move(to: CGPoint(x: 200, y: 100))
      path.addLine(to: CGPoint(x: 100, y: 300))
      path.addLine(to: CGPoint(x: 300, y: 300))
      path.addLine(to: CGPoint(x: 200, y: 100))
    }
    #expect(path.boundingRect == CGRect(x: 100, y: 100, width: 200, height: 200))
    #expect(abs(abs(FlatPath(filling: path).signedArea) - 20_000) < 1e-9)
  }

  @Test func addPathTransformsTheAppendedPath() {
    var path = Path()
    path.addPath(Path(rect), transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(path == Path(CGRect(x: 20, y: 20, width: 60, height: 40)))
    path.addRect(rect, transform: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(path.description.hasSuffix("h 20 10 m 20 40 l 60 40 l 60 10 l h"))
    path.addPath(Path())
    path.addRects([rect, rect])
    var moves = 0
    path.forEach { if case .move = $0 { moves += 1 } }
    #expect(moves == 4)
  }

  @Test func movedFiguresStayCompactAndEqualTheirElements() {
    let figures = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 8),
      Path(roundedRect: rect, cornerRadius: 8, style: .circular),
    ]
    let transforms = [
      CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 1, ty: 2), CGAffineTransform(rotationAngle: 1),
      CGAffineTransform(scaleX: -1, y: 1),
    ]
    for figure in figures {
      for transform in transforms {
        let mapped = figure.applying(transform)
        let general = Path(storage: .elements(figure.elementsCopy)).applying(transform)
        expectNear(mapped, general)
        if transform.b == 0 && transform.a > 0, case .elements = mapped.storage {
          Issue.record("a moved figure lost its compact storage")
        }
      }
    }
    #expect(Path(rect).offsetBy(dx: 1, dy: 2) == Path(rect.offsetBy(dx: 1, dy: 2)))
  }

  private func expectNear(_ lhs: Path, _ rhs: Path, sourceLocation: SourceLocation = #_sourceLocation) {
    let (a, b) = (lhs.elementsCopy, rhs.elementsCopy)
    #expect(a.verbs == b.verbs, sourceLocation: sourceLocation)
    for (p, q) in zip(a.points, b.points) {
      #expect(hypot(p.x - q.x, p.y - q.y) < 1e-9, sourceLocation: sourceLocation)
    }
  }
}

extension Path {
  /// The elements, read through the public interface.
  var elementsCopy: PathBuffer {
    var buffer = PathBuffer()
    forEach { element in
      switch element {
      case .move(let to): buffer.move(to: to)
      case .line(let to): buffer.line(to: to)
      case .quadCurve(let to, let control): buffer.quad(to: to, control: control)
      case .curve(let to, let control1, let control2):
        buffer.curve(to: to, control1: control1, control2: control2)
      case .closeSubpath: buffer.close()
      }
    }
    return buffer
  }
}
