import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Groups: isolation, opacity, nesting, and paints that look at what lies below.
@Suite struct LayerTests {
  static func fill(_ path: Path, _ color: PaintColor, _ state: DrawingState = DrawingState())
    -> DrawingCommand
  {
    DrawingCommand(operation: Scenes.fill(path, color), state: state)
  }

  @Test func opacityActsOnTheGroupOnce() {
    let content = Fragment(commands: [
      Self.fill(Scenes.rect(0, 0, 20, 20), Scenes.red), Self.fill(Scenes.rect(10, 0, 20, 20), Scenes.blue),
    ])
    let frame = Scenes.draw(
      Scenes.list(40, 20, background: .clear) {
        $0.append(.layer(content), state: DrawingState(opacity: 0.4))
      })
    #expect(frame[5, 5] == 0x6666_0000)
    #expect(frame[15, 5] == 0x6600_0066)
    #expect(frame[35, 5] == 0)
  }

  /// The state of a projected fragment applies whether or not the projection is affine.
  @Test func anAffineProjectionIsALayer() {
    let content = Fragment(commands: [
      Self.fill(Scenes.rect(2, 2, 14, 10), Scenes.red), Self.fill(Scenes.rect(8, 2, 14, 10), Scenes.blue),
    ])
    let map = CGAffineTransform(translationX: 5, y: 3).scaledBy(x: 1.5, y: 1.25)
    var state = DrawingState(opacity: 0.4, mode: .difference)
    let projected = Scenes.draw(
      Scenes.list(40, 20, background: .white) {
        $0.append(.projected(content, ProjectionTransform(map)), state: state)
      })
    state.transform = map
    let layer = Scenes.draw(
      Scenes.list(40, 20, background: .white) { $0.append(.layer(content), state: state) })
    #expect(Scenes.bytes(projected) == Scenes.bytes(layer))
    #expect(projected[10, 8] == 0xff99_ffff)
  }

  /// The edge of a clip weakens a group once, not each of its shapes.
  @Test func aClipActsOnTheGroupOnce() {
    let content = Fragment(commands: [
      Self.fill(Scenes.rect(0, 0, 20, 20), Scenes.red), Self.fill(Scenes.rect(0, 0, 20, 20), Scenes.blue),
    ])
    let clip = ClipNode(
      parent: nil, shape: .path(Scenes.rect(0, 0, 5.5, 20), FillStyle()), transform: .identity)
    let frame = Scenes.draw(
      Scenes.list(20, 20, background: .clear) { $0.append(.layer(content), state: DrawingState(clip: clip)) })
    #expect(frame[2, 5] == 0xff00_00ff)
    #expect(CompositeTwin.distance(frame[5, 5], SIMD4(0, 0, 0.5, 0.5)) <= 1)
  }

  @Test(arguments: [Float(-1), 0, 0.25, 1, 7, .nan, .infinity])
  func opacityIsClamped(opacity: Float) {
    let content = Fragment(commands: [Self.fill(Scenes.rect(0, 0, 8, 8), .white)])
    let expected = ["-1.0": 0, "0.0": 0, "0.25": 63, "1.0": 255, "7.0": 255, "nan": 0, "inf": 255][
      "\(opacity)"]!
    for operation in [DrawingCommand.Operation.layer(content), Scenes.fill(Scenes.rect(0, 0, 8, 8), .white)] {
      let frame = Scenes.draw(
        Scenes.list(8, 8, background: .clear) { $0.append(operation, state: DrawingState(opacity: opacity)) })
      #expect(Int(frame[3, 3] >> 24) == expected)
    }
  }

