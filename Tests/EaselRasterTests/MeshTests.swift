import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Compares meshes with their definition in double precision, and checks their bounds.
@Suite struct MeshTests {
  static let side = 96

  /// A mesh over a frame of `side` pixels, whose points are moved by up to `amount` of their distance.
  static func mesh(
    _ columns: Int = 4, _ rows: Int = 3, moved amount: Float = 0.3, seed: UInt64 = 7, isSmooth: Bool = true,
    _ interpolation: GradientPaint.Interpolation = .encoded, alpha: Float = 1, background: PaintColor = .clear
  ) -> MeshPaint {
    var random = SplitMix64(seed: seed)
    let (x, y) = (1 / Float(columns - 1), 1 / Float(rows - 1))
    let points = (0..<columns * rows).map { index -> SIMD2<Float> in
      let (column, row) = (index % columns, index / columns)
      var point = SIMD2(Float(column) * x, Float(row) * y)
      if column > 0 && column < columns - 1 { point.x += x * amount * Float(random.double(in: -1..<1)) }
      if row > 0 && row < rows - 1 { point.y += y * amount * Float(random.double(in: -1..<1)) }
      return point
    }
    let colors = points.map { _ in
      PaintColor(
        red: Float(random.double(in: 0..<1)), green: Float(random.double(in: 0..<1)),
        blue: Float(random.double(in: 0..<1)), alpha: alpha < 1 ? Float(random.double(in: 0..<1)) : 1)
    }
    return MeshPaint(
      columns: columns, rows: rows, vertices: MeshPaint.vertices(at: points, columns: columns),
      colors: colors,
      background: background, isSmooth: isSmooth, interpolation: interpolation,
      transform: CGAffineTransform(scaleX: CGFloat(side), y: CGFloat(side)))!
  }

  static func list(_ mesh: MeshPaint, _ path: Path? = nil, opacity: Float = 1) -> DisplayList {
    Scenes.list(side, side, background: .clear) {
      let path = path ?? Scenes.rect(0, 0, Double(side), Double(side))
      $0.append(.fill(path, FillStyle(), .mesh(mesh)), state: DrawingState(opacity: opacity))
    }
  }

  /// The largest difference from the definition in units of 1/255, and the number of compared pixels.
  static func largestError(_ mesh: MeshPaint) -> (error: Double, count: Int) {
    let frame = Scenes.draw(list(mesh))
    let twin = MeshTwin(mesh).picture(side, samples: 120)
    var (largest, count) = (0.0, 0)
    for y in 0..<side {
      for x in 0..<side {
        guard let color = twin[y * side + x] else { continue }
        largest = max(largest, CompositeTwin.distance(frame[x, y], color))
        count += 1
      }
    }
    return (largest, count)
  }

  @Test(arguments: [true, false], [GradientPaint.Interpolation.encoded, .perceptual, .linearLight])
  func colorsAreWithinTwoLevelsOfTheDefinition(
    _ isSmooth: Bool, _ interpolation: GradientPaint.Interpolation
  ) {
    for (seed, alpha) in [(UInt64(1), Float(1)), (2, 0.5)] {
      let mesh = Self.mesh(seed: seed, isSmooth: isSmooth, interpolation, alpha: alpha)
      let (error, count) = Self.largestError(mesh)
      #expect(error <= 2, "seed \(seed)")
      #expect(count > Self.side * Self.side * 9 / 10)
    }
  }

  @Test func controlPointsBendTheEdges() {
    let square: [SIMD2<Float>] = [[0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]]
    var vertices = MeshPaint.vertices(at: square, columns: 2)
    (vertices[0].trailing.y, vertices[1].leading.y) = (0, 0)
    let colors = [Scenes.red, Scenes.blue, .black, .white]
    let transform = CGAffineTransform(scaleX: CGFloat(Self.side), y: CGFloat(Self.side))
    let mesh = MeshPaint(columns: 2, rows: 2, vertices: vertices, colors: colors, transform: transform)!
    let frame = Scenes.draw(Self.list(mesh))
    // The middle of the upper edge is at 0.2 - 0.75 * 0.2.
    #expect(frame[48, 3] == 0)
    #expect(frame[48, 6] >> 24 == 255)
    #expect(Self.largestError(mesh).error <= 2)
  }

