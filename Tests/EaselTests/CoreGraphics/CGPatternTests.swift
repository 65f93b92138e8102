import Easel
import Testing

@testable import EaselUI

@Suite("CGPattern")
struct CGPatternTests {
  private func makePattern(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4), matrix: CGAffineTransform = .identity,
    xStep: CGFloat = 4, yStep: CGFloat = 4, isColored: Bool = true, draw: @escaping (CGContext) -> Void
  ) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in draw(context) }, releaseInfo: nil)
    return try requireSome(
      CGPattern(
        info: nil, bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, tiling: .noDistortion,
        isColored: isColored, callbacks: &callbacks))
  }

  /// Draws a cell of 4 x 4 with a red and a blue square.
  private func drawCell(_ context: CGContext) {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  /// Draws all cells of an area of 60 x 40 as a group.
  private func drawCells(_ context: CGContext) {
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    for y in stride(from: CGFloat.zero, to: 40, by: 4) {
      for x in stride(from: CGFloat.zero, to: 60, by: 4) {
        context.saveGState()
        context.translateBy(x: x, y: y)
        drawCell(context)
        context.restoreGState()
      }
    }
    context.endTransparencyLayer()
  }

  private let ellipse = CGRect(x: 3, y: 2, width: 31, height: 23)

  @Test func fillsShowTheCells() throws {
    let (context, plain) = (try bitmapContext(40, 30), try bitmapContext(40, 30))
    context.setAlpha(0.5)
    context.setFill(try makePattern(draw: drawCell), [0.5])
    context.fillEllipse(in: ellipse)
    plain.setAlpha(0.25)
    plain.addEllipse(in: ellipse)
    plain.clip()
    drawCells(plain)
    expectEqualPixels(context, plain)
  }

  @Test func strokesShowTheCells() throws {
    let (context, plain) = (try bitmapContext(40, 30), try bitmapContext(40, 30))
    let space = try requireSome(CGColorSpace(patternBaseSpace: nil))
    context.setStrokeColorSpace(space)
    context.setStrokePattern(try makePattern(draw: drawCell), colorComponents: [1])
    for target in [context, plain] {
      target.setLineWidth(5)
      target.addEllipse(in: ellipse)
    }
    context.strokePath()
    plain.replacePathWithStrokedPath()
    plain.clip()
    drawCells(plain)
    expectEqualPixels(context, plain)
    let hairline = try bitmapContext(40, 30)
    hairline.setStrokeColorSpace(space)
    hairline.setStrokePattern(try makePattern(draw: drawCell), colorComponents: [1])
    hairline.setLineWidth(0)
    hairline.stroke(CGRect(x: 4.5, y: 4.5, width: 20, height: 20))
    #expect(hairline.pixels.contains { $0 != 0 })
  }

  @Test func theTransformMovesTheShapeAndNotTheCells() throws {
    let (context, plain) = (try bitmapContext(40, 30), try bitmapContext(40, 30))
    context.setFill(try makePattern(draw: drawCell))
    context.translateBy(x: 3, y: 5)
    context.fill(CGRect(x: 0, y: 0, width: 17, height: 11))
    plain.clip(to: CGRect(x: 3, y: 5, width: 17, height: 11))
    drawCells(plain)
    expectEqualPixels(context, plain)
  }

  @Test func theMatrixPlacesTheCells() throws {
    let (context, plain) = (try bitmapContext(40, 30), try bitmapContext(40, 30))
    let matrix = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -6, ty: -4)
    context.setFill(try makePattern(matrix: matrix, draw: drawCell))
    context.fillEllipse(in: ellipse)
    plain.addEllipse(in: ellipse)
    plain.clip()
    plain.concatenate(matrix)
    drawCells(plain)
    expectEqualPixels(context, plain)
  }

  @Test func thePhaseMovesTheCells() throws {
    let (context, plain) = (try bitmapContext(40, 30), try bitmapContext(40, 30))
    let matrix = CGAffineTransform(scaleX: 2, y: 2)
    context.setFill(try makePattern(matrix: matrix, draw: drawCell))
    context.saveGState()
    context.setPatternPhase(CGSize(width: 3, height: -5))
    context.fillEllipse(in: ellipse)
    plain.addEllipse(in: ellipse)
    plain.clip()
    plain.translateBy(x: 3, y: -5)
    plain.concatenate(matrix)
    drawCells(plain)
    expectEqualPixels(context, plain)
    let moved = context.pixels
    context.restoreGState()
    context.clear(CGRect(x: 0, y: 0, width: 40, height: 30))
    context.fillEllipse(in: ellipse)
    let isMoved = context.pixels != moved
    #expect(isMoved)
  }

  @Test @MainActor func cellsHaveTheScaleOfTheCanvas() {
    let drawn = coreGraphicsPixels { context in
      guard let pattern = try? self.makePattern(draw: self.drawCell) else { return }
      context.setFill(pattern)
      context.fillEllipse(in: self.ellipse)
    }
    let expected = coreGraphicsPixels { context in
      context.addEllipse(in: self.ellipse)
      context.clip()
      self.drawCells(context)
    }
    let isEqual = drawn == expected
    #expect(isEqual)
    let isSomething = expected.contains { $0 != 0 }
    #expect(isSomething)
  }

  @Test func uncoloredCellsAreAStencil() throws {
    let (context, plain) = (try bitmapContext(40, 30), try bitmapContext(40, 30))
    let pattern = try makePattern(isColored: false, draw: drawCell)
    context.setFill(pattern, base: CGColorSpaceCreateDeviceRGB(), [0, 1, 0, 1])
    context.fill(ellipse)
    plain.clip(to: ellipse)
    drawCells(plain)
    let expected = plain.pixels.map { $0 == 0 ? 0 : 0xff00_ff00 as UInt32 }
    let isEqual = context.pixels == expected
    #expect(isEqual)
  }

  @Test func cellsAreCutOffAtTheirBounds() throws {
    let context = try bitmapContext(8, 1)
    let pattern = try makePattern(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), xStep: 3, yStep: 1) {
      $0.fill(CGRect(x: -5, y: 0, width: 20, height: 1))
    }
    context.setFill(pattern)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect(context.pixels.map { $0 >> 24 } == [255, 0, 0, 255, 0, 0, 255, 0])
    context.clear(CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect(context.pixels.allSatisfy { $0 == 0 })
  }

  @Test func theShadowIsOutsideOfTheShape() throws {
    let (context, plain) = (try bitmapContext(20, 8), try bitmapContext(20, 8))
    let pattern = try makePattern {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    context.setFill(pattern)
    plain.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    for target in [context, plain] {
      target.setShadow(offset: CGSize(width: 9, height: 0), blur: 0, color: .black)
      target.fill(CGRect(x: 2, y: 2, width: 6, height: 5))
    }
    expectEqualPixels(context, plain)
  }

  // MARK: Callbacks

  @Test func theCallbackRunsOnceAndMayDraw() throws {
    let context = try bitmapContext(8, 4)
    var count = 0
    let pattern = try makePattern { cell in
      count += 1
      context.clear(CGRect(x: 0, y: 0, width: 8, height: 4))
      cell.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    context.setFill(pattern)
    for _ in 0..<2 { context.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(count == 1)
    #expect(context.pixels.prefix(8).map { $0 >> 24 } == [255, 255, 255, 255, 0, 0, 0, 0])
  }

  @Test func aPatternIsNotDrawnWithinItsOwnCell() throws {
    var own: CGPattern?
    let pattern = try makePattern { cell in
      cell.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      if let own { cell.setFill(own) }
      cell.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    own = pattern
    let context = try bitmapContext(8, 1)
    context.setFill(pattern)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect(context.pixels.map { $0 >> 24 } == [255, 255, 0, 0, 255, 255, 0, 0])
    own = nil
  }

  /// Patterns end while the context replaces them, restores a state and ends a layer.
  @Test func theReleaseCallbackMayUseTheContext() throws {
    let context = try bitmapContext(1, 1)
    var endCount = 0
    /// Sets a pattern that nothing else refers to.
    func setPattern() throws {
      var callbacks = CGPatternCallbacks()
      callbacks.releaseInfo = { _ in
        endCount += 1
        context.saveGState()
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      }
      let cell = CGRect(x: 0, y: 0, width: 1, height: 1)
      context.setFill(
        try requireSome(
          CGPattern(
            info: nil, bounds: cell, matrix: .identity, xStep: 1, yStep: 1, tiling: .noDistortion,
            isColored: true, callbacks: &callbacks)))
    }
    try setPattern()
    context.setFillColor(gray: 1, alpha: 1)
    #expect(endCount == 1)
    context.saveGState()
    try setPattern()
    context.restoreGState()
    #expect(endCount == 2)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    try setPattern()
    context.saveGState()
    context.endTransparencyLayer()
    #expect(endCount == 3)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixels == [0xff00_ff00])
  }

  // MARK: Bad input

  @Test func patternsNeedAPatternSpace() throws {
    let plain = CGColorSpaceCreateDeviceRGB()
    let space = try requireSome(CGColorSpace(patternBaseSpace: plain))
    #expect(CGColorSpace(patternBaseSpace: space) == nil)
    #expect(space.model == .pattern && space.name == nil && space != CGColorSpace(patternBaseSpace: nil))
    let context = try bitmapContext(1, 1)
    context.setFillPattern(try makePattern(draw: drawCell), colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixels == [0xff00_0000])
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFill(try makePattern(isColored: false, draw: drawCell))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixels == [0])
    #expect(ProblemLog.hasReported(CGContext.Problem.patternSpace.rawValue))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -4, 1e-300])
  func otherStepsAndSizesDrawNothing(number: CGFloat) throws {
    let context = try bitmapContext(10, 10)
    var count = 0
    let draw: (CGContext) -> Void = { _ in count += 1 }
    let matrix = CGAffineTransform(scaleX: number == -4 ? 0 : number, y: 1)
    let empty = CGRect(x: 0, y: 0, width: number == -4 ? 0 : number, height: 4)
    for pattern in [
      try makePattern(xStep: number, draw: draw), try makePattern(yStep: number, draw: draw),
      try makePattern(matrix: matrix, draw: draw),
      try makePattern(bounds: empty, xStep: number, draw: draw),
    ] {
      context.setFill(pattern)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: number, y: 0, width: 10, height: number))
    }
    #expect(count == 0)
    #expect(context.pixels.allSatisfy { $0 == 0 })
  }

  @Test func theNumberOfCellsIsBounded() throws {
    let context = try bitmapContext(100, 100)
    let bounds = CGRect(x: 0, y: 0, width: 0.01, height: 0.01)
    context.setFill(try makePattern(bounds: bounds, xStep: 0.01, yStep: 0.01, draw: drawCell))
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(context.pixels.allSatisfy { $0 == 0 })
    #expect(ProblemLog.hasReported(CGContext.Problem.patternCells.rawValue))
  }

  @Test func theNumberOfCellsOverEachOtherIsBounded() throws {
    let area = CGRect(x: 0, y: 0, width: 4, height: 4)
    for (step, isDrawn) in [(0.125, true), (0.1, false)] as [(CGFloat, Bool)] {
      let context = try bitmapContext(4, 4)
      context.setFill(try makePattern(xStep: step, yStep: step, draw: drawCell))
      context.fill(area)
      let isSomething = context.pixels.contains { $0 != 0 }
      #expect(isSomething == isDrawn)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func phasesThatAreNotFiniteDrawNothing(number: CGFloat) throws {
    let context = try bitmapContext(4, 4)
    context.setFill(try makePattern { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) })
    for phase in [CGSize(width: number, height: 0), CGSize(width: 0, height: number)] {
      context.setPatternPhase(phase)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let isSomething = context.pixels.contains { $0 != 0 }
    #expect(!isSomething || number == 1e300)
  }
}

extension CGContext {
  /// Sets a pattern in a pattern space as the fill color.
  fileprivate func setFill(_ pattern: CGPattern, base: CGColorSpace? = nil, _ components: [CGFloat] = [1]) {
    guard let space = CGColorSpace(patternBaseSpace: base) else { return }
    setFillColorSpace(space)
    setFillPattern(pattern, colorComponents: components)
  }
}
