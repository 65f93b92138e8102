import EaselDrawing
import Testing

@testable import EaselUI

extension StyleLevelTests {
  /// A custom style that resolves to a material.
  private struct Frost: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { AnyShapeStyle(.regularMaterial) }
  }

  /// Shows whether a material is behind it, in colors that nothing else has.
  private struct Probe: View {
    @Environment(\.backgroundMaterial) private var material

    var body: some View { Rectangle().fill(Color(red: material == nil ? 0 : 1, green: 1, blue: 0)) }
  }

  private struct Covered: View {
    let handle: Handle<Bool>
    @State private var isMaterial = false

    var body: some View {
      handle.binding = $isMaterial
      return Rectangle().fill(.secondary)
        .background(isMaterial ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.blue))
    }
  }

  private static let secondary = HierarchicalShapeStyle.secondary
  private static let plain = ["#3C3C4399", "#EBEBF599"]
  private static let vibrant = ["#0000008D, plusDarker", "#FFFFFF8A, plusLighter"]

  /// The color in front and its blend mode, if it has one.
  private func front<Content: View>(_ stage: Stage<Content>, at seconds: Double) -> String {
    let colors = stage.show(at: seconds).dump().matches(of: #/#[0-9A-F]{8}(, plus\w+)?/#)
    return colors.last.map { String($0.output.0) } ?? ""
  }

  /// Whether the probe of a stage is on a material; nil if it is not drawn.
  private func isOnMaterial<Content: View>(_ stage: Stage<Content>, at seconds: Double) -> Bool? {
    let dump = stage.show(at: seconds).dump()
    if dump.contains("#FFFF00FF") { return true }
    return dump.contains("#00FF00FF") ? false : nil
  }

  /// The color in front in the light and in the dark scheme.
  private func fronts(_ view: some View) -> [String] {
    [ColorScheme.light, .dark].map { front(Stage(view.environment(\.colorScheme, $0)), at: 0) }
  }

  @Test("the deeper levels of the default foreground style are vibrant on a material")
  func vibrancy() {
    func square(_ level: HierarchicalShapeStyle) -> [String] {
      fronts(Rectangle().fill(level).background(.thinMaterial))
    }
    #expect(square(.primary) == ["#000000FF", "#FFFFFFFF"])
    #expect(square(.secondary) == Self.vibrant)
    #expect(square(.tertiary) == ["#00000040, plusDarker", "#FFFFFF40, plusLighter"])
    #expect(square(.quaternary) == ["#00000026, plusDarker", "#FFFFFF26, plusLighter"])
    #expect(square(.quinary) == ["#00000019, plusDarker", "#FFFFFF11, plusLighter"])
    #expect(fronts(Rectangle().fill(Self.secondary)) == Self.plain)
    #expect(fronts(Color.secondary.background(.thinMaterial)) == Self.plain)
  }

  @Test("a level is vibrant if it derives from the default foreground style")
  func vibrantDerivation() {
    let square = Rectangle().fill(Self.secondary).background(.thinMaterial)
    #expect(fronts(square.foregroundStyle(.primary)) == Self.vibrant)
    #expect(fronts(square.foregroundStyle(.foreground).foregroundStyle(.primary)) == Self.vibrant)
    #expect(fronts(Rectangle().background(.thinMaterial).foregroundStyle(Self.secondary)) == Self.vibrant)
    let half = ["#00000047, plusDarker", "#FFFFFF45, plusLighter"]
    #expect(fronts(square.foregroundStyle(Self.secondary)) == half)
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(fronts(square.foregroundStyle(red)) == ["#FF000080", "#FF000080"])
    #expect(fronts(square.foregroundStyle(.primary).foregroundStyle(red)) == ["#FF000080", "#FF000080"])
    #expect(fronts(square.foregroundStyle(.primary, red)) == ["#FF0000FF", "#FF0000FF"])
  }

  @Test("only a material behind a view makes it vibrant")
  func vibrantBackgrounds() {
    let square = Rectangle().fill(Self.secondary)
    let circle = Circle()
    #expect(fronts(square.background(.bar, in: circle)) == Self.vibrant)
    #expect(fronts(square.background(AnyShapeStyle(.thickMaterial), in: circle)) == Self.vibrant)
    #expect(fronts(square.background(.thinMaterial.shadow(.drop(radius: 2)).opacity(0.5))) == Self.vibrant)
    #expect(fronts(square.background(Frost())) == Self.vibrant)
    #expect(fronts(square.background(in: circle).backgroundStyle(.thinMaterial)) == Self.vibrant)
    #expect(fronts(square.background().backgroundStyle(.thinMaterial)) == Self.vibrant)
    #expect(fronts(square.environment(\.backgroundMaterial, .bar)) == Self.vibrant)

    #expect(fronts(square.background(.white).background(.thinMaterial)) == Self.plain)
    #expect(fronts(square.background(.white, in: circle).background(.thinMaterial)) == Self.plain)
    #expect(fronts(square.background(in: circle).background(.thinMaterial)) == Self.plain)
    #expect(fronts(square.environment(\.backgroundMaterial, nil).background(.thinMaterial)) == Self.plain)
    #expect(fronts(square.background { circle.fill(.thinMaterial) }) == Self.plain)
    #expect(fronts(square.glassEffect()) == Self.plain)
  }

  @Test("a view is drawn anew when the material behind it appears")
  func vibrancyChanges() {
    let handle = Handle<Bool>()
    let stage = Stage(Covered(handle: handle))
    #expect(front(stage, at: 0) == Self.plain[0])
    handle.value = true
    #expect(front(stage, at: 1) == Self.vibrant[0])
    handle.value = false
    #expect(front(stage, at: 2) == Self.plain[0])
  }

  @Test("the material behind a presented view is that of the presentation")
  func vibrantPresentations() {
    func isOnMaterial(_ view: some View) -> Bool? {
      let stage = Stage(size: CGSize(300, 300), view.background(.thinMaterial))
      stage.show(at: 0)
      return self.isOnMaterial(stage, at: 3)
    }
    func cover(_ content: some View) -> some View {
      Color.red.fullScreenCover(isPresented: .constant(true)) { content }
    }
    #expect(isOnMaterial(cover(Probe())) == false)
    #expect(isOnMaterial(cover(Probe().presentationBackground(.blue))) == false)
    #expect(isOnMaterial(cover(Probe().presentationBackground(.thinMaterial))) == true)
    let popover = Color.red.popover(isPresented: .constant(true)) { Probe().frame(width: 50, height: 50) }
    #expect(isOnMaterial(popover) == false)
  }

  @Test("bars and rows of lists are on the material of their own backgrounds")
  func vibrantContainers() {
    func isOnMaterial(_ view: some View) -> Bool? {
      self.isOnMaterial(Stage(size: CGSize(300, 300), view), at: 0)
    }
    let bar = NavigationStack { Color.clear.toolbar { ToolbarItem(placement: .principal) { Probe() } } }
    #expect(isOnMaterial(bar.background(.thinMaterial)) == false)
    let material = NavigationStack {
      Color.clear.toolbar { ToolbarItem(placement: .principal) { Probe() } }
        .toolbarBackground(.thinMaterial, for: .navigationBar)
    }
    #expect(isOnMaterial(material) == true)

    func list(_ row: some View) -> some View { List { row }.listStyle(.insetGrouped) }
    let (plain, clear) = (list(Probe()), list(Probe().listRowBackground(Color.clear)))
    #expect(isOnMaterial(plain.background(.thinMaterial)) == false)
    #expect(isOnMaterial(plain.scrollContentBackground(.hidden).background(.thinMaterial)) == false)
    #expect(isOnMaterial(clear.background(.thinMaterial)) == false)
    #expect(isOnMaterial(clear.scrollContentBackground(.hidden).background(.thinMaterial)) == true)
  }
}
