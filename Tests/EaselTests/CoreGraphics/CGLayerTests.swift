import Easel
import Testing

@testable import EaselUI

@Suite("CGLayer")
struct CGLayerTests {
  private static let size = CGSize(width: 12, height: 8)

  private func makeLayer(_ size: CGSize = CGLayerTests.size, draw: (CGContext) -> Void) throws -> CGLayer {
    let layer = try requireSome(CGLayer(bitmapContext(1, 1), size: size, auxiliaryInfo: nil))
    draw(try requireSome(layer.context))
    return layer
  }

  /// Draws two figures that overlap. The second one reaches beyond the size of the layers.
  private func drawFigures(_ context: CGContext) {
    context.setFillColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 1)
    context.fill(CGRect(x: 1, y: 1, width: 6, height: 5))
    context.setFillColor(red: 0, green: 0.4, blue: 0.8, alpha: 0.7)
    context.fillEllipse(in: CGRect(x: 4, y: 2, width: 11, height: 9))
  }

  /// Draws the same figures as a group, cut off at the size of the layers.
  private func drawGroup(_ context: CGContext) {
    context.clip(to: CGRect(origin: .zero, size: CGLayerTests.size))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawFigures(context)
    context.endTransparencyLayer()
  }

  @Test func aLayerIsDrawnAsAGroup() throws {
    let (context, plain) = (try bitmapContext(40, 30), try bitmapContext(40, 30))
    for target in [context, plain] {
      target.setFillColor(gray: 0.5, alpha: 1)
      target.fill(CGRect(x: 0, y: 0, width: 10, height: 30))
      target.setAlpha(0.6)
    }
    context.draw(try makeLayer(draw: drawFigures), at: CGPoint(x: 5, y: 7))
    plain.translateBy(x: 5, y: 7)
    drawGroup(plain)
    expectEqualPixels(context, plain)
  }

  @Test func aLayerIsStretchedAndSharp() throws {
    let (context, plain) = (try bitmapContext(40, 30), try bitmapContext(40, 30))
    let layer = try makeLayer(draw: drawFigures)
    context.draw(layer, in: CGRect(x: 3, y: 4, width: 24, height: 16))
    plain.translateBy(x: 3, y: 4)
    plain.scaleBy(x: 2, y: 2)
    drawGroup(plain)
    expectEqualPixels(context, plain)
  }

  @Test @MainActor func layersHaveTheScaleOfTheCanvas() {
    let drawn = coreGraphicsPixels { context in
      let layer = CGLayer(context, size: CGLayerTests.size, auxiliaryInfo: nil)
      guard let layer, let own = layer.context else { return }
      self.drawFigures(own)
      context.draw(layer, at: CGPoint(x: 20, y: 10))
    }
    let expected = coreGraphicsPixels { context in
      context.translateBy(x: 20, y: 10)
      self.drawGroup(context)
    }
    let isEqual = drawn == expected
    #expect(isEqual)
    let isSomething = expected.contains { $0 != 0 }
    #expect(isSomething)
  }

  @Test func laterDrawsChangeLaterCopiesOnly() throws {
    let context = try bitmapContext(4, 1)
    let layer = try makeLayer(CGSize(width: 2, height: 1)) {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    context.draw(layer, at: .zero)
    layer.context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.draw(layer, at: CGPoint(x: 2, y: 0))
    #expect(context.pixels.map { $0 >> 24 } == [255, 0, 255, 255])
    #expect(layer.size == CGSize(width: 2, height: 1))
  }

  @Test func theShadowIsOutsideOfTheLayer() throws {
    let (context, plain) = (try bitmapContext(20, 10), try bitmapContext(20, 10))
    for target in [context, plain] {
      target.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: .black)
    }
    let layer = try makeLayer(CGSize(width: 4, height: 4)) {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    context.draw(layer, at: CGPoint(x: 2, y: 3))
    plain.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    plain.fill(CGRect(x: 2, y: 3, width: 4, height: 4))
    expectEqualPixels(context, plain)
  }

  @Test func copyingALayerReplacesItsRectangleOnly() throws {
    let context = try bitmapContext(3, 1)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.setBlendMode(.copy)
    context.draw(try makeLayer(CGSize(width: 1, height: 1)) { _ in }, at: CGPoint(x: 1, y: 0))
    #expect(context.pixels.map { $0 >> 24 } == [255, 0, 255])
  }

  // MARK: Size of the recording

  @Test func hiddenDrawsAreRemoved() throws {
    let layer = try makeLayer { context in
      for _ in 0..<50 { drawFigures(context) }
    }
    let own = try requireSome(layer.context)
    #expect(layer.drawCount == 100)
    own.setFillColor(gray: 1, alpha: 0.5)
    own.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    own.saveGState()
    own.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    own.clear(CGRect(x: 0, y: 0, width: 12, height: 8))
    own.restoreGState()
    own.clear(CGRect(x: 0, y: 0, width: 11, height: 8))
    #expect(layer.drawCount == 103)
    own.clear(CGRect(x: -1, y: 0, width: 20, height: 9))
    #expect(layer.drawCount == 1)
    let context = try bitmapContext(12, 8)
    context.draw(layer, at: .zero)
    #expect(context.pixels.allSatisfy { $0 == 0 })
    drawFigures(own)
    own.setFillColor(gray: 0, alpha: 1)
    own.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    #expect(layer.drawCount == 1)
  }

  @Test func aLayerInItselfIsBounded() throws {
    let layer = try makeLayer(CGSize(width: 4, height: 1)) {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let own = try requireSome(layer.context)
    own.draw(layer, at: CGPoint(x: 1, y: 0))
    own.draw(layer, at: CGPoint(x: 2, y: 0))
    let context = try bitmapContext(4, 1)
    context.draw(layer, at: .zero)
    #expect(context.pixels.allSatisfy { $0 >> 24 == 255 })
    for _ in 0..<100 { own.draw(layer, at: .zero) }
    #expect(layer.drawCount <= 2 * CGContext.largestRepeatedCount)
    #expect(ProblemLog.hasReported(CGContext.Problem.repeatedDraws.rawValue))
  }

  // MARK: Bad input

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -3])
  func sizesThatAreNotPositiveDrawNothing(number: CGFloat) throws {
    let context = try bitmapContext(6, 6)
    let layer = try makeLayer(CGSize(width: number, height: 4), draw: drawFigures)
    context.draw(layer, at: .zero)
    context.draw(layer, in: CGRect(x: 0, y: 0, width: 6, height: 6))
    let whole = try makeLayer(draw: drawFigures)
    context.draw(whole, at: CGPoint(x: number, y: .nan))
    context.draw(whole, in: CGRect(x: 0, y: 0, width: 6, height: min(number, 0)))
    let isEmpty = context.pixels.allSatisfy { $0 == 0 }
    #expect(isEmpty || number == -3)
  }
}
