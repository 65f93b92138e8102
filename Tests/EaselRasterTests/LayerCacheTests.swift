import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Filtered layers that did not change are not filtered again, and it does not show.
@Suite struct KeptPassesTests {
  private static func blur(_ radius: CGFloat) -> FilterNode {
    FilterNode(
      parent: nil, operation: .blur(radius: radius, isOpaque: false, dithers: false), transform: .identity)
  }

  /// A blurred disc and triangle, and a dot that lies above or, as part of them, in them.
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

  /// How many pieces a rasterizer paints of each list, all of which must look as if they were painted alone.
  private static func pieces(of lists: [DisplayList], _ rasterizer: Rasterizer = Rasterizer(threads: 1))
    -> [Int]
  {
    let frame = Pixmap(width: 400, height: 300)
    return lists.map { list in
      _ = rasterizer.render(list, into: frame)
      let alone = Pixmap(width: 400, height: 300)
      _ = Rasterizer(threads: 1).render(list, into: alone)
      #expect(EqualityTests.firstDifference(frame, alone) == nil)
      return rasterizer.paintedPieceCount
    }
  }

  @Test func whatMovesAboveABlurDoesNotBlurItAgain() {
    let pieces = Self.pieces(of: stride(from: 0, to: 300, by: 30).map { Self.list(dot: $0) })
    #expect(pieces[0] >= 2)
    #expect(pieces.dropFirst().allSatisfy { $0 == 0 })
  }

  @Test func whatChangedIsPaintedAgain() {
    let pieces = Self.pieces(of: [
      Self.list(dot: 50), Self.list(dot: 50, radius: 5), Self.list(dot: 50, radius: 4),
      Self.list(dot: 60, isInside: true), Self.list(dot: 80, isInside: true),
    ])
    #expect(pieces.prefix(3).allSatisfy { $0 >= 2 })
    #expect(pieces.suffix(2) == [1, 1])
  }

  @Test func withoutDamageTrackingNothingIsKept() {
    let rasterizer = Rasterizer(threads: 1)
    rasterizer.tracksDamage = false
    let pieces = Self.pieces(of: [Self.list(dot: 50), Self.list(dot: 60)], rasterizer)
    #expect(pieces[0] == pieces[1])
  }

  @Test func anInvalidatedFrameIsPaintedWhole() {
    let rasterizer = Rasterizer(threads: 1)
    let first = Self.pieces(of: [Self.list(dot: 50)], rasterizer)
    rasterizer.invalidate()
    #expect(Self.pieces(of: [Self.list(dot: 60)], rasterizer) == first)
  }

  @Test func bytesAreThoseOfTheFramesLastSeen() {
    let (kept, pool) = (LayerCache(), SurfacePool())
    var pass = PassPlan()
    pass.hash = ContentHash(low: 1, high: 2)
    let bounds = PixelRect(width: 100, height: 100)
    kept.beginFrame(bounds, [pass])
    kept.keep(CachedSurface(surface: pool.surface(over: bounds), bounds: bounds), of: pass)
    #expect(kept.byteCount >= 40_000)
    let part = PixelRect(x0: 10, y0: 10, x1: 20, y1: 20)
    #expect(kept.part(of: pass, holding: part)?.view.bounds == part)
    #expect(kept.part(of: pass, holding: bounds.grown(by: 1)) == nil)
    kept.beginFrame(bounds, [pass])
    #expect(kept.byteCount >= 40_000)
    kept.beginFrame(bounds, [PassPlan()])
    #expect(kept.byteCount == 0 && kept.part(of: pass, holding: part) == nil)
  }

  @Test func aThousandPartsOfAPassTakeNoMoreThanTheBudget() {
    let (kept, pool) = (LayerCache(), SurfacePool())
    let pass = PassPlan()
    for index in 0..<1000 as Range<Int32> {
      let bounds = PixelRect(x0: index, y0: 0, x1: index + 500, y1: 500)
      kept.keep(CachedSurface(surface: pool.surface(over: bounds), bounds: bounds), of: pass)
      #expect(kept.byteCount <= 64 << 20)
    }
    #expect(kept.byteCount > 32 << 20)
  }
}
