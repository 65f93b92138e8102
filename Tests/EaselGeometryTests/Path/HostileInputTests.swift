import EaselGeometry
import Foundation
import Testing

/// Paths, transforms and styles with extreme and invalid numbers: nothing may trap, and the results must be
/// usable.
@Suite struct HostileInputTests {
  private static let numbers: [CGFloat] = [
    0, -0.0, 1, -1, 50, 100, 1e-300, CGFloat.leastNonzeroMagnitude, 1e-9, 1e15, -1e30, 1e30, 1e154, 1e200,
    -1.7e308, .infinity,
    -.infinity,
    .nan,
  ]

  private struct Source {
    var random: SplitMix64
    /// The share of numbers that are not ordinary, in percent.
    let hostility: Int

    mutating func number() -> CGFloat {
      guard Int.random(in: 0..<100, using: &random) < hostility else {
        return CGFloat(Int.random(in: 0...20, using: &random) * 5)
      }
      return HostileInputTests.numbers.randomElement(using: &random)!
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func path() -> Path {
      var path = Path()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        switch Int.random(in: 0..<13, using: &random) {
        case 0, 1: path.move(to: point())
        case 2, 3: path.addLine(to: point())
        case 4: path.addQuadCurve(to: point(), control: point())
        case 5: path.addCurve(to: point(), control1: point(), control2: point())
        case 6: path.closeSubpath()
        case 7: path.addRect(CGRect(origin: point(), size: CGSize(width: number(), height: number())))
        case 8: path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: number(), height: number())))
        case 9:
          path.addArc(
            center: point(), radius: number(), startAngle: .degrees(Double(number())),
            endAngle: .degrees(Double(number())), clockwise: Bool.random(using: &random))
        case 10: path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
        case 11:
          path.addRelativeArc(
            center: point(), radius: number(), startAngle: .degrees(Double(number())),
            delta: .degrees(Double(number())))
        default:
          path.addRoundedRect(
            in: CGRect(origin: point(), size: CGSize(width: number(), height: number())),
            cornerSize: CGSize(width: number(), height: number()),
            style: Bool.random(using: &random) ? .circular : .continuous)
        }
      }
      return path
    }

    mutating func transform() -> CGAffineTransform {
      CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    mutating func style() -> StrokeStyle {
      StrokeStyle(
        lineWidth: number(), lineCap: CGLineCap(rawValue: Int32.random(in: 0...2, using: &random))!,
        lineJoin: CGLineJoin(rawValue: Int32.random(in: 0...2, using: &random))!, miterLimit: number(),
        dash: (0..<Int.random(in: 0...3, using: &random)).map { _ in number() }, dashPhase: number())
    }
  }

  private func expectUsable(_ flat: FlatPath, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      flat.points.allSatisfy {
        abs($0.x) <= FlatPath.coordinateLimit && abs($0.y) <= FlatPath.coordinateLimit
      }, sourceLocation: sourceLocation)
    #expect(flat.contours.last?.end ?? 0 == flat.points.count, sourceLocation: sourceLocation)
    #expect(
      zip(flat.contours, flat.contours.dropFirst()).allSatisfy { $0.end < $1.end },
      sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<250)
  func flatteningAndStroking(seed: UInt64) {
    var source = Source(random: SplitMix64(state: seed), hostility: [3, 10, 40][Int(seed % 3)])
    var flat = FlatPath()
    for round in 0..<6 {
      let path = source.path()
      let transform = round.isMultiple(of: 2) ? .identity : source.transform()
      flat.removeAll()
      flat.append(path, transform: transform, tolerance: round == 3 ? Double(source.number()) : 0.05)
      expectUsable(flat)
      flat.appendStroke(of: path, style: source.style(), transform: transform, tolerance: 0.05)
      expectUsable(flat)
    }
  }

  /// A line that turns at each of its corners, by a different angle each time.
  private func scribble(corners: Int) -> Path {
    Path { path in
      path.move(to: .zero)
      for index in 1...corners {
        let angle = Double(index * index % 1013)
        path.addLine(to: CGPoint(x: 100 * cos(angle), y: 100 * sin(angle)))
      }
    }
  }

  @Test("Wide strokes with many round corners, and with many round dashes, have a bounded number of points")
  func roundCornersAreBounded() {
    let budget = 1 << 22
    let corners = 20_000
    let joined = StrokeStyle(lineWidth: 100_000, lineCap: .round, lineJoin: .round)
    #expect(FlatPath(stroking: scribble(corners: corners), joined).points.count < budget + 16 * corners)
    let dashes = 100_000
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 2 * dashes, y: 0))
    }
    let dashed = StrokeStyle(lineWidth: 100_000, lineCap: .round, dash: [1, 3])
    #expect(FlatPath(stroking: line, dashed).points.count < budget + 16 * dashes)
  }

  @Test("Outlines of outlines end when they have too many elements")
  func repeatedOutlines() {
    let style = StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)
    var (path, largest) = (Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 90)), 0)
    for _ in 0..<40 where !path.isEmpty {
      path = path.strokedPath(style)
      largest = max(largest, path.elementCount)
    }
    #expect(path.isEmpty)
    #expect(largest > Path.largestOutlinedElementCount && largest < 8 * Path.largestOutlinedElementCount)
  }

  @Test(arguments: 0..<300)
  func queriesAndCopies(seed: UInt64) {
    var source = Source(random: SplitMix64(state: seed), hostility: 15)
    let path = source.path()
    let bounds = path.boundingRect
    #expect(bounds.isNull || bounds.width >= 0)
    #expect(Path(path.description)?.description == path.description)
    #expect(path.trimmedPath(from: source.number(), to: source.number()).isEmpty || !path.isEmpty)
    #expect(path.applying(source.transform()).isEmpty == path.isEmpty)
    #expect(path.strokedPath(source.style()).isEmpty || !path.isEmpty)
  }

  @Test func theInfiniteRectangleCoversEverything() {
    let flat = FlatPath(
      filling: Path(.infinite), transform: CGAffineTransform(scaleX: 2, y: 2), tolerance: 0.05)
    #expect(flat.contours.count == 1)
    #expect(flat.winding(around: [1e9, -1e9]) != 0)
  }

  @Test func aSubpathWithANaNIsLeftOut() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 60))
    path.addLine(to: CGPoint(x: 50, y: 60))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(FlatPath(filling: path).points.count == 8)
    #expect(FlatPath(stroking: path, StrokeStyle(lineWidth: 1)).contours.count == 4)
  }

  @Test func infiniteCoordinatesAreFarAway() {
    var path = Path("0 0 m 10 0 l 0 10 l")!
    path.addLine(to: CGPoint(x: -CGFloat.infinity, y: 5))
    let flat = FlatPath(filling: path)
    #expect(flat.points.count == 4)
    #expect(flat.points[3] == [-FlatPath.coordinateLimit, 5])
  }

  @Test func enormousCurvesHaveABoundedNumberOfPoints() {
    let circle = Path(ellipseIn: CGRect(x: -1e11, y: -1e11, width: 2e11, height: 2e11))
    #expect(FlatPath(filling: circle, tolerance: 1e-6).points.count <= 4 * 4096 + 1)
    let stroke = FlatPath(stroking: circle, StrokeStyle(lineWidth: 1e10), tolerance: 1e-6)
    #expect(stroke.points.count <= 16 * 4096 * 8)
  }

  @Test func extremelyFineDashesAreSolid() {
    let line = Path("0 0 m 1000 0 l")!
    let flat = FlatPath(stroking: line, StrokeStyle(lineWidth: 2, dash: [1e-9]))
    #expect(flat.points.count == 4)
    let fine = FlatPath(stroking: line, StrokeStyle(lineWidth: 2, dash: [0.01]))
    #expect(abs(fine.contours.count - 50_000) <= 1)
  }
}
