import SwiftUI

/// Buttons in all styles, roles and sizes.
extension DemoCatalogue {
  static let storyButtons = Demo(
    "story-buttons", "Buttons", "Button styles with their roles, states, sizes and shapes.",
    size: CGSize(width: 390, height: 640), .fill, source: "ButtonsStory",
    variants: Demo.Variant("styles") { ButtonStylesStory() },
    Demo.Variant("sizes") { ButtonSizesStory() },
    Demo.Variant("tint") { ButtonStylesStory().tint(.purple) },
    Demo.Variant("menus") { ButtonMenusStory() })
}

/// Each style with an ordinary, a destructive and a disabled button.
struct ButtonStylesStory: View {
  @State private var count = 0

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 16) {
      row("Automatic").buttonStyle(.automatic)
      row("Bordered").buttonStyle(.bordered)
      row("Prominent").buttonStyle(.borderedProminent)
      row("Borderless").buttonStyle(.borderless)
      row("Plain").buttonStyle(.plain)
      row("Link").buttonStyle(.link)
      row("Glass").buttonStyle(.glass)
      row("Own").buttonStyle(StripedStyle())
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func row(_ name: String) -> some View {
    GridRow {
      Button(name) { count += 1 }
      Button("Delete", role: .destructive) { count = 0 }
      Button("Disabled") {}.disabled(true)
    }
    .lineLimit(1)
    .fixedSize()
  }

  private struct StripedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(8)
        .background(configuration.isPressed ? .yellow : .mint, in: .rect(cornerRadius: 4))
    }
  }
}

/// The sizes and the shapes of buttons.
struct ButtonSizesStory: View {
  var body: some View {
    VStack(spacing: 16) {
      ForEach(ControlSize.allCases, id: \.self) { size in
        HStack {
          Button("Cancel") {}.buttonStyle(.bordered)
          Button("Continue") {}.buttonStyle(.borderedProminent)
        }
        .controlSize(size)
      }
      Divider()
      HStack {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Square") {}.buttonBorderShape(.roundedRectangle(radius: 2))
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
      }
      .buttonStyle(.borderedProminent)
      Button {
      } label: {
        Text("Full width").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
      Spacer()
    }
    .padding()
  }
}

/// Menus, groups and buttons with symbols.
struct ButtonMenusStory: View {
  @State private var isBold = true
  @State private var isItalic = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Menu("Menu", systemImage: "ellipsis.circle") {
        Button("Duplicate", systemImage: "plus.square.on.square") {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
      Menu("Bordered") { Button("One") {} }.menuStyle(.button).buttonStyle(.bordered)
      ControlGroup {
        Button("Back", systemImage: "chevron.backward") {}
        Button("Forward", systemImage: "chevron.forward") {}
      }
      HStack {
        Toggle("Bold", systemImage: "bold", isOn: $isBold)
        Toggle("Italic", systemImage: "italic", isOn: $isItalic)
      }
      .toggleStyle(.button)
      .labelStyle(.iconOnly)
      Button("Share", systemImage: "square.and.arrow.up") {}
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}
