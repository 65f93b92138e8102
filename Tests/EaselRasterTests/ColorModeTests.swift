import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Linear color modes, and Float32 painting as the reference for 8-bit painting.
@Suite struct ColorModeTests {
  static func list(
    _ mode: DisplayList.ColorMode, background: PaintColor = .clear, _ commands: [DrawingCommand]
  ) -> DisplayList {
    DisplayList(
      root: Fragment(commands: commands), size: CGSize(width: 16, height: 16), background: background,
      colorMode: mode)
  }

  static func fill(_ color: PaintColor, _ state: DrawingState = DrawingState(), width: Double = 16)
    -> DrawingCommand
  {
    DrawingCommand(operation: Scenes.fill(Scenes.rect(0, 0, width, 16), color), state: state)
  }

  static let half = PaintColor(red: 1, green: 1, blue: 1, alpha: 0.5)

  /// White with 50 % opacity over black is 188 in linear light. Mixing encoded colors gives 128.
  @Test(arguments: [DisplayList.ColorMode.linear, .extendedLinear])
  func blendingInLinearLight(mode: DisplayList.ColorMode) {
    for background in [PaintColor.black, .clear] {
      let commands =
        background.alpha == 0 ? [Self.fill(.black), Self.fill(Self.half)] : [Self.fill(Self.half)]
      let frame = Scenes.draw(Self.list(mode, background: background, commands))
      #expect(frame[8, 8] == 0xffbc_bcbc)
    }
    let encoded = Scenes.draw(Self.list(.nonLinear, background: .black, [Self.fill(Self.half)]))
    #expect(encoded[8, 8] == 0xff7f_7f7f)
  }

  @Test(arguments: [DisplayList.ColorMode.linear, .extendedLinear])
  func colorsDoNotChangeInLinearModes(mode: DisplayList.ColorMode) {
    var random = SplitMix64(seed: 51)
    let pixels = (0..<256).map { _ in random.pixel() }
    let commands = pixels.enumerated().map { index, pixel in
      let c = CompositeTwin.components(pixel)
      let color = PaintColor(
        red: c.w > 0 ? Float(c.x / c.w) : 0, green: c.w > 0 ? Float(c.y / c.w) : 0,
        blue: c.w > 0 ? Float(c.z / c.w) : 0, alpha: Float(c.w))
      return DrawingCommand(
        operation: Scenes.fill(Scenes.rect(Double(index % 16), Double(index / 16), 1, 1), color),
        state: DrawingState())
    }
    #expect(Scenes.bytes(Scenes.draw(Self.list(mode, commands))) == pixels)
  }

  /// In the extended mode only, colors brighter than white keep their brightness under a translucent dark color.
  @Test func theExtendedModeKeepsColorsBrighterThanWhite() {
    let bright = PaintColor(red: 1.5, green: 1, blue: 0.5, alpha: 1)
    let shade = PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    func draw(_ mode: DisplayList.ColorMode) -> UInt32 {
      Scenes.draw(Self.list(mode, [Self.fill(bright), Self.fill(shade)]))[8, 8]
    }
    #expect(draw(.linear) >> 16 & 255 == 188)
    // An encoded 1.5 is 2.54 in linear light. Half of it is still brighter than white.
    #expect(draw(.extendedLinear) >> 16 & 255 == 255)
    #expect(draw(.extendedLinear) >> 8 & 255 == 188)
    #expect(draw(.extendedLinear) & 255 == draw(.linear) & 255)
  }

  /// Infinity times zero would be NaN, which is drawn as black.
  @Test func infiniteComponentsAreCovered() {
    let colors = [Float.infinity, -.infinity, .greatestFiniteMagnitude].map {
      PaintColor(red: $0, green: -$0, blue: $0, alpha: 1)
    }
    for color in colors {
      let gradient = GradientPaint(
        stops: [.init(location: 0, color: color), .init(location: 1, color: .clear)],
        geometry: .linear(start: .zero, end: CGPoint(x: 16, y: 0)))
      let gain = FilterNode(
        parent: nil, operation: .colorMatrix([.greatestFiniteMagnitude]), transform: .identity)
      let commands = [
        Self.fill(color), Self.fill(color, DrawingState(filters: gain)),
        DrawingCommand(
          operation: .fill(Scenes.rect(0, 0, 16, 16), FillStyle(), .gradient(gradient)),
          state: DrawingState()),
      ]
      for command in commands {
        let isWhite = Scenes.bytes(Scenes.draw(Self.list(.extendedLinear, [command, Self.fill(.white)])))
          .allSatisfy { $0 == 0xffff_ffff }
        #expect(isWhite, "\(color)")
      }
    }
  }

