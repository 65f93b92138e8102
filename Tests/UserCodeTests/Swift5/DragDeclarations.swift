import SwiftUI

// Declarations for dragging values between views, in the forms in which they are written.

/// A card of a board.
struct BoardCard: Codable, Identifiable, Transferable {
  var id = UUID()
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
    ProxyRepresentation(exporting: \.title, importing: { BoardCard(title: $0) })
  }
}

/// Cards that are dragged between columns.
struct CardBoard: View {
  @State private var columns = [[BoardCard(title: "Plan")], [BoardCard(title: "Build")]]
  @State private var targeted: Int?

  var body: some View {
    HStack {
      ForEach(columns.indices, id: \.self) { column in
        VStack {
          ForEach(columns[column]) { card in
            Text(card.title).draggable(card) { Text(card.title).padding().background(.yellow) }
          }
          Spacer()
        }
        .frame(maxWidth: .infinity)
        .background(targeted == column ? Color.teal : Color.gray)
        .dropDestination(for: BoardCard.self) { cards, location in
          guard let card = cards.first, location.y >= 0 else { return false }
          for index in columns.indices { columns[index].removeAll { $0.id == card.id } }
          columns[column].append(card)
          return true
        } isTargeted: { isOver in
          withAnimation { targeted = isOver ? column : nil }
        }
      }
    }
  }
}

/// A row of letters that are put into another order while one is dragged.
struct LetterRow: View {
  @State private var letters = ["A", "B", "C"]
  @State private var dragged: String?

  var body: some View {
    HStack {
      ForEach(letters, id: \.self) { letter in
        Text(letter)
          .onDrag {
            dragged = letter
            return NSItemProvider(object: letter as NSString)
          } preview: {
            Text(letter).font(.largeTitle)
          }
          .onDrop(of: [.text], delegate: LetterDrop(letter: letter, letters: $letters, dragged: $dragged))
      }
    }
  }
}

struct LetterDrop: DropDelegate {
  let letter: String
  @Binding var letters: [String]
  @Binding var dragged: String?

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != letter, let from = letters.firstIndex(of: dragged),
      let to = letters.firstIndex(of: letter)
    else { return }
    withAnimation { letters.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: DropOperation.move) }

  func dropExited(info: DropInfo) { print(info.location) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return !info.itemProviders(for: [.text]).isEmpty
  }
}

/// A field that reads what is dropped on it.
struct DropField: View {
  @State private var text = "empty"
  @State private var isTargeted = false
  @State private var place = CGPoint.zero

  var body: some View {
    VStack {
      Text(text).foregroundColor(isTargeted ? .red : .primary)
        .onDrop(of: [.text, .url], isTargeted: $isTargeted) { providers in
          guard let provider = providers.first else { return false }
          _ = provider.loadObject(ofClass: NSString.self) { object, error in
            guard let string = object as? String, error == nil else { return }
            DispatchQueue.main.async { text = string }
          }
          return true
        }
      Color.red.frame(width: 20, height: 10)
        .onDrop(of: ["public.text"], isTargeted: nil) { providers, location in
          place = location
          _ = providers.first?.loadTransferable(type: BoardCard.self) { result in
            if case .success(let card) = result { print(card.title) }
          }
          return providers.contains { $0.hasItemConformingToTypeIdentifier("public.plain-text") }
        }
        .onDrag { NSItemProvider(item: text as NSString, typeIdentifier: UTType.plainText.identifier) }
    }
  }
}

/// The forms of 2025.
struct SessionField: View {
  @State private var titles: [String] = ["A"]
  @State private var phase: DropSession.Phase?

  var body: some View {
    Text(titles.joined()).background(phase == .entering ? .yellow : .green)
      .dropDestination(for: String.self, isEnabled: titles.count < 9) { new, session in
        titles.append(contentsOf: new)
        print(session.location, session.itemsCount)
      }
      .dropConfiguration { session in
        DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
      }
      .onDropSessionUpdated { session in phase = session.phase }
  }
}

/// Rows that are moved, and between which texts are dropped.
struct MovedRows: View {
  @State private var rows = ["One", "Two"]
  @State private var editMode = EditMode.active

  var body: some View {
    List {
      ForEach(rows, id: \.self) { Text($0) }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        .onInsert(of: [.text]) { offset, providers in
          for provider in providers { rows.insert(provider.suggestedName ?? "New", at: offset) }
        }
      ForEach(rows, id: \.self) { Text($0) }
        .dropDestination(for: String.self) { texts, offset in rows.insert(contentsOf: texts, at: offset) }
    }
    .environment(\.editMode, $editMode)
  }
}

@MainActor func dragPairs() -> [DeclarationPair] {
  [
    DeclarationPair("draggable, dropDestination", CardBoard(), unlike: Color.clear),
    DeclarationPair("onDrag, DropDelegate", LetterRow(), unlike: Color.clear),
    DeclarationPair("onDrop, NSItemProvider", DropField(), unlike: Color.clear),
    DeclarationPair("DropSession", SessionField(), unlike: Color.clear),
    DeclarationPair("onMove, onInsert", MovedRows(), unlike: Color.clear),
  ]
}
