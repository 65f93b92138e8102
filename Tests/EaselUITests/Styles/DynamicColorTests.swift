import EaselDrawing
import Testing

@testable import EaselUI

/// Colors of UIKit that depend on traits.
@Suite("Dynamic colors")
struct DynamicColorTests {
  /// Red in the light scheme and blue in the dark one.
  private let color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func environment(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
    var environment = EnvironmentValues()
    change(&environment)
    return environment
  }

  private func red(_ color: UIColor) -> CGFloat {
    var red = CGFloat(-1)
    #expect(color.getRed(&red, green: nil, blue: nil, alpha: nil))
    return red
  }

  // MARK: Views

  @MainActor private func colors(_ view: some View) -> [String] {
    func dump(_ view: some View) -> [String] {
      Stage(view.frame(width: 40, height: 40)).show().dump().matches(of: /#[0-9A-F]{8}/).map {
        String($0.output)
      }
    }
    return dump(view) + dump(view.environment(\.colorScheme, .dark))
  }

  @Test("A view shows the color for its own color scheme, however it uses the color")
  @MainActor func views() {
    let color = Color(uiColor: color)
    let both = ["#FF0000FF", "#0000FFFF"]
    #expect(colors(color) == both)
    #expect(colors(Color(self.color)) == both)
    #expect(colors(Rectangle().fill(color)) == both)
    #expect(colors(Rectangle().fill(.tint).tint(color)) == both)
    #expect(colors(Image(systemName: "heart.fill").foregroundStyle(color)) == both)
    #expect(
      colors(Canvas { context, _ in context.fill(Path(CGRect(0, 0, 9, 9)), with: .color(color)) }) == both)
    #expect(colors(color.opacity(0.5)) == ["#FF000080", "#0000FF80"])
    #expect(colors(color.mix(with: .black, by: 0, in: .device)) == both)
    #expect(colors(color.exposureAdjust(1)) == both)
    let gradient = LinearGradient(colors: [color, .white], startPoint: .top, endPoint: .bottom)
    #expect(colors(Rectangle().fill(gradient)) == ["#FF0000FF", "#FFFFFFFF", "#0000FFFF", "#FFFFFFFF"])
    let inner = ZStack { color.environment(\.colorScheme, .dark) }
    #expect(colors(inner) == ["#0000FFFF", "#0000FFFF"])
  }

  @Test("A view is drawn anew when the color scheme changes, and the closure sees the new one")
  @MainActor func changes() {
    let stage = Stage(Color(uiColor: color))
    #expect(stage.show().dump().contains("#FF0000FF"))
    stage.host.environment.colorScheme = .dark
    #expect(stage.show(at: 1).dump().contains("#0000FFFF"))
  }

  @Test("The closure receives the values of the environment")
  func traits() {
    let seen = Seen()
    let spy = UIColor {
      seen.traits = $0
      return .red
    }
    _ = Color(spy).resolve(in: environment())
    let usual = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .light), .init(userInterfaceLevel: .base), .init(displayScale: 1),
      .init(accessibilityContrast: .normal), .init(layoutDirection: .leftToRight),
    ])
    #expect(seen.traits == usual)
    _ = Color(spy).resolve(
      in: environment {
        ($0.colorScheme, $0.displayScale, $0.isElevated) = (.dark, 2, true)
        $0.layoutDirection = .rightToLeft
      })
    let other = UITraitCollection(traitsFrom: [
      usual, dark, .init(userInterfaceLevel: .elevated), .init(displayScale: 2),
      .init(layoutDirection: .rightToLeft),
    ])
    #expect(seen.traits == other && seen.traits != usual)
    _ = spy.resolvedColor(with: dark)
    #expect(seen.traits == dark)
  }

  /// What a closure saw.
  private final class Seen {
    var traits: UITraitCollection?
  }

  // MARK: Values

  @Test("A dynamic color is only equal to itself")
  func equality() {
    let other = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    let copy = color
    #expect(color == copy && color != other && Set([color, copy, other]).count == 2)
    #expect(Color(color) == Color(uiColor: copy) && Color(color) != Color(other))
    #expect(color.withAlphaComponent(0.5) == copy.withAlphaComponent(0.5))
    #expect(color.withAlphaComponent(0.5) != color)
  }

  @Test("A resolved color is the same in every environment")
  func resolving() {
    #expect(color.resolvedColor(with: dark) == .blue && color.resolvedColor(with: .init()) == .red)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    let sheet = UITraitCollection(traitsFrom: [dark, .init(userInterfaceLevel: .elevated)])
    #expect("\(Color(UIColor.systemBackground.resolvedColor(with: sheet)))" == "#1C1C1EFF")
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    let nested = UIColor { [color] traits in traits.displayScale > 1 ? color : .label }
    let large = UITraitCollection(traitsFrom: [dark, .init(displayScale: 3)])
    #expect(nested.resolvedColor(with: large) == .blue && nested.resolvedColor(with: dark) == .white)
    let half = color.withAlphaComponent(0.5).resolvedColor(with: dark)
    #expect(half == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
  }

  @Test("Components are those for the current traits, which are light unless they are set")
  func currentTraits() {
    #expect(red(color) == 1 && color.cgColor.components == [1, 0, 0, 1])
    let outer = UITraitCollection.current
    dark.performAsCurrent {
      #expect(UITraitCollection.current == dark)
      #expect(red(color) == 0 && color.cgColor.components == [0, 0, 1, 1] && red(.label) == 1)
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
      #expect(red(color) == 1)
    }
    #expect(UITraitCollection.current == outer && outer.userInterfaceStyle == .light)
    #expect(red(color) == 1 && red(.label) == 0)
  }

  @Test("The fill and the stroke of the current context are those for the current traits")
  func drawing() {
    let recorder = FragmentRecorder()
    let context = CGContext(recorder: recorder, state: DrawingState(), bounds: CGRect(0, 0, 20, 20))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    color.setFill()
    UIRectFill(CGRect(0, 0, 5, 5))
    dark.performAsCurrent { color.set() }
    UIRectFill(CGRect(0, 0, 5, 5))
    UIBezierPath(rect: CGRect(0, 0, 5, 5)).stroke()
    let dump = recorder.finish().dump()
    #expect(
      dump.matches(of: /#[0-9A-F]{8}/).map { String($0.output) } == ["#FF0000FF", "#0000FFFF", "#0000FFFF"])
  }

  // MARK: Asset catalogs

  @Test("Colors of asset catalogs are found by name, and follow the appearance")
  func names() throws {
    let folder = try ImageFolder()
    let entry = #"{"color":{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0"}}}"#
    let night =
      #"{"color":{"color-space":"srgb","components":{"red":"0.0","green":"0.0","blue":"1.0"}},"#
      + #""appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    try folder.write(
      "Assets.xcassets/tone.colorset/Contents.json", text: #"{"colors":[\#(entry),\#(night)]}"#)
    let bundle = folder.bundle
    let tone = try #require(UIColor(named: "tone", in: bundle, compatibleWith: nil))
    #expect(Color(tone) == Color("tone", bundle: bundle))
    #expect(tone.resolvedColor(with: dark) == .blue && red(tone) == 1)
    #expect(UIColor(named: "tone", in: bundle, compatibleWith: dark) == .blue)
    #expect(UIColor(named: "no such color", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "no such color") == nil)
  }
}
