import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

extension ManualExecutor: BackgroundExecutor {}

/// Layers that are finished later than the frames that contain them.
@Suite struct AsynchronousPicturesTests {
  private let executor = ManualExecutor()
  private let rasterizer = Rasterizer(threads: 2)
  private let frame = Pixmap(width: 400, height: 300)

  init() { rasterizer.pictures = AsynchronousLayers(on: executor) {} }

  private let identity = LayerIdentity()

  /// A canvas of 100 by 80 points, filled with a color within a margin of 10.
  private func canvas(
    _ color: PaintColor, as identity: LayerIdentity? = nil, at place: CGAffineTransform = .identity,
    width: Double = 100
  ) -> DrawingCommand {
    let clip = ClipNode(
      parent: nil, shape: .path(Scenes.rect(0, 0, width, 80), FillStyle()), transform: place)
    let content = Fragment(commands: [
      DrawingCommand(
        operation: Scenes.fill(Scenes.rect(10, 10, width + 50, 60), color), state: DrawingState())
    ])
    return DrawingCommand(
      operation: .asynchronous(content, identity ?? self.identity),
      state: DrawingState(transform: place, clip: clip))
  }

  private func dot(_ x: Double) -> DrawingCommand {
    DrawingCommand(
      operation: Scenes.fill(Scenes.rect(x, 200, 10, 10), Scenes.blue), state: DrawingState())
  }

  @discardableResult
  private func show(_ commands: [DrawingCommand]) -> FrameReport {
    rasterizer.render(list(commands), into: frame)
  }

  private func list(_ commands: [DrawingCommand]) -> DisplayList {
    DisplayList(
      root: Fragment(commands: commands), size: CGSize(width: 400, height: 300), background: .white)
  }

  private static let white: UInt32 = 0xffff_ffff
  private static let red: UInt32 = 0xffff_0000
  private static let blue: UInt32 = 0xff00_00ff

  // MARK: What is shown when

  @Test func framesAreDrawnWhileALayerIsPainted() {
    show([canvas(Scenes.red), dot(0)])
    executor.runNext()
    for step in 1..<6 {
      let report = show([canvas(Scenes.blue), dot(Double(step) * 30)])
      #expect(frame[step * 30 + 5, 205] == Self.blue, "the dot has moved")
      #expect(frame[50, 40] == Self.red, "the canvas shows what was ready")
      #expect(report.pendingLayers == 1 && report.asynchronousLayers == 1)
      #expect(executor.count == 1 && executor.runCount == 1)
      #expect(report.commandCount == 2, "the frame knows nothing of what is in the canvas")
    }
    executor.runNext()
    let report = show([canvas(Scenes.blue), dot(150)])
    #expect(frame[50, 40] == Self.blue && report.pendingLayers == 0)
  }

  @Test func nothingIsDrawnBeforeTheFirstLayerIsFinished() {
    show([canvas(Scenes.red)])
    #expect(frame[50, 40] == Self.white)
    executor.runNext()
    show([canvas(Scenes.red)])
    #expect(frame[50, 40] == Self.red)
  }

  @Test func aFinishedLayerDamagesItsBounds() {
    show([canvas(Scenes.red), dot(0)])
    #expect(show([canvas(Scenes.red), dot(0)]).damage.isEmpty)
    executor.runNext()
    let damage = show([canvas(Scenes.red), dot(0)]).damage
    #expect(!damage.isEmpty)
    #expect(damage.allSatisfy { PixelRect(x0: 0, y0: 0, x1: 128, y1: 128).contains($0) })
    #expect(show([canvas(Scenes.red), dot(0)]).damage.isEmpty)
    #expect(executor.count == 0)
  }

  @Test func theNewestRecordingWins() {
    var colors: [PaintColor] = []
    for step in 0..<20 {
      let color = PaintColor(red: Float(step) / 20, green: 0, blue: 0, alpha: 1)
      colors.append(color)
      show([canvas(color)])
      #expect(executor.count == 1 && (rasterizer.pictures?.awaitedCount ?? 9) <= 2)
    }
    executor.runNext()
    show([canvas(colors[19])])
    #expect(frame[50, 40] == colors[0].premultipliedPixel)
    executor.runNext()
    show([canvas(colors[19])])
    #expect(frame[50, 40] == colors[19].premultipliedPixel)
    #expect(executor.runCount == 2 && executor.count == 0)
  }

