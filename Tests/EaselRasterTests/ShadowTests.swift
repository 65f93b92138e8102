import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Compares shadows and blurs, with all their options, with formulas in double precision.
@Suite struct ShadowTests {
  static let side = 48

  /// The source: two overlapping shapes, one of them translucent.
  static let figures = Fragment(commands: [
    DrawingCommand(
      operation: Scenes.fill(Scenes.rect(12, 10, 14, 20), PaintColor(red: 1, green: 0.6, blue: 0, alpha: 1)),
      state: DrawingState()),
    DrawingCommand(
      operation: Scenes.fill(
        Path(ellipseIn: CGRect(x: 18, y: 16, width: 20, height: 18)),
        PaintColor(red: 0, green: 0.3, blue: 1, alpha: 0.6)), state: DrawingState()),
  ])

  static func node(_ operation: FilterOperation, linear: Bool = false) -> FilterNode {
    FilterNode(parent: nil, operation: operation, transform: .identity, usesLinearColor: linear)
  }

  static func draw(_ state: DrawingState, backdrop: PaintColor = .clear) -> Pixmap {
    Scenes.draw(
      Scenes.list(side, side, background: backdrop) { $0.append(.layer(figures), state: state) })
  }

  /// The unfiltered pixels.
  let source: TestSurface = {
    let frame = draw(DrawingState())
    let surface = TestSurface(x: 0, y: 0, width: Int32(side), height: Int32(side))
    for y in 0..<side {
      for x in 0..<side { surface.pixmap.pixels[y * surface.pixmap.stride + x] = frame[x, y] }
    }
    return surface
  }()

  /// The premultiplied shadow at each pixel.
  private func shadow(_ shadow: FilterOperation.Shadow) -> [SIMD4<Double>] {
    let offset = SIMD2(Double(shadow.offset.width), Double(shadow.offset.height))
    let target = PixelRect(width: Self.side, height: Self.side)
    let color = SIMD4<Double>(shadow.color.components)
    let premultiplied = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
    let blurred = BlurReference(source, deviation: Double(shadow.radius), offset: offset, target: target)
    return blurred.values.map { value in
      let alpha = value.w / 255
      return premultiplied * (shadow.invertsAlpha ? 1 - alpha : alpha)
    }
  }

  /// Expects pixels within 2/255 of the formula.
  private func check(_ options: FilterOperation.Shadow, linear: Bool = false) {
    let frame = Self.draw(DrawingState(filters: Self.node(.shadow(options), linear: linear)))
    let shadows = shadow(options)
    var largest = 0.0
    for (index, pixel) in source.pixels.enumerated() {
      var (figure, shadow) = (CompositeTwin.components(pixel), shadows[index])
      if linear { (figure, shadow) = (Self.linear(figure), Self.linear(shadow)) }
      var expected: SIMD4<Double>
      if options.isShadowOnly {
        expected = shadow
      } else if options.isAbove {
        expected = CompositeTwin.color(options.mode, shadow, figure)
      } else {
        let alone = CompositeTwin.color(options.mode, shadow, SIMD4())
        expected = CompositeTwin.color(.normal, figure, alone)
      }
      if linear { expected = Self.encoded(expected) }
      largest = max(largest, CompositeTwin.distance(frame[index % Self.side, index / Self.side], expected))
    }
    #expect(largest <= 2, "\(options), linear \(linear)")
  }

  private static func linear(_ c: SIMD4<Double>) -> SIMD4<Double> { onStraight(c, TransferTwin.linear) }
  private static func encoded(_ c: SIMD4<Double>) -> SIMD4<Double> { onStraight(c, TransferTwin.encoded) }

  private static func onStraight(_ c: SIMD4<Double>, _ change: (SIMD4<Double>) -> SIMD4<Double>) -> SIMD4<
    Double
  > {
    guard c.w > 0 else { return c }
    let straight = change(SIMD4(c.x / c.w, c.y / c.w, c.z / c.w, c.w))
    return SIMD4(straight.x * c.w, straight.y * c.w, straight.z * c.w, c.w)
  }

  private static func options(_ radius: CGFloat = 3, mode: CompositeMode = .normal) -> FilterOperation.Shadow
  {
    FilterOperation.Shadow(
      color: PaintColor(red: 0.1, green: 0.5, blue: 0.2, alpha: 0.7), radius: radius,
      offset: CGSize(width: 4, height: -3), mode: mode)
  }

  @Test(arguments: [CGFloat(0.5), 1, 3, 6.5])
  func shadowsAreBelowTheirSource(radius: CGFloat) { check(Self.options(radius)) }

