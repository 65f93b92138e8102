import EaselDrawing
import EaselGeometry
import EaselTestSupport
import Testing

@testable import EaselRaster

/// The paths and stroke styles that requests share.
struct PathTableTests {
  private static let star = Path { path in
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 3), CGPoint(x: 2, y: 8)])
  }
  private static let arrow = Path { path in
    path.addLines([CGPoint(x: 5, y: 0), CGPoint(x: 7, y: 6), CGPoint(x: 1, y: 1)])
  }

  private func append(_ path: Path, _ style: StrokeStyle? = nil, to table: inout PathTable) {
    let transform = CGAffineTransform(translationX: CGFloat(table.requests.count), y: 0)
    _ = table.append(path, stroke: style, transform)
  }

  @Test func successiveRequestsShareTheirPathAndStyle() {
    var table = PathTable(workerCount: 1)
    let (thin, thick) = (StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 4))
    append(Self.star, to: &table)
    append(Self.star, thin, to: &table)
    append(Self.arrow, thin, to: &table)
    append(Self.arrow, thick, to: &table)
    append(Self.star, to: &table)
    append(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), to: &table)
    append(Path(ellipseIn: CGRect(x: 1, y: 0, width: 4, height: 4)), to: &table)
    append(Path(ellipseIn: CGRect(x: 1, y: 0, width: 5, height: 4)), to: &table)
    append(Path(roundedRect: CGRect(x: 1, y: 0, width: 9, height: 9), cornerRadius: 2), to: &table)
    append(Path(roundedRect: CGRect(x: 5, y: 6, width: 9, height: 9), cornerRadius: 2), to: &table)
    #expect(table.requests.map(\.path) == [0, 0, 1, 1, 2, 3, 3, 4, 5, 5])
    #expect(table.requests.map(\.stroke) == [-1, 0, 0, 1, -1, -1, -1, -1, -1, -1])
    #expect(table.paths.count == 6 && table.strokeStyles == [thin, thick])
  }

  /// Requests that follow the kept ones refer to their own paths, whatever the table contained before.
  @Test(arguments: 0...4)
  func requestsAfterTruncationKeepTheirPaths(_ kept: Int) {
    var table = PathTable(workerCount: 1)
    let style = StrokeStyle(lineWidth: 2, dash: [3])
    let all: [(Path, StrokeStyle?)] = [
      (Self.star, nil), (Self.star, style), (Self.arrow, nil), (Self.star, nil),
    ]
    for (path, style) in all { append(path, style, to: &table) }
    table.truncate(requests: kept, geometries: kept)
    let added: [(Path, StrokeStyle?)] = [(Self.star, style), (Self.arrow, StrokeStyle(lineWidth: 5))]
    for (path, style) in added { append(path, style, to: &table) }
    let expected = all.prefix(kept) + added
    #expect(table.requests.count == expected.count)
    for (request, (path, style)) in zip(table.requests, expected) {
      #expect(table.paths[Int(request.path)] == path)
      #expect((request.stroke < 0 ? nil : table.strokeStyles[Int(request.stroke)]) == style)
    }
    #expect(table.paths.count <= expected.count)
  }

  /// A path has the same edges whether it is flattened alone or after others at other places.
  @Test func copiesHaveTheEdgesOfPathsThatAreFlattenedAlone() {
    typealias Draw = (path: Path, style: StrokeStyle?, transform: CGAffineTransform)
    var random = SplitMix64(announcing: "copies of paths", seed: 71)
    func geometries(_ draws: [Draw]) -> [ContentHash] {
      var table = PathTable(workerCount: 1)
      for draw in draws { _ = table.append(draw.path, stroke: draw.style, draw.transform) }
      FrameFlattener.run(&table, on: InlineDispatcher(), hashes: true)
      return table.geometries.map(\.hash)
    }
    func origin() -> CGPoint {
      let reach = random.oneIn(10) ? 1e6 : 300
      return CGPoint(x: random.double(in: -reach..<reach), y: random.double(in: -reach..<reach))
    }
    var draws: [Draw] = []
    for _ in 0..<200 {
      let box = CGRect(origin: origin(), size: CGSize(width: 20, height: 12))
      let paths = [Self.star, Self.arrow, Path(ellipseIn: box), Path(roundedRect: box, cornerRadius: 3)]
      let style = random.oneIn(3) ? StrokeStyle(lineWidth: 3, lineJoin: .round) : nil
      let turn = random.oneIn(3) ? CGAffineTransform(rotationAngle: 0.3) : .identity
      let path = paths[random.int(in: 0..<4)]
      for _ in 0..<random.int(in: 1..<4) {
        let place = origin()
        draws.append((path, style, turn.concatenating(CGAffineTransform(translationX: place.x, y: place.y))))
      }
    }
    let alone = draws.flatMap { geometries([$0]) }
    #expect(geometries(draws) == alone)
  }
}
