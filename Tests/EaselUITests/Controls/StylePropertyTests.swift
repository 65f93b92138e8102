import EaselDrawing
import Testing

@testable import EaselUI

/// Dynamic properties of styles: they are those of the control that has the style.
@MainActor
@Suite("Properties of styles")
struct StylePropertyTests {
  /// A number that shows the properties of the style.
  private struct Properties: DynamicProperty {
    @Environment(\.isEnabled) private var isEnabled
    @State private var taps = 0

    @MainActor var box: some View {
      Box((isEnabled ? 1 : 2) + 10 * taps, width: 20, height: 20).onTapGesture { taps += 1 }
    }
  }

  private struct Buttons: ButtonStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct PrimitiveButtons: PrimitiveButtonStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct Toggles: ToggleStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct Labels: LabelStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct Gauges: GaugeStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct ProgressViews: ProgressViewStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct GroupBoxes: GroupBoxStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct DisclosureGroups: DisclosureGroupStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct ControlGroups: ControlGroupStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct LabeledContents: LabeledContentStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct Menus: MenuStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct Forms: FormStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct DatePickers: DatePickerStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct TextFields: TextFieldStyle {
    let properties = Properties()
    func _body(configuration: TextField<Self._Label>) -> some View { properties.box }
  }

  private struct TextEditors: TextEditorStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View { properties.box }
  }

  private struct Transitions: Transition {
    let properties = Properties()
    func body(content: Content, phase: TransitionPhase) -> some View { content.overlay { properties.box } }
  }

  private let controls: [(name: String, view: AnyView)] = [
    ("button", AnyView(Button("Title") {}.disabled(true).buttonStyle(Buttons()))),
    ("primitive button", AnyView(Button("Title") {}.disabled(true).buttonStyle(PrimitiveButtons()))),
    ("toggle", AnyView(Toggle("Title", isOn: .constant(true)).disabled(true).toggleStyle(Toggles()))),
    ("label", AnyView(Label("Title", systemImage: "star").disabled(true).labelStyle(Labels()))),
    ("gauge", AnyView(Gauge(value: 0.5) { Text("Title") }.disabled(true).gaugeStyle(Gauges()))),
    ("progress", AnyView(ProgressView(value: 0.5).disabled(true).progressViewStyle(ProgressViews()))),
    ("box", AnyView(GroupBox("Title") { Text("Content") }.disabled(true).groupBoxStyle(GroupBoxes()))),
    (
      "disclosure group",
      AnyView(
        DisclosureGroup("Title") { Text("Content") }.disabled(true).disclosureGroupStyle(DisclosureGroups()))
    ),
    (
      "control group",
      AnyView(ControlGroup { Text("Content") }.disabled(true).controlGroupStyle(ControlGroups()))
    ),
    (
      "labeled content",
      AnyView(LabeledContent("Title", value: "Value").disabled(true).labeledContentStyle(LabeledContents()))
    ),
    ("menu", AnyView(Menu("Title") { Text("Content") }.disabled(true).menuStyle(Menus()))),
    ("form", AnyView(Form { Text("Content") }.disabled(true).formStyle(Forms()))),
    (
      "date picker",
      AnyView(DatePicker("Title", selection: .constant(.now)).disabled(true).datePickerStyle(DatePickers()))
    ),
    ("field", AnyView(TextField("Title", text: .constant("")).disabled(true).textFieldStyle(TextFields()))),
    ("editor", AnyView(TextEditor(text: .constant("")).disabled(true).textEditorStyle(TextEditors()))),
    ("transition", AnyView(Color.clear.disabled(true).transition(Transitions()).disabled(true))),
  ]

  @Test("The environment of a style is that of its control")
  func environment() {
    for control in controls {
      #expect(Stage(control.view).order().last == 2, "\(control.name)")
    }
  }

  private struct Switchable: View {
    @State private var isOff = false
    @State private var label = 5

    var body: some View {
      HStack(spacing: 0) {
        Box(4, width: 20, height: 20).onTapGesture { isOff.toggle() }
        Button {
        } label: {
          Box(label)
        }
        .disabled(isOff)
        Box(3, width: 20, height: 20).onTapGesture { label += 1 }
      }
      .buttonStyle(Labelled())
    }
  }

  private struct Labelled: PrimitiveButtonStyle {
    let properties = Properties()
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        properties.box
        configuration.label.frame(width: 20, height: 20)
      }
    }
  }

  @Test("A style follows its environment, its state and its configuration")
  func changes() {
    let stage = Stage(size: CGSize(80, 20), Switchable())
    #expect(stage.order() == [4, 1, 5, 3])
    stage.tap(30, 10)
    #expect(stage.order() == [4, 11, 5, 3])
    stage.tap(70, 10)
    #expect(stage.order() == [4, 11, 6, 3])
    stage.tap(10, 10)
    #expect(stage.order() == [4, 12, 6, 3])
    stage.tap(10, 10)
    #expect(stage.order() == [4, 11, 6, 3])
    stage.tap(30, 10)
    #expect(stage.order() == [4, 21, 6, 3])
  }

  private struct Numbered: ToggleStyle {
    var number: Int

    func makeBody(configuration: Configuration) -> some View { Box(number) }
  }

  private struct Renumbered: View {
    @State private var number = 1

    var body: some View {
      Toggle("Title", isOn: .constant(true)).toggleStyle(Numbered(number: number)).onTapGesture {
        number += 1
      }
    }
  }

  @Test("A style is evaluated again when its value changes")
  func values() {
    let stage = Stage(Renumbered())
    #expect(stage.order() == [1])
    stage.tap(50, 50)
    #expect(stage.order() == [2])
  }
}
