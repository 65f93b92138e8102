import EaselDrawing
import EaselGeometry
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Successive draws of a symbol that is a single shape are planned together. They look like layers of the same drawing.
@Suite struct SymbolRunTests {
  @Test func runsOfOneShapeLookLikeLayers() {
    var random = SplitMix64(announcing: "symbol runs", seed: 71)
    for number in 0..<100 {
      let run = Self.run(&random)
      for mode in [DisplayList.ColorMode.nonLinear, .linear] {
        let symbols = Self.list(run.states.map { .init(operation: .symbol(run.symbol), state: $0) }, mode)
        let layers = Self.list(run.states.map { .init(operation: .layer(run.symbol), state: $0) }, mode)
        let areEqual = Scenes.bytes(Scenes.draw(symbols)) == Scenes.bytes(Scenes.draw(layers))
        #expect(areEqual, "run \(number), \(mode):\n\(symbols.root.dump())")
      }
    }
  }

  @Test func aRunSharesItsPaintAndItsPath() {
    let dot = Fragment(commands: [
      DrawingCommand(
        operation: Scenes.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), Scenes.blue),
        state: DrawingState())
    ])
    let moves = (0..<100).map {
      DrawingState(transform: CGAffineTransform(translationX: Double($0) * 1.3, y: Double($0)))
    }
    let list = Self.list(moves.map { .init(operation: .symbol(dot), state: $0) }, .nonLinear)
    let plan = Scenes.plan(list)
    #expect(plan.passes[0].commands.count == 100)
    #expect(plan.paints.count == 1)
    #expect(plan.paths.paths.count == 1)
    #expect(list.root.commands.symbols(in: 0..<100) == 0..<100)
  }

  @Test func aHiddenShapeDoesNotHideDrawsThatClear() {
    let symbol = Fragment(commands: [
      DrawingCommand(
        operation: Scenes.fill(Scenes.rect(0, 0, 20, 20), PaintColor(red: 0, green: 0, blue: 0, alpha: 0)),
        state: DrawingState())
    ])
    let clip = ClipNode(
      parent: nil, shape: .path(Scenes.rect(10, 10, 30, 30), FillStyle()), transform: .identity)
    let list = Self.list(
      [DrawingState(), DrawingState(clip: clip, mode: .copy)].map {
        .init(operation: .symbol(symbol), state: $0)
      }, .nonLinear)
    let pixels = Scenes.draw(list)
    #expect(pixels[5, 5] == 0xffff_ffff)
    #expect(pixels[20, 20] == 0, "the mode copy replaces what is below, also by nothing")
  }

  // MARK: Random runs

  private static func list(_ commands: [DrawingCommand], _ mode: DisplayList.ColorMode) -> DisplayList {
    var list = DisplayList(
      root: Fragment(commands: commands), size: CGSize(width: 90, height: 70), background: .white)
    list.colorMode = mode
    return list
  }

  /// A symbol of a single shape, in up to three fragments, and some states to draw it in.
  private static func run(_ random: inout SplitMix64) -> (symbol: Fragment, states: [DrawingState]) {
    let shape = DrawingCommand(
      operation: operation(&random),
      state: DrawingState(
        transform: transform(&random), opacity: random.oneIn(3) ? 0.5 : 1,
        mode: random.oneIn(8) ? .multiply : .normal))
    var symbol = Fragment(commands: [shape])
    for _ in 0..<random.int(in: 0..<3) {
      symbol = Fragment(commands: [
        DrawingCommand(operation: .fragment(symbol), state: DrawingState(transform: transform(&random)))
      ])
    }
    return (symbol, (0..<random.int(in: 1..<9)).map { _ in state(&random) })
  }

  private static func operation(_ random: inout SplitMix64) -> DrawingCommand.Operation {
    let rect = CGRect(
      x: random.double(in: 0..<40), y: random.double(in: 0..<30), width: random.double(in: 1..<30),
      height: random.double(in: 1..<30))
    let path = random.oneIn(3) ? Path(rect) : Path(ellipseIn: rect)
    let color = PaintColor(
      red: 0.2, green: Float(random.double(in: 0..<1)), blue: 0.7, alpha: random.oneIn(5) ? 0 : 0.8)
    let paint: Paint =
      random.oneIn(4)
      ? .gradient(
        GradientPaint(
          stops: [.init(location: 0, color: color), .init(location: 1, color: Scenes.red)],
          geometry: .linear(start: .zero, end: CGPoint(x: 40, y: 30)))) : .solid(color)
    return random.oneIn(3)
      ? .stroke(path, StrokeStyle(lineWidth: 2.5), isAntialiased: true, paint)
      : .fill(path, FillStyle(eoFill: false, antialiased: !random.oneIn(5)), paint)
  }

  private static func state(_ random: inout SplitMix64) -> DrawingState {
    let clip = ClipNode(
      parent: nil, shape: .path(Path(ellipseIn: CGRect(x: 5, y: 5, width: 70, height: 50)), FillStyle()),
      transform: .identity)
    let modes: [CompositeMode] = [.multiply, .copy, .sourceIn, .plusLighter]
    return DrawingState(
      transform: random.oneIn(20) ? CGAffineTransform(scaleX: .infinity, y: 1) : transform(&random),
      clip: random.oneIn(3) ? clip : nil, filters: random.oneIn(8) ? blur : nil,
      opacity: random.oneIn(4) ? 0.4 : 1, mode: random.oneIn(6) ? modes[random.int(in: 0..<4)] : .normal)
  }

  private static func transform(_ random: inout SplitMix64) -> CGAffineTransform {
    let moved = CGAffineTransform(
      translationX: random.double(in: -10..<30), y: random.double(in: -10..<20))
    return random.oneIn(3)
      ? moved.rotated(by: random.double(in: 0..<3)).scaledBy(x: random.double(in: 0.2..<2), y: 1) : moved
  }

  private static var blur: FilterNode {
    FilterNode(
      parent: nil, operation: .blur(radius: 2, isOpaque: false, dithers: false), transform: .identity)
  }
}