  @Test func offsetsMayBeFractions() {
    var options = Self.options()
    options.offset = CGSize(width: 2.3, height: 5.75)
    check(options)
  }

  @Test(arguments: [false, true], [false, true])
  func invertedAlpha(isAbove: Bool, isShadowOnly: Bool) {
    var options = Self.options()
    (options.invertsAlpha, options.isAbove, options.isShadowOnly) = (true, isAbove, isShadowOnly)
    check(options)
  }

  @Test(arguments: CompositeMode.allCases, [false, true])
  func everyModeAboveAndBelow(mode: CompositeMode, isAbove: Bool) {
    var options = Self.options(2, mode: mode)
    options.isAbove = isAbove
    check(options)
    options.invertsAlpha = true
    check(options)
  }

  @Test func shadowOnly() {
    var options = Self.options()
    options.isShadowOnly = true
    check(options)
  }

  @Test(arguments: [false, true])
  func linearColor(isAbove: Bool) {
    var options = Self.options(mode: isAbove ? .multiply : .normal)
    options.isAbove = isAbove
    check(options, linear: true)
  }

  @Test func shadowsWithoutBlurHaveHardEdges() {
    var options = Self.options(0)
    options.isShadowOnly = true
    let frame = Self.draw(DrawingState(filters: Self.node(.shadow(options))))
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let alpha = Double(source.pixel(x: Int32(x - 4), y: Int32(y + 3)) >> 24) / 255 * 0.7
        #expect(abs(Double(frame[x, y] >> 24) / 255 - alpha) < 0.006)
      }
    }
  }

  /// Without a group, the shadow is composited in its own mode, and then the source.
  @Test(arguments: [CompositeMode.normal, .multiply, .plusLighter, .screen], [false, true])
  func shadowsWithoutAGroupAreCompositedWithTheLayer(mode: CompositeMode, isAbove: Bool) {
    var options = Self.options(mode: mode)
    (options.disablesGroup, options.isAbove) = (true, isAbove)
    let backdrop = PaintColor(red: 0.8, green: 0.9, blue: 0.3, alpha: 1)
    let state = DrawingState(filters: Self.node(.shadow(options)), opacity: 0.5)
    let frame = Self.draw(state, backdrop: backdrop)
    let shadows = shadow(options)
    let below = CompositeTwin.components(backdrop.premultipliedPixel)
    var largest = 0.0
    for (index, pixel) in source.pixels.enumerated() {
      let figure = (CompositeMode.normal, CompositeTwin.components(pixel) * 128 / 255)
      let shadow = (mode, shadows[index] * 128 / 255)
      var expected = below
      for (mode, color) in isAbove ? [figure, shadow] : [shadow, figure] {
        expected = CompositeTwin.color(mode, color, expected)
      }
      largest = max(largest, CompositeTwin.distance(frame[index % Self.side, index / Self.side], expected))
    }
    #expect(largest <= 2)
  }

  /// A layer with a shadow that is not grouped with it.
  private static func ungrouped(_ content: Fragment, _ shadow: FilterOperation.Shadow) -> Fragment {
    Fragment(commands: [
      DrawingCommand(operation: .layer(content), state: DrawingState(filters: node(.shadow(shadow))))
    ])
  }

  /// The same as two layers with the same content.
  private static func parts(_ content: Fragment, _ shadow: FilterOperation.Shadow) -> Fragment {
    var alone = shadow
    alone.isShadowOnly = true
    let layers = [
      DrawingCommand(
        operation: .layer(content),
        state: DrawingState(filters: node(.shadow(alone)), mode: shadow.mode)),
      DrawingCommand(operation: .canvas(content, .nonLinear), state: DrawingState()),
    ]
    return Fragment(commands: shadow.isAbove ? layers.reversed() : layers)
  }

  private static func bytes(_ drawing: Fragment) -> [UInt32] {
    let list = Scenes.list(side, side, background: PaintColor(red: 0.8, green: 0.9, blue: 0.3, alpha: 1)) {
      $0.append(Scenes.fill(Scenes.rect(20, 0, 6, 48), Scenes.red), state: DrawingState())
      $0.append(.fragment(drawing), state: DrawingState())
    }
    return Scenes.bytes(Scenes.draw(list))
  }

  /// The content is planned once for both, unless it has a material, which sees what is below the layer.
  @Test(arguments: [CompositeMode.normal, .multiply], [false, true])
  func nestedShadowsWithoutAGroupHaveTheBytesOfTheirParts(mode: CompositeMode, isAbove: Bool) {
    var options = Self.options(2, mode: mode)
    (options.disablesGroup, options.isAbove) = (true, isAbove)
    let material = Fragment(commands: [
      DrawingCommand(operation: MaterialTests.fill(Scenes.rect(8, 12, 30, 20)), state: DrawingState())
    ])
    for drawing in [Self.figures, material] {
      var (whole, parts) = (drawing, drawing)
      for _ in 0..<3 { (whole, parts) = (Self.ungrouped(whole, options), Self.parts(parts, options)) }
      let areSame = Self.bytes(whole) == Self.bytes(parts)
      #expect(areSame, "\(mode), above \(isAbove), material \(drawing === material)")
    }
  }

  // MARK: Blur options

  private func checkBlur(radius: CGFloat, isOpaque: Bool, linear: Bool, dithers: Bool) {
    let operation = FilterOperation.blur(radius: radius, isOpaque: isOpaque, dithers: dithers)
    let frame = Self.draw(DrawingState(filters: Self.node(operation, linear: linear)))
    let expected = blurred(radius: radius, isOpaque: isOpaque, linear: linear)
    var largest = 0.0
    for (index, color) in expected.enumerated() {
      // The blur kernel is cut off at three deviations. Beyond, almost transparent colors differ from the formula,
      // which is more visible in linear light.
      if isOpaque, color.alpha < (linear ? 0.15 : 0.02) { continue }
      let pixel = frame[index % Self.side, index / Self.side]
      largest = max(largest, CompositeTwin.distance(pixel, color.color))
    }
    #expect(largest <= (isOpaque ? 4 : 2), "\(operation), linear \(linear)")
  }

  /// The blurred source, and its alpha before the division.
  private func blurred(radius: CGFloat, isOpaque: Bool, linear: Bool) -> [(
    color: SIMD4<Double>, alpha: Double
  )] {
    let side = Self.side
    let count = side * side
    var sums = [SIMD4<Double>](repeating: SIMD4(), count: count)
    let reach = Int((radius * 5).rounded(.up))
    let weights = (-reach...reach).map { exp(-pow(Double($0) / Double(radius), 2) / 2) }
    let whole = weights.reduce(0, +)
    let pixels = source.pixels.map { pixel in
      let color = CompositeTwin.components(pixel)
      return linear ? Self.linear(color) : color
    }
    var rows = sums
    for index in 0..<count {
      for (tap, weight) in weights.enumerated() {
        let x = index % side + tap - reach
        if (0..<side).contains(x) { rows[index] += pixels[index / side * side + x] * (weight / whole) }
      }
    }
    for index in 0..<count {
      for (tap, weight) in weights.enumerated() {
        let y = index / side + tap - reach
        if (0..<side).contains(y) { sums[index] += rows[y * side + index % side] * (weight / whole) }
      }
    }
    return sums.map { sum in
      var color = sum
      if isOpaque, sum.w > 0 { color = SIMD4(sum.x / sum.w, sum.y / sum.w, sum.z / sum.w, 1) }
      return (linear ? Self.encoded(color) : color, sum.w)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func blurs(isOpaque: Bool, linear: Bool) {
    for radius in [CGFloat(1), 2.5, 4] {
      checkBlur(radius: radius, isOpaque: isOpaque, linear: linear, dithers: false)
    }
  }

  @Test(arguments: [false, true])
  func ditheringChangesPixelsByOneLevelAtMost(linear: Bool) {
    checkBlur(radius: 4, isOpaque: false, linear: linear, dithers: true)
    func draw(_ dithers: Bool) -> [UInt32] {
      let blur = FilterOperation.blur(radius: 4, isOpaque: false, dithers: dithers)
      return Scenes.bytes(Self.draw(DrawingState(filters: Self.node(blur, linear: linear))))
    }
    #expect(draw(true) != draw(false))
  }

  /// The shadow of a view with many leaves is a filter of each leaf.
  @Test func aThousandShadowsAreLimitedToTheBoundsOfTheirLeaves() {
    let shadow = FilterOperation.Shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 1))
    let filter = Self.node(.shadow(shadow), linear: false)
    let list = Scenes.list(1000, 800) { recorder in
      for index in 0..<1000 {
        let leaf = FragmentRecorder()
        leaf.append(Scenes.fill(Scenes.rect(0, 0, 12, 10), Scenes.red), state: DrawingState())
        let place = CGAffineTransform(
          translationX: CGFloat(index % 40) * 25, y: CGFloat(index / 40) * 32)
        recorder.append(
          .layer(leaf.finish()), state: DrawingState(transform: place, filters: filter))
      }
    }
    let rasterizer = Rasterizer(threads: 1)
    _ = rasterizer.render(list, into: Pixmap(width: 1000, height: 800))
    #expect(rasterizer.paintedPassCount == 1000)
    #expect(rasterizer.paintedPassArea == 1000 * 12 * 10)
  }
}
