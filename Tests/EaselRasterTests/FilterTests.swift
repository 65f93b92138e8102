import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Color filters and projections, and the order and the space of filters.
@Suite struct FilterTests {
  static func node(
    _ operation: FilterOperation, parent: FilterNode? = nil, transform: CGAffineTransform = .identity,
    linear: Bool = false
  ) -> FilterNode {
    FilterNode(parent: parent, operation: operation, transform: transform, usesLinearColor: linear)
  }

  /// A layer of one-pixel columns of many colors, drawn through filters.
  static func columns(_ colors: [PaintColor], _ filters: FilterNode) -> Pixmap {
    let content = FragmentRecorder()
    for (x, color) in colors.enumerated() {
      content.append(Scenes.fill(Scenes.rect(Double(x), 0, 1, 2), color), state: DrawingState())
    }
    let fragment = content.finish()
    return Scenes.draw(
      Scenes.list(colors.count, 2, background: .clear) {
        $0.append(.layer(fragment), state: DrawingState(filters: filters))
      })
  }

  static var colors: [PaintColor] {
    var random = SplitMix64(seed: 41)
    let colors = (0..<300).map { _ in
      PaintColor(
        red: Float(random.double(in: 0..<1)), green: Float(random.double(in: 0..<1)),
        blue: Float(random.double(in: 0..<1)),
        alpha: random.oneIn(3) ? 1 : Float(random.double(in: 0..<1)))
    }
    return colors + [.clear, .black, .white, Scenes.red]
  }

  /// Expects the result of a filter within 2/255 of a formula. Its colors are in 0...1 and not premultiplied.
  private func check(
    _ operation: FilterOperation, linear: Bool = false, _ formula: (SIMD4<Double>) -> SIMD4<Double>
  ) {
    let frame = Self.columns(Self.colors, Self.node(operation, linear: linear))
    for (x, color) in Self.colors.enumerated() {
      let pixel = CompositeTwin.components(color.premultipliedPixel)
      var straight = pixel.w > 0 ? pixel / pixel.w : SIMD4()
      straight.w = pixel.w
      if linear { straight = TransferTwin.linear(straight) }
      var result = formula(straight).clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
      if linear { result = TransferTwin.encoded(result) }
      let expected = SIMD4(result.x * result.w, result.y * result.w, result.z * result.w, result.w)
      #expect(CompositeTwin.distance(frame[x, 1], expected) <= 2, "\(operation), \(color)")
    }
  }