  @Test func equalColorsGiveOneColorWithoutGaps() {
    let color = PaintColor(red: 0.3, green: 0.7, blue: 0.2, alpha: 0.6)
    let random = Self.mesh(7, 6, moved: 0.45)
    let mesh = MeshPaint(
      columns: 7, rows: 6, vertices: random.vertices, colors: random.colors.map { _ in color },
      transform: random.transform)!
    let bytes = Scenes.bytes(Scenes.draw(Self.list(mesh)))
    #expect(Set(bytes) == [color.premultipliedPixel])
  }

  @Test func theBackgroundFillsTheRest() {
    let mesh = Self.mesh(background: Scenes.red)
    let frame = Scenes.draw(
      Scenes.list(160, 160, background: .clear) {
        $0.append(.fill(Scenes.rect(0, 0, 160, 160), FillStyle(), .mesh(mesh)), state: DrawingState())
      })
    #expect(frame[120, 50] == 0xffff_0000 && frame[40, 150] == 0xffff_0000)
    #expect(frame[40, 40] != 0xffff_0000)
  }

  @Test func theOpacityOfTheStateScalesTheColors() {
    let mesh = Self.mesh()
    let (whole, half) = (Scenes.draw(Self.list(mesh)), Scenes.draw(Self.list(mesh, opacity: 0.5)))
    for (x, y) in [(3, 5), (50, 40), (90, 93)] {
      #expect(half[x, y] == SpanBlitter.scale(whole[x, y], by: 127))
    }
    let circle = Scenes.draw(Self.list(mesh, Path(ellipseIn: CGRect(x: 0, y: 0, width: 96, height: 96))))
    #expect(circle[48, 48] == whole[48, 48])
    #expect(circle[1, 1] == 0)
  }

  @Test func everyNumberOfThreadsAndPartOfTheFrameGivesTheSameBytes() {
    let mesh = Self.mesh(5, 5, moved: 0.9, alpha: 0.5)
    let whole = Scenes.bytes(Scenes.draw(Self.list(mesh)))
    #expect(Scenes.bytes(Scenes.draw(Self.list(mesh), threads: 3)) == whole)
    // A frame in which only a small square over the mesh moves.
    let rasterizer = Rasterizer(threads: 2)
    let frame = Pixmap(width: Self.side, height: Self.side)
    func step(_ x: Double) -> DisplayList {
      Scenes.list(Self.side, Self.side, background: .clear) {
        let cover = Scenes.rect(0, 0, 96, 96)
        $0.append(.fill(cover, FillStyle(), .mesh(mesh)), state: DrawingState())
        $0.append(Scenes.fill(Scenes.rect(x, 37, 5, 9), .black), state: DrawingState())
      }
    }
    for x in [3.0, 40, 77] {
      let report = rasterizer.render(step(x), into: frame)
      #expect(Scenes.bytes(frame) == Scenes.bytes(Scenes.draw(step(x))))
      #expect(x == 3 || report.damage.reduce(0) { $0 + $1.area } < Self.side * Self.side)
    }
  }

  @Test func aMeshThatIsShownAgainAfterAnotherOneIsComplete() {
    let (mesh, other) = (MeshTests.mesh(seed: 7), MeshTests.mesh(seed: 8))
    func list(_ parts: [(MeshPaint, Path)]) -> DisplayList {
      Scenes.list(MeshTests.side, MeshTests.side, background: .clear) {
        for (mesh, path) in parts { $0.append(.fill(path, FillStyle(), .mesh(mesh)), state: DrawingState()) }
      }
    }
    let (left, right) = (Scenes.rect(0, 0, 30, 96), Scenes.rect(60, 0, 36, 96))
    let middle = Scenes.rect(30, 0, 30, 96)
    let frame = Scenes.draw(list([(mesh, left), (other, middle), (mesh, right)]))
    let whole = Scenes.draw(list([(mesh, Scenes.rect(0, 0, 96, 96)), (other, middle)]))
    #expect(Scenes.bytes(frame) == Scenes.bytes(whole))
  }

