import EaselDrawing
import EaselGeometry
import EaselPixels
import Testing

@testable import EaselRaster

/// The damage of frames: only pixels that changed commands touch are painted.
@Suite struct DamageTests {
  /// A large circle at the bottom, a small square at `x`, and another square on top.
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

  @Test func anUnchangedFrameDrawsNothing() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 480)
    _ = rasterizer.render(Self.scene(squareAt: 10), into: frame)
    let report = rasterizer.render(Self.scene(squareAt: 10), into: frame)
    #expect(report.damage.isEmpty)
    #expect(report.tilesDrawn == 0)
  }

  @Test func aMovedSquareDamagesItsOldAndItsNewPosition() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 480)
    _ = rasterizer.render(Self.scene(squareAt: 10), into: frame)
    let report = rasterizer.render(Self.scene(squareAt: 330), into: frame)
    #expect(
      report.damage == [
        PixelRect(x0: 10, y0: 100, x1: 30, y1: 120), PixelRect(x0: 330, y0: 100, x1: 350, y1: 120),
      ])
    #expect(Scenes.bytes(frame) == Scenes.bytes(Scenes.draw(Self.scene(squareAt: 330))))
  }

  @Test func aRotatedHandDamagesLittleMoreThanItself() {
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
    // 400 pixels long, 4 wide, moved by less than 2: in each of the 10 bands about 32 by 40 pixels.
    #expect(report.damage.reduce(0) { $0 + $1.area } < 20_000)
  }

  /// A blurred layer of a static bar and a bar at `x`, between two circles.
  private static func blurredBars(at x: Double) -> DisplayList {
    let bars = Fragment(commands: [
      DrawingCommand(operation: Scenes.fill(Scenes.rect(40, 40, 10, 400), Scenes.red), state: DrawingState()),
      DrawingCommand(operation: Scenes.fill(Scenes.rect(x, 200, 10, 60), Scenes.blue), state: DrawingState()),
    ])
    return Scenes.list(640, 480) { recorder in
      let circle = Path(ellipseIn: CGRect(x: 20, y: 20, width: 440, height: 440))
      recorder.append(Scenes.fill(circle, Scenes.blue), state: DrawingState())
      let blur = FilterNode(
        parent: nil, operation: .blur(radius: 3, isOpaque: false, dithers: false), transform: .identity)
      recorder.append(.layer(bars), state: DrawingState(filters: blur))
      recorder.append(
        Scenes.fill(circle, PaintColor(red: 1, green: 0, blue: 0, alpha: 0.2)), state: DrawingState())
    }
  }

  @Test func aCommandOfABlurredLayerDamagesTheReachOfItsBlur() {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 480)
    _ = rasterizer.render(Self.blurredBars(at: 500), into: frame)
    let report = rasterizer.render(Self.blurredBars(at: 503), into: frame)
    #expect(report.damage == [PixelRect(x0: 491, y0: 191, x1: 522, y1: 269)])
    #expect(Scenes.bytes(frame) == Scenes.bytes(Scenes.draw(Self.blurredBars(at: 503))))
  }

  /// A row of 100 squares plus `added` ones, of which the first `changed` are in another place.
  private static func squares(changed: Int = 0, added: Int = 0) -> DisplayList {
    Scenes.list(640, 480) { recorder in
      for index in 0..<100 + added {
        let y = index < changed ? 300.0 : 20
        recorder.append(
          Scenes.fill(Scenes.rect(Double(index) * 5, y, 4, 4), Scenes.red), state: DrawingState())
      }
    }
  }

  @Test(arguments: [(5, 0), (5, 3), (0, 5), (90, 0), (100, 20)])
  func listsAreComparedCommandByCommandOrByTiles(changed: Int, added: Int) {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 640, height: 480)
    let second = Self.squares(changed: changed, added: added)
    // Both ways of comparing follow each other in both orders.
    for list in [Self.squares(), second, Self.squares(changed: 1), second, Self.squares()] {
      let report = rasterizer.render(list, into: frame)
      #expect(!report.damage.isEmpty)
      #expect(Scenes.bytes(frame) == Scenes.bytes(Scenes.draw(list)))
    }
  }

  @Test func spansOfTwoBandsAreMergedIfThatAddsFewPixels() {
    let (upper, lower) = (PixelRect(x0: 0, y0: 0, x1: 64, y1: 32), PixelRect(x0: 8, y0: 32, x1: 70, y1: 64))
    #expect(Self.merged([[upper], [lower]]) == [PixelRect(x0: 0, y0: 0, x1: 70, y1: 64)])
    let far = PixelRect(x0: 200, y0: 32, x1: 264, y1: 64)
    #expect(Self.merged([[upper], [far]]) == [upper, far])
    #expect(Self.merged([[upper], [lower, far]]).count == 3)
  }

  /// The merged rectangles of bands that contain the given ones.
  private static func merged(_ bands: [[PixelRect]]) -> [PixelRect] {
    var damage = DirtySpans()
    damage.reset(bandCount: bands.count)
    for (band, rects) in bands.enumerated() { for rect in rects { damage.append(rect, toBand: band) } }
    return damage.mergedRectangles()
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
    #expect(
      Self.merged(rows).sorted { $0.x0 < $1.x0 } == [
        PixelRect(x0: 0, y0: 0, x1: 64, y1: 64), PixelRect(x0: 128, y0: 32, x1: 192, y1: 96),
      ])
  }
}
