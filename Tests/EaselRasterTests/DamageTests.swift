import EaselDrawing
import EaselGeometry
import EaselPixels
import Testing

@testable import EaselRaster

/// Only tiles whose commands changed are drawn, and the damage says which.
@Suite struct DamageTests {
  /// A large circle below, a small square at a place, a far square above.
  static func scene(squareAt x: Double) -> DisplayList {
    Scenes.list(640, 480) { recorder in
      recorder.append(
        Scenes.fill(Path(ellipseIn: CGRect(x: 20, y: 20, width: 440, height: 440)), Scenes.red),
        state: DrawingState())
      recorder.append(Scenes.fill(Scenes.rect(x, 100, 20, 20), Scenes.blue), state: DrawingState())
      recorder.append(Scenes.fill(Scenes.rect(600, 400, 20, 20), .black), state: DrawingState())
    }
  }

  @Test func theFirstFrameIsDrawnWhole() {
    let report = Rasterizer(threads: 1).render(
      Self.scene(squareAt: 10), into: Pixmap(width: 640, height: 480))
    #expect(report.damage == [PixelRect(width: 640, height: 480)])
    #expect(report.tilesDrawn == 150)
    #expect(report.tileCount == 150)
  }

  @Test func aFrameThatShowsTheSameDrawsNothing() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 480)
    _ = rasterizer.render(Self.scene(squareAt: 10), into: frame)
    let report = rasterizer.render(Self.scene(squareAt: 10), into: frame)
    #expect(report.damage.isEmpty)
    #expect(report.tilesDrawn == 0)
  }

  @Test func aMovedSquareDamagesWhereItWasAndIs() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 480)
    _ = rasterizer.render(Self.scene(squareAt: 10), into: frame)
    let report = rasterizer.render(Self.scene(squareAt: 330), into: frame)
    #expect(
      report.damage == [
        PixelRect(x0: 0, y0: 96, x1: 64, y1: 128), PixelRect(x0: 320, y0: 96, x1: 384, y1: 128),
      ])
    #expect(Scenes.bytes(frame) == Scenes.bytes(Scenes.draw(Self.scene(squareAt: 330))))
  }

  @Test func aTurnedHandDamagesLittleMoreThanItself() {
    func hand(_ angle: Double) -> DisplayList {
      Scenes.list(800, 800) { recorder in
        let transform = CGAffineTransform(translationX: 400, y: 400).rotated(by: angle)
        recorder.append(
          Scenes.fill(Scenes.rect(-2, -350, 4, 400), .black), state: DrawingState(transform: transform))
      }
    }
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 800, height: 800)
    _ = rasterizer.render(hand(0.7), into: frame)
    let report = rasterizer.render(hand(0.705), into: frame)
    #expect(report.tilesDrawn > 8)
    #expect(report.tilesDrawn < 40, "\(report.tilesDrawn) of \(report.tileCount)")
  }

  @Test func anotherPixmapIsDrawnWhole() {
    let rasterizer = Rasterizer(threads: 1)
    let first = Pixmap(width: 640, height: 480)
    let second = Pixmap(width: 640, height: 480)
    _ = rasterizer.render(Self.scene(squareAt: 10), into: first)
    let report = rasterizer.render(Self.scene(squareAt: 10), into: second)
    #expect(report.tilesDrawn == report.tileCount)
    #expect(Scenes.bytes(first) == Scenes.bytes(second))
  }

  @Test func damageRectanglesAreDisjoint() {
    let rows = [
      [PixelRect(x0: 0, y0: 0, x1: 64, y1: 32)],
      [PixelRect(x0: 0, y0: 32, x1: 64, y1: 64), PixelRect(x0: 128, y0: 32, x1: 192, y1: 64)],
      [PixelRect(x0: 128, y0: 64, x1: 192, y1: 96)],
    ]
    let merged = DamageRects.merge(rows)
    #expect(
      merged.sorted { $0.x0 < $1.x0 } == [
        PixelRect(x0: 0, y0: 0, x1: 64, y1: 64), PixelRect(x0: 128, y0: 32, x1: 192, y1: 96),
      ])
  }
}
