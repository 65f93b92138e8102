import SwiftUI

// Lists, forms, tables and containers of subviews, as programs write them. Each picture differs from the other one.

extension ContainerValues {
  @Entry var isCard = false
}

struct ListedTask: Identifiable {
  let id: Int
  var title = "task"
  var parts: [ListedTask]?
}

@MainActor private let tasks = [ListedTask(id: 1, title: "a"), ListedTask(id: 2, title: "b")]

@MainActor func subviewPairs() -> [DeclarationPair] {
  let content = Group {
    Color.red.containerValue(\.isCard, true)
    Section("S") { Color.blue }
  }
  return [
    DeclarationPair(
      "subviews",
      Group(subviews: content) { subviews in
        VStack { ForEach(subviews) { $0.padding($0.containerValues.isCard ? 5 : 0) } }
      }, unlike: VStack { content }),
    DeclarationPair(
      "each subview", VStack { ForEach(subviews: content) { $0.padding(4) } }, unlike: VStack { content }),
    DeclarationPair(
      "sections",
      Group(sections: content) { sections in
        HStack { ForEach(sections) { section in section.content.padding(section.header.isEmpty ? 3 : 0) } }
      }, unlike: HStack { content }),
    DeclarationPair(
      "each section", HStack { ForEach(sections: content) { $0.content } }, unlike: HStack { content }),
  ]
}

@MainActor func listPairs() -> [DeclarationPair] {
  let rows = List(tasks) { Text($0.title) }
  let section = List {
    Section {
      Text("row")
    } header: {
      Text("header")
    } footer: {
      Text("footer")
    }
  }
  return [
    DeclarationPair("List", rows, unlike: VStack { ForEach(tasks) { Text($0.title) } }),
    DeclarationPair("id", List(tasks, id: \.title) { Text($0.title).bold() }, unlike: rows),
    DeclarationPair(
      "selection", List(tasks, selection: .constant(1 as Int?)) { Text($0.title) }, unlike: rows),
    DeclarationPair("listStyle", rows.listStyle(.plain), unlike: rows.listStyle(.insetGrouped)),
    DeclarationPair("sidebar", section.listStyle(.sidebar), unlike: section.listStyle(.grouped)),
    DeclarationPair("Section", section, unlike: List { Text("row") }),
    DeclarationPair(
      "listRowBackground", List { Text("row").listRowBackground(Color.red) }, unlike: List { Text("row") }),
    DeclarationPair(
      "listRowInsets", List { Text("row").listRowInsets(EdgeInsets()) }, unlike: List { Text("row") }),
    DeclarationPair(
      "listRowSeparator", List(tasks) { Text($0.title).listRowSeparator(.hidden) }.listStyle(.plain),
      unlike: rows.listStyle(.plain)),
    DeclarationPair(
      "listRowSeparatorTint", List(tasks) { Text($0.title).listRowSeparatorTint(.red) }.listStyle(.plain),
      unlike: rows.listStyle(.plain)),
    DeclarationPair("listRowSpacing", rows.listRowSpacing(9), unlike: rows),
    DeclarationPair(
      "listSectionSpacing",
      List {
        Section { Text("a") }
        Section { Text("b") }
      }
      .listSectionSpacing(.compact),
      unlike: List {
        Section { Text("a") }
        Section { Text("b") }
      }),
    DeclarationPair("headerProminence", section.headerProminence(.increased), unlike: section),
    DeclarationPair("badge", List { Text("row").badge(4) }, unlike: List { Text("row") }),
    DeclarationPair(
      "scrollContentBackground", rows.scrollContentBackground(.hidden).background(.red),
      unlike: rows.background(.red)),
    DeclarationPair(
      "listItemTint", List { Label("a", systemImage: "star").listItemTint(.red) },
      unlike: List { Label("a", systemImage: "star") }),
    DeclarationPair(
      "defaultMinListRowHeight", rows.environment(\.defaultMinListRowHeight, 60), unlike: rows),
    DeclarationPair(
      "editMode",
      List {
        ForEach(tasks) { Text($0.title) }.onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active)), unlike: rows),
  ]
}

@MainActor func groupPairs() -> [DeclarationPair] {
  let tree = [ListedTask(id: 1, parts: [ListedTask(id: 2)])]
  return [
    DeclarationPair("Form", Form { Text("row") }, unlike: Text("row")),
    DeclarationPair(
      "formStyle", Form { LabeledContent("a", value: "b") }.formStyle(.columns),
      unlike: Form { LabeledContent("a", value: "b") }.formStyle(.grouped)),
    DeclarationPair("LabeledContent", LabeledContent("a") { Text("b") }, unlike: Text("b")),
    DeclarationPair("GroupBox", GroupBox("a") { Text("b") }, unlike: VStack { Text("b") }),
    DeclarationPair(
      "DisclosureGroup", DisclosureGroup("a", isExpanded: .constant(true)) { Text("b") },
      unlike: DisclosureGroup("a") { Text("b") }),
    DeclarationPair(
      "OutlineGroup", VStack { OutlineGroup(tree, children: \.parts) { Text($0.title) } },
      unlike: VStack { ForEach(tree) { Text($0.title) } }),
    DeclarationPair(
      "ControlGroup", ControlGroup { Button("a") {} }, unlike: HStack { Button("a") {} }),
    DeclarationPair(
      "Table",
      Table(tasks) {
        TableColumn("T", value: \.title).width(40)
        TableColumn("N") { Text("\($0.id)") }
      }, unlike: Table(tasks) { TableColumn("T", value: \.title) }),
  ]
}
