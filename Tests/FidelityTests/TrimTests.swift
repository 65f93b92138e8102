import SwiftUI
import Testing

/// The ends of trimmed outlines: within a curve the fraction of its length is used as the curve's parameter.
@Suite("Ends of trimmed outlines")
struct TrimTests {
  private let circle = Circle().path(in: CGRect(x: -100, y: -100, width: 200, height: 200))

  private func degrees(_ point: CGPoint) -> CGFloat { atan2(point.y, point.x) * 180 / .pi }

  /// Trimmed circles drawn by SwiftUI end at -86.231 degrees; 0.76 of the length is at -86.400.
  @Test("A circle trimmed to 0.76 ends at -86.23 degrees")
  func endOfACircle() throws {
    let end = try #require(circle.trimmedPath(from: 0, to: 0.76).currentPoint)
    #expect(abs(degrees(end) + 86.231) < 0.002)
    let shape = Circle().trim(from: 0, to: 0.76).path(in: CGRect(x: -100, y: -100, width: 200, height: 200))
    #expect(shape.currentPoint == end)
  }

  /// By symmetry, a start at 0.24 is as far from the quarter at 90 degrees as an end at 0.76 from the quarter
  /// at -90.
  @Test("A circle trimmed from 0.24 begins at 86.23 degrees")
  func beginOfACircle() {
    let outline = Outline(circle.trimmedPath(from: 0.24, to: 1))
    #expect(abs(degrees(outline.points[0]) - 86.231) < 0.002)
  }

  @Test("Half of a segment with uneven speed is its middle parameter")
  func middleOfASegment() throws {
    let curve = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 0), control2: CGPoint(x: 10, y: 0))
    }
    let end = try #require(curve.trimmedPath(from: 0, to: 0.5).currentPoint)
    // (3 * 10 + 100) / 8; half of the length is at 50.
    #expect(abs(end.x - 16.25) < 1e-9)
    let begin = Outline(curve.trimmedPath(from: 0.5, to: 1)).points[0]
    #expect(abs(begin.x - 16.25) < 1e-9)
  }

  @Test("Lines are cut at the fraction of their length")
  func lines() {
    let path = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(path.trimmedPath(from: 0.125, to: 0.625).description == "10 0 m 30 0 l 30 10 l 20 10 l")
  }

  /// A line of 100, then a quarter circle of 157.08: half of the total is 28.54 along the curve.
  @Test("The lengths of all segments determine which one is cut")
  func segments() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: -100))
      path.addLine(to: CGPoint(x: 100, y: -100))
      path.addCurve(
        to: CGPoint(x: 200, y: 0), control1: CGPoint(x: 155.22847, y: -100),
        control2: CGPoint(x: 200, y: -55.22847))
    }
    let end = try #require(path.trimmedPath(from: 0, to: 0.5).currentPoint)
    let (t, handle) = (28.54 / 157.08, 0.5522847)
    let x = 3 * (1 - t) * (1 - t) * t * handle + 3 * (1 - t) * t * t + t * t * t
    #expect(abs(end.x - (100 + 100 * x)) < 0.02)
  }
}
