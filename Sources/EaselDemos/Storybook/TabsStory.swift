import SwiftUI

/// Views of which a bar or a drag shows one, as programs use them.
extension DemoCatalogue {
  static let storyTabs = Demo(
    "story-tabs", "Tabs", "A bar of tabs, older tab items, and pages with dots.",
    size: CGSize(width: 390, height: 480), .fill, source: "TabsStory",
    variants: Demo.Variant("tabs") { TabsStory() },
    Demo.Variant("tab items") { TabItemsStory() },
    Demo.Variant("pages") { PagesStory() })
}

/// Tabs with badges and a search.
struct TabsStory: View {
  @State private var selection = "home"

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: "home") { TabPage(title: "Home", color: .teal) }
      Tab("Messages", systemImage: "message", value: "messages") {
        TabPage(title: "Messages", color: .orange)
      }
      .badge(3)
      Tab("Settings", systemImage: "gear", value: "settings") { TabPage(title: "Settings", color: .gray) }
      Tab(value: "search", role: .search) { TabPage(title: "Search", color: .indigo) }
    }
  }
}

/// The labels of tabs as programs wrote them before there was `Tab`.
struct TabItemsStory: View {
  var body: some View {
    TabView {
      TabPage(title: "Image and text", color: .mint)
        .tabItem {
          Image(systemName: "star")
          Text("Stars")
        }
      TabPage(title: "Label", color: .pink).tabItem { Label("Hearts", systemImage: "heart") }.badge("New")
      TabPage(title: "Text", color: .brown).tabItem { Text("Words") }
    }
  }
}

/// Pages that are dragged.
struct PagesStory: View {
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<4) { number in
        Text("Page \(number + 1)").font(.largeTitle)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(hue: Double(number) / 4, saturation: 0.35, brightness: 0.9))
          .tag(number)
      }
    }
    .tabViewStyle(.page)
  }
}

private struct TabPage: View {
  let title: String
  let color: Color

  var body: some View {
    Text(title).font(.title2).frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color.opacity(0.25))
  }
}