  @Test(arguments: [false, true])
  func colorMatrices(linear: Bool) {
    let matrices: [[Float]] = [
      [0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0, 0, 0, 1, 0],
      [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0],
      [1.5, 0, 0, 0.2, -0.1, 0, 0.5, 0.3, 0, 0, 0, 0, 2, 0, -0.4, 0.2, 0, 0, 0.6, 0.1],
      [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
    ]
    for m in matrices {
      check(.colorMatrix(m), linear: linear) { c in
        func row(_ r: Int) -> Double {
          let n = m[r * 5..<r * 5 + 5].map { Double($0) }
          return n[0] * c.x + n[1] * c.y + n[2] * c.z + n[3] * c.w + n[4]
        }
        return SIMD4(row(0), row(1), row(2), row(3))
      }
    }
  }

  @Test(arguments: [false, true])
  func colorMultiply(linear: Bool) {
    let factor = PaintColor(red: 0.9, green: 0.2, blue: 0.5, alpha: 0.8)
    var factors = SIMD4<Double>(0.9, 0.2, 0.5, 0.8)
    if linear { factors = TransferTwin.linear(factors) }
    check(.colorMultiply(factor), linear: linear) { $0 * factors }
  }

  @Test(arguments: [false, true])
  func luminanceToAlpha(linear: Bool) {
    check(.luminanceToAlpha, linear: linear) { c in
      SIMD4(0, 0, 0, (0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z) * c.w)
    }
  }

  @Test("A color filter in linear light gives the bytes of its steps in Float32")
  func linearColorFilters() {
    var random = SplitMix64(announcing: "linear color filters", seed: 28)
    let source = TestSurface(x: -3, y: 5, width: 61, height: 9)
    source.drawRectangles(300, &random)
    // Clear pixels around the source change, too.
    let bounds = PixelRect(x0: -5, y0: 3, x1: 60, y1: 16)
    let operations: [FilterOperation] = [
      .colorMatrix([0.9, 0.3, -0.2, 0.1, 0.05, 0, 1.2, 0, 0, -0.1, 0.1, 0, 0.7, 0, 0, 0.2, 0, 0, 0.7, 0.2]),
      .colorMultiply(PaintColor(red: 0.9, green: 0.2, blue: 0.5, alpha: 0.8)), .luminanceToAlpha,
      .alphaThreshold(minimum: 0, maximum: 0.6, color: PaintColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.5)),
    ]
    for operation in operations {
      let filter = DeviceFilter(operation, usesLinearColor: true)
      let (result, reference, memory) = (TestSurface(bounds), TestSurface(bounds), FilterMemory())
      source.withView { source in
        result.withView { filter.pixelFilter!.runRows(from: source, to: $0, memory) }
        let linear = FloatSurface(over: bounds, mode: .linear, memory.surfaces)
        linear.load(source)
        let filtered = FloatSurface(over: bounds, mode: .linear, memory.surfaces)
        filter.filter.run(from: linear, to: filtered, memory)
        reference.withView { filtered.store(into: $0) }
      }
      #expect(result.pixels == reference.pixels, "\(operation)")
    }
  }

