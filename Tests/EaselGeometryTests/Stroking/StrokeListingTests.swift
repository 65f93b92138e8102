import EaselGeometry
import Foundation
import Testing

/// Facts about the outlines of listings L31 to L33 and L40.
@Suite struct StrokeListingTests {
  private func triangle(sides: Int) -> Path {
    let corners = [CGPoint(x: 100, y: 300), CGPoint(x: 300, y: 300), CGPoint(x: 200, y: 100)]
    return Path { path in
      path.move(to: CGPoint(x: 200, y: 100))
      for side in 0..<sides { path.addLine(to: corners[side % 3]) }
    }
  }

  /// L31: two butt ends at the top, two mitered corners at the bottom.
  @Test func openTriangleHasABrokenTop() {
    let flat = FlatPath(stroking: triangle(sides: 3), StrokeStyle(lineWidth: 10))
    // The ends are perpendicular to sides of slope 2 and thus rise 5 / sqrt 5 above the corner.
    #expect(abs(flat.points.map(\.y).min()! - (100 - 5.0.squareRoot())) < 1e-9)
    #expect(flat.winding(around: [200, 97]) == 0)
    // The tangent of half of the bottom corner's angle is 2 / (1 + sqrt 5).
    let reach = 5 / (2 / (1 + 5.0.squareRoot()))
    #expect(abs(flat.points.map(\.x).min()! - (100 - reach)) < 1e-9)
  }

  /// L32: a fourth line over the first side gives the top corner a miter join.
  @Test func repeatedSideMitersTheTop() {
    let flat = FlatPath(stroking: triangle(sides: 4), StrokeStyle(lineWidth: 10))
    #expect(abs(flat.points.map(\.y).min()! - (100 - 5 * 5.0.squareRoot())) < 1e-9)
    #expect(flat.winding(around: [200, 97]) != 0)
    #expect(flat.winding(around: [200, 91]) != 0)
  }

  /// L33: with round caps and joins all three corners are alike.
  @Test func roundCapsAndJoinsMakeAllCornersAlike() {
    let style = StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round)
    let flat = FlatPath(stroking: triangle(sides: 3), style)
    for corner in [SIMD2(200.0, 100.0), [100, 300], [300, 300]] {
      for step in 0..<64 {
        let direction = SIMD2(cos(Double(step) * .pi / 32), sin(Double(step) * .pi / 32))
        #expect(flat.winding(around: corner + direction * 4.98) != 0)
      }
    }
    #expect(abs(flat.points.map(\.y).min()! - 95) < 0.01)
    #expect(abs(flat.points.map(\.x).min()! - 95) < 0.01)
  }

  /// L40: half of a 40-point line lies outside the circle.
  @Test func circleStrokeReachesOutsideItsRectangle() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    let flat = FlatPath(stroking: circle, StrokeStyle(lineWidth: 40))
    #expect(abs(flat.points.map(\.x).min()! + 20) < 0.03)
    #expect(flat.winding(around: [21, 100]) == 0)
    #expect(flat.winding(around: [19, 100]) != 0)
    #expect(flat.winding(around: [-19, 100]) != 0)
  }

  /// The clock shape of the animation article strokes outlines again.
  @Test func strokedPathsCanBeStrokedAgain() {
    let style = StrokeStyle(lineWidth: 3)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    var path = circle
    for _ in 0..<3 { path = path.strokedPath(style) }
    // 1.5 + 1.5 + 1.5 outside the circle.
    #expect(abs(path.boundingRect.minX + 4.5) < 0.05)
    #expect(path.elementsCopy.verbs.count < 4000)
    #expect(path.contains(CGPoint(x: -4.3, y: 100)))
    #expect(!path.contains(CGPoint(x: 5, y: 100)))
  }
}
