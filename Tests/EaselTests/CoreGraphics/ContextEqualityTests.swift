import Easel
import Testing

/// Drawings that both APIs can express give identical pixels.
@Suite("CGContext draws what GraphicsContext draws")
@MainActor
struct ContextEqualityTests {
  private let red = CGColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 0.8)
  private let shading = GraphicsContext.Shading.color(red: 0.9, green: 0.1, blue: 0.2, opacity: 0.8)
  private let box = CGRect(x: 7.3, y: 5.6, width: 40, height: 21.5)

  private func expectEqual(
    _ first: @escaping (inout GraphicsContext) -> Void, _ second: @escaping (CGContext) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = canvasPixels(first)
    let isSomething = expected.contains { $0 != 0 }
    #expect(isSomething, sourceLocation: sourceLocation)
    let isEqual = expected == coreGraphicsPixels(second)
    #expect(isEqual, sourceLocation: sourceLocation)
  }

  @Test func fills() {
    expectEqual {
      $0.fill(Path(self.box), with: self.shading)
    } _: {
      $0.setFillColor(self.red)
      $0.fill(self.box)
    }
    expectEqual {
      $0.fill(Path(ellipseIn: self.box), with: self.shading)
    } _: {
      $0.setFillColor(self.red)
      $0.addEllipse(in: self.box)
      $0.fillPath()
    }
    var star = Path()
    star.addLines(
      (0..<5).map { CGPoint(x: 30 + 18 * sin(Double($0) * 2.513), y: 20 - 18 * cos(Double($0) * 2.513)) })
    star.closeSubpath()
    expectEqual {
      $0.fill(star, with: self.shading, style: FillStyle(eoFill: true, antialiased: false))
    } _: {
      $0.setFillColor(self.red)
      $0.setShouldAntialias(false)
      $0.addPath(star.cgPath)
      $0.fillPath(using: .evenOdd)
    }
  }

  @Test func strokesUnderATransform() {
    let style = StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [7, 5], dashPhase: 2)
    expectEqual {
      $0.translateBy(x: 9, y: 3)
      $0.rotate(by: .degrees(11))
      $0.scaleBy(x: 0.8, y: 1.3)
      $0.stroke(Path(self.box), with: self.shading, style: style)
    } _: {
      $0.translateBy(x: 9, y: 3)
      $0.rotate(by: Angle.degrees(11).radians)
      $0.scaleBy(x: 0.8, y: 1.3)
      $0.setStrokeColor(self.red)
      $0.setLineWidth(3)
      $0.setLineCap(.round)
      $0.setLineJoin(.bevel)
      $0.setMiterLimit(4)
      $0.setLineDash(phase: 2, lengths: [7, 5])
      $0.addRect(self.box)
      $0.strokePath()
    }
  }

  @Test func clipsAlphaAndBlendMode() {
    expectEqual {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 40)), with: .color(.init(.sRGB, white: 0.4)))
      $0.clip(to: Path(ellipseIn: self.box))
      $0.opacity = 0.6
      $0.blendMode = .multiply
      $0.fill(Path(self.box), with: self.shading)
    } _: {
      $0.setFillColor(gray: 0.4, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
      $0.addEllipse(in: self.box)
      $0.clip()
      $0.setAlpha(0.6)
      $0.setBlendMode(.multiply)
      $0.setFillColor(self.red)
      $0.fill(self.box)
    }
  }

  @Test func layersAndShadows() {
    expectEqual {
      $0.opacity = 0.5
      $0.addFilter(.shadow(color: .black, radius: 3, x: 2, y: 4))
      $0.drawLayer {
        $0.fill(Path(self.box), with: self.shading)
        $0.fill(Path(ellipseIn: self.box), with: self.shading)
      }
    } _: {
      $0.setAlpha(0.5)
      $0.setShadow(offset: CGSize(width: 2, height: 4), blur: 6, color: .black)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(self.red)
      $0.fill(self.box)
      $0.fillEllipse(in: self.box)
      $0.endTransparencyLayer()
    }
  }

  @Test func gradients() throws {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
    let gradient = try requireSome(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]))
    let same = Gradient(colors: colors.map { Color(cgColor: $0) })
    let (start, end) = (CGPoint(x: 10, y: 5), CGPoint(x: 50, y: 30))
    let whole = Path(CGRect(x: 0, y: 0, width: 60, height: 40))
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    expectEqual {
      $0.fill(whole, with: .linearGradient(same, startPoint: start, endPoint: end))
    } _: {
      $0.drawLinearGradient(gradient, start: start, end: end, options: both)
    }
    expectEqual {
      $0.fill(whole, with: .radialGradient(same, center: start, startRadius: 4, endRadius: 30))
    } _: {
      $0.drawRadialGradient(
        gradient, startCenter: start, startRadius: 4, endCenter: start, endRadius: 30, options: both)
    }
    expectEqual {
      $0.fill(whole, with: .conicGradient(same, center: end, angle: .radians(1)))
    } _: {
      $0.drawConicGradient(gradient, center: end, angle: 1)
    }
  }

  @Test func imagesAreUpsideDown() throws {
    let image = try requireSome(bitmapContext(2, 2).makeQuarters())
    let turned = Image(decorative: image, scale: 1, orientation: .downMirrored)
    let whole = CGRect(x: 7, y: 5, width: 40, height: 22)
    expectEqual {
      $0.draw(turned.interpolation(.none).resizable(), in: whole)
    } _: {
      $0.interpolationQuality = .none
      $0.draw(image, in: whole)
    }
    // Between pixels, the weights of a mirrored image are rounded in the other direction.
    let smooth = canvasPixels { $0.draw(turned.resizable(), in: whole) }
    let mirrored = coreGraphicsPixels { $0.draw(image, in: whole) }
    let largest = zip(smooth, mirrored).map { largestDifference($0, $1) }.max() ?? 255
    #expect(largest <= 1)
  }

  @Test func drawsBeforeAnErrorAreShown() {
    for opacity in [1, 0.5] {
      var escaped: CGContext?
      let thrown = canvasPixels { context in
        context.opacity = opacity
        try? context.withCGContext {
          escaped = $0
          $0.fill(self.box)
          throw NothingThere()
        }
        escaped?.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
      }
      let expected = canvasPixels { context in
        context.opacity = opacity
        context.fill(Path(self.box), with: .color(.black))
      }
      let isEqual = thrown == expected
      #expect(isEqual)
    }
  }

  @Test func aContextOfACanvasHasAStateOfItsOwn() {
    let direct = canvasPixels {
      $0.opacity = 0.5
      $0.rotate(by: .degrees(10))
      $0.clip(to: Path(self.box))
      $0.addFilter(.blur(radius: 2))
      $0.drawLayer { $0.fill(Path(ellipseIn: self.box), with: self.shading) }
    }
    let same = canvasPixels {
      $0.opacity = 0.5
      $0.rotate(by: .degrees(10))
      $0.clip(to: Path(self.box))
      $0.addFilter(.blur(radius: 2))
      $0.withCGContext {
        $0.setFillColor(self.red)
        $0.fillEllipse(in: self.box)
        $0.translateBy(x: 100, y: 100)
        $0.clip(to: .zero)
      }
      #expect($0.opacity == 0.5 && $0.clipBoundingRect.width > 1)
    }
    let isEqual = direct == same
    #expect(isEqual)
  }
}

extension CGContext {
  /// Makes an image of four pixels: red and green above, blue and white below.
  func makeQuarters() -> CGImage? {
    let colors = [
      CGColor(red: 0, green: 0, blue: 1, alpha: 1), .white, CGColor(red: 1, green: 0, blue: 0, alpha: 1),
      CGColor(red: 0, green: 1, blue: 0, alpha: 1),
    ]
    for (index, color) in colors.enumerated() {
      setFillColor(color)
      fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
    }
    return makeImage()
  }
}
