import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Long paths, which are flattened in parts: the result must equal that of the whole path.
@Suite struct LongPathTests {
  /// Lines and curves in open and closed subpaths, including segments of no length and segments that turn back.
  private static func path(_ random: inout SplitMix64, elements: Int, closes: Bool) -> Path {
    var buffer = PathBuffer()
    buffer.move(to: point(&random))
    for _ in 0..<elements {
      switch random.int(in: 0..<400) {
      case 0: buffer.move(to: point(&random))
      case 1 where closes: buffer.close()
      case 2..<40: buffer.line(to: buffer.currentPoint ?? .zero)
      case 40..<80: buffer.curve(to: point(&random), control1: point(&random), control2: point(&random))
      case 80..<120: buffer.quad(to: point(&random), control: buffer.currentPoint ?? .zero)
      case 120..<140: buffer.line(to: near(buffer.currentPoint ?? .zero, &random))
      default: buffer.line(to: point(&random))
      }
    }
    return Path(storage: .elements(buffer))
  }

  private static func point(_ random: inout SplitMix64) -> CGPoint {
    CGPoint(x: random.double(in: -20..<320), y: random.double(in: -20..<220))
  }

  private static func near(_ point: CGPoint, _ random: inout SplitMix64) -> CGPoint {
    CGPoint(x: point.x + random.double(in: -0.002..<0.002), y: point.y)
  }

  private static func style(_ random: inout SplitMix64) -> StrokeStyle {
    StrokeStyle(
      lineWidth: random.double(in: 0.3..<12), lineCap: [.butt, .round, .square][random.int(in: 0..<3)],
      lineJoin: [.miter, .round, .bevel][random.int(in: 0..<3)])
  }

  private static func transform(_ random: inout SplitMix64) -> CGAffineTransform {
    CGAffineTransform(
      a: random.double(in: 0.5..<2), b: random.double(in: -0.5..<0.5), c: 0.2, d: random.double(in: 0.5..<2),
      tx: 3, ty: 0)
  }

  // MARK: Edges

  /// For each line, the number of times it is traversed downward minus the number of times upward.
  private struct Sum: Equatable {
    private(set) var counts: [SIMD4<Int32>: Int] = [:]

    mutating func add(_ flat: FlatPath, closes: Bool) {
      var edges = Buffer<Edge>()
      _ = EdgeBuilder.build(flat, into: &edges, arena: 0, hashes: false, closes: closes)
      for index in 0..<edges.count { add(edges[index]) }
    }

    private mutating func add(_ edge: Edge) {
      let isDown = edge.y0 < edge.y1
      let key =
        isDown ? SIMD4(edge.x0, edge.y0, edge.x1, edge.y1) : SIMD4(edge.x1, edge.y1, edge.x0, edge.y0)
      let count = counts[key, default: 0] + (isDown ? 1 : -1)
      counts[key] = count == 0 ? nil : count
    }
  }

  @Test func partsOfFillsHaveTheEdgesOfTheWhole() {
    var random = SplitMix64(announcing: "parts of fills", seed: 1)
    for _ in 0..<6 {
      let path = Self.path(&random, elements: 30_000, closes: true)
      let transform = Self.transform(&random)
      var (whole, parts) = (Sum(), Sum())
      var flat = FlatPath()
      flat.append(path, transform: transform, tolerance: FrameFlattener.tolerance)
      whole.add(flat, closes: true)
      var cuts: [PathPart] = []
      PathCutter.cut(path, into: &cuts)
      for cut in cuts {
        var flat = FlatPath()
        let isUsable = flat.append(cut, of: path, transform: transform, tolerance: FrameFlattener.tolerance)
        #expect(isUsable)
        parts.add(flat, closes: false)
      }
      #expect(cuts.count == 8)
      let isSame = whole == parts
      #expect(isSame)
    }
  }

  @Test func partsOfStrokesHaveTheEdgesOfTheWhole() {
    var random = SplitMix64(announcing: "parts of strokes", seed: 2)
    for round in 0..<12 {
      let path = Self.path(&random, elements: 6000, closes: round > 5)
      let (transform, style) = (Self.transform(&random), Self.style(&random))
      var (whole, parts) = (Sum(), Sum())
      var flat = FlatPath()
      flat.appendStroke(of: path, style: style, transform: transform, tolerance: FrameFlattener.tolerance)
      whole.add(flat, closes: true)
      var cuts: [PathPart] = []
      PathCutter.cut(
        strokeOf: path, scale: Double(transform.maximumScale), tolerance: FrameFlattener.tolerance,
        into: &cuts)
      for cut in cuts {
        var flat = FlatPath()
        let isUsable = flat.appendStroke(
          cut, of: path, style: style, transform: transform, tolerance: FrameFlattener.tolerance)
        #expect(isUsable)
        parts.add(flat, closes: true)
      }
      #expect(cuts.count >= 4)
      let isSame = whole == parts
      #expect(isSame, "\(style)")
    }
  }

  // MARK: Splitting

  @Test func shortPathsStayWhole() {
    var random = SplitMix64(announcing: "short paths", seed: 3)
    var cuts: [PathPart] = []
    PathCutter.cut(Self.path(&random, elements: 8000, closes: true), into: &cuts)
    let path = Self.path(&random, elements: 2000, closes: false)
    PathCutter.cut(strokeOf: path, scale: 1, tolerance: FrameFlattener.tolerance, into: &cuts)
    #expect(cuts.isEmpty)
  }

