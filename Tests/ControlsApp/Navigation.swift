import SwiftUI

/// Pages that are numbers, each of which links to the next one.
struct StackExample: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink(value: 1) { Text("Go").placed("go") }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Page(number: $0) }
    }
    .reports("depth", path.count)
  }

  private struct Page: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(spacing: 40) {
        NavigationLink(value: number + 1) { Text("Go").placed("go-\(number)") }
        Button("Leave") { dismiss() }.placed("leave-\(number)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .placed("page-\(number)")
      .navigationTitle("Page")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct SplitExample: View {
  @State private var selection: String?

  var body: some View {
    NavigationSplitView {
      List(["one", "two", "three"], id: \.self, selection: $selection) { Text($0).placed($0) }
    } detail: {
      Text(selection ?? "none").placed("detail-\(selection ?? "none")").id(selection)
    }
    .reports("selection", selection ?? "none")
  }
}

struct TabExample: View {
  @State private var tab = "one"

  var body: some View {
    TabView(selection: $tab) {
      ForEach(["one", "two", "three"], id: \.self) { name in
        Color.gray.tabItem { Text(name).placed(name) }.tag(name)
      }
    }
    .reports("tab", tab)
  }
}

struct PageExample: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { number in Color.gray.overlay { Text("\(number)") }.tag(number) }
    }
    .tabViewStyle(.page)
    .placed("pages")
    .reports("page", page)
  }
}
