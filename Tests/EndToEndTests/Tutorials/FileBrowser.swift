import SwiftUI

struct FileItem: Identifiable, Hashable {
  var id: String { name }
  var name: String
  var children: [FileItem]?
  var icon: String { children == nil ? "doc" : "folder.fill" }
}

struct FileBrowserView: View {
  let files = [
    FileItem(
      name: "Sources",
      children: [
        FileItem(name: "App", children: [FileItem(name: "main.swift"), FileItem(name: "App.swift")]),
        FileItem(name: "Views.swift"),
      ]),
    FileItem(name: "Tests", children: [FileItem(name: "AppTests.swift")]),
    FileItem(name: "Package.swift"),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section("Project") {
          OutlineGroup(files, children: \.children) { item in
            Label(item.name, systemImage: item.icon)
          }
        }
        Section("Flat") {
          ForEach(files) { Text($0.name).badge($0.children?.count ?? 0) }
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("Files")
    }
  }
}

#Preview { FileBrowserView() }