  @Test func obsoleteRequestsAreNotPainted() {
    show([canvas(Scenes.red)])
    executor.runNext()
    show([canvas(Scenes.red), dot(1)])
    show([canvas(Scenes.blue)])
    show([canvas(.white)])
    show([canvas(Scenes.red)])
    executor.runNext()
    show([canvas(Scenes.red)])
    executor.runNext()
    show([canvas(Scenes.red)])
    #expect(frame[50, 40] == Self.red && executor.runCount == 3 && executor.count == 0)
  }

  @Test func canvasesTakeTurns() {
    let other = LayerIdentity()
    let place = CGAffineTransform(translationX: 200, y: 0)
    for step in 0..<6 {
      let color = PaintColor(red: 1, green: 0, blue: Float(step) / 8, alpha: 1)
      show([canvas(color), canvas(Scenes.blue, as: other, at: place)])
      executor.runNext()
    }
    #expect(frame[250, 40] == Self.blue, "one that changes all the time does not keep others from theirs")
    #expect(frame[50, 40] != Self.white)
  }

  // MARK: Where it is shown

  @Test func aFinishedLayerMovesWithItsCanvas() {
    show([canvas(Scenes.red)])
    executor.runNext()
    show([canvas(Scenes.red), dot(1)])
    show([canvas(Scenes.blue, at: CGAffineTransform(translationX: 120.3, y: 30))])
    #expect(frame[130, 40] == Self.red && frame[129, 45] == Self.white && frame[50, 20] == Self.white)
  }

  @Test func aFinishedLayerScalesWithItsCanvas() {
    show([canvas(Scenes.red)])
    executor.runNext()
    show([canvas(Scenes.red), dot(1)])
    show([canvas(Scenes.blue, at: CGAffineTransform(scaleX: 2, y: 2))])
    #expect(frame[100, 100] == Self.red && frame[190, 130] == Self.red && frame[10, 10] == Self.white)
    show([canvas(Scenes.blue, at: CGAffineTransform(scaleX: 0, y: 2))])
    show([canvas(Scenes.blue, at: CGAffineTransform(scaleX: .nan, y: 2))])
    executor.runNext()
    show([canvas(Scenes.blue)])
    #expect(frame[350, 250] == Self.white)
  }

  @Test func aSmallerCanvasClipsItsFinishedLayer() {
    show([canvas(Scenes.red)])
    executor.runNext()
    show([canvas(Scenes.blue, width: 40)])
    #expect(frame[30, 40] == Self.red && frame[45, 40] == Self.white)
  }

  @Test func opacityAndFiltersApplyToFinishedLayers() {
    show([canvas(Scenes.red)])
    executor.runNext()
    show([canvas(Scenes.red), dot(1)])
    let layer = Fragment(commands: [canvas(Scenes.blue)])
    show([DrawingCommand(operation: .layer(layer), state: DrawingState(opacity: 0.5))])
    #expect(frame[50, 40] == 0xffff_7f7f || frame[50, 40] == 0xffff_8080)
    let blur = FilterNode(
      parent: nil, operation: .blur(radius: 4, isOpaque: false, dithers: false), transform: .identity)
    show([DrawingCommand(operation: .layer(layer), state: DrawingState(filters: blur))])
    #expect(frame[50, 40] == Self.red && frame[8, 40] != Self.white && frame[8, 40] != Self.red)
  }

  // MARK: What is forgotten

  @Test func aRemovedCanvasIsDiscardedWhileItIsPainted() {
    show([canvas(Scenes.red)])
    let report = show([dot(5)])
    #expect(report.asynchronousLayers == 0)
    executor.runNext()
    show([dot(6)])
    #expect(frame[50, 40] == Self.white && executor.count == 0)
    #expect(rasterizer.pictures?.awaitedCount == 0)
    show([canvas(Scenes.red)])
    #expect(frame[50, 40] == Self.white, "it begins anew")
  }

