import SwiftUI

// Links, shared items, split views, inspectors and bars, as programs write them. Each picture differs from the other one.

private let address = URL(string: "https://swift.org")!

private struct SharedNote: Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.text)
  }
}

private struct TextDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@MainActor func linkPairs() -> [DeclarationPair] {
  let link = Link("a", destination: address)
  let share = ShareLink(item: "a")
  return [
    DeclarationPair("Link", link, unlike: Text("a")),
    DeclarationPair(
      "link label", Link(destination: address) { Text("a").bold() }, unlike: link),
    DeclarationPair("ShareLink", share, unlike: Text("a")),
    DeclarationPair(
      "share title", ShareLink("Copy", items: [address], subject: nil, message: nil), unlike: share),
    DeclarationPair(
      "share preview",
      ShareLink(item: SharedNote(text: "a"), preview: SharePreview("a")) { Text("note") }, unlike: share),
    DeclarationPair("openURL", OpenedAddress(), unlike: Text("not opened")),
  ]
}

private struct OpenedAddress: View {
  @Environment(\.openURL) private var openURL

  var body: some View { Link("open", destination: address).environment(\.openURL, action) }

  private var action: OpenURLAction {
    OpenURLAction { url in url.scheme == "https" ? .systemAction : .discarded }
  }
}

@MainActor func splitPairs() -> [DeclarationPair] {
  let split = NavigationSplitView {
    Color.red
  } detail: {
    Color.blue
  }
  func columns(_ visibility: NavigationSplitViewVisibility) -> some View {
    NavigationSplitView(columnVisibility: .constant(visibility)) {
      Color.red
    } content: {
      Color.green
    } detail: {
      Color.blue
    }
    .frame(width: 700, height: 80)
  }
  let compact = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
    Color.red
  } detail: {
    Color.blue
  }
  let wide = split.frame(width: 700, height: 80)
  let inspected = Color.red.inspector(isPresented: .constant(true)) { Color.blue }.frame(width: 400)
    .environment(\.interfaceIdiom, .desktop)
  return [
    DeclarationPair("NavigationSplitView", wide, unlike: Color.red.frame(width: 700, height: 80)),
    DeclarationPair("columnVisibility", columns(.all), unlike: columns(.detailOnly)),
    DeclarationPair("doubleColumn", columns(.doubleColumn), unlike: columns(.all)),
    DeclarationPair(
      "preferredCompactColumn", compact.frame(width: 300), unlike: split.frame(width: 300)),
    DeclarationPair(
      "navigationSplitViewStyle", wide.navigationSplitViewStyle(.prominentDetail),
      unlike: wide.navigationSplitViewStyle(.balanced)),
    DeclarationPair(
      "navigationSplitViewColumnWidth",
      NavigationSplitView {
        Color.red.navigationSplitViewColumnWidth(100)
      } detail: {
        Color.blue
      }.frame(width: 700, height: 80), unlike: wide),
    DeclarationPair(
      "inspector", inspected, unlike: Color.red.frame(width: 400).environment(\.interfaceIdiom, .desktop)),
    DeclarationPair(
      "inspectorColumnWidth",
      Color.red.inspector(isPresented: .constant(true)) {
        Color.blue.inspectorColumnWidth(min: 50, ideal: 100, max: 150)
      }.frame(width: 400).environment(\.interfaceIdiom, .desktop), unlike: inspected),
  ]
}

@MainActor func barPairs() -> [DeclarationPair] {
  let page = Color.red.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
  let tabs = TabView {
    Color.red.tabItem {
      Image(systemName: "star")
      Text("Star")
    }
  }
  return [
    DeclarationPair(
      "toolbarTitleMenu", NavigationStack { page.toolbarTitleMenu { Button("b") {} } },
      unlike: NavigationStack { page }),
    DeclarationPair(
      "ToolbarTitleMenu", NavigationStack { page.toolbar { ToolbarTitleMenu { Button("b") {} } } },
      unlike: NavigationStack { page }),
    DeclarationPair(
      "toolbarBackground", NavigationStack { page.toolbarBackground(.green, for: .navigationBar) },
      unlike: NavigationStack { page }),
    DeclarationPair(
      "navigationSubtitle", NavigationStack { page.navigationSubtitle("b") }, unlike: NavigationStack { page }
    ),
    DeclarationPair(
      "searchable", NavigationStack { page.searchable(text: .constant("")) }, unlike: NavigationStack { page }
    ),
    DeclarationPair("tabItem", tabs, unlike: Color.red),
    DeclarationPair(
      "tab pages", tabs.tabViewStyle(.page(indexDisplayMode: .always)), unlike: tabs.tabViewStyle(.automatic)),
  ]
}

/// Declarations whose effect cannot be seen in a picture: events and dialogs.
@MainActor func invisibleNavigationDeclarations() -> some View {
  Text("a").help("b").hoverEffect(.lift).defaultHoverEffect(.highlight).hoverEffectDisabled(false)
    .fileImporter(isPresented: .constant(false), allowedContentTypes: [.png, .json]) { _ in }
    .fileExporter(
      isPresented: .constant(false), document: TextDocument(), contentType: .plainText,
      defaultFilename: "a"
    ) { _ in }
    .fileMover(isPresented: .constant(false), file: address) { _ in }
    .quickLookPreview(.constant(nil))
    .toolbarRole(.editor)
}
