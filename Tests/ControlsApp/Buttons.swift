import SwiftUI

struct ButtonExample: View {
  @State private var count = 0

  var body: some View {
    Button("Press") { count += 1 }.placed("button").reports("pressed", count)
  }
}

struct ToggleExample<Style: ToggleStyle>: View {
  let style: Style
  @State private var isOn = false

  var body: some View {
    Toggle("Flag", isOn: $isOn).toggleStyle(style).padding(20).placed("toggle").reports("on", isOn)
  }
}

/// A button for a key with Control, the default button, and a view that handles arrow keys.
struct ShortcutExample: View {
  var body: some View {
    VStack(spacing: 20) {
      Button("Save") { report("saved") }.keyboardShortcut("s")
      Button("Done") { report("done") }.keyboardShortcut(.defaultAction)
      Color.blue.frame(width: 100, height: 50)
        .focusable()
        .onKeyPress(.leftArrow) {
          report("left")
          return .handled
        }
        .placed("keys")
    }
  }
}

struct GestureExample: View {
  @State private var isHovered = false

  var body: some View {
    VStack(spacing: 40) {
      Color.red.frame(width: 100, height: 50)
        .onTapGesture(count: 2) { report("double") }
        .onTapGesture { report("single") }
        .placed("tap")
      Color.green.frame(width: 100, height: 50)
        .gesture(
          DragGesture().onEnded {
            report("dragged \(Int($0.translation.width)) \(Int($0.translation.height))")
          }
        )
        .placed("drag")
      Color.blue.frame(width: 100, height: 50)
        .onLongPressGesture(minimumDuration: 0.1) { report("held") }
        .placed("hold")
      Color.yellow.frame(width: 100, height: 50)
        .onHover { isHovered = $0 }
        .placed("hover")
        .reports("hovered", isHovered)
    }
  }
}

/// Controls that are disabled, and a button that is not.
struct DisabledExample: View {
  @State private var isOn = false
  @State private var value = 0.5
  @State private var count = 5
  @State private var text = ""
  @State private var option = "one"
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.red
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 12) {
      Group {
        Button("Press") { report("pressed") }.placed("button")
        Toggle("Flag", isOn: $isOn).placed("toggle").reports("on", isOn)
        Slider(value: $value).placed("slider").reports("value", value)
        Stepper("Count", value: $count).placed("stepper").reports("count", count)
        TextField("Name", text: $text).placed("field").reports("text", text)
        Picker("Option", selection: $option) {
          Text("One").tag("one")
          Text("Two").tag("two")
        }
        .pickerStyle(.segmented).placed("picker").reports("option", option)
        Group {
          DatePicker("Date", selection: $date).placed("date").reports("date", date)
          ColorPicker("Color", selection: $color).placed("color").reports("color", color)
          Menu("Menu") {
            Button {
            } label: {
              Text("Item").placed("item")
            }
          }
          .placed("menu")
          DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
            .placed("disclosure").reports("expanded", isExpanded)
        }
      }
      .disabled(true)
      EndButton()
    }
    .padding(20)
    .environment(\.openURL, OpenURLAction { _ in .discarded })
  }
}
