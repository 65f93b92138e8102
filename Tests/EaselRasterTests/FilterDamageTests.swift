import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Filters that change clear pixels, in frames with damage far from the filtered content.
@Suite struct FilterDamageTests {
  private static let size = CGSize(width: 256, height: 192)

  private static func list(_ filters: FilterNode, _ mark: CGRect?) -> DisplayList {
    var commands = [
      DrawingCommand(
        operation: .fill(
          Path(CGRect(x: 20, y: 20, width: 60, height: 40)), FillStyle(),
          .solid(PaintColor(red: 1, green: 0, blue: 0, alpha: 1))),
        state: DrawingState(filters: filters))
    ]
    if let mark {
      commands.insert(
        DrawingCommand(operation: .fill(Path(mark), FillStyle(), .solid(.black)), state: DrawingState()),
        at: 0)
    }
    return DisplayList(root: Fragment(commands: commands), size: size, background: .white)
  }

  private static func node(_ operation: FilterOperation, after parent: FilterNode? = nil) -> FilterNode {
    FilterNode(parent: parent, operation: operation, transform: .identity)
  }

  /// Draws a list without the mark, then with it, and compares the result with a complete repaint.
  private static func expectSameBytes(_ filters: FilterNode, mark: CGRect) {
    let (width, height) = (Int(size.width), Int(size.height))
    let (damaged, whole) = (Pixmap(width: width, height: height), Pixmap(width: width, height: height))
    let rasterizer = Rasterizer(threads: 1)
    _ = rasterizer.render(list(filters, nil), into: damaged)
    let report = rasterizer.render(list(filters, mark), into: damaged)
    _ = Rasterizer(threads: 1).render(list(filters, mark), into: whole)
    #expect(report.tilesDrawn > 0 && report.tilesDrawn < report.tileCount)
    #expect(EqualityTests.firstDifference(damaged, whole) == nil)
  }

  @Test(arguments: [false, true])
  func anInvertedShadowIsUnbounded(isBlurredAfterwards: Bool) {
    var shadow = FilterOperation.Shadow(
      color: PaintColor(red: 0, green: 0, blue: 1, alpha: 0.5), radius: 2, offset: .zero)
    shadow.invertsAlpha = true
    // The oldest filter runs last.
    let blur = isBlurredAfterwards ? Self.node(.blur(radius: 2, isOpaque: false, dithers: false)) : nil
    Self.expectSameBytes(
      Self.node(.shadow(shadow), after: blur), mark: CGRect(x: 200, y: 150, width: 20, height: 20))
  }

