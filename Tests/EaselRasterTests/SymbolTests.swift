import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// The cache of symbol images does not change pixels, and saves work.
@Suite struct SymbolTests {
  /// A drawing of many commands, with a blurred part that is larger than any frame.
  static func symbol(_ seed: UInt64, blurred: Bool = true) -> Fragment {
    var random = SplitMix64(seed: seed)
    var commands = (0..<14).map { _ in
      let rect = CGRect(
        x: random.double(in: 0..<30), y: random.double(in: 0..<30), width: random.double(in: 2..<20),
        height: random.double(in: 2..<20))
      let color = PaintColor(
        red: Float(random.double(in: 0..<1)), green: Float(random.double(in: 0..<1)), blue: 0.5,
        alpha: Float(random.double(in: 0.3..<1)))
      return DrawingCommand(operation: Scenes.fill(Path(ellipseIn: rect), color), state: DrawingState())
    }
    if blurred {
      let blur = FilterNode(
        parent: nil, operation: .blur(radius: 3, isOpaque: false, dithers: false), transform: .identity)
      commands.insert(
        DrawingCommand(
          operation: Scenes.fill(Scenes.rect(-5, 10, 50, 12), Scenes.blue), state: DrawingState(filters: blur)
        ),
        at: 0)
    }
    return Fragment(commands: commands)
  }