  @Test func invisiblePixelsAreNotPainted() {
    show([canvas(Scenes.red, at: CGAffineTransform(translationX: 900, y: 0))])
    #expect(executor.count == 0)
    show([canvas(Scenes.red, at: CGAffineTransform(translationX: 350, y: 0))])
    #expect(executor.count == 1)
  }

  @Test func workOutlivesItsOwner() {
    show([canvas(Scenes.red)])
    rasterizer.pictures = nil
    #expect(executor.runNext())
    show([canvas(Scenes.red)])
    #expect(frame[50, 40] == Self.red, "without them it is painted with the frame")
  }

  @Test func anIdentityCanAppearSeveralTimes() {
    let second = CGAffineTransform(translationX: 150, y: 0)
    let commands = [canvas(Scenes.red), canvas(Scenes.blue, at: second)]
    show(commands)
    for _ in 0..<2 {
      executor.runNext()
      show(commands)
    }
    #expect(frame[50, 40] == Self.red && frame[200, 40] == Self.blue && executor.count == 0)
  }

  @Test func layersInSymbolsArePaintedSynchronously() {
    let symbol = Fragment(commands: Array(repeating: canvas(Scenes.red), count: 20))
    for (index, symbol) in [Fragment(commands: [canvas(Scenes.red)]), symbol].enumerated() {
      show([DrawingCommand(operation: .symbol(symbol), state: DrawingState())])
      #expect(frame[50, 40] == Self.red && executor.count == 0, "symbol \(index)")
    }
  }

  // MARK: The same bytes

  /// Random drawings in canvases with random states, which move and change in each step. They have no materials, whose
  /// pixels in a canvas may differ by 1/255.
  @Test func finishedFramesHaveTheBytesOfSynchronousFrames() {
    var seeds = SplitMix64(announcing: "random asynchronous lists", seed: 77)
    let rasterizers = [1, 3].map { Rasterizer(threads: $0) }
    for rasterizer in rasterizers { rasterizer.pictures = AsynchronousLayers(on: executor) {} }
    for _ in 0..<EqualityTests.listCount / 3 {
      let seed = seeds.next()
      if let complaint = complaint(seed: seed, rasterizers) {
        Issue.record("list with seed \(seed): \(complaint)")
        return
      }
    }
    #expect(executor.runCount > EqualityTests.listCount / 3)
  }

  private func complaint(seed: UInt64, _ rasterizers: [Rasterizer]) -> String? {
    var random = RandomList(seed: seed)
    var numbers = SplitMix64(seed: seed)
    let identities = (0..<8).map { _ in LayerIdentity() }
    let frames = rasterizers.map { _ in Pixmap(width: Int(random.size.width), height: Int(random.size.height))
    }
    for step in 0..<3 {
      var list = random.list
      let commands = list.root.commands.filter { !Fragment(commands: [$0]).dump().contains("material") }
      list.root = Self.inCanvases(commands, identities, &numbers)
      let whole = Pixmap(width: Int(random.size.width), height: Int(random.size.height))
      let fresh = Rasterizer(threads: 1)
      fresh.tracksDamage = false
      _ = fresh.render(list, into: whole)
      for (rasterizer, frame) in zip(rasterizers, frames) {
        if step == 0 { rasterizer.invalidate() }
        repeat { _ = rasterizer.render(list, into: frame) } while executor.runNext()
        if let place = EqualityTests.firstDifference(whole, frame) {
          return "step \(step), \(rasterizer.threads) threads differ at \(place.x), \(place.y)"
        }
      }
      random.mutate()
    }
    return nil
  }