  @Test func strokesOfClosedSubpathsStayWhole() {
    let ring = Path { path in
      path.addLines((0..<5000).map { CGPoint(x: Double($0), y: Double($0 * $0 % 97)) })
      path.closeSubpath()
    }
    var cuts: [PathPart] = []
    PathCutter.cut(strokeOf: ring, scale: 1, tolerance: FrameFlattener.tolerance, into: &cuts)
    #expect(cuts.map(\.verbs) == [0..<5001])
  }

  /// A subpath whose points coincide has no corner to split at.
  @Test func strokesOfCoincidentPointsStayWhole() {
    let path = Path { path in path.addLines([CGPoint](repeating: CGPoint(x: 5, y: 5), count: 5000)) }
    var cuts: [PathPart] = []
    PathCutter.cut(strokeOf: path, scale: 1, tolerance: FrameFlattener.tolerance, into: &cuts)
    #expect(cuts.map(\.verbs) == [0..<5000])
  }

  // MARK: Frames

  private static func list(_ paths: [(Path, StrokeStyle?)]) -> DisplayList {
    Scenes.list(300, 200) { recorder in
      for (path, style) in paths {
        let state = DrawingState()
        if let style {
          recorder.stroke(path, style: style, isAntialiased: true, paint: .solid(Scenes.red), state: state)
        } else {
          recorder.append(.fill(path, FillStyle(eoFill: true), .solid(Scenes.blue)), state: state)
        }
      }
    }
  }

  /// Successive frames with a common start, on one thread and on four, compared with frames drawn from scratch.
  @Test func anyNumberOfThreadsGivesTheSamePixels() {
    var random = SplitMix64(announcing: "long paths on threads", seed: 4)
    var paths = (0..<3).map { index in
      (Self.path(&random, elements: 9000, closes: index > 0), index > 0 ? Self.style(&random) : nil)
    }
    let (one, four) = (Rasterizer(threads: 1), Rasterizer(threads: 4))
    let frames = (0..<2).map { _ in Pixmap(width: 300, height: 200) }
    for _ in 0..<3 {
      let list = Self.list(paths)
      _ = one.render(list, into: frames[0])
      _ = four.render(list, into: frames[1])
      #expect(EqualityTests.firstDifference(frames[0], frames[1]) == nil)
      #expect(EqualityTests.firstDifference(frames[0], Scenes.draw(list, threads: 2)) == nil)
      paths.swapAt(1, 2)
      paths.append((Self.path(&random, elements: 9000, closes: true), nil))
    }
  }

  /// The geometries of long and short paths are assigned to their requests.
  @Test func longAndShortPathsKeepTheirOrder() {
    var random = SplitMix64(announcing: "long paths among short ones", seed: 6)
    let paths = (0..<11).map { index in
      let elements = index.isMultiple(of: 3) ? 9 : random.int(in: 8400..<9000)
      return (
        Self.path(&random, elements: elements, closes: true), index % 2 == 0 ? Self.style(&random) : nil
      )
    }
    let plan = Scenes.plan(Self.list(paths))
    #expect(plan.paths.longPaths.splits.count == 7)
    for (index, path) in paths.enumerated() {
      let alone = Scenes.plan(Self.list([path])).paths.geometries[0]
      #expect(plan.paths.geometries[index].hash == alone.hash)
      #expect(plan.paths.geometries[index].edgeCount == alone.edgeCount)
      #expect(alone.edgeCount > 0)
    }
  }

  /// Parts that consist of vertical lines between two pixels touch rows, but no pixels.
  @Test func rowsOfVerticalLinesBetweenPixelsCount() {
    var points: [CGPoint] = []
    for index in 0..<9000 { points.append(CGPoint(x: 100 + index % 90, y: 100 + index % 7)) }
    // The longest ones are in the middle, far from where paths are split.
    let heights = (-8000..<8000).map { 80 - abs($0) / 100 }
    points.insert(
      contentsOf: heights.flatMap { [CGPoint(x: 150, y: 100 - $0), CGPoint(x: 150, y: 100 + $0)] }, at: 4500)
    let plan = Scenes.plan(Self.list([(Path { $0.addLines(points) }, nil)]))
    #expect(plan.paths.longPaths.splits.count == 1)
    #expect(plan.paths.geometries[0].bounds == PixelRect(x0: 100, y0: 20, x1: 189, y1: 180))
  }

  /// A subpath with a NaN coordinate is not drawn, wherever the path is split; the rest is flattened whole.
  @Test(arguments: [nil, StrokeStyle(lineWidth: 3)])
  func subpathsWithNaNAreOmitted(style: StrokeStyle?) {
    var random = SplitMix64(announcing: "long paths without numbers", seed: 5)
    let good = Self.path(&random, elements: 9000, closes: false)
    var bad = good
    bad.move(to: CGPoint(x: 1, y: 1))
    for _ in 0..<3000 { bad.addLine(to: Self.point(&random)) }
    bad.addLine(to: CGPoint(x: Double.nan, y: 3))
    let pictures = [good, bad].map { Scenes.draw(Self.list([($0, style)]), threads: 2) }
    #expect(EqualityTests.firstDifference(pictures[0], pictures[1]) == nil)
  }
}