  @Test func alphaThresholds() {
    let color = PaintColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.5)
    for (low, high) in [(0.25, 0.75), (0.5, 1), (0, 1), (0.3, 0.3), (0.8, 0.2)] {
      // An eighth of 1/255 beyond the limits, so that no pixel is exactly on a limit.
      check(.alphaThreshold(minimum: Float(low) - 0.0005, maximum: Float(high) + 0.0005, color: color)) { c in
        low - 0.0005 <= c.w && c.w <= high + 0.0005 ? SIMD4(0.2, 0.4, 1, 0.5) : SIMD4()
      }
    }
  }

  @Test func nonFiniteParametersDoNotTrap() {
    for bad in [Float.nan, .infinity, -.infinity] {
      let operations: [FilterOperation] = [
        .colorMatrix([bad, bad, 0, 0, 0]), .colorMultiply(PaintColor(red: bad, green: 1, blue: 1, alpha: 1)),
        .alphaThreshold(minimum: bad, maximum: 1, color: .black),
        .alphaThreshold(minimum: 0, maximum: bad, color: .black),
        .blur(radius: CGFloat(bad), isOpaque: false, dithers: false),
        .shadow(
          FilterOperation.Shadow(
            color: .black, radius: CGFloat(bad), offset: CGSize(width: CGFloat(bad), height: 1))),
        .projection(ProjectionTransform(CGAffineTransform(a: CGFloat(bad), b: 0, c: 0, d: 1, tx: 0, ty: 0))),
      ]
      for operation in operations {
        let frame = Self.columns([.black, .white], Self.node(operation))
        #expect(frame.width == 2)
      }
    }
  }

  // MARK: Order

  /// Two dots with a gap between them.
  private static let dots = Fragment(commands: [
    DrawingCommand(
      operation: Scenes.fill(Path(ellipseIn: CGRect(x: 10, y: 20, width: 24, height: 24)), .black),
      state: DrawingState()),
    DrawingCommand(
      operation: Scenes.fill(Path(ellipseIn: CGRect(x: 38, y: 20, width: 24, height: 24)), .black),
      state: DrawingState()),
  ])

  /// Metaballs: the filter that was added last runs first, so a threshold that was added before a blur applies to its
  /// result.
  @Test func filtersRunInReverseOrder() {
    let threshold = FilterOperation.alphaThreshold(minimum: 0.4, maximum: 1, color: Scenes.red)
    let blur = FilterOperation.blur(radius: 5, isOpaque: false, dithers: false)
    func draw(_ first: FilterOperation, _ second: FilterOperation) -> Pixmap {
      let filters = Self.node(second, parent: Self.node(first))
      return Scenes.draw(
        Scenes.list(72, 64, background: .clear) {
          $0.append(.layer(Self.dots), state: DrawingState(filters: filters))
        })
    }
    let metaballs = draw(threshold, blur)
    #expect(Set(Scenes.bytes(metaballs)) == [0, 0xffff_0000])
    // The blurred dots are joined across the gap.
    #expect(metaballs[36, 32] == 0xffff_0000)
    #expect(metaballs[36, 20] == 0)
    let soft = draw(blur, threshold)
    #expect(Set(Scenes.bytes(soft)).count > 40)
    #expect((40..<200).contains(soft[36, 32] >> 24))
  }

  @Test func colorFiltersRunNewestFirst() {
    let invert = FilterOperation.colorMatrix(
      [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
    let halve = FilterOperation.colorMultiply(PaintColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    let halved = Self.columns([.white], Self.node(halve, parent: Self.node(invert)))
    #expect(abs(Int(halved[0, 0] & 255) - 128) <= 1)
    let inverted = Self.columns([.white], Self.node(invert, parent: Self.node(halve)))
    #expect(inverted[0, 0] & 255 == 0)
  }

  // MARK: Space

  /// The blur of the right edge of a white square, as a standard deviation in pixels.
  private func softness(_ filters: FilterNode, _ state: CGAffineTransform, outer: CGFloat = 1) -> Double {
    let square = Path(CGRect(x: -400, y: -400, width: 800, height: 800).applying(state.inverted()))
    let shape = DrawingCommand(
      operation: Scenes.fill(square, .black), state: DrawingState(transform: state, filters: filters))
    let list = DisplayList(
      root: Fragment(commands: [shape]), size: CGSize(width: 1000 / outer, height: 8 / outer), scale: outer)
    let frame = Pixmap(width: 1000, height: 8)
    _ = Rasterizer(threads: 1).render(list, into: frame)
    var area = 0.0
    for x in 0..<1000 {
      let alpha = Double(frame[x, 4] >> 24) / 255
      area += min(alpha, 1 - alpha)
    }
    // For the distribution function p of a normal distribution, the integral of min(p, 1 - p) is the deviation times
    // sqrt(2 / pi).
    return area / (2 / Double.pi).squareRoot()
  }

  @Test func blurRadiusIsInTheUserSpaceOfAddFilter() {
    let blur = FilterOperation.blur(radius: 3, isOpaque: false, dithers: false)
    let scaled = CGAffineTransform(scaleX: 4, y: 4)
    #expect(abs(softness(Self.node(blur), .identity) - 3) < 0.1)
    // Added after scaling.
    #expect(abs(softness(Self.node(blur, transform: scaled), scaled) - 12) < 0.1)
    // Added before scaling. A later transform does not change the radius.
    #expect(abs(softness(Self.node(blur), scaled) - 3) < 0.1)
    #expect(abs(softness(Self.node(blur, transform: scaled), .identity) - 12) < 0.1)
    #expect(abs(softness(Self.node(blur), CGAffineTransform(rotationAngle: .pi / 2)) - 3) < 0.1)
    #expect(abs(softness(Self.node(blur), .identity, outer: 2) - 6) < 0.1)
  }

  @Test func eachFilterOfAChainHasItsOwnSpace() {
    let blur = FilterOperation.blur(radius: 3, isOpaque: false, dithers: false)
    let chain = Self.node(
      blur, parent: Self.node(blur), transform: CGAffineTransform(scaleX: 4 / 3.0, y: 4 / 3.0))
    #expect(abs(softness(chain, .identity) - 5) < 0.15)
  }

  @Test func clipsApplyAfterFilters() {
    let clip = ClipNode(
      parent: nil, shape: .path(Scenes.rect(0, 0, 32, 64), FillStyle()), transform: .identity)
    let blur = Self.node(.blur(radius: 6, isOpaque: false, dithers: false))
    let state = DrawingState(clip: clip, filters: blur, opacity: 0.5)
    let frame = Scenes.draw(
      Scenes.list(64, 64, background: .clear) {
        $0.append(Scenes.fill(Scenes.rect(16, 0, 32, 64), .black), state: state)
      })
    let whole = Scenes.draw(
      Scenes.list(64, 64, background: .clear) {
        $0.append(Scenes.fill(Scenes.rect(16, 0, 32, 64), .black), state: DrawingState(filters: blur))
      })
    for x in 0..<64 {
      let expected = x < 32 ? Double(whole[x, 32] >> 24) * 128 / 255 : 0
      #expect(abs(Double(frame[x, 32] >> 24) - expected) <= 1, "\(x)")
    }
    #expect(frame[4, 32] >> 24 > 0, "a blur leaves the shape's bounds")
  }

  /// Each draw is filtered on its own: two halves, blurred separately, differ from a blurred whole.
  @Test func drawsAreFilteredSeparately() {
    let blur = Self.node(.blur(radius: 4, isOpaque: false, dithers: false))
    let frame = Scenes.draw(
      Scenes.list(64, 16, background: .clear) { recorder in
        for x in [0.0, 32] {
          recorder.append(
            Scenes.fill(Scenes.rect(x, -40, 32, 96), .black), state: DrawingState(filters: blur))
        }
      })
    // Two layers of 50 % leave 25 % of the background visible.
    #expect(abs(Double(frame[32, 8] >> 24) / 255 - 0.75) < 0.03)
  }

  // MARK: Projection

  private static let square = Fragment(commands: [
    DrawingCommand(operation: Scenes.fill(Scenes.rect(10, 10, 30, 20), Scenes.red), state: DrawingState()),
    DrawingCommand(operation: Scenes.fill(Scenes.rect(20, 15, 8, 8), .black), state: DrawingState()),
  ])

  private static func projected(_ filters: FilterNode, _ transform: CGAffineTransform = .identity) -> Pixmap {
    Scenes.draw(
      Scenes.list(96, 80, background: .clear) {
        $0.append(.layer(square), state: DrawingState(transform: transform, filters: filters))
      })
  }

  @Test func affineProjectionsTransformTheDrawing() {
    let map = CGAffineTransform(translationX: 20, y: 30).scaledBy(x: 1.5, y: 2)
    let frame = Self.projected(Self.node(.projection(ProjectionTransform(map))))
    let drawn = Scenes.draw(
      Scenes.list(96, 80, background: .clear) {
        $0.append(.fragment(Self.square), state: DrawingState(transform: map))
      })
    #expect(Scenes.bytes(frame) == Scenes.bytes(drawn))
  }

  /// A matrix with all elements multiplied by a number, which is the same projective transform.
  private static func multiplied(_ m: ProjectionTransform, by factor: CGFloat) -> ProjectionTransform {
    var result = m
    (result.m11, result.m12, result.m13) = (m.m11 * factor, m.m12 * factor, m.m13 * factor)
    (result.m21, result.m22, result.m23) = (m.m21 * factor, m.m22 * factor, m.m23 * factor)
    (result.m31, result.m32, result.m33) = (m.m31 * factor, m.m32 * factor, m.m33 * factor)
    return result
  }

  @Test(arguments: [CGFloat(1e7), 1e-7, 0x1p40])
  func aFactorOfAnAffineMatrixHasNoEffect(factor: CGFloat) {
    let map = ProjectionTransform(CGAffineTransform(translationX: 16, y: 32).scaledBy(x: 2, y: 2))
    let blur = Self.node(.blur(radius: 2, isOpaque: false, dithers: false))
    for newest in [nil, blur] {
      let pictures = [1, factor].map { factor in
        let last = Self.node(.projection(Self.multiplied(map, by: factor)))
        let filters = newest.map { Self.node($0.operation, parent: last) } ?? last
        return Scenes.bytes(Self.projected(filters))
      }
      let (areEqual, isEmpty) = (pictures[0] == pictures[1], pictures[0].allSatisfy { $0 == 0 })
      #expect(areEqual && !isEmpty)
    }
  }

  /// A power of two leaves all bits of the transformed points, so that the pictures are equal byte for byte.
  @Test(arguments: [CGFloat(0x1p-40), 0x1p24, 0x1p300])
  func aFactorOfAPerspectiveMatrixHasNoEffect(factor: CGFloat) {
    var tilt = ProjectionTransform()
    (tilt.m13, tilt.m21) = (0.008, 0.2)
    let pictures = [1, factor].map { factor in
      Scenes.bytes(Self.projected(Self.node(.projection(Self.multiplied(tilt, by: factor)))))
    }
    let (areEqual, isEmpty) = (pictures[0] == pictures[1], pictures[0].allSatisfy { $0 == 0 })
    #expect(areEqual && !isEmpty)
  }

  /// A projection applies in the user space in which it was added.
  @Test func projectionsApplyInTheUserSpaceOfAddFilter() {
    var tilt = ProjectionTransform()
    tilt.m13 = 0.008
    tilt.m21 = 0.2
    for space in [
      CGAffineTransform.identity, CGAffineTransform(scaleX: 1.5, y: 1.5).translatedBy(x: 6, y: 9),
    ] {
      let frame = Self.projected(Self.node(.projection(tilt), transform: space), space)
      // Points inside the red shape, inside the black shape, and outside.
      for (x, y, color) in [
        (13.0, 13.0, 0xffff_0000), (24, 19, 0xff00_0000), (37, 27, 0xffff_0000), (24, 27, 0xffff_0000),
        (5, 20, 0), (46, 20, 0), (25, 4, 0), (25, 36, 0),
      ] as [(Double, Double, UInt32)] {
        let place = CGPoint(x: x, y: y).applying(tilt).applying(space)
        guard (0..<96).contains(Int(place.x)), (0..<80).contains(Int(place.y)) else { continue }
        #expect(frame[Int(place.x), Int(place.y)] == color, "\(x), \(y) in \(space)")
      }
    }
  }

  @Test func pointsBehindTheHorizonAreNotDrawn() {
    var map = ProjectionTransform()
    map.m23 = -0.05
    let frame = Scenes.draw(
      Scenes.list(64, 64, background: .clear) {
        $0.append(
          Scenes.fill(Scenes.rect(0, -50, 64, 100), .black),
          state: DrawingState(filters: Self.node(.projection(map))))
      })
    // Row y shows the source row 1 / (1 / y + 0.05), which is always inside the source.
    #expect(frame[2, 30] == 0xff00_0000)
    let singular = ProjectionTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 3, ty: 3))
    #expect(Scenes.bytes(Self.projected(Self.node(.projection(singular)))).allSatisfy { $0 == 0 })
  }

  @Test func enormousProjectedDrawingsUseBoundedMemory() {
    var map = ProjectionTransform()
    map.m23 = -0.01
    let list = Scenes.list(64, 64) {
      $0.append(
        Scenes.fill(Scenes.rect(-1e9, -1e9, 2e9, 2e9), .black),
        state: DrawingState(filters: Self.node(.projection(map))))
    }
    let plan = Scenes.plan(list)
    #expect(plan.passes[1].inputBounds.area < 100 << 20)
  }
}
