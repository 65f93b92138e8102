import SwiftUI

/// Stacks, split views, bars and inspectors, as programs use them.
extension DemoCatalogue {
  static let storyNavigation = Demo(
    "story-navigation", "Navigation", "Stacks of pages, columns, bars, search fields and inspectors.",
    size: CGSize(width: 820, height: 480), .fill, source: "NavigationStory",
    variants: Demo.Variant("stack") { RecipesStory() },
    Demo.Variant("page") { RecipesStory(path: ["Soup"]) },
    Demo.Variant("columns") { LibraryStory() },
    Demo.Variant("three columns") { MailStory() },
    Demo.Variant("inspector") { InspectorStory() },
    Demo.Variant("links") { LinksStory() })
}

/// A list of links with a large title, a search field and a toolbar.
struct RecipesStory: View {
  @State var path: [String] = []
  @State private var query = ""
  private let recipes = ["Bread", "Cake", "Dumplings", "Noodles", "Omelette", "Pancakes", "Salad", "Soup"]

  var body: some View {
    NavigationStack(path: $path) {
      List(recipes.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }, id: \.self) {
        name in
        NavigationLink(value: name) { Label(name, systemImage: "fork.knife") }
      }
      .navigationTitle("Recipes")
      .searchable(text: $query, prompt: "Find a recipe")
      .navigationDestination(for: String.self) { RecipePage(name: $0) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Import") {}
          Spacer()
          Text("\(recipes.count) recipes").font(.caption)
        }
      }
    }
  }
}

private struct RecipePage: View {
  let name: String
  @State private var portions = 2

  var body: some View {
    Form {
      Stepper("\(portions) portions", value: $portions, in: 1...12)
      LabeledContent("Time", value: "30 minutes")
    }
    .navigationTitle(name)
    .navigationSubtitle("For \(portions) people")
    .navigationBarTitleDisplayMode(.inline)
    .toolbarTitleMenu { Button("Rename") {} }
    .toolbar { ShareLink(item: name) }
  }
}

/// A sidebar that chooses the detail.
struct LibraryStory: View {
  @State private var book: String? = "Emma"
  private let books = ["Emma", "Middlemarch", "Ulysses", "Walden"]

  var body: some View {
    NavigationSplitView {
      List(books, id: \.self, selection: $book) { Label($0, systemImage: "book") }
        .navigationTitle("Library")
    } detail: {
      if let book {
        Text("The first page of *\(book)*").navigationTitle(book)
      } else {
        ContentUnavailableView("Choose a book", systemImage: "book")
      }
    }
  }
}

/// Three columns: folders, letters and a letter.
struct MailStory: View {
  @State private var folder: String? = "Inbox"
  @State private var letter: Int? = 2

  var body: some View {
    NavigationSplitView {
      List(selection: $folder) {
        Section("Folders") {
          ForEach(["Inbox", "Drafts", "Sent"], id: \.self) { Label($0, systemImage: "folder") }
        }
      }
      .navigationTitle("Mail")
      .navigationSplitViewColumnWidth(min: 120, ideal: 170)
    } content: {
      List(1..<6, id: \.self, selection: $letter) { number in
        VStack(alignment: .leading) {
          Text("Letter \(number)").font(.headline)
          Text("Dear reader, …").foregroundStyle(.secondary)
        }
      }
      .navigationTitle(folder ?? "No folder")
    } detail: {
      NavigationStack {
        Text(letter.map { "Letter \($0)" } ?? "No letter")
          .navigationTitle(letter.map { "Letter \($0)" } ?? "")
          .toolbar { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
      }
    }
  }
}

/// A panel beside the content.
struct InspectorStory: View {
  @State private var isShown = true
  @State private var radius = 40.0

  var body: some View {
    NavigationStack {
      RoundedRectangle(cornerRadius: radius).fill(.teal).padding(40)
        .navigationTitle("Drawing")
        .toolbar { Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $isShown).toggleStyle(.button) }
        .inspector(isPresented: $isShown) {
          VStack(alignment: .leading) {
            Text("Radius").font(.headline)
            Slider(value: $radius, in: 0...100)
            Spacer()
          }
          .padding()
          .inspectorColumnWidth(min: 160, ideal: 200, max: 300)
        }
    }
  }
}

/// Links, help texts and hover effects.
struct LinksStory: View {
  @State private var opened = "Nothing was opened"

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Link("The Swift project", destination: URL(string: "https://swift.org")!)
      Link(destination: URL(string: "https://swift.org/documentation")!) {
        Label("Documentation", systemImage: "book")
      }
      .buttonStyle(.borderedProminent)
      Text("A text with [a link](https://swift.org/blog) in it")
      ShareLink("Copy the note", item: "The text of the note")
      Text("Rest the pointer here").padding(8).hoverEffect(.highlight).help("This is a help text")
      Text(opened).foregroundStyle(.secondary)
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = "Opened \(url.absoluteString)"
        return .handled
      }
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
  }
}
