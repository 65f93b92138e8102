import EaselDrawing
import Testing

@testable import EaselUI

@Suite struct DrawingShadingTests {
  private typealias Shading = GraphicsContext.Shading

  private let box = Path(CGRect(x: 20, y: 10, width: 60, height: 40))
  private let gradient = Gradient(colors: [.black, .white])

  private func paint(
    _ shading: GraphicsContext.Shading, environment: EnvironmentValues = EnvironmentValues()
  ) -> Paint? {
    record(environment: environment) { $0.fill(box, with: shading) }.first?.paint
  }

  @Test func gradientsOfAShadingAreInUserSpace() {
    let commands = record { context in
      context.translateBy(x: 5, y: 0)
      context.fill(
        box, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 200, y: 100)))
    }
    #expect(commands[0].gradient?.geometry == .linear(start: .zero, end: CGPoint(x: 200, y: 100)))
    #expect(commands[0].gradient?.transform == .identity)
    #expect(commands[0].state.transform == CGAffineTransform(translationX: 5, y: 0))
  }

  @Test func gradientsOfAStyleAreInTheBoundsOfTheDraw() {
    let style = LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
    let commands = record { context in
      context.translateBy(x: 5, y: 0)
      context.fill(box, with: .style(style))
      context.stroke(box, with: .style(style), lineWidth: 10)
    }
    for command in commands {
      #expect(command.gradient?.geometry == .linear(start: CGPoint(x: 20, y: 10), end: CGPoint(x: 80, y: 50)))
    }
  }

  @Test func otherGeometries() {
    let center = CGPoint(x: 3, y: 4)
    guard
      case .gradient(let radial)? = paint(
        .radialGradient(gradient, center: center, startRadius: 1, endRadius: 9)),
      case .gradient(let conic)? = paint(.conicGradient(gradient, center: center, angle: .radians(2)))
    else {
      Issue.record("a paint is not a gradient")
      return
    }
    #expect(
      radial.geometry == .radial(startCenter: center, startRadius: 1, endCenter: center, endRadius: 9))
    #expect(conic.geometry == .conic(center: center, angle: 2))
  }

  @Test func optionsOfGradients() {
    func options(_ options: GraphicsContext.GradientOptions) -> GradientPaint? {
      let shading = Shading.linearGradient(
        gradient, startPoint: .zero, endPoint: CGPoint(x: 1, y: 0), options: options)
      guard case .gradient(let gradient)? = paint(shading) else { return nil }
      return gradient
    }
    #expect(options([])?.spread == .pad && options([])?.interpolation == .encoded)
    #expect(options(.repeat)?.spread == .repeat)
    #expect(options(.mirror)?.spread == .mirror)
    #expect(options([.repeat, .mirror])?.spread == .mirror)
    #expect(options(.linearColor)?.interpolation == .linearLight)
  }

  @Test func colorsResolveInTheEnvironmentOfTheCanvas() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(paint(.color(.primary)) == .solid(.black))
    #expect(paint(.color(.primary), environment: dark) == .solid(.white))
    #expect(paint(.foreground, environment: dark) == .solid(.white))
    #expect(paint(.style(Color.primary), environment: dark) == .solid(.white))
    #expect(paint(.style(.primary), environment: dark) == .solid(.white))
  }

  @Test func componentsMakeColors() {
    #expect(
      paint(.color(red: 0.25, green: 0.5, blue: 1))
        == .solid(PaintColor(red: 0.25, green: 0.5, blue: 1, alpha: 1)))
    #expect(
      paint(.color(white: 0.5, opacity: 0.25))
        == .solid(PaintColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)))
    #expect(paint(.color(.sRGBLinear, white: 1)) == .solid(.white))
  }

  @Test func aPaletteDrawsWithItsFirstShading() {
    #expect(paint(.palette([.color(.white), .color(.black)])) == .solid(.white))
    #expect(paint(.palette([])) == nil)
    #expect(paint(.backdrop) == .backdrop)
  }

  @Test func aResolvedShadingKeepsItsColors() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let shadings: [Shading] = [
      .color(.red), .foreground, .color(white: 0.5), .palette([.color(.red)]),
      .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)),
    ]
    var resolved: [Shading] = []
    _ = record(environment: dark) { context in resolved = shadings.map { context.resolve($0) } }
    for (shading, resolved) in zip(shadings, resolved) {
      #expect(paint(resolved) == paint(shading, environment: dark))
    }
  }

  @Test func aResolvedStyleStillFollowsTheBounds() {
    let style = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
    var resolved = Shading.backdrop
    _ = record { context in resolved = context.resolve(.style(style)) }
    #expect(paint(resolved) == paint(.style(style)))
  }

  @Test func aShadowOfAStyleIsTheFirstFilterOfTheDraw() {
    let commands = record { context in
      context.addFilter(.blur(radius: 3))
      context.fill(box, with: .style(Color.red.shadow(.drop(color: .black, radius: 2))))
    }
    let filters = commands[0].state.filters
    #expect(
      filters?.operation == .shadow(FilterOperation.Shadow(color: .black, radius: 2, offset: .zero)))
    #expect(filters?.parent?.operation == .blur(radius: 3, isOpaque: false, dithers: false))
  }

  @Test(
    "A clip with a NaN or infinite edge clips everything and has bounds",
    arguments: [.nan, -CGFloat.infinity])
  func clipBoundsWithInvalidEdges(edge: CGFloat) {
    _ = record { context in
      context.clip(to: Path(CGRect(x: edge, y: 0, width: edge, height: edge)))
      #expect(context.clipBoundingRect == .zero)
    }
  }

  @Test func clipBoundsFollowTheUserSpace() {
    _ = record { context in
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 200, height: 100))
      context.translateBy(x: 10, y: 0)
      #expect(context.clipBoundingRect == CGRect(x: -10, y: 0, width: 200, height: 100))
      context.clip(to: box)
      #expect(context.clipBoundingRect == CGRect(x: 20, y: 10, width: 60, height: 40))
      context.scaleBy(x: 2, y: 2)
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 5, width: 30, height: 20))
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 1, height: 1)), options: .inverse)
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 5, width: 30, height: 20))
      context.clip(to: Path(CGRect(x: 500, y: 0, width: 1, height: 1)))
      #expect(context.clipBoundingRect == .zero)
      context.scaleBy(x: 0, y: 0)
      #expect(context.clipBoundingRect == .zero)
    }
  }
}
