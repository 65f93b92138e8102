import SwiftUI

// Images that load, content that is missing, colors of UIKit, and offsets of lists, as programs use them.

@MainActor
func loadedContentPairs() -> [DeclarationPair] {
  let blank = Color.clear
  return [
    DeclarationPair(
      "AsyncImage",
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Color.red
      }, unlike: blank),
    DeclarationPair("AsyncImage phases", phases(of: nil), unlike: blank),
    DeclarationPair(
      "ContentUnavailableView",
      ContentUnavailableView("No mail", systemImage: "tray", description: Text("Later")),
      unlike: ContentUnavailableView("No mail" as String, systemImage: "tray")),
    DeclarationPair(
      "ContentUnavailableView of views",
      ContentUnavailableView {
        Label("Empty", systemImage: "star")
      } description: {
        Text("Nothing")
      } actions: {
        Button("Add") {}
      }, unlike: ContentUnavailableView { Label("Empty", systemImage: "star") }),
    DeclarationPair(
      "ContentUnavailableView.search", ContentUnavailableView.search,
      unlike: ContentUnavailableView.search(text: "cat")),
    DeclarationPair("UIColor", Color(.systemGray6), unlike: Color(.secondarySystemFill)),
    DeclarationPair(
      "UIColor(red:green:blue:alpha:)", Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
      unlike: Color(uiColor: UIColor(white: 1, alpha: 1).withAlphaComponent(0.5))),
    DeclarationPair(
      "NSColor", Color(nsColor: .windowBackgroundColor),
      unlike: Color(nsColor: NSColor.controlBackgroundColor)),
    DeclarationPair(
      "colorLiteral", Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)),
      unlike: Color(#colorLiteral(red: 0.4, green: 0.4, blue: 0.6, alpha: 1))),
  ]
}

@MainActor
private func phases(of url: URL?) -> some View {
  AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
    switch phase {
    case .empty: Color.green
    case .success(let image): image
    case .failure: Color.red
    @unknown default: Color.black
    }
  }
}

func declaredOffsets() -> [String] {
  var names = ["a", "b", "c"]
  names.move(fromOffsets: [0], toOffset: 3)
  names.remove(atOffsets: [1])
  return names
}
