import EaselDrawing
import Testing

@testable import EaselUI

@Suite struct DrawingGradientTests {
  private let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
  private let black = PaintColor.black
  private let white = PaintColor.white

  private func gradient(
    _ style: some ShapeStyle, _ environment: EnvironmentValues = EnvironmentValues()
  ) -> GradientPaint {
    guard case .gradient(let gradient) = style.resolvePaint(for: bounds, in: environment) else {
      Issue.record("\(style) is not a gradient")
      return GradientPaint(stops: [], geometry: .conic(center: .zero, angle: 0))
    }
    return gradient
  }

  private func places(_ gradient: GradientPaint) -> [Float] { gradient.stops.map(\.location) }

  /// Returns the gray level of each stop.
  private func greys(_ gradient: GradientPaint) -> [Float] { gradient.stops.map(\.color.components.x) }

  @Test func colorsAreSpreadEvenly() {
    #expect(Gradient(colors: []).stops.isEmpty)
    #expect(Gradient(colors: [.red]).stops == [Gradient.Stop(color: .red, location: 0)])
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func stopsAreSortedStably() {
    let stops = [(0.5, 0.1), (0.0, 0.2), (0.5, 0.3), (1.05, 0.4), (.nan, 0.5), (-1, 0.6)].map {
      Gradient.Stop(color: Color(white: $0.1), location: CGFloat($0.0))
    }
    let paint = gradient(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    #expect(places(paint) == [-1, 0, 0.5, 0.5, 1.05])
    #expect(greys(paint) == [0.6, 0.2, 0.1, 0.3, 0.4])
  }

  @Test func aLinearGradientRunsBetweenUnitPoints() {
    let paint = gradient(
      LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .trailing))
    #expect(paint.geometry == .linear(start: CGPoint(x: 10, y: 20), end: CGPoint(x: 210, y: 70)))
    #expect(paint.transform == .identity && paint.spread == .pad && paint.interpolation == .encoded)
  }

  @Test func aRadialGradientHasItsRadiiInPoints() {
    let paint = gradient(
      RadialGradient(colors: [.black, .white], center: .center, startRadius: 5, endRadius: 50))
    let center = CGPoint(x: 110, y: 70)
    #expect(
      paint.geometry
        == .radial(startCenter: center, startRadius: 5, endCenter: center, endRadius: 50))
  }

  @Test func anEllipticalGradientTouchesTheEdgesAtRadiusOneHalf() {
    let paint = gradient(EllipticalGradient(colors: [.black, .white]))
    guard case .radial(let center, 0, _, let radius) = paint.geometry else {
      Issue.record("the gradient is not radial")
      return
    }
    let top = CGPoint(x: center.x, y: center.y - radius).applying(paint.transform)
    let right = CGPoint(x: center.x + radius, y: center.y).applying(paint.transform)
    #expect(top == CGPoint(x: 110, y: 20))
    #expect(right == CGPoint(x: 210, y: 70))
  }

  @Test func aGradientAsAStyleRunsFromTopToBottom() {
    let paint = gradient(Gradient(colors: [.black, .white]))
    #expect(paint.geometry == .linear(start: CGPoint(x: 110, y: 20), end: CGPoint(x: 110, y: 120)))
    #expect(gradient(Color.blue.gradient).stops.count == 2)
  }

  @Test func aPerceptualGradientIsMarkedAsSuch() {
    let style = LinearGradient.linearGradient(
      Gradient(colors: [.red, .blue]).colorSpace(.perceptual), startPoint: .top, endPoint: .bottom)
    #expect(gradient(style).interpolation == .perceptual)
  }

  @Test func stopColorsResolveInTheEnvironment() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let style = LinearGradient(colors: [.primary, .clear], startPoint: .top, endPoint: .bottom)
    #expect(gradient(style).stops[0].color == black)
    #expect(gradient(style, dark).stops[0].color == white)
  }

  // MARK: Angular

  private func angular(_ start: Double, _ end: Double) -> GradientPaint {
    gradient(
      AngularGradient(
        colors: [.black, .white], center: .center, startAngle: .degrees(start), endAngle: .degrees(end)))
  }

  private func degrees(_ gradient: GradientPaint) -> Double {
    guard case .conic(_, let angle) = gradient.geometry else { return .nan }
    return Double(angle) * 180 / .pi
  }

  @Test func aFullTurnIsUnchanged() {
    for (start, end) in [(0.0, 360.0), (90, 450), (-30, 330)] {
      let paint = angular(start, end)
      #expect(abs(degrees(paint) - start) < 1e-9)
      #expect(places(paint) == [0, 1] && greys(paint) == [0, 1])
    }
    let once = gradient(AngularGradient(colors: [.black, .white], center: .topLeading, angle: .degrees(45)))
    #expect(abs(degrees(once) - 45) < 1e-9 && places(once) == [0, 1])
    if case .conic(let center, _) = once.geometry { #expect(center == CGPoint(x: 10, y: 20)) }
  }

  @Test func aPartialTurnIsPaddedAndSwitchesInTheMiddleOfTheGap() {
    let paint = angular(0, 90)
    #expect(places(paint) == [0, 0.25, 0.625, 0.625])
    #expect(greys(paint) == [0, 1, 1, 0])
  }

  @Test func ofSeveralTurnsTheLastOneIsVisible() {
    let paint = angular(0, 720)
    #expect(abs(degrees(paint) - 360) < 1e-9)
    #expect(places(paint) == [0, 1])
    #expect(greys(paint) == [0.5, 1])
  }

  @Test func aCounterclockwiseSweepIsMirrored() {
    let paint = angular(90, 0)
    #expect(abs(degrees(paint)) < 1e-9)
    #expect(places(paint) == [0, 0.25, 0.625, 0.625])
    #expect(greys(paint) == [1, 0, 0, 1])
  }

  @Test func anEmptySweepIsAHardEdge() {
    let paint = angular(30, 30)
    #expect(places(paint) == [0, 0, 0.5, 0.5])
    #expect(greys(paint) == [0, 1, 1, 0])
  }

  @Test func stopsOutsideTheSweepAreClipped() {
    let stops = [(-1.0, 0.0), (3.0, 1.0)].map { Gradient.Stop(color: Color(white: $0.1), location: $0.0) }
    let paint = gradient(
      AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(180)))
    #expect(places(paint) == [0, 0.5, 0.75, 0.75])
    #expect(greys(paint) == [0.25, 0.5, 0.5, 0.25])
  }

  @Test func notFiniteSweepsDoNotTrap() {
    for (start, end) in [(Double.nan, 0.0), (0, .infinity), (-.infinity, .infinity), (0, 1e300), (0, -1e300)]
    {
      let paint = angular(start, end)
      #expect(paint.stops.allSatisfy { (0...1).contains($0.location) })
    }
    #expect(
      gradient(AngularGradient(colors: [], center: .center, startAngle: .zero, endAngle: .degrees(9))).stops
        .isEmpty)
  }
}
