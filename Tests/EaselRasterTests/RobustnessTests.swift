import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Bad input draws what can be drawn, and never traps, hangs or grows without bound.
@Suite struct RobustnessTests {
  static let badNumbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e30, 3e9, 0, -0.0, 1e-300]

  @Test func badCoordinatesNeitherTrapNorSpoilTheRest() {
    for bad in Self.badNumbers {
      var path = Path()
      path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: bad, y: 20), CGPoint(x: 20, y: bad)])
      let frame = Scenes.draw(
        Scenes.list(64, 64) { recorder in
          recorder.append(Scenes.fill(path, .black), state: DrawingState())
          recorder.append(
            .stroke(path, StrokeStyle(lineWidth: 3, dash: [bad, 2]), isAntialiased: true, .solid(.black)),
            state: DrawingState())
          recorder.append(Scenes.fill(Scenes.rect(bad, bad, bad, 10), .black), state: DrawingState())
          recorder.append(Scenes.fill(Scenes.rect(40, 40, 10, 10), Scenes.red), state: DrawingState())
        })
      #expect(frame[45, 45] == 0xffff_0000, "\(bad)")
    }
  }

  @Test func badTransformsDrawNothing() {
    for bad in Self.badNumbers {
      let state = DrawingState(transform: CGAffineTransform(a: bad, b: bad, c: bad, d: bad, tx: bad, ty: bad))
      let frame = Scenes.draw(
        Scenes.list(32, 32) { recorder in
          recorder.append(
            Scenes.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)), .black), state: state)
          recorder.append(Scenes.fill(Scenes.rect(20, 20, 5, 5), Scenes.red), state: DrawingState())
        })
      #expect(frame[22, 22] == 0xffff_0000, "\(bad)")
    }
  }

  @Test func anEnormousFigureHasTheCoverageOfItsPath() {
    for size in [1e5, 1e7, 1e12, 1e100] {
      let path = Path(ellipseIn: CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size))
      let frame = Scenes.draw(
        Scenes.list(64, 64) { $0.append(Scenes.fill(path, .black), state: DrawingState()) })
      #expect(frame[32, 32] == 0xff00_0000, "\(size)")
    }
  }

  @Test func figuresThatReachFarKeepTheirVisibleEdge() {
    var path = Path()
    path.addLines([
      CGPoint(x: 30, y: -1e6), CGPoint(x: 1e7, y: -1e6), CGPoint(x: 1e7, y: 1e6), CGPoint(x: 30, y: 1e6),
    ])
    let frame = Scenes.draw(
      Scenes.list(64, 64) { $0.append(Scenes.fill(path, .black), state: DrawingState()) })
    #expect(frame[29, 32] == 0xffff_ffff)
    #expect(frame[30, 32] == 0xff00_0000)
    #expect(frame[63, 0] == 0xff00_0000)
  }

  @Test func singularMatricesAndEmptyGradientsPaintNothingOrTheLastColor() {
    let flat = GradientPaint(
      stops: [
        GradientPaint.Stop(location: 0, color: .black), GradientPaint.Stop(location: 1, color: Scenes.red),
      ],
      geometry: .linear(start: CGPoint(x: 3, y: 3), end: CGPoint(x: 3, y: 3)))
    let none = GradientPaint(stops: [], geometry: .conic(center: .zero, angle: 0))
    let frame = Scenes.draw(
      Scenes.list(32, 32) { recorder in
        recorder.append(.fill(Scenes.rect(0, 0, 16, 32), FillStyle(), .gradient(flat)), state: DrawingState())
        recorder.append(
          .fill(Scenes.rect(16, 0, 16, 32), FillStyle(), .gradient(none)), state: DrawingState())
      })
    #expect(frame[8, 8] == 0xffff_0000)
    #expect(frame[24, 8] == 0xffff_ffff)
  }

  @Test func emptyListsAndOnePixelFramesAreFine() {
    let frame = Scenes.draw(Scenes.list(1, 1) { _ in })
    #expect(frame[0, 0] == 0xffff_ffff)
    let zero = Scenes.draw(
      Scenes.list(0, 0) { $0.append(Scenes.fill(Scenes.rect(0, 0, 9, 9), .black), state: DrawingState()) })
    #expect(zero.width == 1)
    #expect(zero[0, 0] == 0xff00_0000)
  }

  @Test func tenThousandGradientsStayWithinTheTableBudget() {
    let caches = PaintCaches()
    var tables = PaintTables()
    for frame in 0..<3 {
      caches.beginFrame()
      tables = PaintTables()
      for index in 0..<10_000 {
        let color = PaintColor(red: Float(index) / 10_000, green: Float(frame) / 3, blue: 0, alpha: 1)
        let stops = [
          GradientPaint.Stop(location: 0, color: color), GradientPaint.Stop(location: 1, color: .white),
        ]
        let gradient = GradientPaint(
          stops: stops, geometry: .linear(start: .zero, end: CGPoint(x: 10, y: 0)))
        #expect(
          caches.prepare(.gradient(gradient), opacity: 1, transform: .identity, &tables, hashes: true) != nil)
      }
    }
    #expect(caches.tableBytes <= Limits.gradientTableBudget + 10_000 * 1024)
  }

  @Test func deeplyNestedLayersAreDrawn() {
    var fragment = Fragment(commands: [
      DrawingCommand(operation: Scenes.fill(Scenes.rect(0, 0, 10, 10), .black), state: DrawingState())
    ])
    for _ in 0..<200 {
      fragment = Fragment(commands: [
        DrawingCommand(operation: .layer(fragment), state: DrawingState(opacity: 0.999))
      ])
    }
    let frame = Scenes.draw(
      Scenes.list(16, 16) { $0.append(.layer(fragment), state: DrawingState(opacity: 0.5)) })
    #expect(frame[12, 12] == 0xffff_ffff)
    #expect(frame[5, 5] != 0xffff_ffff)
  }

  @Test func thinLinesAreAsFaintAsTheyAreThin() {
    for (width, alpha) in [(0.0, 0), (0.01, 3), (0.25, 64), (0.5, 128), (1, 255)] {
      var line = Path()
      line.addLines([CGPoint(x: -5, y: 10.5), CGPoint(x: 40, y: 10.5)])
      let frame = Scenes.draw(
        Scenes.list(32, 32, background: .clear) {
          $0.append(
            .stroke(line, StrokeStyle(lineWidth: width), isAntialiased: true, .solid(.black)),
            state: DrawingState())
        })
      #expect(abs(Int(frame[16, 10] >> 24) - alpha) <= 1, "\(width)")
      #expect(frame[16, 9] == 0 && frame[16, 11] == 0)
    }
  }

  @Test func endlessDashesAndEnormousWidthsEnd() {
    var line = Path()
    line.addLines([CGPoint(x: -1e6, y: 10), CGPoint(x: 1e6, y: 12), CGPoint(x: 5, y: 1e9)])
    for dash in [[1e-9, 1e-9], [0.001], [1e-3, 1e6], [0, 0], [-1, 2]] as [[CGFloat]] {
      for width in [1e-6, 3, 1e9] {
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: dash)
        let frame = Scenes.draw(
          Scenes.list(32, 32) {
            $0.append(
              .stroke(line, style, isAntialiased: true, .solid(Scenes.red)), state: DrawingState())
            $0.append(Scenes.fill(Scenes.rect(20, 20, 5, 5), .black), state: DrawingState())
          })
        #expect(frame[22, 22] == 0xff00_0000)
      }
    }
  }
}