  /// Sixty-four layers, each of which adds something of its own and lets 31/32 through.
  @Test func sixtyFourNestedLayersKeepTheirContent() {
    var fragment = Fragment(commands: [Self.fill(Scenes.rect(0, 0, 64, 64), Scenes.red)])
    var expected = [Double](repeating: 1, count: 64)
    for depth in 0..<64 {
      fragment = Fragment(commands: [
        DrawingCommand(operation: .layer(fragment), state: DrawingState(opacity: 31.0 / 32)),
        Self.fill(Scenes.rect(Double(depth), 0, 1, 64), .white),
      ])
      for x in 0..<64 { expected[x] *= 247.0 / 255 }
      expected[depth] = 1
    }
    for operation in [DrawingCommand.Operation.layer(fragment), .fragment(fragment)] {
      let frame = Scenes.draw(
        Scenes.list(64, 64, background: .clear) { $0.append(operation, state: DrawingState()) })
      for x in 0..<64 {
        #expect(abs(Double(frame[x, 33] >> 24) / 255 - expected[x]) < 0.03, "\(x)")
      }
    }
  }

  @Test func filteredLayersNestToo() {
    var fragment = Fragment(commands: [Self.fill(Scenes.rect(24, 24, 16, 16), .white)])
    for _ in 0..<16 {
      let blur = FilterNode(
        parent: nil, operation: .blur(radius: 1, isOpaque: false, dithers: false), transform: .identity)
      fragment = Fragment(commands: [
        DrawingCommand(operation: .layer(fragment), state: DrawingState(filters: blur))
      ])
    }
    let frame = Scenes.draw(
      Scenes.list(64, 64, background: .clear) { $0.append(.fragment(fragment), state: DrawingState()) })
    // Variances add up: sixteen blurs of 1 pixel are one of 4, which leaves erf(8 / (4 sqrt 2))^2 in the middle.
    #expect(abs(Double(frame[32, 32] >> 24) / 255 - 0.9545 * 0.9545) < 0.03)
    #expect(frame[8, 8] >> 24 < 6)
  }

  @Test func aBackdropPaintShowsWhatLiesBelowInTheLayer() {
    let content = Fragment(commands: [
      Self.fill(Scenes.rect(0, 0, 10, 10), Scenes.blue),
      DrawingCommand(
        operation: .fill(Scenes.rect(0, 0, 20, 20), FillStyle(), .backdrop),
        state: DrawingState(opacity: 0.5, mode: .plusLighter)),
    ])
    let half = PaintColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let list = Scenes.list(20, 20, background: .clear) {
      $0.append(Scenes.fill(Scenes.rect(0, 0, 20, 20), Scenes.red), state: DrawingState())
      $0.append(.layer(content), state: DrawingState())
    }
    let frame = Scenes.draw(list)
    #expect(frame[5, 5] == 0xff00_00ff)
    // The layer is empty there: the red below it is no backdrop of its commands.
    #expect(frame[15, 15] == 0xffff_0000)
    let doubled = Scenes.draw(
      Scenes.list(10, 10, background: .clear) {
        $0.append(Scenes.fill(Scenes.rect(0, 0, 10, 10), half), state: DrawingState())
        $0.append(
          .fill(Scenes.rect(0, 0, 5, 10), FillStyle(), .backdrop), state: DrawingState(mode: .plusLighter))
      })
    #expect(CompositeTwin.distance(doubled[2, 2], SIMD4(0, 0, 1, 1)) <= 1)
    #expect(CompositeTwin.distance(doubled[7, 2], SIMD4(0, 0, 0.5, 0.5)) <= 1)
  }

  /// The same drawing in place and in a layer is the same when nothing looks below.
  @Test func aPlainLayerIsItsContent() {
    var random = RandomList(seed: 77)
    random.commands.removeAll { command in
      command.state.mode != .normal || command.state.opacity != 1 || command.state.clip != nil
    }
    let root = Fragment(commands: random.commands)
    let size = random.size
    func draw(_ operation: DrawingCommand.Operation) -> [UInt32] {
      let root = Fragment(commands: [DrawingCommand(operation: operation, state: DrawingState())])
      return Scenes.bytes(Scenes.draw(DisplayList(root: root, size: size, background: .clear)))
    }
    #expect(draw(.fragment(root)) == draw(.layer(root)))
  }
}