  /// The commands in up to eight canvases. Some of them are in blurred, translucent or rotated layers.
  private static func inCanvases(
    _ commands: [DrawingCommand], _ identities: [LayerIdentity], _ random: inout SplitMix64
  ) -> Fragment {
    let length = max(1, (commands.count + identities.count - 1) / identities.count)
    let canvases = stride(from: 0, to: commands.count, by: length).map { start -> DrawingCommand in
      let content = Fragment(commands: Array(commands[start..<min(start + length, commands.count)]))
      var state = DrawingState(
        transform: CGAffineTransform(
          translationX: random.double(in: -20..<20), y: random.double(in: -20..<20)))
      let box = Scenes.rect(
        random.double(in: 0..<60), random.double(in: 0..<60), random.double(in: 50..<500),
        random.double(in: 50..<500))
      state.clip = ClipNode(parent: nil, shape: .path(box, FillStyle()), transform: state.transform)
      let canvas = DrawingCommand(
        operation: .asynchronous(content, identities[start / length]), state: state)
      return around(canvas, &random)
    }
    return Fragment(commands: canvases)
  }

  private static func around(_ canvas: DrawingCommand, _ random: inout SplitMix64) -> DrawingCommand {
    var state = DrawingState()
    switch random.int(in: 0..<5) {
    case 0:
      let blur = FilterOperation.blur(
        radius: random.double(in: 0..<12), isOpaque: random.oneIn(4), dithers: false)
      state.filters = FilterNode(parent: nil, operation: blur, transform: .identity)
    case 1:
      let shadow = FilterOperation.Shadow(
        color: .black, radius: 3, offset: CGSize(width: 4, height: 2), disablesGroup: random.oneIn(2))
      state.filters = FilterNode(parent: nil, operation: .shadow(shadow), transform: .identity)
    case 2: state.opacity = Float(random.double(in: 0..<1))
    case 3: state.transform = CGAffineTransform(rotationAngle: random.double(in: 0..<1))
    default: return canvas
    }
    return DrawingCommand(operation: .layer(Fragment(commands: [canvas])), state: state)
  }

  /// A layer differs from drawing in place only by rounding to bytes before compositing, and in what a material sees.
  @Test func asynchronousLayersHaveThePixelsOfLayers() {
    for seed in 1...8 as ClosedRange<UInt64> {
      var random = RandomList(seed: seed)
      random.commands.removeAll { Fragment(commands: [$0]).dump().contains("material") }
      let state = DrawingState(
        clip: ClipNode(
          parent: nil, shape: .path(Scenes.rect(0, 0, 3000, 3000), FillStyle()), transform: .identity))
      func picture(_ operation: DrawingCommand.Operation) -> Pixmap {
        var list = random.list
        list.root = Fragment(commands: [DrawingCommand(operation: operation, state: state)])
        return Scenes.draw(list)
      }
      let root = random.list.root
      let (late, layer) = (picture(.asynchronous(root, identity)), picture(.layer(root)))
      #expect(EqualityTests.firstDifference(late, layer) == nil, "seed \(seed)")
    }
  }

  // MARK: Threads

  @Test func aThreadRunsWorkInOrderAndEnds() {
    let (done, first) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let log = Log()
    var thread: BackgroundThread? = BackgroundThread()
    for number in 0..<5 {
      thread?.execute {
        if number == 0 { first.wait() }
        log.add(number)
        if number == 4 { done.signal() }
      }
    }
    first.signal()
    done.wait()
    #expect(log.numbers == [0, 1, 2, 3, 4])
    weak let ended = thread
    thread = nil
    #expect(ended == nil, "the thread does not keep it")
  }

  @Test func aBackgroundThreadPaintsLayers() {
    let ready = DispatchSemaphore(value: 0)
    rasterizer.pictures = AsynchronousLayers(on: BackgroundThread()) { ready.signal() }
    for color in [Scenes.red, Scenes.blue] {
      show([canvas(color)])
      ready.wait()
      #expect(rasterizer.pictures?.hasNews == true)
      show([canvas(color)])
      #expect(frame[50, 40] == color.premultipliedPixel)
    }
  }

  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var added: [Int] = []

    func add(_ number: Int) { lock.withLock { added.append(number) } }

    var numbers: [Int] { lock.withLock { added } }
  }
}