  @Test func invalidMeshesAreRejected() {
    let point = MeshPaint.vertices(at: [[0, 0], [1, 0], [0, 1], [1, 1]], columns: 2)
    let colors = [PaintColor](repeating: .black, count: 4)
    #expect(MeshPaint(columns: 2, rows: 2, vertices: point, colors: colors) != nil)
    #expect(MeshPaint(columns: 2, rows: 3, vertices: point, colors: colors) == nil)
    #expect(MeshPaint(columns: 2, rows: 2, vertices: point, colors: [.black]) == nil)
    #expect(MeshPaint(columns: 4, rows: 1, vertices: point, colors: colors) == nil)
    #expect(MeshPaint(columns: .max, rows: .max, vertices: point, colors: colors) == nil)
    #expect(MeshPaint(columns: -2, rows: -2, vertices: point, colors: colors) == nil)
    for bad in [Float.nan, .infinity] {
      var vertices = point
      vertices[3].bottom.y = bad
      #expect(MeshPaint(columns: 2, rows: 2, vertices: vertices, colors: colors) == nil)
    }
  }

  @Test func degenerateAndEnormousMeshesEnd() {
    let sets: [[SIMD2<Float>]] = [
      [[0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [1, 1], [2, 2], [3, 3]],
      [[1, 1], [0, 0], [1, 0], [0, 1]],
      [[-1e9, -1e9], [1e9, 0], [0, 1e9], [1e30, 1e30]], [[0, 0], [1e-30, 0], [0, 1e-30], [1e-30, 1e-30]],
    ]
    let colors = [PaintColor(red: .nan, green: .infinity, blue: -3, alpha: 1), Scenes.red, .white, .clear]
    for points in sets {
      for bad in [1, 96, 1e9, 1e300, .nan, 0] {
        let mesh = MeshPaint(
          columns: 2, rows: 2, vertices: MeshPaint.vertices(at: points, columns: 2), colors: colors,
          transform: CGAffineTransform(scaleX: bad, y: bad))
        guard let mesh else { continue }
        #expect(Scenes.draw(Self.list(mesh)).width == Self.side)
      }
    }
  }

  @Test func theNumberOfPointsIsBounded() {
    let mesh = Self.mesh(40, 30, moved: 0.9)
    let source = MeshSource(mesh, mesh.transform.concatenating(CGAffineTransform(scaleX: 1e4, y: 1e4)))
    let steps = MeshSteps(source)
    #expect(Double(steps.columns.total * steps.rows.total) <= 2 * Limits.meshPointCount)
    #expect(steps.columns.counts.allSatisfy { $0 >= 1 && $0 <= Limits.meshStepCount })
  }

  /// A mesh in a layer of linear colors is drawn too.
  @Test func linearCanvasesShowMeshes() {
    let mesh = Self.mesh()
    let plain = Self.list(mesh)
    let linear = DisplayList(
      root: plain.root, size: plain.size, background: .clear, colorMode: .linear)
    let (one, other) = (Scenes.draw(plain), Scenes.draw(linear))
    for (x, y) in [(3, 5), (50, 40), (90, 93)] {
      #expect(CompositeTwin.distance(one[x, y], CompositeTwin.components(other[x, y])) <= 2)
    }
  }

  @Test func theDumpShowsTheMesh() {
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 0.5]]
    let mesh = MeshPaint(
      columns: 2, rows: 2, vertices: MeshPaint.vertices(at: points, columns: 2),
      colors: [Scenes.red, Scenes.blue, .black, .white], background: .black)!
    let dump = Self.list(mesh).root.dump()
    #expect(
      dump.contains(
        "mesh(2x2 smooth)[0 0 #FF0000FF, 1 0 #0000FFFF, 0 1 #000000FF, 1 0.5 #FFFFFFFF] on #000000FF"))
  }
}
