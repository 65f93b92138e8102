import EaselGeometry
import Testing

@testable import EaselPixels

@Suite struct PixelRectTests {
  private let square = PixelRect(x0: 2, y0: 2, x1: 6, y1: 6)

  @Test func intersectionAndUnion() {
    let other = PixelRect(x0: 4, y0: 0, x1: 9, y1: 3)
    #expect(square.intersection(other) == PixelRect(x0: 4, y0: 2, x1: 6, y1: 3))
    #expect(square.union(other) == PixelRect(x0: 2, y0: 0, x1: 9, y1: 6))
    #expect(square.union(.empty) == square && PixelRect.empty.union(square) == square)
    #expect(square.contains(.empty) && !square.contains(other))
  }

  @Test func touchingRectanglesDoNotIntersect() {
    #expect(!square.intersects(PixelRect(x0: 6, y0: 2, x1: 8, y1: 6)))
    #expect(square.intersection(PixelRect(x0: 7, y0: 7, x1: 9, y1: 9)).area == 0)
  }

  @Test func coveringRoundsOutwards() {
    #expect(
      PixelRect(covering: CGRect(x: 0.5, y: -0.25, width: 1, height: 1))
        == PixelRect(x0: 0, y0: -1, x1: 2, y1: 1))
    #expect(
      PixelRect(covering: CGRect(x: 3, y: 4, width: 2, height: 1)) == PixelRect(x0: 3, y0: 4, x1: 5, y1: 5))
  }

  @Test func coveringTakesAnyRectangle() {
    #expect(PixelRect(covering: .null).isEmpty)
    #expect(PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(PixelRect(covering: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).isEmpty)
    let all = PixelRect(x0: -32768, y0: -32768, x1: 32768, y1: 32768)
    #expect(PixelRect(covering: .infinite) == all)
    #expect(PixelRect(covering: CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)) == all)
  }
}
