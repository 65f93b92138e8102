import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Compares all composite modes with their formulas, for single draws and for layers.
@Suite struct BlendModeTests {
  /// The side of a cell in pixels. Each cell shows one pair of colors.
  static let cell = 4
  static let columns = 24

  /// Pairs of extreme, gray and random colors.
  static func pairs(seed: UInt64) -> [(source: PaintColor, backdrop: PaintColor)] {
    var random = SplitMix64(seed: seed)
    func component() -> Float {
      random.oneIn(4) ? Float(random.int(in: 0..<2)) : Float(random.double(in: 0..<1))
    }
    func color() -> PaintColor {
      PaintColor(red: component(), green: component(), blue: component(), alpha: component())
    }
    var pairs = (0..<100).map { _ in (source: color(), backdrop: color()) }
    for grey in [Float(0), 0.25, 0.5, 1] {
      let same = PaintColor(red: grey, green: grey, blue: grey, alpha: 1)
      pairs += [(same, Scenes.red), (Scenes.red, same), (same, same), (.clear, same), (same, .clear)]
    }
    return pairs
  }

  static func origin(_ index: Int) -> CGPoint {
    CGPoint(x: index % columns * cell, y: index / columns * cell)
  }

  /// A bitmap with the backdrop of every pair, and the commands that `draw` appends over each.
  static func picture(
    _ pairs: [(source: PaintColor, backdrop: PaintColor)],
    _ draw: (FragmentRecorder, _ source: PaintColor, _ cell: CGRect) -> Void
  ) -> Pixmap {
    let rows = (pairs.count + columns - 1) / columns
    let list = Scenes.list(columns * cell, rows * cell, background: .clear) { recorder in
      for (index, pair) in pairs.enumerated() {
        let rect = CGRect(origin: origin(index), size: CGSize(width: cell, height: cell))
        recorder.append(Scenes.fill(Path(rect), pair.backdrop), state: DrawingState())
        draw(recorder, pair.source, rect)
      }
    }
    return Scenes.draw(list)
  }

  /// Expects pixels within 2/255 of the formula. `source` and `coverage` return the source color and its coverage for
  /// a pixel of a cell.
  static func check(
    _ mode: CompositeMode, _ pairs: [(source: PaintColor, backdrop: PaintColor)], _ frame: Pixmap,
    opacity: Double = 1, covered: (_ x: Int, _ y: Int) -> (source: Bool, coverage: Double)
  ) {
    for (index, pair) in pairs.enumerated() {
      let backdrop = CompositeTwin.components(pair.backdrop.premultipliedPixel)
      let factor = (opacity * 255).rounded(.down) / 255
      let whole = CompositeTwin.components(pair.source.premultipliedPixel) * factor
      for place in 0..<cell * cell {
        let (x, y) = (place % cell, place / cell)
        let (hasSource, coverage) = covered(x, y)
        let expected = CompositeTwin.color(
          mode, hasSource ? whole : SIMD4(repeating: 0), backdrop, coverage: coverage)
        let pixel = frame[Int(origin(index).x) + x, Int(origin(index).y) + y]
        guard CompositeTwin.distance(pixel, expected) > 2 else { continue }
        Issue.record(
          "\(mode): \(pair.source) over \(pair.backdrop) at \(x), \(y) gives \(CompositeTwin.components(pixel)), not \(expected)"
        )
        return
      }
    }
  }

  @Test(arguments: CompositeMode.allCases)
  func aRectangleIsCompositedWithinItsCoverage(mode: CompositeMode) {
    let pairs = Self.pairs(seed: 31)
    let frame = Self.picture(pairs) { recorder, source, rect in
      // The left column and the top row are covered by half, the right column is not covered.
      let shape = Path(CGRect(x: rect.minX + 0.5, y: rect.minY + 0.5, width: 2.5, height: 3.5))
      recorder.append(Scenes.fill(shape, source), state: DrawingState(mode: mode))
    }
    Self.check(mode, pairs, frame) { x, y in
      (true, x == 3 ? 0 : (x == 0 ? 0.5 : 1) * (y == 0 ? 0.5 : 1))
    }
  }

