import EaselPixels
import Testing

@testable import EaselRaster

/// Memory of surfaces is lent again when nobody refers to it.
@Suite struct SurfacePoolTests {
  private let pool = SurfacePool()

  @Test func surfacesAreClearAndHaveTheirBounds() {
    let bounds = PixelRect(x0: -3, y0: 5, x1: 1021, y1: 25)
    let surface = pool.surface(over: bounds)
    #expect(surface.bounds == bounds)
    #expect(surface.view.stride >= 1024 && surface.view.stride % 1024 != 0)
    #expect((bounds.y0..<bounds.y1).allSatisfy { surface.view.pointer(x: 1020, y: $0).pointee == 0 })
  }

  @Test func memoryThatIsFreeIsLentAgain() {
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

  @Test func theSmallestThatFitsIsTaken() {
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

  @Test func whatIsNotNeededIsGivenBack() {
    _ = pool.surface(over: PixelRect(width: 512, height: 512))
    #expect(pool.byteCount >= 512 * 512 * 4)
    for _ in 0..<200 { pool.beginFrame() }
    #expect(pool.byteCount == 0)
  }
}
