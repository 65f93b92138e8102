import EaselUI
import Testing

/// The previews that the view of a provider consists of, and the values that their modifiers set.
@MainActor @Suite("Parts of previews")
struct PreviewPartTests {
  private func names<Content: View>(@ViewBuilder _ content: () -> Content) -> [String?] {
    PreviewPart.parts(of: content()).map(\.settings.name)
  }

  private func layout(_ settings: PreviewSettings) -> String { settings.layout.map { "\($0)" } ?? "none" }

  @Test("A single view is one preview, also in a stack")
  func single() {
    #expect(names { Text("A") } == [nil])
    #expect(names { Text("A").padding().previewDisplayName("A").opacity(0.5) } == ["A"])
    #expect(
      names {
        VStack {
          Text("A").previewDisplayName("A")
          Text("B")
        }
      } == [nil])
  }

  @Test("Groups, conditions, erased views and collections are taken apart, in order")
  func containers() {
    let all = names {
      Text("A").previewDisplayName("A")
      AnyView(
        Group {
          if 1 > 0 { Text("B").previewDisplayName("B") } else { Text("C").previewDisplayName("C") }
          if 1 < 0 { Text("D").previewDisplayName("D") }
          EmptyView()
        })
      ForEach(["E", "F"], id: \.self) { name in
        Text(name).previewDisplayName(name)
        Text(name)
      }
    }
    #expect(all == ["A", "B", "E", nil, "F", nil])
    #expect(names {} == [])
  }

  @Test("A modifier of a group applies to each view, and the values of inner modifiers win")
  func modifiers() {
    let parts = PreviewPart.parts(
      of: Group {
        Text("A").previewLayout(.sizeThatFits).previewDevice("Inner")
        Text("B").previewDevice(nil)
      }
      .padding()
      .previewLayout(.device).previewDevice("Outer").previewInterfaceOrientation(.landscapeRight))
    #expect(parts.map { layout($0.settings) } == ["sizeThatFits", "device"])
    #expect(parts.map(\.settings.device) == ["Inner", "Outer"])
    #expect(parts.map(\.settings.orientation) == [.landscapeRight, .landscapeRight])
  }

  @Test("The outermost preferred color scheme wins")
  func colorScheme() {
    let view = Text("A").preferredColorScheme(.light).preferredColorScheme(.dark).preferredColorScheme(nil)
    #expect(PreviewPart.settings(of: view).colorScheme == .dark)
    #expect(PreviewPart.settings(of: AnyView(view)).colorScheme == .dark)
    #expect(PreviewPart.settings(of: Text("A").colorScheme(.dark)).colorScheme == nil)
  }

  @Test("The last of contradicting traits wins, and the body does not run before the view is made")
  func traits() {
    var runs = 0
    let preview = Preview("A", traits: .sizeThatFitsLayout, .landscapeLeft, .fixedLayout(width: 3, height: 4))
    {
      runs += 1
      return Text("A")
    }
    #expect(preview.settings.name == "A" && preview.settings.orientation == .landscapeLeft)
    #expect(layout(preview.settings) == "fixed(width: 3.0, height: 4.0)")
    #expect(runs == 0)
    _ = preview.body()
    #expect(runs == 1)
  }
}
