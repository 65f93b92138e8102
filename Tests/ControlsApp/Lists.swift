import SwiftUI

struct ListExample: View {
  @State private var selection: Int?

  var body: some View {
    List(0..<50, id: \.self, selection: $selection) { row in
      Text("Row \(row)").placed("row-\(row)")
    }
    .reports("selection", selection ?? -1)
  }
}

struct MultipleSelectionExample: View {
  @State private var selection: Set<Int> = []

  var body: some View {
    List(0..<3, id: \.self, selection: $selection) { row in
      Text("Row \(row)").placed("row-\(row)")
    }
    .reports("selection", selection.sorted())
  }
}

struct EditingExample: View {
  @State private var mode = EditMode.inactive
  @State private var names = ["a", "b", "c"]

  var body: some View {
    VStack {
      EditButton().placed("edit")
      List {
        ForEach(names, id: \.self) { Text($0).placed($0) }
          .onDelete { names.remove(atOffsets: $0) }
      }
    }
    .environment(\.editMode, $mode)
    .reports("editing", mode.isEditing)
    .reports("names", names.joined())
  }
}

/// A parent and its child.
struct OutlineExample: View {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  var body: some View {
    List([Item(id: "parent", children: [Item(id: "child")])], children: \.children) { item in
      Text(item.id).placed(item.id)
    }
  }
}

struct TableExample: View {
  private struct Row: Identifiable {
    let id: Int
    var name: String { "row-\(id)" }
  }

  @State private var selection: Int?

  var body: some View {
    Table((0..<5).map { Row(id: $0) }, selection: $selection) {
      TableColumn("Name") { row in Text(row.name).placed(row.name) }
      TableColumn("Number") { row in Text("\(row.id)") }
    }
    .reports("selection", selection ?? -1)
  }
}

struct FormExample: View {
  @State private var isOn = false
  @State private var option = "one"
  @State private var count = 5
  @State private var text = ""

  var body: some View {
    Form {
      Section("Settings") {
        Toggle("Flag", isOn: $isOn).placed("toggle")
        Picker("Option", selection: $option) {
          ForEach(["one", "two", "three"], id: \.self) { Text($0).placed($0) }
        }
        .placed("picker")
        Stepper("Count", value: $count)
        TextField("Name", text: $text).placed("field")
      }
      Section {
        Button("Apply") { report("applied") }.placed("button")
      }
    }
    .reports("on", isOn)
    .reports("option", option)
    .reports("count", count)
    .reports("text", text)
  }
}

struct ScrollExample: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("Last") { proxy.scrollTo(39) }.placed("last")
        Button("First") { proxy.scrollTo(0) }.placed("first")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { row in
              Text("Row \(row)").frame(maxWidth: .infinity, minHeight: 50).placed("row-\(row)")
            }
          }
        }
        .placed("scroll")
      }
    }
  }
}
