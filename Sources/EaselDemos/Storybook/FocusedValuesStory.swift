import SwiftUI

/// Values of the focused view that other views read, and items in place of the titles of a page.
extension DemoCatalogue {
  static let storyFocusedValues = Demo(
    "story-focused-values", "Focused values",
    "A bar that counts the words of the focused field and clears it, and items in place of titles.",
    size: CGSize(width: 390, height: 440), .fill, source: "FocusedValuesStory",
    variants: Demo.Variant("values") { FocusedTextStory() },
    Demo.Variant("small titles") { TitleItemsStory(mode: .inline) },
    Demo.Variant("large titles") { TitleItemsStory(mode: .large) })
}

extension FocusedValues {
  @Entry var storyText: Binding<String>?
  @Entry var storyName: String?
}

/// Two fields and a bar for the focused one.
struct FocusedTextStory: View {
  private enum Field { case title, text }

  @State private var title = "A day at the sea"
  @State private var text = "The tide was out, and the sand lay in long ribs up to the first rocks."
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Title", text: $title)
          .focused($field, equals: .title)
          .focusedValue(\.storyText, $title)
          .focusedValue(\.storyName, "Title")
        TextField("Text", text: $text, axis: .vertical)
          .focused($field, equals: .text)
          .focusedValue(\.storyText, $text)
          .focusedValue(\.storyName, "Text")
        Spacer()
      }
      .textFieldStyle(.roundedBorder)
      .padding()
      FocusedTextBar()
    }
    .defaultFocus($field, .text)
    .background(.background)
  }
}

/// A bar that reads the focused values.
private struct FocusedTextBar: View {
  @FocusedBinding(\.storyText) private var text
  @FocusedValue(\.storyName) private var name

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(name ?? "No field").font(.headline)
        Text("\(text?.split(separator: " ").count ?? 0) words").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Capitals") { text = text?.uppercased() }
      Button("Clear", role: .destructive) { text = "" }
    }
    .disabled(text == nil)
    .padding()
    .background(.bar)
  }
}

/// A page whose title and subtitle are views.
struct TitleItemsStory: View {
  let mode: NavigationBarItem.TitleDisplayMode

  var body: some View {
    NavigationStack {
      List(1..<8) { Text("Song \($0)") }
        .navigationTitle("Library")
        .navigationBarTitleDisplayMode(mode)
        .toolbarRole(.browser)
        .toolbar {
          ToolbarItem(placement: .title) {
            HStack(spacing: 4) {
              Image(systemName: "music.note").foregroundStyle(.pink)
              Text("Library")
            }
          }
          ToolbarItem(placement: .subtitle) { status }
          ToolbarItem(placement: .largeTitle) {
            HStack {
              Image(systemName: "music.note").foregroundStyle(.pink)
              Text("Library")
            }
          }
          ToolbarItem(placement: .largeSubtitle) { status }
          ToolbarItem(placement: .topBarTrailing) { Button("Sort") {} }
        }
    }
  }

  private var status: some View {
    HStack(spacing: 4) {
      Circle().fill(.green).frame(width: 7, height: 7)
      Text("Seven songs, all downloaded")
    }
  }
}
