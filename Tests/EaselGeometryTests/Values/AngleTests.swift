import EaselGeometry
import Foundation
import Testing

@Suite struct AngleTests {
  @Test func degreesAndRadiansAgree() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-15)
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    var angle = Angle()
    angle.degrees = 45
    #expect(abs(angle.radians - .pi / 4) < 1e-15)
  }

  @Test func arithmetic() {
    let quarter = Angle.radians(1)
    #expect(quarter + quarter == .radians(2))
    #expect(quarter - .radians(3) == -.radians(2))
    #expect(quarter * 3 == .radians(3) && 3 * quarter == .radians(3))
    #expect(quarter / 2 == .radians(0.5))
    var angle = quarter
    angle += .radians(2)
    angle *= 4
    angle -= .radians(2)
    angle /= 5
    #expect(angle == .radians(2))
    #expect(Angle.zero < quarter)
  }

  @Test func unitPointsAreFractionsFromTheTopLeft() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(UnitPoint.topLeading.point(in: rect) == CGPoint(x: 10, y: 20))
    #expect(UnitPoint.bottom.point(in: rect) == CGPoint(x: 60, y: 60))
    #expect(UnitPoint.trailing.point(in: rect) == CGPoint(x: 110, y: 40))
    #expect(UnitPoint(x: 2, y: -1).point(in: rect) == CGPoint(x: 210, y: -20))
  }
}
