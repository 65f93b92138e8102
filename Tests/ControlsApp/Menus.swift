import SwiftUI

struct MenuExample: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 200) {
      Menu {
        MenuItem("first")
        Menu {
          MenuItem("deep")
        } label: {
          Text("more").placed("more")
        }
        Toggle(isOn: $isOn) { Text("flag").placed("flag") }
        MenuItem("off").disabled(true)
      } label: {
        Text("Actions").placed("menu")
      }
      .reports("on", isOn)
      EndButton()
    }
  }
}

struct SplitMenuExample: View {
  var body: some View {
    Menu {
      MenuItem("first")
    } label: {
      Text("Add").placed("label")
    } primaryAction: {
      report("added")
    }
  }
}

struct ContextMenuExample: View {
  var body: some View {
    VStack(spacing: 200) {
      Color.blue.frame(width: 200, height: 80)
        .placed("target")
        .contextMenu {
          MenuItem("copy")
          MenuItem("delete")
        }
      EndButton()
    }
  }
}

private struct MenuItem: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    Button {
      report("chosen \(name)")
    } label: {
      Text(name).placed(name)
    }
  }
}

struct PasteExample: View {
  @State private var text = ""

  var body: some View {
    VStack(spacing: 40) {
      TextField("Name", text: $text).placed("field").reports("text", text)
      PasteButton(payloadType: String.self) { report("pasted \($0)") }.placed("paste")
    }
    .padding(40)
  }
}

struct LinkExample: View {
  var body: some View {
    Link("Site", destination: URL(string: "https://example.com/a")!)
      .placed("link")
      .environment(
        \.openURL,
        OpenURLAction { url in
          report("opened \(url.absoluteString)")
          return .handled
        })
  }
}

struct DisclosureExample: View {
  @State private var isExpanded = false

  var body: some View {
    VStack {
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("Inside").placed("inside")
      } label: {
        Text("More").placed("label")
      }
      .reports("expanded", isExpanded)
      Spacer()
    }
    .padding(20)
  }
}
