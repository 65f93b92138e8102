import SwiftUI

// Values of the focused view, items in place of titles, and titles from tables of strings, as programs write them. How the values
// follow the focus is tested in FocusedValueTests and FocusedObjectTests.

struct PageNumberKey: FocusedValueKey {
  typealias Value = Int
}

extension FocusedValues {
  var pageNumber: Int? {
    get { self[PageNumberKey.self] }
    set { self[PageNumberKey.self] = newValue }
  }
  @Entry var pageTitle: Binding<String>?
  @Entry var deletePage: (() -> Void)?
}

final class PageModel: ObservableObject {
  @Published var title = "Model"
}

@Observable final class PageNote {
  var text = "Note"
}

@MainActor func focusPairs() -> [DeclarationPair] {
  let page = Page()
  let bars = Bars()
  return [
    DeclarationPair("focusedSceneValue", page.focusedSceneValue(\.pageNumber, 1), unlike: page),
    DeclarationPair(
      "focusedSceneValue of an optional", page.focusedSceneValue(\.pageNumber, page.number),
      unlike: page.focusedSceneValue(\.pageNumber, nil)),
    DeclarationPair(
      "focusedSceneValue of an object", page.focusedSceneValue(PageNote()), unlike: page),
    DeclarationPair("focusedSceneObject", page.focusedSceneObject(PageModel()), unlike: page),
    DeclarationPair("FocusedBinding", page.focusedSceneValue(\.pageTitle, .constant("Title")), unlike: page),
    DeclarationPair("focusedValue", FocusedPage(number: 2, isFocused: true), unlike: FocusedPage(number: 2)),
    DeclarationPair(
      "focusedValue of an optional", FocusedPage(number: 2, isFocused: true),
      unlike: FocusedPage(number: nil, isFocused: true)),
    DeclarationPair(
      "title and subtitle", bars, unlike: Bars(title: .largeTitle, subtitle: .largeSubtitle)),
    DeclarationPair(
      "largeTitle and largeSubtitle",
      Bars(title: .largeTitle, subtitle: .largeSubtitle, mode: .large), unlike: Bars(mode: .large)),
    DeclarationPair(
      "scrollContentBackground of editors",
      TextEditor(text: .constant("a")).scrollContentBackground(.hidden).background(.red),
      unlike: TextEditor(text: .constant("a")).background(.red)),
  ]
}

/// A page that shows the values of the focus.
private struct Page: View {
  var number: Int? = 1
  @FocusedValue(\.pageNumber) private var shown
  @FocusedValue(\.deletePage) private var delete
  @FocusedValue(PageNote.self) private var note
  @FocusedBinding(\.pageTitle) private var title
  @FocusedObject private var model: PageModel?

  var body: some View {
    VStack {
      Text(shown.map { "\($0)" } ?? "no page")
      Text(note?.text ?? "no note")
      Text(model?.title ?? "no model")
      Text(title ?? "no title")
      if let binding = $model?.title { TextField("Model", text: binding) }
      if let binding = Binding($title) { TextField("Title", text: binding) }
      Button("Delete") {
        delete?()
        title = "Deleted"
      }
      .disabled(delete == nil)
    }
  }
}

/// A view with all values of the focus, which it has or has not.
private struct FocusedPage: View {
  var number: Int?
  var isFocused = false
  @FocusState private var hasFocus: Bool
  @StateObject private var model = PageModel()
  @State private var note = PageNote()
  @State private var title = "Title"

  var body: some View {
    VStack {
      Page()
      Text("Page")
        .focusable()
        .focused($hasFocus)
        .focusedValue(\.pageNumber, number)
        .focusedValue(\.deletePage) { title = "" }
        .focusedValue(\.pageTitle, $title)
        .focusedValue(note)
        .focusedObject(model)
        .focusedObject(number == nil ? nil : model)
        .focusedSceneObject(number == nil ? nil : model)
    }
    .defaultFocus($hasFocus, isFocused)
  }
}

/// Items in place of the title and the subtitle.
private struct Bars: View {
  var title = ToolbarItemPlacement.title
  var subtitle = ToolbarItemPlacement.subtitle
  var mode = NavigationBarItem.TitleDisplayMode.inline

  var body: some View {
    NavigationStack {
      Text("Content")
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(mode)
        .toolbarRole(ToolbarRole.browser)
        .toolbar {
          ToolbarItem(placement: title) { Text("Item") }
          ToolbarItem(placement: subtitle) { Text("Second item") }
          ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
        }
    }
  }
}

/// Commands that depend on the focus.
struct PageCommands: Commands {
  @FocusedValue(\.deletePage) private var delete
  @FocusedBinding(\.pageTitle) private var title

  var body: some Commands {
    CommandMenu("Page") {
      Button("Delete") { delete?() }.disabled(delete == nil)
      Button("Clear Title") { title = "" }.disabled(title == nil)
    }
  }
}

/// The focus of assistive technology, which is accepted.
struct AnnouncedMessage: View {
  enum Part: Hashable { case title, text }

  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var part: Part?
  let technologies: AccessibilityTechnologies = [.voiceOver, .switchControl]

  var body: some View {
    VStack {
      Text("Title").accessibilityFocused($part, equals: .title)
      AnnouncedText(isFocused: $isFocused)
    }
    .onAppear { part = technologies.contains(.switchControl) ? .text : .title }
  }
}

private struct AnnouncedText: View {
  @AccessibilityFocusState<Bool>.Binding var isFocused: Bool

  var body: some View {
    Text(isFocused ? "focused" : "not focused").accessibilityFocused($isFocused)
  }
}
