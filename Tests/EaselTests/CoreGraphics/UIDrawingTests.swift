import Easel
import EaselPixels
import Testing

@testable import EaselUI

@Suite("UIKit's paths, colors and rectangles in the current context")
struct UIDrawingTests {
  private let red: UInt32 = 0xffff_0000

  /// A star of five lines, whose middle is inside by the nonzero winding rule and outside by the even-odd rule.
  private func makeStar() -> UIBezierPath {
    let path = UIBezierPath()
    for (index, step) in [0, 2, 4, 1, 3].enumerated() {
      let angle = CGFloat(step) * 0.4 * .pi
      let point = CGPoint(x: 15 + 14 * sin(angle), y: 15 - 14 * cos(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// The pixels that UIKit's calls draw, and those that CoreGraphics' calls draw.
  private func expectEqual(_ draw: () -> Void, _ drawOther: (CGContext) -> Void) {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30))
    let drawn = renderer.image { _ in draw() }.pixels
    let isSame = drawn == renderer.image { drawOther($0.cgContext) }.pixels
    let isSomething = drawn.contains { $0 != 0 }
    #expect(isSame && isSomething)
  }

  @Test("A path is filled by its rule with the fill color", arguments: [false, true])
  func fills(isEvenOdd: Bool) {
    let star = makeStar()
    star.usesEvenOddFillRule = isEvenOdd
    expectEqual {
      UIColor.systemIndigo.setFill()
      star.fill()
    } _: {
      $0.setFillColor(UIColor.systemIndigo.cgColor)
      $0.addPath(star.cgPath)
      $0.fillPath(using: isEvenOdd ? .evenOdd : .winding)
    }
    #expect(star.contains(CGPoint(x: 15, y: 15)) == !isEvenOdd)
  }

  @Test("A path is stroked with the stroke color and its own line attributes")
  func strokes() {
    let star = makeStar()
    star.lineWidth = 3
    star.lineCapStyle = .round
    star.lineJoinStyle = .bevel
    star.miterLimit = 4
    star.setLineDash([4, 2.5], count: 2, phase: 1)
    expectEqual {
      UIColor.red.setStroke()
      UIGraphicsGetCurrentContext()?.setLineWidth(20)
      star.stroke()
    } _: {
      $0.setStrokeColor(UIColor.red.cgColor)
      $0.setLineWidth(3)
      $0.setLineCap(.round)
      $0.setLineJoin(.bevel)
      $0.setMiterLimit(4)
      $0.setLineDash(phase: 1, lengths: [4, 2.5])
      $0.addPath(star.cgPath)
      $0.strokePath()
    }
    star.setLineDash(nil, count: 0, phase: 0)
    expectEqual {
      star.stroke(with: .copy, alpha: 0.5)
    } _: {
      $0.setLineWidth(3)
      $0.setLineJoin(.bevel)
      $0.setLineCap(.round)
      $0.setMiterLimit(4)
      $0.setBlendMode(.copy)
      $0.setAlpha(0.5)
      $0.addPath(star.cgPath)
      $0.strokePath()
    }
  }

  @Test("A copy of a path has its segments and attributes, and does not change with it")
  func copies() throws {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (3, .round, .bevel, 5)
    path.usesEvenOddFillRule = true
    path.setLineDash([2, 1], count: 2, phase: 0.5)
    let copy = try requireSome(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.bounds == CGRect(x: 1, y: 2, width: 3, height: 4) && copy.usesEvenOddFillRule)
    #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel)
    #expect(copy.miterLimit == 5 && copy.dash == [2, 1] && copy.dashPhase == 0.5)
  }

  @Test("A path clips later drawing, and neither the path of the context nor its state changes otherwise")
  func clips() {
    let star = makeStar()
    expectEqual {
      let context = UIGraphicsGetCurrentContext()
      context?.move(to: CGPoint(x: 1, y: 2))
      context?.addLine(to: CGPoint(x: 25, y: 20))
      UIColor.blue.set()
      star.addClip()
      star.lineWidth = 7
      star.fill(with: .normal, alpha: 0)
      star.stroke(with: .normal, alpha: 0)
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 30, height: 15), .normal)
      context?.strokePath()
    } _: {
      $0.setFillColor(UIColor.blue.cgColor)
      $0.setStrokeColor(UIColor.blue.cgColor)
      $0.addPath(star.cgPath)
      $0.clip()
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 15))
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 25, y: 20))
      $0.strokePath()
    }
  }

  @Test("Rectangles replace what was drawn before, frames are inside of them, and clips intersect")
  func rectangles() {
    func image(_ width: CGFloat, _ height: CGFloat, _ draw: () -> Void) -> [UInt32] {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in draw() }.pixels
    }
    let half = image(1, 1) {
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.red.withAlphaComponent(0.5).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(half.count == 1 && largestDifference(half[0], 0x8080_0000) <= 1 && half[0] & 255 == 0)
    let frame = image(3, 4) {
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIRectFrame(CGRect(x: 1, y: 3, width: 1, height: 1))
    }
    #expect(frame == [red, red, red, red, 0, red, red, red, red, 0, red, 0])
    let clipped = image(3, 1) {
      UIColor.red.setFill()
      UIRectClip(CGRect(x: 1, y: 0, width: 1, height: 1))
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 3, height: 1), .normal)
    }
    #expect(clipped == [0, red, 0])
  }

  @Test("Numbers that are not finite draw nothing, and do not stop the program")
  func oddNumbers() {
    let star = makeStar()
    let numbers = [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300, .greatestFiniteMagnitude]
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      for number in numbers {
        let rect = CGRect(x: number, y: 0, width: 2, height: number)
        UIRectFrame(rect)
        UIBezierPath(rect: rect).stroke()
        UIImage(systemName: "star")?.draw(in: rect, blendMode: .normal, alpha: number)
        UIImage(systemName: "star")?.draw(at: CGPoint(x: number, y: number))
        context.stroke(rect)
        star.lineWidth = number
        star.miterLimit = number
        star.setLineDash([number, 1], count: 2, phase: number)
        star.stroke()
        star.fill(with: .normal, alpha: number)
      }
      star.setLineDash([1], count: -1, phase: 0)
      UIGraphicsGetCurrentContext()?.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
      star.lineWidth = .nan
      star.stroke()
      star.lineWidth = -1
      star.stroke()
    }
    #expect(image.pixels.allSatisfy { $0 == 0 })
  }

  @Test("UIKit draws into the context of a canvas that was pushed")
  @MainActor func canvases() throws {
    let oval = CGRect(x: 5, y: 3, width: 31, height: 22)
    let quarters = try requireSome(bitmapContext(2, 2).makeQuarters())
    let pixels = canvasPixels { context in
      context.translateBy(x: 4, y: 2)
      context.withCGContext { cg in
        UIGraphicsPushContext(cg)
        UIColor.red.setFill()
        UIBezierPath(ovalIn: oval).fill()
        UIImage(cgImage: quarters).draw(in: CGRect(x: 40, y: 20, width: 2, height: 2))
        UIGraphicsPopContext()
      }
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
    let expected = canvasPixels { context in
      context.translateBy(x: 4, y: 2)
      context.fill(Path(ellipseIn: oval), with: .color(Color(uiColor: .red)))
      context.draw(
        Image(decorative: quarters, scale: 1).resizable(), in: CGRect(x: 40, y: 20, width: 2, height: 2))
    }
    let isSame = pixels == expected
    #expect(isSame && !pixels.isEmpty)
  }
}
