import EaselGeometry
import Foundation
import Testing

@Suite struct PathArcTests {
  private let center = CGPoint(x: 100, y: 100)

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: center, radius: 50, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise
      )
    }
  }

  /// Returns the angles of points along the path in degrees, unwrapped: each within half a turn of the
  /// previous one.
  private func angles(along path: Path) -> [Double] {
    var result: [Double] = []
    for (a, b) in path.pieces(perCurve: 40) {
      for point in [a, b] {
        let angle = atan2(point.y - 100, point.x - 100) * 180 / .pi
        let turns = result.last.map { (($0 - angle) / 360).rounded() * 360 } ?? 0
        result.append(angle + turns)
      }
    }
    return result
  }

  @Test(arguments: [
    // start, end, clockwise, sweep: the meaning of the flag in a space with y down
    (0.0, 90.0, false, 90.0), (0, 90, true, -270), (0, 110, true, -250), (90, 0, true, -90),
    (90, 0, false, 270),
    (-90, 20, false, 110), (350, 10, false, 20), (350, 10, true, -340), (0, 360, false, 360),
    (0, 360, true, -360),
    (-90, 270, true, -360), (-90, 270, false, 360), (0, 720, false, 360), (0, -360, false, 360),
    (10, -20, true, -30),
    (10, -20, false, 330),
  ])
  func sweep(start: Double, end: Double, clockwise: Bool, sweep: Double) throws {
    let path = arc(start, end, clockwise: clockwise)
    let angles = angles(along: path)
    #expect(abs(try #require(angles.last) - angles[0] - sweep) < 1e-6)
    for (a, b) in zip(angles, angles.dropFirst()) { #expect((b - a) * sweep >= -1e-9) }
    for (a, _) in path.pieces() { #expect(abs(hypot(a.x - 100, a.y - 100) - 50) < 0.0137) }
  }

  @Test func equalAnglesGiveASinglePoint() {
    #expect(arc(0, 0, clockwise: false).description == "150 100 m")
    #expect(arc(0, 0, clockwise: true).description == "150 100 m")
  }

  /// Listing L38: the long way over the top, 250 degrees from 3 o'clock.
  @Test func naiveArcGoesOverTheTop() {
    let bounds = arc(0, 110, clockwise: true).boundingRect
    #expect(abs(bounds.minY - 50) < 0.02)
    #expect(abs(bounds.minX - 50) < 0.02)
    #expect(abs(bounds.maxY - (100 + 50 * sin(110 * Double.pi / 180))) < 0.02)
  }

  /// Listing L39: from 12 o'clock clockwise on the screen.
  @Test func adjustedArcStartsAtTheTop() throws {
    let adjustment = Angle.degrees(90)
    let path = Path {
      $0.addArc(
        center: center, radius: 50, startAngle: .degrees(0) - adjustment,
        endAngle: .degrees(110) - adjustment,
        clockwise: !true)
    }
    guard case .move(let start)? = path.firstElement else {
      Issue.record("an arc into an empty path begins with a move")
      return
    }
    #expect(abs(start.x - 100) < 1e-9 && abs(start.y - 50) < 1e-9)
    #expect(path.boundingRect.minX > 99.99)
  }

  @Test func fullCircleEndsExactlyAtItsStart() throws {
    let path = arc(33, 393, clockwise: false)
    guard case .move(let start)? = path.firstElement else { return }
    #expect(path.currentPoint == start)
  }

  @Test func arcsJoinAnOpenSubpathWithALine() {
    var path = Path("0 0 m 1 1 l")!
    path.addArc(center: center, radius: 50, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.description.hasPrefix("0 0 m 1 1 l 150 100 l 150 "))
    path.closeSubpath()
    path.addArc(center: center, radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.description.contains("h 120 100 m 120 "))
  }

  @Test func relativeArcsFollowTheSignOfDelta() throws {
    for delta in [-400.0, -90, 30, 180, 540, 100_000] {
      let path = Path {
        $0.addRelativeArc(center: center, radius: 50, startAngle: .degrees(10), delta: .degrees(delta))
      }
      let end = try #require(path.currentPoint)
      let angle = (10 + delta) * .pi / 180
      #expect(hypot(end.x - 100 - 50 * cos(angle), end.y - 100 - 50 * sin(angle)) < 1e-7)
      let swept = try #require(angles(along: path).last) - 10
      #expect(swept * delta > 0 && abs(swept) <= 720.001)
      #expect(abs(delta) > 720 || abs(swept - delta) < 1e-6)
    }
  }

  @Test func tangentArcRoundsTheCorner() throws {
    var path = Path("0 0 m")!
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
    let pieces = path.pieces()
    #expect(pieces[0].1 == [70, 0])
    let end = try #require(path.currentPoint)
    #expect(hypot(end.x - 100, end.y - 30) < 1e-9)
    for (a, _) in pieces.dropFirst(2) { #expect(abs(hypot(a.x - 70, a.y - 30) - 30) < 0.01) }
    // The sharp turn needs more than a quarter of the circle.
    var sharp = Path("0 0 m")!
    sharp.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 0, y: 10), radius: 2)
    let touch = try #require(sharp.currentPoint)
    #expect(abs((touch.x - 100) * 10 + touch.y * 100) < 1e-6)
  }

  @Test func tangentArcOfCollinearPointsIsALine() {
    for (to, radius) in [
      (CGPoint(x: 200, y: 0), 30.0), (CGPoint(x: 100, y: 50), 0), (CGPoint(x: 100, y: 0), 9),
    ] {
      var path = Path("0 0 m")!
      path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: to, radius: radius)
      #expect(path.description == "0 0 m 100 0 l")
    }
  }

  @Test func transformsApplyToTheCircle() {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
        transform: CGAffineTransform(scaleX: 3, y: 1))
    }
    let bounds = path.boundingRect
    #expect(abs(bounds.width - 60) < 1e-9 && abs(bounds.height - 20) < 1e-9)
  }

  @Test func notFiniteAnglesAddNothing() {
    var path = Path()
    path.addArc(center: .zero, radius: 1, startAngle: .radians(.nan), endAngle: .zero, clockwise: true)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(.infinity))
    #expect(path.isEmpty)
  }
}

extension Path {
  var firstElement: Path.Element? {
    var first: Path.Element?
    forEach { if first == nil { first = $0 } }
    return first
  }
}
