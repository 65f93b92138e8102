import EaselDrawing
import EaselGeometry
import EaselPixels
import Testing

@testable import EaselRaster

/// A pool reuses the memory of surfaces without other references.
@Suite struct SurfacePoolTests {
  private let pool = SurfacePool()

  @Test func surfacesAreClearAndHaveTheRequestedBounds() {
    let bounds = PixelRect(x0: -3, y0: 5, x1: 1021, y1: 25)
    let surface = pool.surface(over: bounds)
    #expect(surface.bounds == bounds)
    #expect(surface.view.stride >= 1024 && surface.view.stride % 1024 != 0)
    #expect((bounds.y0..<bounds.y1).allSatisfy { surface.view.pointer(x: 1020, y: $0).pointee == 0 })
  }

  @Test func freeMemoryIsReused() {
    var first: PassSurface? = pool.surface(over: PixelRect(width: 100, height: 100))
    first!.view.pointer(x: 3, y: 3).pointee = 7
    let address = first!.view.pixels
    let second = pool.surface(over: PixelRect(width: 100, height: 100))
    #expect(second.view.pixels != address, "it is in use")
    first = nil
    let third = pool.surface(over: PixelRect(x0: 9, y0: 9, x1: 99, y1: 99))
    #expect(third.view.pixels == address)
    #expect(third.view.pointer(x: 12, y: 12).pointee == 0)
  }

  @Test func theSmallestSufficientMemoryIsUsed() {
    let small = pool.surface(over: PixelRect(width: 16, height: 16)).view.pixels
    var both = [
      pool.surface(over: PixelRect(width: 512, height: 512)),
      pool.surface(over: PixelRect(width: 64, height: 64)),
    ]
    let middle = both[1].view.pixels
    both = []
    #expect(pool.surface(over: PixelRect(width: 60, height: 60)).view.pixels == middle)
    #expect(pool.surface(over: PixelRect(width: 8, height: 8)).view.pixels == small)
  }

  @Test func unusedMemoryIsFreed() {
    _ = pool.surface(over: PixelRect(width: 512, height: 512))
    #expect(pool.byteCount >= 512 * 512 * 4)
    for _ in 0..<200 { pool.beginFrame() }
    #expect(pool.byteCount == 0)
  }

  @Test func growingSurfacesDoNotAccumulateMemory() {
    for step in Int32(0)..<60 {
      pool.beginFrame()
      let bounds = PixelRect(width: 2000, height: 1500 + Int(step) * 8)
      let both = [pool.surface(over: bounds), pool.surface(over: bounds)]
      let usedBytes = both.count * bounds.area * 4
      #expect(pool.byteCount <= 3 * usedBytes, "step \(step)")
    }
  }

  @Test func enormousSurfacesAreFreedSoon() {
    let enormous = PixelRect(width: 8000, height: 4000)
    for _ in 0..<5 {
      pool.beginFrame()
      _ = pool.surface(over: enormous)
      _ = pool.surface(over: PixelRect(width: 512, height: 512))
    }
    #expect(pool.byteCount >= enormous.area * 4)
    for _ in 0..<10 { pool.beginFrame() }
    #expect(pool.byteCount >= 512 * 512 * 4 && pool.byteCount < 2 << 20)
  }

  @Test func occasionallyUsedMemoryIsKeptUpToTheUsedMemory() {
    // 36 MB each. The second one is idle for up to nine frames.
    let large = PixelRect(width: 3000, height: 3000)
    for frame in 0..<60 {
      pool.beginFrame()
      var surfaces = [pool.surface(over: large)]
      if frame % 10 == 0 { surfaces.append(pool.surface(over: large)) }
      #expect(pool.byteCount >= 2 * large.area * 4 && pool.byteCount < 3 * large.area * 4)
    }
  }

  @Test func aBrieflyVisibleHorizonDoesNotKeepMemory() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 400, height: 300)
    let usual = Self.card(tilt: 0.0002)
    _ = rasterizer.render(usual, into: frame)
    let before = rasterizer.filterMemory.byteCount
    // The horizon is visible, so any pixel of the card may be needed.
    _ = rasterizer.render(Self.card(tilt: 0.02), into: frame)
    #expect(rasterizer.filterMemory.byteCount > before + (200 << 20))
    for step in 0..<40 { _ = rasterizer.render(Self.card(tilt: 0.0002 + Double(step) * 1e-6), into: frame) }
    #expect(rasterizer.filterMemory.byteCount < before + (17 << 20))
  }

  /// A large blurred card, tilted.
  private static func card(tilt: CGFloat) -> DisplayList {
    var matrix = ProjectionTransform(CGAffineTransform(translationX: 40, y: 40))
    matrix.m13 = tilt
    let turn = FilterNode(parent: nil, operation: .projection(matrix), transform: .identity)
    let blur = FilterNode(
      parent: turn, operation: .blur(radius: 20, isOpaque: false, dithers: false), transform: .identity)
    return Scenes.list(400, 300) { recorder in
      recorder.append(
        Scenes.fill(Scenes.rect(-3000, -3000, 6000, 6000), Scenes.red), state: DrawingState(filters: blur))
    }
  }
}
