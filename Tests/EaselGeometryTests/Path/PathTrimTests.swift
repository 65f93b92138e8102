import EaselGeometry
import Foundation
import Testing

@Suite struct PathTrimTests {
  private func length(_ path: Path) -> Double {
    path.pieces(perCurve: 2000).reduce(0) { sum, piece in
      let d = piece.1 - piece.0
      return sum + (d * d).sum().squareRoot()
    }
  }

  @Test(arguments: 0..<25)
  func lengthsOfTrimmedLinesAreTheFractions(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let corners = (0..<7).map { _ in
      CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
    }
    let path = Path { $0.addLines(corners) }
    let total = length(path)
    for _ in 0..<10 {
      let a = Double.random(in: 0...1, using: &random)
      let b = Double.random(in: 0...1, using: &random)
      let part = path.trimmedPath(from: min(a, b), to: max(a, b))
      #expect(abs(length(part) - (max(a, b) - min(a, b)) * total) < 1e-9 * total)
    }
  }

  @Test(arguments: 0..<25)
  func aCurveIsSplitAtTheParameter(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let p = (0..<4).map { _ in
      SIMD2(Double.random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
    }
    let points = p.map { CGPoint(x: $0.x, y: $0.y) }
    let path = Path { path in
      path.move(to: points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
    func place(_ t: Double) -> SIMD2<Double> {
      let s = 1 - t
      return p[0] * (s * s * s) + p[1] * (3 * s * s * t) + p[2] * (3 * s * t * t) + p[3] * (t * t * t)
    }
    for _ in 0..<10 {
      let a = Double.random(in: 0...1, using: &random)
      let b = Double.random(in: 0...1, using: &random)
      let part = path.trimmedPath(from: min(a, b), to: max(a, b)).elementsCopy.points
      let (begin, end) = (try #require(part.first), try #require(part.last))
      let (first, last) = (place(min(a, b)), place(max(a, b)))
      #expect(hypot(begin.x - first.x, begin.y - first.y) < 1e-9)
      #expect(hypot(end.x - last.x, end.y - last.y) < 1e-9)
    }
  }

  @Test func consecutivePartsConnect() throws {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100))
    let cuts = [0.0, 0.13, 0.131, 0.5, 0.75, 1]
    var end = CGPoint(x: 200, y: 50)
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let part = path.trimmedPath(from: from, to: to)
      guard case .move(let start)? = part.firstElement else {
        Issue.record("a part does not begin with a move")
        return
      }
      #expect(hypot(start.x - end.x, start.y - end.y) < 1e-6)
      end = try #require(part.currentPoint)
    }
    #expect(hypot(end.x - 200, end.y - 50) < 1e-9)
  }

  /// A marker that follows a path reads the bounds of a range of one thousandth.
  @Test func smallRangesAreAccurate() {
    let path = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    for step in 0..<999 {
      let fraction = Double(step) / 1000
      let bounds = path.trimmedPath(from: fraction, to: fraction + 0.001).boundingRect
      let (turns, t) = modf((fraction + 0.0005) * 4)
      let across = 100 * (3 * (1 - t) * t * ((1 - t) * 0.5522847498 + t) + t * t * t)
      let along = (100 * 100 - across * across).squareRoot()
      let (x, y) = [(along, across), (-across, along), (-along, -across), (across, -along)][Int(turns)]
      #expect(hypot(bounds.midX - x, bounds.midY - y) < 0.1)
    }
  }

  @Test func rangesAreClampedAndMayBeEmpty() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -2, to: 3) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: 0.125, to: 0.625).description == "5 0 m 10 0 l 10 10 l 5 10 l")
    #expect(path.trimmedPath(from: 0.875, to: 1).description == "0 5 m 0 0 l")
  }

  @Test func subpathsStaySeparate() {
    let path = Path("0 0 m 10 0 l 0 50 m 30 50 l")!
    #expect(path.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 0 50 m 10 50 l")
  }

  @Test func quadraticPartsStayQuadratic() {
    let part = Path("0 0 m 50 100 100 0 q")!.trimmedPath(from: 0, to: 0.5)
    #expect(part.elementsCopy.verbs == [.move, .quad])
    #expect(abs(part.currentPoint!.x - 50) < 1e-6 && abs(part.currentPoint!.y - 50) < 1e-6)
  }

  @Test func segmentsWithoutFiniteLengthAreLeftOut() {
    var path = Path("0 0 m 0 0 l 10 0 l")!
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.move(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 0))
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 50 0 m 55 0 l")
  }

  /// A marker on a path of a million lines; copies of the path would take minutes.
  @Test func smallPartsOfLongPathsAreCopied() {
    let count = 1_000_000
    let path = Path { path in
      path.addLines((0...count).map { CGPoint(x: CGFloat($0), y: 0) })
    }
    for step in 0..<100 {
      let part = path.trimmedPath(from: CGFloat(step) / 100, to: CGFloat(step) / 100 + 0.000_002)
      #expect(part.elementsCopy.verbs.count <= 5)
      #expect(abs(part.boundingRect.minX - CGFloat(step * count / 100)) < 1e-3)
      #expect(abs(part.boundingRect.width - 2) < 1e-3)
    }
  }
}
