import SwiftUI

// The named styles of controls, as programs write them. Each picture differs from the other one.

@MainActor private func picker<S: PickerStyle>(_ style: S) -> some View {
  Picker("size", selection: .constant(1)) {
    Text("small").tag(1)
    Text("large").tag(2)
  }
  .pickerStyle(style)
}

@MainActor func pickerStylePairs() -> [DeclarationPair] {
  let menu = picker(.menu)
  return [
    DeclarationPair("segmented", picker(.segmented), unlike: menu),
    DeclarationPair("wheel", picker(.wheel), unlike: menu),
    DeclarationPair("inline", Form { picker(.inline) }, unlike: Form { menu }),
    DeclarationPair("radioGroup", picker(.radioGroup), unlike: menu),
    DeclarationPair(
      "horizontalRadioGroupLayout", picker(.radioGroup).horizontalRadioGroupLayout(),
      unlike: picker(.radioGroup)),
    DeclarationPair(
      "palette", picker(PalettePickerStyle()), unlike: picker(MenuPickerStyle())),
    DeclarationPair(
      "navigationLink", NavigationStack { Form { picker(.navigationLink) } },
      unlike: NavigationStack { Form { menu } }),
    DeclarationPair("labelsHidden", Form { menu.labelsHidden() }, unlike: Form { menu }),
  ]
}

private struct Spinner: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(width: 40 * (configuration.fractionCompleted ?? 0), height: 8)
  }
}

private struct Needle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(width: 40 * configuration.value, height: 8)
  }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding().border(.red) }
}

@MainActor func controlStylePairs() -> [DeclarationPair] {
  let button = Button("press") {}
  let progress = ProgressView(value: 0.4)
  let gauge = Gauge(value: 0.4) { Text("g") }
  let toggle = Toggle("on", isOn: .constant(true))
  let label = Label("star", systemImage: "star")
  let field = TextField("name", text: .constant("a"))
  let editor = TextEditor(text: .constant("a")).frame(width: 100, height: 60)
  return [
    DeclarationPair(
      "buttonStyle", button.buttonStyle(.borderedProminent), unlike: button.buttonStyle(.plain)),
    DeclarationPair("bordered", button.buttonStyle(.bordered), unlike: button.buttonStyle(.borderless)),
    DeclarationPair(
      "buttonBorderShape", button.buttonStyle(.bordered).buttonBorderShape(.capsule),
      unlike: button.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 2))),
    DeclarationPair(
      "buttonSizing", button.buttonStyle(.bordered).buttonSizing(.flexible),
      unlike: button.buttonStyle(.bordered)),
    DeclarationPair("progressViewStyle", progress.progressViewStyle(.circular), unlike: progress),
    DeclarationPair("own progress style", progress.progressViewStyle(Spinner()), unlike: progress),
    DeclarationPair("linear", ProgressView().progressViewStyle(.linear), unlike: ProgressView()),
    DeclarationPair(
      "gaugeStyle", gauge.gaugeStyle(.accessoryCircular), unlike: gauge.gaugeStyle(.linearCapacity)),
    DeclarationPair("own gauge style", gauge.gaugeStyle(Needle()), unlike: gauge),
    DeclarationPair(
      "accessoryCircularCapacity", gauge.gaugeStyle(.accessoryCircularCapacity),
      unlike: gauge.gaugeStyle(.accessoryCircular)),
    DeclarationPair("toggle button", toggle.toggleStyle(.button), unlike: toggle.toggleStyle(.switch)),
    DeclarationPair("checkbox", toggle.toggleStyle(.checkbox), unlike: toggle.toggleStyle(.switch)),
    DeclarationPair("iconOnly", label.labelStyle(.iconOnly), unlike: label.labelStyle(.titleOnly)),
    DeclarationPair("titleAndIcon", label.labelStyle(.titleAndIcon), unlike: label.labelStyle(.iconOnly)),
    DeclarationPair(
      "roundedBorder", field.textFieldStyle(.roundedBorder), unlike: field.textFieldStyle(.plain)),
    DeclarationPair(
      "squareBorder", field.textFieldStyle(.squareBorder), unlike: field.textFieldStyle(.plain)),
    DeclarationPair("own field style", field.textFieldStyle(Underlined()), unlike: field),
    DeclarationPair(
      "editor style", editor.textEditorStyle(.roundedBorder), unlike: editor.textEditorStyle(.plain)),
    DeclarationPair(
      "slider ticks",
      Slider(value: .constant(0.5)) {
        Text("v")
      } ticks: {
        SliderTick(0.25)
        SliderTick(0.75)
      }, unlike: Slider(value: .constant(0.5))),
    DeclarationPair(
      "neutralValue", Slider(value: .constant(0.8), neutralValue: 0.5) { Text("v") },
      unlike: Slider(value: .constant(0.8))),
  ]
}

@MainActor private func list<S: ListStyle>(_ style: S) -> some View {
  List {
    Section("header") {
      Text("a")
      Text("b")
    }
  }
  .listStyle(style)
}

@MainActor func listStylePairs() -> [DeclarationPair] {
  [
    DeclarationPair("inset", list(.inset), unlike: list(.plain)),
    DeclarationPair("InsetGroupedListStyle", list(InsetGroupedListStyle()), unlike: list(PlainListStyle())),
    DeclarationPair("GroupedListStyle", list(GroupedListStyle()), unlike: list(InsetGroupedListStyle())),
    DeclarationPair("SidebarListStyle", list(SidebarListStyle()), unlike: list(.grouped)),
    DeclarationPair("bordered list", list(.bordered), unlike: list(.plain)),
    DeclarationPair(
      "listSectionSeparator",
      List {
        Section("s") { Text("a") }.listSectionSeparator(.hidden)
      }
      .listStyle(.plain), unlike: List { Section("s") { Text("a") } }.listStyle(.plain)),
    DeclarationPair(
      "listSectionSeparatorTint",
      List {
        Section("s") { Text("a") }.listSectionSeparatorTint(.red)
      }
      .listStyle(.plain), unlike: List { Section("s") { Text("a") } }.listStyle(.plain)),
  ]
}

// MARK: What only the pointer or the keyboard shows

struct DeclaredRows: View {
  @State private var text = ""
  @FocusState private var field: Int?

  var body: some View {
    List {
      ForEach(0..<2, id: \.self) { Text("\($0)").selectionDisabled().deleteDisabled(true).moveDisabled(true) }
        .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Flag") {} }
      TextField("name", text: $text)
        .focused($field, equals: 1).submitLabel(.done).keyboardType(.emailAddress).submitScope()
        .onSubmit(of: .search) { field = nil }
        .onSubmit { field = nil }
        .focusEffectDisabled()
      Text("select").textSelection(.enabled)
      Slider(value: .constant(0.8), enabledBounds: 0...0.5) { Text("v") }
      Button("again") {}.buttonRepeatBehavior(.enabled)
    }
  }
}