  @Test(arguments: CompositeMode.allCases)
  func aPathIsCompositedWithinItsCoverage(mode: CompositeMode) {
    let pairs = Self.pairs(seed: 32)
    let frame = Self.picture(pairs) { recorder, source, rect in
      var shape = Path()
      // A parallelogram whose sides cross the middle of the pixels in columns 0 and 2.
      shape.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX + 2, y: rect.minY),
        CGPoint(x: rect.minX + 3, y: rect.minY + 1), CGPoint(x: rect.minX + 1, y: rect.minY + 1),
      ])
      recorder.append(Scenes.fill(shape, source), state: DrawingState(mode: mode))
    }
    Self.check(mode, pairs, frame) { x, y in (true, y > 0 ? 0 : [0.5, 1, 0.5, 0][x]) }
  }

  @Test(arguments: CompositeMode.allCases)
  func opacityScalesTheAlphaOfAColor(mode: CompositeMode) {
    let pairs = Self.pairs(seed: 33)
    let frame = Self.picture(pairs) { recorder, source, rect in
      recorder.append(Scenes.fill(Path(rect), source), state: DrawingState(opacity: 0.4, mode: mode))
    }
    let fainter = pairs.map { (source: $0.source.multiplyingAlpha(by: 0.4), backdrop: $0.backdrop) }
    Self.check(mode, fainter, frame) { _, _ in (true, 1) }
  }

  @Test(arguments: CompositeMode.allCases)
  func gradientsAreCompositedLikeSolidColors(mode: CompositeMode) {
    let pairs = Self.pairs(seed: 34)
    let frame = Self.picture(pairs) { recorder, source, rect in
      let stops = [
        GradientPaint.Stop(location: 0, color: source), GradientPaint.Stop(location: 1, color: source),
      ]
      let gradient = GradientPaint(
        stops: stops, geometry: .linear(start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY)))
      recorder.append(.fill(Path(rect), FillStyle(), .gradient(gradient)), state: DrawingState(mode: mode))
    }
    Self.check(mode, pairs, frame) { _, _ in (true, 1) }
  }

  @Test(arguments: CompositeMode.allCases)
  func aLayerIsCompositedWithinItsWholeClip(mode: CompositeMode) {
    let pairs = Self.pairs(seed: 35)
    let frame = Self.picture(pairs) { recorder, source, rect in
      let content = FragmentRecorder()
      content.append(
        Scenes.fill(Scenes.rect(rect.minX, rect.minY, 2, 4), source), state: DrawingState())
      // Row 0 is outside of the clip, and row 1 is covered by half.
      let clip = Path(CGRect(x: rect.minX, y: rect.minY + 1.5, width: 4, height: 2.5))
      recorder.append(
        .layer(content.finish()),
        state: DrawingState(
          clip: ClipNode(parent: nil, shape: .path(clip, FillStyle()), transform: .identity), opacity: 0.7,
          mode: mode))
    }
    Self.check(mode, pairs, frame, opacity: 0.7) { x, y in (x < 2, [0, 0.5, 1, 1][y]) }
  }

  @Test(arguments: CompositeMode.allCases)
  func anEmptyLayerIsAClearLayer(mode: CompositeMode) {
    let pairs = Self.pairs(seed: 36)
    let frame = Self.picture(pairs) { recorder, _, rect in
      let clip = ClipNode(parent: nil, shape: .path(Path(rect), FillStyle()), transform: .identity)
      recorder.append(.layer(.empty), state: DrawingState(clip: clip, mode: mode))
    }
    Self.check(mode, pairs, frame) { _, _ in (false, 1) }
  }

  @Test(arguments: CompositeMode.allCases)
  func aFilteredLayerIsCompositedWithinItsWholeClip(mode: CompositeMode) {
    let pairs = Self.pairs(seed: 37)
    // A filter without effect makes the layer a separate pass.
    let same = FilterNode(parent: nil, operation: .colorMatrix([]), transform: .identity)
    let frame = Self.picture(pairs) { recorder, source, rect in
      let content = FragmentRecorder()
      content.append(
        Scenes.fill(Scenes.rect(rect.minX, rect.minY, 2, 4), source), state: DrawingState())
      let clip = ClipNode(parent: nil, shape: .path(Path(rect), FillStyle()), transform: .identity)
      recorder.append(
        .layer(content.finish()), state: DrawingState(clip: clip, filters: same, mode: mode))
    }
    Self.check(mode, pairs, frame) { x, _ in (x < 2, 1) }
  }

  /// A mode within a layer composites with the content of that layer only.
  @Test(arguments: CompositeMode.allCases)
  func layersAreIsolated(mode: CompositeMode) {
    let pairs = Self.pairs(seed: 38)
    let frame = Self.picture(pairs) { recorder, source, rect in
      let content = FragmentRecorder()
      content.append(Scenes.fill(Path(rect), source), state: DrawingState(mode: mode))
      recorder.append(.layer(content.finish()), state: DrawingState())
    }
    for (index, pair) in pairs.enumerated() {
      let source = CompositeTwin.components(pair.source.premultipliedPixel)
      let layer = CompositeTwin.color(mode, source, SIMD4(repeating: 0))
      let backdrop = CompositeTwin.components(pair.backdrop.premultipliedPixel)
      let pixel = frame[Int(Self.origin(index).x) + 1, Int(Self.origin(index).y) + 1]
      #expect(
        CompositeTwin.distance(pixel, CompositeTwin.color(.normal, layer, backdrop)) <= 2, "\(mode), \(pair)")
    }
  }
}
