import EaselDrawing
import Testing

@testable import EaselUI

@Suite struct DrawingStyleTests {
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func color(_ style: some ShapeStyle, _ environment: EnvironmentValues = EnvironmentValues())
    -> PaintColor?
  {
    guard case .solid(let color) = style.resolvePaint(for: bounds, in: environment) else { return nil }
    return color
  }

  private var dark: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return environment
  }

  /// A custom style that resolves to another style in the dark scheme.
  private struct Adaptive: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  private struct Endless: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Endless { self }
  }

  private struct Unfinished: ShapeStyle {}

  @Test func theForegroundIsBlackOnLightAndWhiteOnDark() {
    #expect(color(ForegroundStyle()) == .black)
    #expect(color(ForegroundStyle(), dark) == .white)
  }

  @Test func theForegroundStyleComesFromTheEnvironment() {
    var environment = EnvironmentValues()
    environment.foregroundStyles = [AnyShapeStyle(Color(red: 1, green: 0, blue: 0))]
    #expect(color(ForegroundStyle(), environment) == PaintColor(red: 1, green: 0, blue: 0, alpha: 1))
    let alphas = [HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary].map {
      color($0, environment)?.alpha
    }
    #expect(alphas == [1, 0.5, 0.25, 0.18])
  }

  /// Returns the environment inside nested views that each set a foreground style, the outermost first.
  @MainActor private func within(_ styles: [AnyShapeStyle]...) -> EnvironmentValues {
    styles.reduce(into: EnvironmentValues()) { ForegroundModifier(styles: $1).change(&$0) }
  }

  @Test("A hierarchical style set as the foreground refers to the outer foreground")
  @MainActor func levelsWithinLevels() {
    let (red, secondary) = (AnyShapeStyle(Color(red: 1, green: 0, blue: 0)), AnyShapeStyle(.secondary))
    let opaque = PaintColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color(ForegroundStyle(), within([secondary])) == color(Color.secondary))
    #expect(color(ForegroundStyle(), within([AnyShapeStyle(.primary)])) == .black)
    #expect(color(ForegroundStyle(), within([red], [AnyShapeStyle(.primary)])) == opaque)
    #expect(color(ForegroundStyle(), within([red], [secondary])) == opaque.multiplyingAlpha(by: 0.5))
    let twice = within([red], [secondary], [secondary])
    #expect(color(ForegroundStyle(), twice) == opaque.multiplyingAlpha(by: 0.25))
    #expect(color(.secondary, within([red], [secondary])) == opaque.multiplyingAlpha(by: 0.25))
    #expect(color(.secondary, within([red], [secondary, AnyShapeStyle(.black)])) == .black)
    let same = within([AnyShapeStyle(.white), AnyShapeStyle(.black)], [AnyShapeStyle(ForegroundStyle())])
    #expect(color(ForegroundStyle(), same) == .white)
  }

  @Test("A custom style that resolves to a hierarchical style refers to the outer foreground")
  @MainActor func levelsOfOwnStyles() {
    let red = AnyShapeStyle(Color(red: 1, green: 0, blue: 0))
    #expect(color(ForegroundStyle(), within([red], [AnyShapeStyle(Faint())]))?.alpha == 0.25)
  }

  @Test("A tint derived from the tint refers to the outer tint")
  @MainActor func tintsWithinTints() {
    func within(_ tints: any ShapeStyle...) -> EnvironmentValues {
      tints.reduce(into: EnvironmentValues()) { TintModifier(style: AnyShapeStyle($1)).change(&$0) }
    }
    let (red, tint) = (Color(red: 1, green: 0, blue: 0), TintShapeStyle())
    let opaque = PaintColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color(tint, within(tint)) == color(Color.accentColor))
    #expect(color(tint, within(red, tint)) == opaque)
    let twice = within(red, tint.opacity(0.5), tint.opacity(0.5))
    #expect(color(tint, twice) == opaque.multiplyingAlpha(by: 0.25))
    #expect(color(tint, within(red, HierarchicalShapeStyle.primary)) == .black)
    var environment = within(red, HierarchicalShapeStyle.secondary)
    ForegroundModifier(styles: [AnyShapeStyle(tint)]).change(&environment)
    #expect(color(ForegroundStyle(), environment) == color(HierarchicalShapeStyle.secondary))
    #expect(color(Color.accentColor, within(red)) == opaque)
  }

  private struct Faint: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { HierarchicalShapeStyle.tertiary }
  }

  @Test func hierarchicalLevelsCanBeSet() {
    var environment = EnvironmentValues()
    environment.foregroundStyles = [AnyShapeStyle(Color.white), AnyShapeStyle(Color.black)]
    #expect(color(HierarchicalShapeStyle.secondary, environment) == .black)
    #expect(color(HierarchicalShapeStyle.tertiary, environment) == .white.multiplyingAlpha(by: 0.25))
  }

  @Test("Any style has hierarchical levels, with the foreground's opacities") func levelsOfAStyle() {
    let red = Color(red: 1, green: 0, blue: 0)
    let alphas = [
      color(red.secondary), color(red.tertiary), color(red.quaternary), color(red.quinary),
      color(.red.opacity(0.5).secondary),
    ].map { $0?.alpha }
    #expect(alphas == [0.5, 0.25, 0.18, 0.12, 0.25])
    #expect(color(red.secondary) == PaintColor(red: 1, green: 0, blue: 0, alpha: 1).multiplyingAlpha(by: 0.5))
  }

  @Test func aCustomStyleResolves() {
    #expect(color(Adaptive()) == .black)
    #expect(color(Adaptive(), dark) == .white)
    #expect(color(AnyShapeStyle(Adaptive()), dark) == .white)
  }

  @Test func aStyleWithEndlessResolutionPaintsNothing() {
    #expect(color(Endless()) == .clear)
    #expect(color(Unfinished()) == .clear)
    var environment = EnvironmentValues()
    environment.foregroundStyles = [AnyShapeStyle(ForegroundStyle())]
    #expect(color(ForegroundStyle(), environment) == .clear)
  }

  @Test func opacityAppliesToColorsAndGradients() {
    #expect(color(ForegroundStyle().opacity(0.5))?.alpha == 0.5)
    let style: some ShapeStyle = LinearGradient(
      colors: [.black, .clear], startPoint: .top, endPoint: .bottom
    )
    .opacity(0.25)
    guard case .gradient(let gradient) = style.resolvePaint(for: bounds, in: EnvironmentValues()) else {
      Issue.record("the paint is not a gradient")
      return
    }
    #expect(gradient.stops.map(\.color.alpha) == [0.25, 0])
  }

  @Test func anExplicitRectangleOverridesTheBoundsOfTheShape() {
    let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
      .in(CGRect(x: 5, y: 0, width: 10, height: 10))
    guard case .gradient(let gradient) = style.resolvePaint(for: bounds, in: EnvironmentValues()) else {
      Issue.record("the paint is not a gradient")
      return
    }
    #expect(gradient.geometry == .linear(start: CGPoint(x: 5, y: 5), end: CGPoint(x: 15, y: 5)))
  }

  @Test func blendModeAndShadowOfAStyleAreRecordedInTheState() {
    let style: some ShapeStyle = Color.red.blendMode(.multiply).shadow(
      .drop(color: .black, radius: 2, x: 1, y: 3)
    )
    .shadow(.inner(color: .white, radius: 4))
    let paint = style.resolve(for: bounds, in: EnvironmentValues())
    let state = paint.state(DrawingState(transform: CGAffineTransform(scaleX: 2, y: 2)))
    #expect(state.mode == .multiply)
    #expect(
      state.filters?.operation
        == .shadow(
          FilterOperation.Shadow(
            color: .white, radius: 4, offset: .zero, mode: .sourceAtop, isAbove: true, invertsAlpha: true)))
    #expect(
      state.filters?.parent?.operation
        == .shadow(
          FilterOperation.Shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 3))))
    #expect(state.filters?.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  /// Two of the paths are two points apart, and one is nowhere.
  @Test(
    "Paths of glass with bounds or a spacing of NaN are not joined",
    arguments: [(CGFloat(4), 2), (CGFloat.nan, 3)])
  func groupsOfGlass(spacing: CGFloat, count: Int) {
    let rects = [CGRect(0, 0, 10, 10), CGRect(CGFloat.nan, 0, 10, 10), CGRect(0, 12, 10, 10)]
    #expect(GlassShape.groups(rects.map { Path($0) }, spacing: spacing).count == count)
  }

  @Test func erasedStylesCompareByTheirContent() {
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(Color.red))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
    #expect(AnyShapeStyle(AnyShapeStyle(Color.red)) == AnyShapeStyle(Color.red))
    #expect(AnyShapeStyle(ForegroundStyle()) != AnyShapeStyle(Color.red))
    #expect(AnyShapeStyle(Color.red.opacity(0.5) as Color) == AnyShapeStyle(Color.red.opacity(0.5) as Color))
    #expect(AnyShapeStyle(Adaptive()) != AnyShapeStyle(Adaptive()))
  }
}
