import EaselGeometry
import Foundation
import Testing

@Suite struct DashTests {
  private func spans(_ path: Path, _ style: StrokeStyle) -> [ClosedRange<Double>] {
    let flat = FlatPath(stroking: path, style)
    return flat.contours.indices.map { index in
      let xs = flat.contourPoints(index).map { ($0.x * 1e6).rounded() / 1e6 }
      return xs.min()!...xs.max()!
    }
  }

  private let line = Path("0 0 m 100 0 l")!

  struct Pattern {
    let dash: [CGFloat]
    let phase: CGFloat
    let spans: [ClosedRange<Double>]
  }

  @Test(arguments: [
    Pattern(dash: [10, 20], phase: 0, spans: [0...10, 30...40, 60...70, 90...100]),
    Pattern(dash: [10, 20], phase: 5, spans: [0...5, 25...35, 55...65, 85...95]),
    Pattern(dash: [10, 20], phase: -5, spans: [5...15, 35...45, 65...75, 95...100]),
    Pattern(dash: [10, 20], phase: 65, spans: [0...5, 25...35, 55...65, 85...95]),
    Pattern(dash: [30], phase: 0, spans: [0...30, 60...90]),
    Pattern(dash: [10, 20, 30], phase: 0, spans: [0...10, 30...60, 70...90]),
    Pattern(dash: [50, 50], phase: 50, spans: [50...100]),
    Pattern(dash: [200, 1], phase: 0, spans: [0...100]),
  ])
  func patterns(_ pattern: Pattern) {
    let style = StrokeStyle(lineWidth: 2, dash: pattern.dash, dashPhase: pattern.phase)
    #expect(spans(line, style) == pattern.spans)
  }

  @Test(arguments: [[], [0], [0, 0], [-1, 5], [.nan], [.infinity, 1]] as [[CGFloat]])
  func withoutAPatternTheLineIsSolid(dash: [CGFloat]) {
    #expect(spans(line, StrokeStyle(lineWidth: 2, dash: dash)) == [0...100])
  }

  /// Each subpath begins with all dashes without length.
  @Test func tooManyDashesOfSubpathsGiveASolidLine() {
    let dash = [CGFloat](repeating: 0, count: 1 << 13) + [5, 1e9]
    for (count, isSolid) in [(1, false), (512, true)] {
      var rows = Path()
      for row in 0..<count {
        rows.move(to: CGPoint(x: 0, y: 4 * Double(row)))
        rows.addLine(to: CGPoint(x: 100, y: 4 * Double(row)))
      }
      let solid = spans(rows, StrokeStyle(lineWidth: 2, lineCap: .square))
      let dashed = spans(rows, StrokeStyle(lineWidth: 2, lineCap: .square, dash: dash))
      // Compared before the macro, which would print all dashes.
      let isEqual = dashed == solid
      #expect(isEqual == isSolid)
    }
  }

  @Test func everyDashHasCaps() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .square, dash: [10, 20])
    #expect(spans(line, style) == [-2...12, 28...42, 58...72, 88...102])
  }

  @Test func dashesWithoutLengthAreDotsAlongTheLine() {
    let diagonal = Path("0 0 m 100 100 l")!
    let style = StrokeStyle(lineWidth: 2, lineCap: .square, dash: [0, 20])
    let flat = FlatPath(stroking: diagonal, style)
    #expect(flat.contours.count == 8)
    #expect(abs(flat.nonZeroArea(rows: 20_000) - 8 * 4) < 0.02)
    for contour in flat.contours.indices {
      let points = flat.contourPoints(contour)
      #expect(abs(points.map(\.x).max()! - points.map(\.x).min()! - 2 * 2.0.squareRoot()) < 1e-9)
    }
    #expect(
      FlatPath(stroking: diagonal, StrokeStyle(lineWidth: 2, dash: [0, 20])).nonZeroArea(rows: 999) < 1e-9)
  }

  @Test func everySubpathRestartsThePattern() {
    let two = Path("0 0 m 25 0 l 100 0 m 150 0 l")!
    #expect(
      spans(two, StrokeStyle(lineWidth: 2, dash: [10, 10])) == [
        0...10, 20...25, 100...110, 120...130, 140...150,
      ])
  }

  @Test func closedSubpathsAreCutIntoOpenDashes() {
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let flat = FlatPath(stroking: square, StrokeStyle(lineWidth: 2, dash: [100, 100]))
    #expect(flat.contours.count == 2)
    #expect(abs(flat.nonZeroArea(rows: 10_000) - 400) < 0.3)
  }

  @Test func aDashThatEndsAtACornerDoesNotTurnIt() {
    let corner = Path("0 0 m 100 0 l 100 100 l")!
    let flat = FlatPath(stroking: corner, StrokeStyle(lineWidth: 10, lineCap: .square, dash: [50, 50]))
    #expect(flat.contours.count == 2)
    // From -5 to 55 along the first side, and from -5 to 55 along the second.
    #expect(abs(flat.nonZeroArea(rows: 10_000) - 1200) < 0.5)
    let ends = FlatPath(stroking: corner, StrokeStyle(lineWidth: 10, dash: [100, 20]))
    #expect(ends.points.map(\.x).max()! == 105)
    #expect(ends.contourPoints(0).map(\.x).max()! == 100)
  }

  @Test func dashesGoRoundCorners() {
    let corner = Path("0 0 m 100 0 l 100 100 l")!
    let flat = FlatPath(stroking: corner, StrokeStyle(lineWidth: 10, dash: [120, 500]))
    #expect(flat.contours.count == 1)
    #expect(abs(flat.nonZeroArea(rows: 10_000) - 1200) < 1)
  }

  @Test(arguments: [1.0, 7, 33])
  func dashesOnACircleHaveTheirLength(count: Double) {
    let radius = 100.0
    let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    // The gaps are slightly longer, so that no dash starts just before the end.
    let dash = .pi * radius / count * 0.999
    let style = StrokeStyle(lineWidth: 8, dash: [CGFloat(dash), CGFloat(dash * 1.01)])
    let flat = FlatPath(stroking: circle, style, transform: CGAffineTransform(rotationAngle: 0.1))
    #expect(flat.contours.count == Int(count))
    #expect(abs(flat.nonZeroArea(rows: 4000) - .pi * radius * 8) < 3)
    for index in flat.contours.indices {
      let points = flat.contourPoints(index)
      let angles = points.map { atan2($0.y, $0.x) - 0.1 - 2.01 * dash / radius * Double(index) }
        .map { ($0 + 4 * .pi + 0.01).truncatingRemainder(dividingBy: 2 * .pi) - 0.01 }
      #expect(abs(angles.min()!) < 2e-3 && abs(angles.max()! - dash / radius) < 2e-3)
    }
  }
}
