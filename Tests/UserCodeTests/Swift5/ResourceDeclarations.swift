import SwiftUI

// Titles that are resources of tables of strings, in each initializer that takes one.

private let title: LocalizedStringResource = "Title"
private let other = LocalizedStringResource("Another title", table: "Other")

@MainActor func resourcePairs() -> [DeclarationPair] { controlResourcePairs() + containerResourcePairs() }

@MainActor private func controlResourcePairs() -> [DeclarationPair] {
  let isOn = Binding.constant(true)
  let choice = Binding.constant(1)
  let text = Binding.constant("")
  return [
    DeclarationPair("Button", Button(title) {}, unlike: Button(other) {}),
    DeclarationPair("Button role", Button(title, role: .destructive) {}, unlike: Button(other, role: nil) {}),
    DeclarationPair(
      "Button symbol", Button(title, systemImage: "star", role: .cancel) {},
      unlike: Button(other, systemImage: "star") {}),
    DeclarationPair("Toggle", Toggle(title, isOn: isOn), unlike: Toggle(other, isOn: isOn)),
    DeclarationPair(
      "Toggle symbol", Toggle(title, systemImage: "star", isOn: isOn),
      unlike: Toggle(other, systemImage: "star", isOn: isOn)),
    DeclarationPair(
      "Picker", Picker(title, selection: choice) { Text("1").tag(1) }.pickerStyle(.inline),
      unlike: Picker(other, selection: choice) { Text("1").tag(1) }.pickerStyle(.inline)),
    DeclarationPair(
      "Picker symbol",
      Picker(title, systemImage: "star", selection: choice) { Text("1").tag(1) }.pickerStyle(.inline),
      unlike: Picker(other, systemImage: "star", selection: choice) { Text("1").tag(1) }.pickerStyle(.inline)),
    DeclarationPair(
      "Stepper", Stepper(title, value: choice, in: 0...3), unlike: Stepper(other, value: choice, step: 2)),
    DeclarationPair(
      "Stepper closures", Stepper(title, onIncrement: {}, onDecrement: {}),
      unlike: Stepper(other, onIncrement: {}, onDecrement: {})),
    DeclarationPair("TextField", TextField(title, text: text), unlike: TextField(other, text: text)),
    DeclarationPair(
      "TextField axis", TextField(title, text: text, axis: .vertical),
      unlike: TextField(other, text: text, prompt: Text("Prompt"), axis: .vertical)),
    DeclarationPair(
      "TextField format", TextField(title, value: .constant(nil as Int?), format: .number),
      unlike: TextField(other, value: .constant(nil as Int?), format: .number, prompt: nil)),
    DeclarationPair("SecureField", SecureField(title, text: text), unlike: SecureField(other, text: text)),
    DeclarationPair(
      "DatePicker", DatePicker(title, selection: .constant(.distantPast)),
      unlike: DatePicker(other, selection: .constant(.distantPast))),
    DeclarationPair(
      "ColorPicker", ColorPicker(title, selection: .constant(Color.red)),
      unlike: ColorPicker(other, selection: .constant(Color.red))),
    DeclarationPair("ProgressView", ProgressView(title), unlike: ProgressView(other, value: 0.5)),
  ]
}

@MainActor private func containerResourcePairs() -> [DeclarationPair] {
  let content = Text("Content")
  return [
    DeclarationPair(
      "Label", Label(title, systemImage: "star"), unlike: Label(other, systemImage: "star")),
    DeclarationPair(
      "Section", List { Section(title) { content } }, unlike: List { Section(other) { content } }),
    DeclarationPair(
      "LabeledContent", LabeledContent(title) { content }, unlike: LabeledContent(other, value: "Value")),
    DeclarationPair(
      "LabeledContent format", LabeledContent(title, value: 1, format: .number),
      unlike: LabeledContent(other, value: 1, format: .number)),
    DeclarationPair(
      "DisclosureGroup", DisclosureGroup(title) { content },
      unlike: DisclosureGroup(other, isExpanded: .constant(false)) { content }),
    DeclarationPair("GroupBox", GroupBox(title) { content }, unlike: GroupBox(other) { content }),
    DeclarationPair("Menu", Menu(title) { content }, unlike: Menu(other) { content }),
    DeclarationPair(
      "Menu symbol", Menu(title, systemImage: "star") { content },
      unlike: Menu(other, systemImage: "star") {
        content
      } primaryAction: {
      }),
    DeclarationPair(
      "NavigationLink", NavigationStack { NavigationLink(title) { content } },
      unlike: NavigationStack { NavigationLink(other, value: 1) }),
    DeclarationPair(
      "navigationTitle", NavigationStack { content.navigationTitle(title) },
      unlike: NavigationStack { content.navigationTitle(other) }),
    DeclarationPair(
      "navigationSubtitle", NavigationStack { content.navigationTitle(title).navigationSubtitle(title) },
      unlike: NavigationStack { content.navigationTitle(title).navigationSubtitle(other) }),
    DeclarationPair(
      "Tab", TabView { Tab(title, systemImage: "star") { content } },
      unlike: TabView(selection: .constant(1)) { Tab(other, systemImage: "star", value: 1) { content } }),
    DeclarationPair(
      "ContentUnavailableView", ContentUnavailableView(title, systemImage: "star"),
      unlike: ContentUnavailableView(other, systemImage: "star")),
    DeclarationPair(
      "searchable", content.searchable(text: .constant(""), prompt: title),
      unlike: content.searchable(text: .constant(""), prompt: other)),
    DeclarationPair(
      "alert", content.alert(title, isPresented: .constant(true)) { Button(title) {} },
      unlike: content.alert(other, isPresented: .constant(true)) { Button(title) {} }),
    DeclarationPair(
      "badge", List { content.badge(title) }, unlike: List { content.badge(other) }),
    DeclarationPair(
      "without effect",
      content.help(title).accessibilityLabel(title).accessibilityHint(title).accessibilityValue(title)
        .confirmationDialog(title, isPresented: .constant(false)) { content },
      unlike: Color.red),
  ]
}
