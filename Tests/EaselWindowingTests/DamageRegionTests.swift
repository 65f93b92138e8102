import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselWindowing

@Suite("Damage")
struct DamageRegionTests {
  private let bounds = PixelRect(width: 1920, height: 1080)

  @Test("Rectangles are clipped to the bounds; empty and contained ones are dropped")
  func keepsFew() {
    var region = DamageRegion()
    region.add(
      [
        PixelRect(x0: -5, y0: -5, x1: 10, y1: 10), PixelRect(x0: 2, y0: 2, x1: 4, y1: 4), .empty,
        PixelRect(x0: 1900, y0: 1000, x1: 4000, y1: 4000), PixelRect(x0: 5000, y0: 0, x1: 6000, y1: 10),
      ], within: bounds)
    #expect(
      region.rectangles == [
        PixelRect(x0: 0, y0: 0, x1: 10, y1: 10), PixelRect(x0: 1900, y0: 1000, x1: 1920, y1: 1080),
      ])
  }

  @Test(
    "A region without rectangles has the other pixels, and some of theirs only if there would be too many parts"
  )
  func subtracts() {
    var random = SplitMix64(announcing: "differences of regions", seed: 8)
    func rects(_ count: Int) -> [PixelRect] {
      (0..<count).map { _ in
        let (x, y) = (Int32.random(in: 0..<40, using: &random), Int32.random(in: 0..<40, using: &random))
        return PixelRect(
          x0: x, y0: y, x1: x + Int32.random(in: 0..<20, using: &random),
          y1: y + Int32.random(in: 0..<20, using: &random))
      }
    }
    for count in [0, 1, 2, 5, 20, 200] {
      for _ in 0..<20 {
        var region = DamageRegion()
        region.add(rects(count), within: PixelRect(width: 50, height: 50))
        let (former, others) = (region.rectangles, rects(12))
        region.subtract(others)
        #expect(region.rectangles.count <= DamageRegion.maximumCount)
        for x in Int32(0)..<60 {
          for y in Int32(0)..<60 {
            let pixel = PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1)
            let isIn = { (rects: [PixelRect]) in rects.contains { $0.contains(pixel) } }
            let (was, isRemoved, remains) = (isIn(former), isIn(others), isIn(region.rectangles))
            #expect(isRemoved ? was || !remains : was == remains)
            if count <= 5, isRemoved { #expect(!remains) }
          }
        }
      }
    }
  }

  @Test("A larger rectangle replaces those it contains")
  func absorbs() {
    var region = DamageRegion()
    region.add(
      [PixelRect(x0: 1, y0: 1, x1: 3, y1: 3), PixelRect(x0: 0, y0: 0, x1: 9, y1: 9)], within: bounds)
    #expect(region.rectangles == [PixelRect(x0: 0, y0: 0, x1: 9, y1: 9)])
  }

  @Test("A grid of tiles is merged into the area it covers")
  func joinsTiles() {
    var region = DamageRegion()
    var tiles: [PixelRect] = []
    for column in Int32(0)..<20 {
      for row in Int32(0)..<10 {
        tiles.append(
          PixelRect(x0: column * 64, y0: row * 64, x1: column * 64 + 64, y1: row * 64 + 64))
      }
    }
    region.add(tiles, within: bounds)
    #expect(region.rectangles == [PixelRect(x0: 0, y0: 0, x1: 1280, y1: 640)])
  }

  @Test("Many scattered rectangles are merged into a few that cover all of them")
  func staysBounded() {
    var random = SplitMix64(seed: 3)
    var region = DamageRegion()
    for _ in 0..<200 {
      let rects = (0..<20).map { _ in
        let (x, y) = (Int32.random(in: 0..<1900, using: &random), Int32.random(in: 0..<1060, using: &random))
        return PixelRect(x0: x, y0: y, x1: x + 7, y1: y + 5)
      }
      region.add(rects, within: bounds)
      #expect(region.rectangles.count <= DamageRegion.maximumCount)
      for rect in rects { #expect(region.rectangles.contains { $0.contains(rect) }) }
    }
  }

  @Test("Clipping drops the parts outside")
  func clips() {
    var region = DamageRegion(PixelRect(x0: 0, y0: 0, x1: 100, y1: 100))
    region.clip(to: PixelRect(x0: 50, y0: 50, x1: 60, y1: 200))
    #expect(region.rectangles == [PixelRect(x0: 50, y0: 50, x1: 60, y1: 100)])
    region.clip(to: .empty)
    #expect(region.isEmpty)
  }
}
