import EaselGeometry
import Foundation
import Testing

@Suite struct OverlapTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test func theOverlapIsWhatBothHave() {
    #expect(
      unit.overlap(CGRect(x: 0.5, y: -1, width: 3, height: 3)) == CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    #expect(unit.overlap(CGRect(x: 2, y: 0, width: 1, height: 1)).isNull)
    #expect(unit.overlap(.infinite) == unit)
    #expect(unit.overlap(.null).isNull)
  }

  @Test(
    "A rectangle with an edge that is no number overlaps nothing",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
      CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1),
    ])
  func noNumber(rect: CGRect) {
    #expect(unit.overlap(rect).isNull)
    #expect(rect.overlap(unit).isNull)
  }
}
