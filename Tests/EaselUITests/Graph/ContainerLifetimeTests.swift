import Testing

@testable import EaselUI

/// The lifetimes of containers: one that refers to its own graph leaks all of it.
@MainActor
struct ContainerLifetimeTests {
  private typealias Token = GraphLifetimeTests.Token
  private typealias Holder = GraphLifetimeTests.Holder

  enum Container: CaseIterable {
    case list, selectionList, sections, form, table, boxes, disclosure, outline, subviews, stack, pages, split
    case tabs, sheet, menu, picker, fields, scroll, grid
  }

  private struct Item: Identifiable {
    let id: Int
    var children: [Item]?
  }

  private struct Content: View {
    let container: Container
    let token: Token
    @State private var isPresented = true
    @State private var isExpanded = true
    @State private var selected: Int? = 1
    @State private var text = "text"

    var body: some View {
      switch container {
      case .list: List { holder }
      case .selectionList: List(0..<9, id: \.self, selection: $selected) { _ in holder }
      case .sections:
        List { Section("A") { ForEach(0..<3) { _ in holder.swipeActions { Button("B") {} } } } }
      case .form: Form { LabeledContent("A") { holder } }
      case .table:
        Table([Item(id: 1), Item(id: 2)], selection: $selected) { TableColumn("A") { _ in holder } }
      case .boxes: GroupBox("A") { ControlGroup { holder } }
      case .disclosure: DisclosureGroup("A", isExpanded: $isExpanded) { holder }
      case .outline:
        List([Item(id: 1, children: [Item(id: 2)])], children: \.children) { _ in holder }
      case .subviews: Group(subviews: holder) { ForEach($0) { $0.padding() } }
      case .stack:
        NavigationStack { List { NavigationLink("A") { holder } }.navigationTitle("B").toolbar { holder } }
      case .pages: NavigationStack { Box(1).navigationDestination(isPresented: $isPresented) { holder } }
      case .split:
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $selected) { _ in holder }
        } detail: {
          holder
        }
      case .tabs: TabView { holder.tabItem { Text("A") } }
      case .sheet: Box(1).sheet(isPresented: $isPresented) { holder }.alert("A", isPresented: $isPresented) {}
      case .menu: Menu("A") { Button("B") { _ = token } }.contextMenu { Button("B") { _ = token } }
      case .picker:
        Picker("A", selection: $selected) { ForEach(0..<3) { Text("\($0)") } }.onTapGesture { _ = token }
      case .fields:
        VStack {
          TextField("A", text: $text).onSubmit { _ = token }
          TextEditor(text: $text)
          SecureField("A", text: $text)
        }.searchable(text: $text)
      case .scroll:
        ScrollViewReader { _ in ScrollView { LazyVStack { ForEach(0..<9) { _ in holder } } } }
      case .grid:
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<9) { _ in holder } } }
      }
    }

    private var holder: Holder { Holder(token: token) }
  }

  @Test("A released graph releases the nodes of a container", arguments: Container.allCases)
  func graph(container: Container) {
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      let stage = Stage(Content(container: container, token: token))
      stage.show()
      stage.show(at: 1)
      #expect(weakToken != nil)
    }
    #expect(weakToken == nil)
  }

  /// A value of a navigation path.
  private final class Chapter: Hashable {
    static func == (first: Chapter, second: Chapter) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct Book: View {
    let handle: Handle<[Chapter]>
    @State private var path: [Chapter] = []

    var body: some View {
      handle.binding = $path
      return NavigationStack(path: $path) {
        Box(1).navigationDestination(for: Chapter.self) { _ in Box(2) }
      }
    }
  }

  @Test("A page that was pushed and removed is released with its value")
  func removedPage() {
    let handle = Handle<[Chapter]>()
    let stage = Stage(Book(handle: handle))
    stage.show(at: 0)
    weak var weakChapter: Chapter?
    do {
      let chapter = Chapter()
      weakChapter = chapter
      handle.value = [chapter]
    }
    for second in 1...4 { stage.show(at: Double(second)) }
    #expect(weakChapter != nil)
    handle.value = []
    for second in 5...9 { stage.show(at: Double(second)) }
    #expect(weakChapter == nil)
  }
}