  @Test func filteredClearPixelsDoNotDependOnDamage() {
    var projection = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))
    projection.m13 = 0.001
    let rows: [Float] = [1, 0, 0, 0, 0.4, 0, 1, 0, 0, 0.6, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0.8]
    let filters = Self.node(.projection(projection), after: Self.node(.colorMatrix(rows)))
    for x in stride(from: 0.0, to: 90, by: 8) {
      Self.expectSameBytes(filters, mark: CGRect(x: x, y: 70, width: 4, height: 4))
    }
  }

  // MARK: Color filters

  /// A matrix that adds to alpha.
  private static func matrix(_ alpha: Float) -> FilterOperation {
    .colorMatrix([0.3, 0.6, 0.1, 0, 0.2, 0, 1, 0, 0, 0, 0, 0, 0.5, 0, 0.1, 0, 0, 0, 0.9, alpha])
  }

  /// Color filters, and whether clear pixels stay clear.
  private static let colorFilters: [(operation: FilterOperation, keepsClear: Bool)] = [
    (matrix(0), true), (matrix(-0.2), true), (matrix(0.3), false),
    (.colorMultiply(PaintColor(red: 0.9, green: 0.2, blue: 0.5, alpha: 0.8)), true),
    (.luminanceToAlpha, true), (.alphaThreshold(minimum: 0.1, maximum: 1, color: Scenes.blue), true),
    (.alphaThreshold(minimum: 0, maximum: 1, color: Scenes.blue), false),
    (.alphaThreshold(minimum: 0, maximum: 1, color: .clear), true),
  ]

  /// A filtered layer of a static bar and a bar at `x`.
  private static func bars(_ filters: FilterNode, at x: Double) -> DisplayList {
    let bars = Fragment(commands: [
      DrawingCommand(operation: Scenes.fill(Scenes.rect(40, 40, 10, 400), Scenes.red), state: DrawingState()),
      DrawingCommand(operation: Scenes.fill(Scenes.rect(x, 200, 10, 60), Scenes.blue), state: DrawingState()),
    ])
    return Scenes.list(640, 480) { $0.append(.layer(bars), state: DrawingState(filters: filters)) }
  }

  @Test(arguments: colorFilters.indices, [false, true])
  func aCommandDamagesItsPixelsIfTheFilterKeepsClearOnes(index: Int, isLinear: Bool) {
    let (operation, keepsClear) = Self.colorFilters[index]
    #expect(DeviceFilter(operation, usesLinearColor: isLinear).keepsTransparency == keepsClear)
    let filters = FilterNode(
      parent: nil, operation: operation, transform: .identity, usesLinearColor: isLinear)
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 480)
    _ = rasterizer.render(Self.bars(filters, at: 500), into: frame)
    let list = Self.bars(filters, at: 503)
    let report = rasterizer.render(list, into: frame)
    let isOfTheBar = report.damage == [PixelRect(x0: 500, y0: 200, x1: 513, y1: 260)]
    #expect(isOfTheBar == keepsClear, "\(operation): \(report.damage)")
    #expect(EqualityTests.firstDifference(frame, Scenes.draw(list)) == nil, "\(operation)")
  }

  /// Chains of color filters and blurs over shapes, one of which changes from frame to frame.
  @Test func colorFiltersGiveTheSameBytesForAnyDamage() {
    var random = SplitMix64(announcing: "color filters with damage", seed: 46)
    for round in 0..<40 {
      let filters = Self.chain(&random)
      var shapes = (0..<8).map { _ in Self.shape(&random) }
      let rasterizer = Rasterizer(threads: 2)
      let frame = Pixmap(width: Int(Self.size.width), height: Int(Self.size.height))
      for step in 0..<4 {
        let list = Scenes.list(frame.width, frame.height) {
          $0.append(.layer(Fragment(commands: shapes)), state: DrawingState(filters: filters))
        }
        _ = rasterizer.render(list, into: frame)
        let difference = EqualityTests.firstDifference(frame, Scenes.draw(list))
        #expect(difference == nil, "round \(round), step \(step)")
        shapes[random.int(in: shapes.indices)] = Self.shape(&random)
      }
    }
  }

  private static func chain(_ random: inout SplitMix64) -> FilterNode? {
    var filters: FilterNode?
    for _ in 0..<random.int(in: 1..<4) {
      var operation = colorFilters[random.int(in: colorFilters.indices)].operation
      if random.oneIn(3) {
        operation = .blur(radius: random.double(in: 0..<4), isOpaque: random.oneIn(3), dithers: false)
      }
      filters = FilterNode(
        parent: filters, operation: operation, transform: .identity, usesLinearColor: random.oneIn(4))
    }
    return filters
  }

  private static func shape(_ random: inout SplitMix64) -> DrawingCommand {
    let rect = CGRect(
      x: random.double(in: -20..<240), y: random.double(in: -20..<180), width: random.double(in: 2..<60),
      height: random.double(in: 2..<60))
    let color = PaintColor(
      red: Float(random.double(in: 0..<1)), green: Float(random.double(in: 0..<1)), blue: 0.5,
      alpha: random.oneIn(2) ? 1 : Float(random.double(in: 0..<1)))
    return DrawingCommand(
      operation: Scenes.fill(random.oneIn(2) ? Path(rect) : Path(ellipseIn: rect), color),
      state: DrawingState())
  }
}
