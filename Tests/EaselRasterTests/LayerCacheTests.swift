import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Filtered layers that did not change are not filtered again.
@Suite struct LayerCacheTests {
  private static func blur(_ radius: CGFloat) -> FilterNode {
    FilterNode(
      parent: nil, operation: .blur(radius: radius, isOpaque: false, dithers: false), transform: .identity)
  }

  /// A blurred disc and triangle, and a dot that is above them or blurred too.
  private static func list(dot: CGFloat, isInside: Bool = false, radius: CGFloat = 4) -> DisplayList {
    Scenes.list(400, 300) { recorder in
      let blurred = DrawingState(filters: blur(radius))
      let place = Path(ellipseIn: CGRect(x: dot, y: dot / 2, width: 20, height: 20))
      recorder.append(
        Scenes.fill(Path(ellipseIn: CGRect(x: 30, y: 20, width: 250, height: 250)), Scenes.blue),
        state: blurred)
      let triangle = Path { path in
        path.addLines([CGPoint(x: 20, y: 280), CGPoint(x: 390, y: 290), CGPoint(x: 380, y: 10)])
        path.closeSubpath()
      }
      recorder.append(Scenes.fill(triangle, Scenes.red), state: blurred)
      recorder.append(Scenes.fill(place, Scenes.red), state: isInside ? blurred : DrawingState())
    }
  }

  /// The number of passes that a rasterizer paints for each list. Each frame must equal one drawn from scratch.
  private static func passes(of lists: [DisplayList], _ rasterizer: Rasterizer = Rasterizer(threads: 1))
    -> [Int]
  {
    let frame = Pixmap(width: 400, height: 300)
    return lists.map { list in
      _ = rasterizer.render(list, into: frame)
      let alone = Pixmap(width: 400, height: 300)
      _ = Rasterizer(threads: 1).render(list, into: alone)
      #expect(EqualityTests.firstDifference(frame, alone) == nil)
      return rasterizer.paintedPassCount
    }
  }

  @Test func contentThatMovesAboveABlurDoesNotRepeatTheBlur() {
    let passes = Self.passes(of: stride(from: 0, to: 300, by: 30).map { Self.list(dot: $0) })
    #expect(passes[0] >= 2)
    #expect(passes.dropFirst().allSatisfy { $0 == 0 })
  }

  @Test func changedLayersArePaintedAgain() {
    let passes = Self.passes(of: [
      Self.list(dot: 50), Self.list(dot: 50, radius: 5), Self.list(dot: 50, radius: 4),
      Self.list(dot: 60, isInside: true), Self.list(dot: 80, isInside: true),
    ])
    #expect(passes.prefix(3).allSatisfy { $0 >= 2 })
    #expect(passes.suffix(2) == [1, 1])
  }

  @Test func nothingIsCachedWithoutDamageTracking() {
    let rasterizer = Rasterizer(threads: 1)
    rasterizer.tracksDamage = false
    let passes = Self.passes(of: [Self.list(dot: 50), Self.list(dot: 60)], rasterizer)
    #expect(passes[0] == passes[1])
  }

  @Test func anInvalidatedFrameIsPaintedWhole() {
    let rasterizer = Rasterizer(threads: 1)
    let first = Self.passes(of: [Self.list(dot: 50)], rasterizer)
    rasterizer.invalidate()
    #expect(Self.passes(of: [Self.list(dot: 60)], rasterizer) == first)
  }

  @Test func passesThatAFrameDoesNotContainAreRemoved() {
    let (cache, pool) = (LayerCache(), SurfacePool())
    var pass = PassPlan()
    pass.hash = ContentHash(low: 1, high: 2)
    let bounds = PixelRect(width: 100, height: 100)
    cache.beginFrame(bounds, [pass])
    cache.insert(CachedSurface(surface: pool.surface(over: bounds), bounds: bounds), of: pass)
    #expect(cache.byteCount >= 40_000)
    let part = PixelRect(x0: 10, y0: 10, x1: 20, y1: 20)
    #expect(cache.part(of: pass, containing: part)?.view.bounds == part)
    #expect(cache.part(of: pass, containing: bounds.grown(by: 1)) == nil)
    cache.beginFrame(bounds, [pass])
    #expect(cache.byteCount >= 40_000)
    cache.beginFrame(bounds, [PassPlan()])
    #expect(cache.byteCount == 0 && cache.part(of: pass, containing: part) == nil)
  }

  @Test func manyPartsStayWithinTheBudget() {
    let (cache, pool) = (LayerCache(), SurfacePool())
    let pass = PassPlan()
    for index in 0..<1000 as Range<Int32> {
      let bounds = PixelRect(x0: index, y0: 0, x1: index + 500, y1: 500)
      cache.insert(CachedSurface(surface: pool.surface(over: bounds), bounds: bounds), of: pass)
      #expect(cache.byteCount <= 64 << 20)
    }
    #expect(cache.byteCount > 32 << 20)
  }
}