  static func draw(
    _ symbol: Fragment, at points: [CGPoint], scale: CGFloat = 1, state: DrawingState = DrawingState()
  )
    -> [DrawingCommand]
  {
    points.map { point in
      var state = state
      state.transform = CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale, y: scale)
      return DrawingCommand(operation: .symbol(symbol), state: state)
    }
  }

  static func list(_ commands: [DrawingCommand], _ width: Int = 200, _ height: Int = 150) -> DisplayList {
    DisplayList(
      root: Fragment(commands: commands), size: CGSize(width: width, height: height), background: .white)
  }

  @Test func aSymbolOnWholePixelsIsItsDrawing() {
    let symbol = Self.symbol(1)
    let points = [CGPoint(x: 20, y: 30), CGPoint(x: 120, y: 60), CGPoint(x: -10, y: 140)]
    let symbols = Scenes.draw(Self.list(Self.draw(symbol, at: points)))
    let layers = Scenes.draw(
      Self.list(
        points.map { point in
          DrawingCommand(
            operation: .layer(symbol),
            state: DrawingState(transform: CGAffineTransform(translationX: point.x, y: point.y)))
        }))
    for (a, b) in zip(Scenes.bytes(symbols), Scenes.bytes(layers)) {
      #expect(CompositeTwin.distance(a, CompositeTwin.components(b)) <= 4)
    }
    #expect(symbols[20 + 40, 30 + 16] != 0xffff_ffff, "what lies outside of the symbol's size is drawn")
  }

  @Test func symbolsAreRoundedToQuarterPixels() {
    let symbol = Self.symbol(2)
    func draw(_ x: Double, _ y: Double) -> [UInt32] {
      Scenes.bytes(Scenes.draw(Self.list(Self.draw(symbol, at: [CGPoint(x: x, y: y)]))))
    }
    #expect(draw(20.1, 30.87) == draw(20, 30.75))
    #expect(draw(20.2, 30) == draw(20.25, 30))
    #expect(draw(20.25, 30) != draw(20, 30))
    #expect(draw(-3.1, 30) == draw(-3, 30))
  }

  @Test func modesOpacityAndClipsApplyToTheWholeSymbol() {
    let symbol = Self.symbol(3)
    let clip = ClipNode(
      parent: nil, shape: .path(Path(ellipseIn: CGRect(x: 10, y: 10, width: 100, height: 90)), FillStyle()),
      transform: .identity)
    for mode in [CompositeMode.normal, .multiply, .destinationOut, .sourceIn] {
      let state = DrawingState(clip: clip, opacity: 0.6, mode: mode)
      let ground = DrawingCommand(
        operation: Scenes.fill(Scenes.rect(0, 0, 100, 150), Scenes.red), state: DrawingState())
      let symbols = Scenes.draw(
        Self.list([ground] + Self.draw(symbol, at: [CGPoint(x: 40, y: 30)], state: state)))
      let layers = Scenes.draw(
        Self.list([
          ground,
          DrawingCommand(
            operation: .layer(symbol),
            state: DrawingState(
              transform: CGAffineTransform(translationX: 40, y: 30), clip: clip, opacity: 0.6, mode: mode)),
        ]))
      #expect(Scenes.bytes(symbols) == Scenes.bytes(layers), "\(mode)")
    }
  }

  @Test func aSecondFrameUsesCachedImages() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 200, height: 150)
    let symbols = [Self.symbol(4), Self.symbol(5)]
    func list(_ shift: Double) -> DisplayList {
      Self.list(
        symbols.flatMap { symbol in
          Self.draw(symbol, at: (0..<3).map { CGPoint(x: 20 + shift + Double($0) * 50, y: 40) })
        })
    }
    let first = rasterizer.render(list(0), into: frame)
    #expect(first.symbolMisses == 2)
    #expect(first.symbolHits == 4)
    #expect(first.symbolBytes > 0)
    let second = rasterizer.render(list(7), into: frame)
    #expect(second.symbolMisses == 0)
    #expect(second.symbolHits == 6)
    #expect(second.symbolBytes == first.symbolBytes)
    // Another phase needs another image.
    #expect(rasterizer.render(list(7.5), into: frame).symbolMisses == 2)
  }

  @Test func theBudgetHolds() {
    let rasterizer = Rasterizer(threads: 1)
    rasterizer.symbolBudget = 40_000
    let frame = Pixmap(width: 200, height: 150)
    for seed in 0..<20 as Range<UInt64> {
      let report = rasterizer.render(
        Self.list(Self.draw(Self.symbol(seed), at: [CGPoint(x: 50, y: 50)])), into: frame)
      #expect(report.symbolBytes <= 40_000)
      #expect(report.symbolMisses == 1)
    }
    // The last one is still cached, the first one is not.
    let last = Self.draw(Self.symbol(19), at: [CGPoint(x: 60, y: 50)])
    #expect(rasterizer.render(Self.list(last), into: frame).symbolMisses == 0)
    let first = Self.draw(Self.symbol(0), at: [CGPoint(x: 60, y: 50)])
    #expect(rasterizer.render(Self.list(first), into: frame).symbolMisses == 1)
    rasterizer.symbolBudget = 0
    #expect(rasterizer.render(Self.list(last), into: frame).symbolBytes == 0)
  }

  private static func key(_ number: Int) -> SymbolKey {
    SymbolKey(content: ContentHash(low: UInt64(number), high: 0), scaleX: 1, scaleY: 1, phase: 0)
  }

  /// A cache with images of one size, numbered from 0, that were created in one frame and fill it.
  private static func fullCache(_ count: Int) -> SymbolCache {
    let cache = SymbolCache()
    cache.budget = count * image().byteCount
    cache.beginFrame()
    for number in 0..<count { cache.keep(image(), as: key(number)) }
    return cache
  }

  private static func image() -> PassSurface { SurfacePool.lasting(over: PixelRect(width: 16, height: 16)) }

  @Test func aFullCacheRemovesSeveralImagesAtATime() {
    let cache = Self.fullCache(100)
    var removals = 0
    for number in 100..<1000 {
      cache.beginFrame()
      let before = cache.byteCount
      cache.keep(Self.image(), as: Self.key(number))
      if cache.byteCount <= before { removals += 1 }
    }
    #expect(cache.byteCount <= cache.budget)
    #expect(removals > 0 && removals <= 900 / 25)
    #expect(cache.picture(Self.key(999)) != nil && cache.picture(Self.key(0)) == nil)
  }

  @Test func imagesThatTheFrameUsesAreNotRemoved() {
    let cache = Self.fullCache(100)
    cache.beginFrame()
    for number in 0..<90 { _ = cache.picture(Self.key(number)) }
    for number in 100..<200 { cache.keep(Self.image(), as: Self.key(number)) }
    #expect(cache.byteCount == cache.budget)
    #expect((0..<90).allSatisfy { cache.picture(Self.key($0)) != nil })
    #expect((90..<100).allSatisfy { cache.picture(Self.key($0)) == nil })
  }

  @Test func rotatedTinyAndUnboundedSymbolsAreNotCached() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 200, height: 150)
    let small = Fragment(commands: [
      DrawingCommand(operation: Scenes.fill(Scenes.rect(0, 0, 5, 5), .black), state: DrawingState())
    ])
    var turned = Self.draw(Self.symbol(6), at: [CGPoint(x: 60, y: 50)])
    turned[0].state.transform = turned[0].state.transform.rotated(by: 0.3)
    let huge = Self.draw(Self.symbol(6), at: [CGPoint(x: 60, y: 50)], scale: 40)
    let endless = Fragment(commands: [
      DrawingCommand(operation: .layer(Self.symbol(6)), state: DrawingState(mode: .copy))
    ])
    let commands = turned + huge + Self.draw(small, at: [.zero]) + Self.draw(endless, at: [.zero])
    let report = rasterizer.render(Self.list(commands), into: frame)
    #expect(report.symbolMisses == 0 && report.symbolHits == 0)
    #expect(Scenes.bytes(frame).contains { $0 != 0xffff_ffff })
  }

  @Test func badPlacesDoNotTrap() {
    for bad in RobustnessTests.badNumbers {
      for scale in [1, bad] {
        let frame = Scenes.draw(
          Self.list(Self.draw(Self.symbol(7), at: [CGPoint(x: bad, y: 10)], scale: CGFloat(scale))))
        #expect(frame.width == 200)
      }
    }
  }

  /// A symbol of many commands in a clip.
  private static func clipped(to rect: CGRect, scale: CGFloat = 1) -> Fragment {
    let clip = ClipNode(
      parent: nil, shape: .path(Path(rect), FillStyle()),
      transform: CGAffineTransform(scaleX: scale, y: abs(scale)))
    return Fragment(commands: [
      DrawingCommand(operation: .fragment(symbol(8)), state: DrawingState(clip: clip))
    ])
  }

  /// Foundation's intersection of rectangles traps on NaN.
  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
    CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 10),
  ])
  func aClipWithAnEdgeAtNaNLeavesNothing(rect: CGRect) {
    let frame = Scenes.draw(Self.list(Self.draw(Self.clipped(to: rect), at: [CGPoint(x: 20, y: 30)])))
    let isEmpty = Scenes.bytes(frame).allSatisfy { $0 == 0xffff_ffff }
    #expect(isEmpty)
  }

  @Test(arguments: [CGFloat(1), 2, -1])
  func anInfiniteClipLeavesWhatItContains(scale: CGFloat) {
    let infinite = CGRect(x: scale < 0 ? -100 : 0, y: 0, width: CGFloat.infinity, height: 10)
    let finite = CGRect(x: scale < 0 ? -100 : 0, y: 0, width: 400, height: 10)
    let pictures = [infinite, finite].map { rect in
      Scenes.bytes(
        Scenes.draw(Self.list(Self.draw(Self.clipped(to: rect, scale: scale), at: [CGPoint(x: 20, y: 30)]))))
    }
    let (areEqual, isEmpty) = (pictures[0] == pictures[1], pictures[0].allSatisfy { $0 == 0xffff_ffff })
    #expect(areEqual && !isEmpty)
  }

  /// The bytes of a frame depend neither on the budget nor on earlier frames.
  @Test func cachedImagesDoNotChangePixels() {
    var seeds = SplitMix64(announcing: "symbols", seed: 61)
    let rasterizers = [0, 20_000, 32 << 20].map { budget in
      let rasterizer = Rasterizer(threads: 2)
      rasterizer.symbolBudget = budget
      return rasterizer
    }
    let frames = rasterizers.map { _ in Pixmap(width: 200, height: 150) }
    let symbols = (0..<4).map { Self.symbol(UInt64($0), blurred: $0 % 2 == 0) }
    let nested = Fragment(
      commands: Self.draw(symbols[0], at: [.zero, CGPoint(x: 30.3, y: 10)], scale: 0.5)
        + Self.draw(symbols[1], at: [CGPoint(x: 10, y: 5)]))
    for _ in 0..<12 {
      var random = SplitMix64(seed: seeds.next())
      var commands: [DrawingCommand] = []
      for _ in 0..<12 {
        let point = CGPoint(x: random.double(in: -30..<200), y: random.double(in: -30..<150))
        let state = DrawingState(
          opacity: random.oneIn(3) ? 0.5 : 1, mode: random.oneIn(5) ? .multiply : .normal)
        commands += Self.draw(
          ([nested] + symbols)[random.int(in: 0..<5)], at: [point], scale: random.oneIn(3) ? 0.7 : 1,
          state: state)
      }
      let list = Self.list(commands)
      let fresh = Scenes.bytes(Scenes.draw(list))
      for (rasterizer, frame) in zip(rasterizers, frames) {
        _ = rasterizer.render(list, into: frame)
        #expect(Scenes.bytes(frame) == fresh, "seed \(random.seed), \(rasterizer.symbolBudget) bytes")
      }
    }
  }
}
