import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Several small passes are painted at the same time, with the same pixels as one after the other.
@Suite struct PassBatchTests {
  private static func node(_ operation: FilterOperation, parent: FilterNode? = nil) -> FilterNode {
    FilterNode(parent: parent, operation: operation, transform: .identity)
  }

  private static func blur(_ radius: CGFloat) -> FilterNode {
    node(.blur(radius: radius, isOpaque: false, dithers: false))
  }

  /// 60 layers side by side.
  private static func list(_ append: (_ index: Int, _ place: CGAffineTransform, FragmentRecorder) -> Void)
    -> DisplayList
  {
    Scenes.list(800, 500) { recorder in
      for index in 0..<60 {
        append(
          index,
          CGAffineTransform(
            translationX: CGFloat(index % 10) * 78 + 8, y: CGFloat(index / 10) * 80 + 8), recorder)
      }
    }
  }

  /// A disc over a square: two commands, so that a shadow is one of pixels.
  private static func picture(_ index: Int) -> Fragment {
    let recorder = FragmentRecorder()
    let side = 30 + Double(index % 7) * 4
    recorder.append(Scenes.fill(Scenes.rect(0, 0, side, side), Scenes.red), state: DrawingState())
    recorder.append(
      Scenes.fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: side, height: side)), Scenes.blue),
      state: DrawingState())
    return recorder.finish()
  }

  /// Draws a list with several threads, and compares the pixels with those of one thread. Returns the number of passes that
  /// were painted at the same time.
  private static func sharedPasses(of list: DisplayList, threads: Int = 3) -> Int {
    let rasterizer = Rasterizer(threads: threads)
    let frame = Pixmap(width: Int(list.size.width), height: Int(list.size.height))
    _ = rasterizer.render(list, into: frame)
    #expect(EqualityTests.firstDifference(frame, Scenes.draw(list)) == nil)
    return rasterizer.batch.sharedPassCount
  }

  @Test func layersWithBlursAndShadowsArePaintedTogether() {
    let shadow = FilterOperation.Shadow(color: .black, radius: 3, offset: CGSize(width: 2, height: 2))
    let filters = [
      Self.blur(3), Self.node(.shadow(shadow)),
      Self.node(.luminanceToAlpha, parent: Self.blur(2)), Self.node(.luminanceToAlpha),
      Self.node(
        .blur(radius: 2, isOpaque: true, dithers: false),
        parent: Self.node(
          .alphaThreshold(minimum: 0.4, maximum: 1, color: Scenes.blue), parent: Self.node(.luminanceToAlpha))
      ),
    ]
    let list = Self.list { index, place, recorder in
      recorder.append(
        .layer(Self.picture(index)), state: DrawingState(transform: place, filters: filters[index % 5]))
    }
    #expect(Self.sharedPasses(of: list) == 60)
    #expect(Self.sharedPasses(of: list, threads: 1) == 0)
  }

  @Test func shadowsOfShapesArePaintedTogether() {
    let shadow = FilterOperation.Shadow(color: .black, radius: 4, offset: CGSize(width: 1, height: 3))
    let list = Self.list { index, place, recorder in
      recorder.append(
        Scenes.fill(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 50 + Double(index % 5))), Scenes.blue),
        state: DrawingState(transform: place, filters: Self.node(.shadow(shadow))))
    }
    #expect(Self.sharedPasses(of: list) == 60)
  }

  /// A pass that reads two others ends the batch that they are in: no batch has enough work for several threads.
  @Test func layersWithinLayersArePaintedBeforeThem() {
    let list = Self.list { index, place, recorder in
      let outer = FragmentRecorder()
      outer.append(.layer(Self.picture(index)), state: DrawingState(filters: Self.blur(2)))
      outer.append(.layer(Self.picture(index + 1)), state: DrawingState(filters: Self.blur(6)))
      recorder.append(
        .layer(outer.finish()), state: DrawingState(transform: place, filters: Self.blur(1)))
    }
    #expect(Self.sharedPasses(of: list) == 0)
  }

  /// Two filters that follow each other need surfaces that a batch does not have, and large passes are divided.
  @Test func otherPassesAreNotInABatch() {
    let chains = Self.list { index, place, recorder in
      recorder.append(
        .layer(Self.picture(index)),
        state: DrawingState(
          transform: place,
          filters: Self.node(.blur(radius: 1, isOpaque: false, dithers: false), parent: Self.blur(2))))
    }
    #expect(Self.sharedPasses(of: chains) == 0)
    let large = Scenes.list(700, 700) { recorder in
      for _ in 0..<3 {
        recorder.append(
          Scenes.fill(Scenes.rect(20, 20, 600, 600), Scenes.red), state: DrawingState(filters: Self.blur(3)))
      }
    }
    #expect(Self.sharedPasses(of: large) == 0)
  }

  /// The layers that did not move are those of the frame before.
  @Test func changedLayersArePaintedTogether() {
    func list(_ offset: CGFloat) -> DisplayList {
      Self.list { index, place, recorder in
        let moved = place.translatedBy(x: index.isMultiple(of: 2) ? offset : 0, y: 0)
        recorder.append(
          .layer(Self.picture(index)), state: DrawingState(transform: moved, filters: Self.blur(5)))
      }
    }
    let rasterizer = Rasterizer(threads: 2)
    let frame = Pixmap(width: 800, height: 500)
    for (number, count) in [60, 90, 120].enumerated() {
      _ = rasterizer.render(list(CGFloat(number) * 1.25), into: frame)
      #expect(EqualityTests.firstDifference(frame, Scenes.draw(list(CGFloat(number) * 1.25))) == nil)
      #expect(rasterizer.batch.sharedPassCount == count)
    }
  }

  /// The lists of `EqualityTests` have batches.
  @Test func randomListsHavePassesThatArePaintedTogether() {
    var seeds = SplitMix64(seed: 2026)
    let counts = (0..<20).map { _ in Self.sharedPasses(of: RandomList(seed: seeds.next()).list, threads: 2) }
    #expect(counts.count { $0 > 0 } >= 3, "\(counts)")
  }
}
