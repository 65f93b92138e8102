import Foundation
import Testing

@testable import EaselUI

/// Titles of controls that are resources are translated for the locale of the view.
@MainActor
struct ResourceTitleTests {
  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("titles-\(UUID().uuidString)")
    let language = folder.appendingPathComponent("de.lproj")
    try? FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try? "\"resource title\" = \"Titel\";".write(
      to: language.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    return folder
  }()

  private let title = LocalizedStringResource("resource title", bundle: .atURL(Self.folder))
  /// A string, not a literal, so that it is not a key.
  private let translation = ["Ti", "tel"].joined()

  private func drawing(_ view: some View) -> String {
    let stage = Stage(size: CGSize(300, 200), view.environment(\.locale, Locale(identifier: "de")))
    stage.show(at: 0)
    return stage.show(at: 1).dump()
  }

  private func expectSame(_ name: String, _ first: some View, _ second: some View, unlike other: some View) {
    #expect(drawing(first) == drawing(second), "\(name)")
    #expect(drawing(first) != drawing(other), "\(name)")
  }

  @Test func controls() {
    let (isOn, text, number) = (Binding.constant(true), Binding.constant(""), Binding.constant(1))
    expectSame("Button", Button(title) {}, Button(translation) {}, unlike: Button("T") {})
    expectSame(
      "Button symbol", Button(title, systemImage: "star", role: .destructive) {},
      Button(translation, systemImage: "star", role: .destructive) {}, unlike: Button(title) {})
    expectSame(
      "Toggle", Toggle(title, isOn: isOn), Toggle(translation, isOn: isOn), unlike: Toggle("T", isOn: isOn))
    expectSame(
      "Picker", Picker(title, selection: number) { Text("1").tag(1) },
      Picker(translation, selection: number) { Text("1").tag(1) },
      unlike: Picker(title, selection: number) { Text("2").tag(1) })
    expectSame(
      "Stepper", Stepper(title, value: number), Stepper(translation, value: number),
      unlike: Stepper("T", value: number))
    expectSame(
      "TextField", TextField(title, text: text), TextField(translation, text: text),
      unlike: TextField("T", text: text))
    expectSame("ProgressView", ProgressView(title), ProgressView(translation), unlike: ProgressView("T"))
    expectSame(
      "Label", Label(title, systemImage: "star"), Label(translation, systemImage: "star"),
      unlike: Label("T", systemImage: "star"))
  }

  @Test func containers() {
    let box = Box(50, height: 10)
    expectSame(
      "Section", List { Section(title) { box } }, List { Section(translation) { box } },
      unlike: List { Section("T") { box } })
    expectSame(
      "LabeledContent", LabeledContent(title, value: "1"), LabeledContent(translation, value: "1"),
      unlike: LabeledContent("T", value: "1"))
    expectSame(
      "DisclosureGroup", DisclosureGroup(title) { box }, DisclosureGroup(translation) { box },
      unlike: DisclosureGroup("T") { box })
    expectSame("Menu", Menu(title) { box }, Menu(translation) { box }, unlike: Menu("T") { box })
    expectSame(
      "navigationTitle", NavigationStack { box.navigationTitle(title) },
      NavigationStack { box.navigationTitle(translation) },
      unlike: NavigationStack { box.navigationTitle("T") })
    expectSame(
      "NavigationLink", NavigationStack { NavigationLink(title) { box } },
      NavigationStack { NavigationLink(translation) { box } },
      unlike: NavigationStack { NavigationLink("T") { box } })
    expectSame(
      "Tab", TabView { Tab(title, systemImage: "star") { box } },
      TabView { Tab(translation, systemImage: "star") { box } },
      unlike: TabView { Tab("T", systemImage: "star") { box } })
  }
}