  @Test func aTranslucentBackgroundIsDrawnOnce() {
    let frame = Scenes.draw(Self.list(.linear, background: Self.half, [Self.fill(.black, width: 8)]))
    #expect(frame[4, 4] == 0xff00_0000)
    #expect(CompositeTwin.distance(frame[12, 4], SIMD4(repeating: 128.0 / 255)) <= 1)
  }

  /// A canvas may have another mode than its frame.
  @Test func aCanvasBlendsInItsOwnMode() {
    let content = Fragment(commands: [Self.fill(.black), Self.fill(Self.half)])
    func draw(_ mode: DisplayList.ColorMode, frame: DisplayList.ColorMode) -> UInt32 {
      let command = DrawingCommand(operation: .canvas(content, mode), state: DrawingState())
      return Scenes.draw(Self.list(frame, [command]))[8, 8]
    }
    #expect(draw(.linear, frame: .nonLinear) == 0xffbc_bcbc)
    #expect(draw(.nonLinear, frame: .linear) == 0xff7f_7f7f)
    #expect(draw(.nonLinear, frame: .nonLinear) == 0xff7f_7f7f)
    #expect(draw(.extendedLinear, frame: .linear) == 0xffbc_bcbc)
  }

  @Test func modesFiltersAndClipsApplyToACanvas() {
    let content = Fragment(commands: [Self.fill(.white, width: 8)])
    let clip = ClipNode(
      parent: nil, shape: .path(Scenes.rect(0, 4, 16, 12), FillStyle()), transform: .identity)
    let invert = FilterNode(
      parent: nil, operation: .colorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]),
      transform: .identity)
    let state = DrawingState(clip: clip, filters: invert, opacity: 0.5, mode: .destinationIn)
    let frame = Scenes.draw(
      Self.list(
        .nonLinear,
        [Self.fill(Scenes.red), DrawingCommand(operation: .canvas(content, .linear), state: state)]))
    #expect(frame[4, 2] == 0xffff_0000)
    #expect(frame[4, 10] == 0x7f7f_0000)
    #expect(frame[12, 10] == 0)
  }

  /// In linear light, the middle of a blurred edge between white and black has half of the light.
  @Test func blursAndGradientsInLinearLight() {
    let blur = FilterNode(
      parent: nil, operation: .blur(radius: 5, isOpaque: false, dithers: false), transform: .identity)
    let content = Fragment(commands: [
      DrawingCommand(
        operation: Scenes.fill(Scenes.rect(-100, -100, 300, 300), .black), state: DrawingState()),
      DrawingCommand(
        operation: Scenes.fill(Scenes.rect(-100, -100, 108.5, 300), .white), state: DrawingState()),
    ])
    let frame = Scenes.draw(
      Self.list(.linear, [DrawingCommand(operation: .layer(content), state: DrawingState(filters: blur))]))
    #expect(abs(Int(frame[8, 8] & 255) - 188) <= 1)
  }

  // MARK: Reference

  /// Draws a list in 8 bits and in Float32. Returns the largest difference in units of 1/255, and the number of
  /// pixels with a larger difference than accumulated rounding.
  static func difference(_ list: DisplayList) -> (largest: Int, mean: Double, jumps: Int) {
    let (width, height) = (Int(list.size.width), Int(list.size.height))
    let (plain, quick) = (Pixmap(width: width, height: height), Pixmap(width: width, height: height))
    _ = Rasterizer(threads: 1, usesFloat: true).render(list, into: plain)
    _ = Rasterizer(threads: 1).render(list, into: quick)
    var (largest, sum, jumps) = (0, 0, 0)
    for (a, b) in zip(Scenes.bytes(plain), Scenes.bytes(quick)) where a != b {
      for shift in [UInt32(0), 8, 16, 24] {
        let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
        largest = max(largest, difference)
        sum += difference
        if difference > roundings { jumps += 1 }
      }
    }
    return (largest, Double(sum) / Double(width * height * 4), jumps)
  }

  /// The accumulated rounding of a few layers, in units of 1/255.
  private static let roundings = 8
  /// The share of components that may differ by more: where the two ways of painting sample different pixels of an
  /// image or different sides of a hard stop of a gradient.
  private static let largestShareOfJumps = 1 / 2000.0

  /// Features that amplify a difference of 1/255, and symbols, which are placed at quarter pixels in 8-bit painting
  /// only.
  private static let excluded =
    ["symbol", "alphaThreshold", "opaque"] + CompositeMode.allCases.filter { $0 != .normal }.map { ", \($0)" }

  @Test func randomListsAreCloseToTheirReference() {
    var seeds = SplitMix64(announcing: "reference", seed: 52)
    for _ in 0..<12 {
      // A mesh or the blur of a material multiplies the differences of the layers below it.
      var random = RandomList(seed: seeds.next(), hasAllPaints: false)
      random.commands.removeAll { command in
        let text = Fragment(commands: [command]).dump()
        return Self.excluded.contains { text.contains($0) }
      }
      random.commands.removeLast(max(0, random.commands.count - 10))
      var list = random.list
      // Only 8-bit painting converts alpha to a whole byte, as SwiftUI does: of a translucent background, every pixel differs.
      list.background.alpha = 1
      let (_, mean, jumps) = Self.difference(list)
      #expect(mean < 0.5, "list \(list.root.dump())")
      let components = list.size.width * list.size.height * 4
      #expect(Double(jumps) <= components * Self.largestShareOfJumps, "list \(list.root.dump())")
    }
  }

  /// Cleared pixels are clear in both ways of painting, in place of the background too.
  @Test func theBackgroundIsBlended() {
    let hole = Self.list(
      .linear, background: .white, [Self.fill(.black, DrawingState(mode: .destinationOut), width: 8)])
    let frame = Scenes.draw(hole)
    #expect(frame[4, 4] == 0)
    #expect(frame[12, 4] == 0xffff_ffff)
  }

  @Test func infiniteShadowsBehindAHorizonUseBoundedMemory() {
    var inverted = FilterOperation.Shadow(color: .black, radius: 3, offset: .zero)
    inverted.invertsAlpha = true
    var map = ProjectionTransform()
    map.m23 = -0.05
    let filters = FilterNode(
      parent: FilterNode(parent: nil, operation: .projection(map), transform: .identity),
      operation: .shadow(inverted), transform: .identity)
    let command = Self.fill(Scenes.red, DrawingState(filters: filters))
    let plan = Scenes.plan(Self.list(.nonLinear, [command]))
    #expect(plan.passes[1].limits.area < 40 << 20)
    #expect(plan.passes[1].outputBounds.area <= 256)
  }

  @Test(arguments: CompositeMode.allCases)
  func everyModeIsCloseToItsReference(mode: CompositeMode) {
    let content = Fragment(commands: [
      Self.fill(PaintColor(red: 0.9, green: 0.4, blue: 0.2, alpha: 0.8), width: 9.3)
    ])
    let clip = ClipNode(
      parent: nil, shape: .path(Path(ellipseIn: CGRect(x: 1, y: 1, width: 14, height: 14)), FillStyle()),
      transform: .identity)
    let list = Self.list(
      .nonLinear, background: PaintColor(red: 0.2, green: 0.6, blue: 0.5, alpha: 0.9),
      [
        Self.fill(
          PaintColor(red: 0.5, green: 0.1, blue: 0.7, alpha: 0.6), DrawingState(mode: mode), width: 5.5),
        DrawingCommand(operation: .layer(content), state: DrawingState(clip: clip, opacity: 0.7, mode: mode)),
      ])
    #expect(Self.difference(list).largest <= 3)
  }

  @Test func partialRepaintsOfLinearListsHaveTheSamePixels() {
    let rasterizer = Rasterizer(threads: 2)
    let frame = Pixmap(width: 300, height: 200)
    for step in 0..<4 {
      var random = RandomList(seed: 53)
      random.commands.removeLast(max(0, random.commands.count - 10))
      for index in random.commands.indices where index % 3 == 0 {
        random.commands[index].state.transform.tx += CGFloat(step * 9)
      }
      var list = random.list
      (list.size, list.colorMode) = (CGSize(width: 300, height: 200), .linear)
      let whole = Pixmap(width: 300, height: 200)
      let fresh = Rasterizer(threads: 1)
      fresh.tracksDamage = false
      _ = fresh.render(list, into: whole)
      _ = rasterizer.render(list, into: frame)
      #expect(Scenes.bytes(whole) == Scenes.bytes(frame), "step \(step)")
    }
  }
}
