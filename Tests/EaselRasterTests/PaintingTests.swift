import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// The pixels of single commands, clips and layers.
@Suite struct PaintingTests {
  @Test func aPixelAlignedRectangleIsExact() {
    let frame = Scenes.draw(
      Scenes.list(40, 40) {
        $0.append(Scenes.fill(Scenes.rect(10, 10, 20, 20), Scenes.red), state: DrawingState())
      })
    for y in 0..<40 {
      for x in 0..<40 {
        let inside = (10..<30).contains(x) && (10..<30).contains(y)
        #expect(frame[x, y] == (inside ? 0xffff_0000 : 0xffff_ffff), "\(x), \(y)")
      }
    }
  }

  @Test func rectanglesHaveTheBytesOfTheirEdges() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let (x, y) = (random.double(in: -10..<90), random.double(in: -10..<90))
      let (width, height) = (random.double(in: 0..<60), random.double(in: 0..<60))
      let color = PaintColor(red: 0.2, green: 0.5, blue: 0.9, alpha: random.oneIn(2) ? 1 : 0.4)
      var lines = Path()
      lines.addLines([
        CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height),
        CGPoint(x: x, y: y + height),
      ])
      let short = Scenes.list(100, 100) {
        $0.append(Scenes.fill(Scenes.rect(x, y, width, height), color), state: DrawingState())
      }
      let long = Scenes.list(100, 100) { $0.append(Scenes.fill(lines, color), state: DrawingState()) }
      #expect(Scenes.bytes(Scenes.draw(short)) == Scenes.bytes(Scenes.draw(long)))
    }
  }

  @Test func withoutAntialiasingPixelCentersDecide() {
    var triangle = Path()
    triangle.addLines([CGPoint(x: 3.2, y: 2.7), CGPoint(x: 55.4, y: 20.1), CGPoint(x: 17.9, y: 58.3)])
    let frame = Scenes.draw(
      Scenes.list(64, 64) {
        $0.append(.fill(triangle, FillStyle(antialiased: false), .solid(.black)), state: DrawingState())
      })
    for y in 0..<64 {
      for x in 0..<64 {
        let inside = triangle.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        #expect(frame[x, y] == (inside ? 0xff00_0000 : 0xffff_ffff), "\(x), \(y)")
      }
    }
  }

  @Test func fillRulesDifferWhereSubpathsOverlap() {
    var star = Path()
    star.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    star.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    func center(_ isEvenOdd: Bool) -> UInt32 {
      Scenes.draw(
        Scenes.list(30, 30) {
          $0.append(.fill(star, FillStyle(eoFill: isEvenOdd), .solid(.black)), state: DrawingState())
        })[15, 15]
    }
    #expect(center(false) == 0xff00_0000)
    #expect(center(true) == 0xffff_ffff)
  }

  @Test func aLayerAppliesItsOpacityOnce() {
    let content = FragmentRecorder()
    content.append(Scenes.fill(Scenes.rect(0, 0, 20, 20), .black), state: DrawingState())
    content.append(Scenes.fill(Scenes.rect(10, 0, 20, 20), .black), state: DrawingState())
    let fragment = content.finish()
    let frame = Scenes.draw(
      Scenes.list(30, 20) { $0.append(.layer(fragment), state: DrawingState(opacity: 0.5)) })
    #expect(frame[5, 10] == frame[15, 10])
    #expect(frame[5, 10] == 0xff80_8080)
  }

  @Test func clipsIntersectAndInvert() {
    let outer = ClipNode(
      parent: nil, shape: .path(Scenes.rect(0, 0, 20, 20), FillStyle()), transform: .identity)
    let hole = ClipNode(
      parent: outer, shape: .path(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)), FillStyle()),
      transform: .identity, isInverse: true)
    let frame = Scenes.draw(
      Scenes.list(40, 40) {
        $0.append(Scenes.fill(Scenes.rect(0, 0, 40, 40), Scenes.red), state: DrawingState(clip: hole))
      })
    #expect(frame[2, 2] == 0xffff_0000)
    #expect(frame[10, 10] == 0xffff_ffff)
    #expect(frame[25, 10] == 0xffff_ffff)
  }

  @Test func aClipByLayerUsesItsAlpha() {
    let content = FragmentRecorder()
    content.append(Scenes.fill(Scenes.rect(0, 0, 10, 20), .black), state: DrawingState(opacity: 0.5))
    let clip = ClipNode(parent: nil, shape: .layer(content.finish(), opacity: 1), transform: .identity)
    let frame = Scenes.draw(
      Scenes.list(20, 20) {
        $0.append(Scenes.fill(Scenes.rect(0, 0, 20, 20), .black), state: DrawingState(clip: clip))
      })
    #expect(frame[5, 5] == 0xff80_8080)
    #expect(frame[15, 5] == 0xffff_ffff)
  }

  @Test func aGradientRunsFromEndToEnd() {
    let stops = [
      GradientPaint.Stop(location: 0, color: .black), GradientPaint.Stop(location: 1, color: .white),
    ]
    let paint = Paint.gradient(
      GradientPaint(stops: stops, geometry: .linear(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 256, y: 0))))
    let frame = Scenes.draw(
      Scenes.list(256, 4) {
        $0.append(.fill(Scenes.rect(0, 0, 256, 4), FillStyle(), paint), state: DrawingState())
      })
    for x in 0..<256 { #expect(abs(Int(frame[x, 1] & 255) - x) <= 1) }
  }

  @Test func modesThatClearUncoveredPixelsAffectTheirLayerOnly() {
    let content = FragmentRecorder()
    content.append(Scenes.fill(Scenes.rect(0, 0, 10, 20), .black), state: DrawingState())
    let fragment = content.finish()
    func draw(_ operation: DrawingCommand.Operation) -> Pixmap {
      Scenes.draw(
        Scenes.list(20, 20, background: .clear) {
          $0.append(Scenes.fill(Scenes.rect(0, 0, 20, 20), Scenes.red), state: DrawingState())
          $0.append(operation, state: DrawingState(mode: .destinationIn))
        })
    }
    let layer = draw(.layer(fragment))
    #expect(layer[5, 5] == 0xffff_0000)
    #expect(layer[15, 5] == 0)
    let shape = draw(Scenes.fill(Scenes.rect(0, 0, 10, 20), .black))
    #expect(shape[5, 5] == 0xffff_0000)
    #expect(shape[15, 5] == 0xffff_0000)
  }
}
