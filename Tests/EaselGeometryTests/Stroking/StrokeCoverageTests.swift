import EaselGeometry
import Testing

/// With round caps and joins, the stroke is what is no farther from the path than half of the width.
@Suite struct StrokeCoverageTests {
  @Test(arguments: 0..<60)
  func roundStrokeIsTheSetOfNearPoints(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let path = random.path(elements: Int.random(in: 1...8, using: &random), size: 100)
    let width = [1.0, 4, 15, 40, 90][Int.random(in: 0..<5, using: &random)]
    checkCoverage(of: path, width: width, random: &random)
  }

  @Test(arguments: [
    "0 0 m 50 100 50 100 100 0 c", "0 0 m 100 100 0 100 100 0 c", "20 20 m 80 20 20 20 80 20 c",
    "0 50 m 100 50 0 50 q", "0 50 m 100 50.0001 0 50.0002 q", "0 0 m 100 0 l 0 0 l",
    "50 50 m 55 50 l 50 50 l h",
    "10 10 m 90 10 l 10 10.5 l 90 11 l", "50 50 m 50 50 50 50 90 90 c", "0 0 m 90 90 90 90 90 90 c",
  ])
  func awkwardCurves(description: String) throws {
    var random = SplitMix64(state: 7)
    let path = try #require(Path(description))
    for width in [1.0, 10, 50] { checkCoverage(of: path, width: width, random: &random) }
  }

  @Test(arguments: 0..<30)
  func zigzagsOfShortSteps(seed: UInt64) {
    var random = SplitMix64(state: seed)
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 50))
    var x = 0.0
    while x < 100 {
      x += Double.random(in: 0...6, using: &random)
      path.addLine(to: CGPoint(x: x, y: Double.random(in: 30...70, using: &random)))
    }
    for width in [1.0, 8, 50] { checkCoverage(of: path, width: width, random: &random) }
  }

  private func checkCoverage(
    of path: Path, width: Double, random: inout SplitMix64, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tolerance = 0.02
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let flat = FlatPath(stroking: path, style, tolerance: tolerance)
    let pieces = path.pieces()
    var wrong: [String] = []
    for _ in 0..<3000 {
      let point = SIMD2(
        Double.random(in: -60...160, using: &random), Double.random(in: -60...160, using: &random))
      let distance = distance(of: point, to: pieces)
      guard abs(distance - width / 2) > 1.1 * tolerance else { continue }
      if (flat.winding(around: point) != 0) != (distance < width / 2) {
        wrong.append("\(point): \(distance)")
      }
    }
    #expect(wrong.isEmpty, "width \(width), \(path)", sourceLocation: sourceLocation)
  }
}
