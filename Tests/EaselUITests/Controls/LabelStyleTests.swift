import Testing

@testable import EaselUI

@Suite("Label styles")
@MainActor
struct LabelStyleTests {
  private var label: some View {
    Label(title: { Box(1, width: 20, height: 10) }, icon: { Box(2, width: 10, height: 10) })
  }

  private func numbers(_ view: some View) -> [Int] { Stage(view).order() }

  @Test("A label shows icon and title, the icon before the title, or only one of them")
  func styles() {
    #expect(numbers(label) == [2, 1])
    #expect(numbers(label.labelStyle(.automatic)) == [2, 1])
    #expect(numbers(label.labelStyle(.titleAndIcon)) == [2, 1])
    #expect(numbers(label.labelStyle(.titleOnly)) == [1])
    #expect(numbers(label.labelStyle(.iconOnly)) == [2])
    #expect(frames(in: CGSize(100, 100)) { label.labelStyle(.titleAndIcon) }[1] == CGRect(49, 45, 20, 10))
  }

  @Test("The innermost style wins")
  func nesting() {
    #expect(numbers(label.labelStyle(.titleOnly).labelStyle(.iconOnly)) == [1])
  }

  private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Box(3, width: 5, height: 5)
        Label(configuration)
      }
    }
  }

  private struct Swapped: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test("A custom style arranges title and icon, or wraps a label in the outer style")
  func ownStyles() {
    #expect(numbers(label.labelStyle(Swapped())) == [1, 2])
    #expect(numbers(label.labelStyle(Boxed())) == [3, 2, 1])
    #expect(numbers(label.labelStyle(Boxed()).labelStyle(.iconOnly)) == [3, 2])
  }

  @Test("Labels inside a title have the style of the outer label")
  func labelInside() {
    let outer = Label(title: { label }, icon: { Box(4, width: 5, height: 5) })
    #expect(numbers(outer.labelStyle(.titleOnly)) == [1])
  }

  @Test("Buttons and toggles show title and symbol as a label")
  func controls() {
    let button = Stage(Button("a", systemImage: "star") {}.labelStyle(.iconOnly))
    let text = Stage(Button("a", systemImage: "star") {}.labelStyle(.titleOnly))
    #expect(button.host.sizeThatFits(.unspecified) != text.host.sizeThatFits(.unspecified))
    let toggle = Toggle("a", systemImage: "star", isOn: .constant(true)).labelStyle(.titleOnly)
    #expect(
      Stage(toggle).show().allCommands.contains { if case .glyphs = $0.operation { true } else { false } })
  }
}
