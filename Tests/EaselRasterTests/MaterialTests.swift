import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Materials: the pixels below a shape, blurred and tinted.
@Suite struct MaterialTests {
  static let effect = FilterOperation.Material(
    radius: 8, saturation: 1.8, tint: PaintColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.4), gain: 1.2)

  static func fill(_ path: Path, _ effect: FilterOperation.Material = effect) -> DrawingCommand.Operation {
    .fill(path, FillStyle(), .material(MaterialPaint(effect)))
  }

  /// Draws a list with a rasterizer that starts anew.
  private static func expectSameBytes(_ frame: Pixmap, _ list: DisplayList) {
    #expect(EqualityTests.firstDifference(frame, Scenes.draw(list)) == nil)
  }

  // MARK: Colors

  /// Saturation, tint and gain of a color, as the documentation states them.
  private static func formula(_ color: SIMD3<Double>, _ effect: FilterOperation.Material) -> SIMD3<Double> {
    let limits = (SIMD3<Double>(), SIMD3<Double>(repeating: 1))
    let luminance = (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    var result = luminance + (color - luminance) * Double(effect.saturation)
    result = result.clamped(lowerBound: limits.0, upperBound: limits.1)
    let tint = effect.tint.components
    let alpha = Double(tint.w)
    result = result * (1 - alpha) + SIMD3(Double(tint.x), Double(tint.y), Double(tint.z)) * alpha
    return (result * Double(effect.gain)).clamped(lowerBound: limits.0, upperBound: limits.1)
  }

  @Test(arguments: [0.0, 2, 8, 30], [DisplayList.ColorMode.nonLinear, .linear])
  func aMaterialOverAPlainColorEqualsTheFormula(radius: Double, mode: DisplayList.ColorMode) {
    var random = SplitMix64(seed: 81)
    for _ in 0..<12 {
      let color = SIMD3((0..<3).map { _ in Double(random.int(in: 0..<256)) / 255 })
      var effect = Self.effect
      effect.radius = radius
      effect.tint.alpha = Float(random.double(in: 0..<1))
      var list = Scenes.list(
        96, 96,
        background: PaintColor(red: Float(color.x), green: Float(color.y), blue: Float(color.z), alpha: 1)
      ) { $0.append(Self.fill(Scenes.rect(0, 0, 96, 96), effect), state: DrawingState()) }
      list.colorMode = mode
      let frame = Scenes.draw(list)
      let expected = Self.formula(color, effect) * 255
      // At the edges too: the blur reads no pixels outside of the frame.
      for (x, y) in [(0, 0), (50, 50), (95, 40)] {
        let pixel = CompositeTwin.components(frame[x, y]) * 255
        let error = SIMD3(abs(pixel.x - expected.x), abs(pixel.y - expected.y), abs(pixel.z - expected.z))
          .max()
        #expect(error < 1.6, "\(color * 255) gives \(pixel) instead of \(expected)")
        #expect(pixel.w == 255)
      }
    }
  }

  @Test func aMaterialBlursLikeAFilter() {
    let picture = Fragment(commands: [
      DrawingCommand(operation: Scenes.fill(Scenes.rect(0, 0, 200, 200), .white), state: DrawingState()),
      DrawingCommand(operation: Scenes.fill(Scenes.rect(60, 0, 70, 200), Scenes.red), state: DrawingState()),
    ])
    let blurred = Scenes.list(200, 200) { recorder in
      let blur = FilterNode(
        parent: nil, operation: .blur(radius: 8, isOpaque: false, dithers: false), transform: .identity)
      recorder.append(.layer(picture), state: DrawingState(filters: blur))
    }
    let material = Scenes.list(200, 200) { recorder in
      recorder.append(.fragment(picture), state: DrawingState())
      recorder.append(Self.fill(Scenes.rect(0, 0, 200, 200), .init(radius: 8)), state: DrawingState())
    }
    let (one, other) = (Scenes.draw(blurred), Scenes.draw(material))
    for x in stride(from: 40, to: 160, by: 3) {
      let (a, b) = (CompositeTwin.components(one[x, 100]), CompositeTwin.components(other[x, 100]))
      #expect(((a - b) * 255).max() < 1.5 && ((b - a) * 255).max() < 1.5, "column \(x)")
    }
  }

  // MARK: What is below

  /// A red bar, a group, and a mark above all. The group has a material and is in a state.
  private static func grouped(_ state: DrawingState, below: PaintColor = Scenes.red) -> DisplayList {
    let group = Fragment(commands: [
      DrawingCommand(operation: fill(Scenes.rect(20, 20, 120, 80), .init(radius: 6)), state: DrawingState()),
      DrawingCommand(operation: Scenes.fill(Scenes.rect(30, 30, 6, 6), Scenes.blue), state: DrawingState()),
    ])
    return Scenes.list(160, 120) { recorder in
      recorder.append(Scenes.fill(Scenes.rect(70, 0, 20, 120), below), state: DrawingState())
      recorder.append(.layer(group), state: state)
    }
  }

  @Test func aMaterialInALayerWithOpacityIsAsBlurredAsWithout() {
    let opaque = Scenes.draw(Self.grouped(DrawingState()))
    let half = Scenes.draw(Self.grouped(DrawingState(opacity: 0.5)))
    // The red bar is below the material; beside it the blur is half as visible.
    let (full, faint) = (CompositeTwin.components(opaque[66, 60]), CompositeTwin.components(half[66, 60]))
    #expect(full.y < 0.95)
    #expect(abs((1 - faint.y) - (1 - full.y) / 2) < 0.02)
  }

  @Test func aMaterialSeesThroughAShadowAndAClip() {
    let shadow = FilterNode(
      parent: nil, operation: .shadow(.init(color: .black, radius: 3, offset: .zero)), transform: .identity)
    let clip = ClipNode(
      parent: nil, shape: .path(Path(ellipseIn: CGRect(x: 10, y: 10, width: 140, height: 100)), FillStyle()),
      transform: .identity)
    let plain = Scenes.draw(Self.grouped(DrawingState()))
    for state in [DrawingState(filters: shadow), DrawingState(clip: clip)] {
      let frame = Scenes.draw(Self.grouped(state))
      for x in stride(from: 50, to: 110, by: 4) { #expect(frame[x, 60] == plain[x, 60]) }
    }
  }

  @Test func aMaterialInALayerWithABlendModeSeesOnlyTheLayer() {
    let state = DrawingState(mode: .multiply)
    #expect(
      Scenes.bytes(Scenes.draw(Self.grouped(state)))[60 * 160 + 66]
        == Scenes.bytes(Scenes.draw(Self.grouped(state, below: .white)))[60 * 160 + 66])
  }

  @Test func aMaterialOverNothingIsItsTint() {
    let frame = Scenes.draw(
      Scenes.list(64, 64, background: .clear) {
        $0.append(Self.fill(Scenes.rect(8, 8, 40, 40)), state: DrawingState())
      })
    #expect(frame[20, 20] >> 24 == 102)
    #expect(frame[60, 60] == 0)
  }

  // MARK: Damage

  /// A square at `x` below two materials, one on the other, and a dot at `dot` above them.
  private static func nested(x: Double, dot: Double = 300) -> DisplayList {
    Scenes.list(640, 480) { recorder in
      recorder.append(Scenes.fill(Scenes.rect(0, 0, 640, 480), .white), state: DrawingState())
      recorder.append(Scenes.fill(Scenes.rect(x, 200, 20, 20), Scenes.blue), state: DrawingState())
      recorder.append(Self.fill(Scenes.rect(100, 100, 400, 300)), state: DrawingState())
      recorder.append(Scenes.fill(Scenes.rect(200, 150, 10, 200), Scenes.red), state: DrawingState())
      recorder.append(
        Self.fill(Path(ellipseIn: CGRect(x: 150, y: 120, width: 200, height: 200))), state: DrawingState())
      recorder.append(Scenes.fill(Scenes.rect(dot, 380, 8, 8), .black), state: DrawingState())
    }
  }

  @Test func damageBelowMaterialsReachesWhatTheirBlursReach() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 480)
    for x in stride(from: 60.0, to: 420, by: 17) {
      let report = rasterizer.render(Self.nested(x: x), into: frame)
      Self.expectSameBytes(frame, Self.nested(x: x))
      if x > 60 { #expect(report.damage.reduce(0) { $0 + $1.area } < 80_000) }
    }
  }

  @Test func changesAboveAMaterialDoNotDamageIt() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 480)
    for dot in stride(from: 200.0, to: 300, by: 40) {
      let list = Self.nested(x: 300, dot: dot)
      let report = rasterizer.render(list, into: frame)
      Self.expectSameBytes(frame, list)
      guard dot > 200 else { continue }
      #expect(report.damage.reduce(0) { $0 + $1.area } <= 128)
      #expect(rasterizer.paintedPassCount == 0)
    }
  }

  /// Tiles are compared instead of commands if too many commands differ.
  @Test func damageByTilesReachesWhatBlursReach() {
    func list(_ changed: Int) -> DisplayList {
      Scenes.list(640, 480) { recorder in
        for index in 0..<100 {
          recorder.append(
            Scenes.fill(Scenes.rect(Double(index) * 5, index < changed ? 300 : 60, 4, 4), Scenes.red),
            state: DrawingState())
        }
        recorder.append(Self.fill(Scenes.rect(0, 80, 640, 150)), state: DrawingState())
        recorder.append(Self.fill(Scenes.rect(0, 330, 640, 20)), state: DrawingState())
      }
    }
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 480)
    for changed in [0, 90, 1, 95, 20, 100] {
      _ = rasterizer.render(list(changed), into: frame)
      Self.expectSameBytes(frame, list(changed))
    }
  }

  // MARK: Cost

  /// Materials on each other, with a dot between them.
  private static func stack(_ count: Int, spread: Double = 0) -> DisplayList {
    Scenes.list(256, 256) { recorder in
      for index in 0..<count {
        recorder.append(
          Self.fill(Scenes.rect(0, Double(index) * spread, 256, 16)), state: DrawingState(opacity: 0.9))
        recorder.append(
          Scenes.fill(Scenes.rect(Double(index), 100, 2, 2), Scenes.red), state: DrawingState())
      }
    }
  }

  @Test func theCostOfNestedMaterialsIsLinear() {
    func cost(_ count: Int) -> (commands: Int, passes: Int, area: Int) {
      let rasterizer = Rasterizer(threads: 1)
      let frame = Pixmap(width: 256, height: 256)
      let report = rasterizer.render(Self.stack(count), into: frame)
      return (report.commandCount, rasterizer.paintedPassCount, rasterizer.paintedPassArea)
    }
    let (small, large) = (cost(10), cost(40))
    #expect(small.passes == 20 && large.passes == 80)
    #expect(large.area <= 4 * small.area + 4)
    #expect(large.commands < 5 * small.commands)
    // Beyond the limit, materials share the last copy.
    #expect(cost(1000).passes <= 2 * Limits.backdropCount)
  }

  /// Which commands a material beyond the limit shows depends on the number of materials before it, also far away. Many
  /// changes are compared by tile.
  @Test(arguments: [1, 60])
  func materialsBeyondTheLimitAreDamagedByOthersBeforeThem(changes: Int) {
    func list(isChanged: Bool) -> DisplayList {
      Scenes.list(640, 256) { recorder in
        for index in 0..<changes {
          let color = isChanged && index > 0 ? Scenes.red : Scenes.blue
          recorder.append(
            Scenes.fill(Scenes.rect(Double(index), 230, 1, 9), color), state: DrawingState())
        }
        if isChanged { recorder.append(Self.fill(Scenes.rect(4, 4, 20, 20)), state: DrawingState()) }
        for index in 0..<Limits.backdropCount + 6 {
          let color = PaintColor(red: Float(index % 7) / 6, green: Float(index % 3) / 2, blue: 0, alpha: 1)
          recorder.append(Scenes.fill(Scenes.rect(400, 40, 160, 150), color), state: DrawingState())
          recorder.append(Self.fill(Scenes.rect(380, 20, 200, 200)), state: DrawingState())
        }
      }
    }
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 256)
    for isChanged in [false, true, false] {
      let list = list(isChanged: isChanged)
      _ = rasterizer.render(list, into: frame)
      Self.expectSameBytes(frame, list)
    }
  }

  /// Some modes make an opaque frame transparent, so that the material is transparent as well and hides nothing. The damage
  /// lies within it.
  @Test(arguments: CompositeMode.allCases)
  func aMaterialIsNoMoreOpaqueThanTheFrameBelow(mode: CompositeMode) {
    func list(_ color: PaintColor) -> DisplayList {
      Scenes.list(96, 96, background: .white) { recorder in
        recorder.append(Scenes.fill(Scenes.rect(40, 40, 20, 20), color), state: DrawingState())
        let half = PaintColor(red: 0, green: 0.5, blue: 0, alpha: 0.5)
        recorder.append(
          .layer(
            Fragment(commands: [
              DrawingCommand(operation: Scenes.fill(Scenes.rect(50, 0, 20, 96), half), state: DrawingState())
            ])), state: DrawingState(opacity: 0.5, mode: mode))
        recorder.append(Self.fill(Scenes.rect(8, 8, 80, 80)), state: DrawingState())
      }
    }
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 96, height: 96)
    for color in [Scenes.red, Scenes.blue] {
      _ = rasterizer.render(list(color), into: frame) { bands in
        for rect in bands.joined() { frame.fill(0x8012_3456, in: rect) }
      }
      Self.expectSameBytes(frame, list(color))
    }
  }

  /// Without a coarser grid, the colors of all pixels are changed.
  @Test func theColorsOfManyPixelsAreChangedOnSeveralThreads() {
    var random = SplitMix64(seed: 82)
    let source = TestSurface(x: -3, y: 5, width: 700, height: 500)
    source.drawRectangles(60, &random)
    var effect = Self.effect
    effect.radius = 2
    let filter = MaterialFilter(effect)
    func filtered(_ dispatcher: any Dispatcher) -> [UInt32] {
      let memory = FilterMemory(kernels: easel_kernels(), dispatcher: dispatcher)
      let result = TestSurface(source.bounds)
      source.withView { source in result.withView { filter.run(from: source, to: $0, memory) } }
      return result.pixels
    }
    let counting = CountingDispatcher()
    let expected = filtered(InlineDispatcher())
    let areSame = filtered(counting) == expected && filtered(PoolDispatcher(threads: 3)) == expected
    #expect(areSame)
    #expect(counting.stepCount == 2, "the blur, and the change of colors")
  }

  @Test func successiveMaterialsThatDoNotOverlapShareABackdrop() {
    func passes(_ rects: [Path]) -> Int {
      let plan = Scenes.plan(
        Scenes.list(256, 256) { recorder in
          for rect in rects { recorder.append(Self.fill(rect), state: DrawingState()) }
        })
      return plan.passes.count
    }
    let (one, two) = (Scenes.rect(0, 0, 50, 50), Scenes.rect(60, 0, 50, 50))
    #expect(passes([one]) == 3)
    #expect(passes([one, two]) == 3)
    #expect(passes([one, Scenes.rect(40, 0, 50, 50)]) == 5)
  }

  @Test(arguments: [Double.nan, -1, .infinity, 1e300, 0])
  func anyNumbersStayInsideOfTheShape(number: Double) {
    let effect = FilterOperation.Material(
      radius: number, saturation: Float(number),
      tint: PaintColor(red: .nan, green: 9, blue: -1, alpha: 0.5), gain: Float(-number))
    let frame = Scenes.draw(
      Scenes.list(64, 64, background: Scenes.red) { recorder in
        recorder.append(Self.fill(Scenes.rect(0, 0, 32, 64), effect), state: DrawingState())
      })
    #expect((0..<64).allSatisfy { frame[40, $0] == frame[63, 0] })
    #expect(CompositeTwin.components(frame[63, 0]) == CompositeTwin.Color(Scenes.red.components))
    let inside = (0..<64).map { CompositeTwin.components(frame[16, $0]) }
    #expect(inside.allSatisfy { $0.w == 1 }, "an opaque backdrop stays opaque")
    #expect(inside[0] != CompositeTwin.Color(Scenes.red.components))
  }

  @Test func shapesWithoutAreaHaveNoMaterial() {
    let rects = [CGRect.null, CGRect(x: Double.nan, y: 0, width: 9, height: 9), .zero]
    let frame = Scenes.draw(
      Scenes.list(64, 64, background: Scenes.red) { recorder in
        for rect in rects { recorder.append(Self.fill(Path(rect)), state: DrawingState()) }
      })
    Self.expectSameBytes(frame, Scenes.list(64, 64, background: Scenes.red) { _ in })
  }
}
