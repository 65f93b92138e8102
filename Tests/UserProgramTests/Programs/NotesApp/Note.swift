import Foundation
import SwiftUI

struct Note: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var body: String
  var isPinned = false
  var color = NoteColor.yellow
  var modified = Date(timeIntervalSinceReferenceDate: 750_000_000)

  var firstLine: String {
    body.split(separator: "\n", omittingEmptySubsequences: true).first.map(String.init)
      ?? "No additional text"
  }
}

enum NoteColor: String, CaseIterable, Codable {
  case yellow, blue, green, pink

  var color: Color {
    switch self {
    case .yellow: .yellow
    case .blue: .cyan
    case .green: .green
    case .pink: .pink
    }
  }
}

enum SortOrder: String, CaseIterable, Identifiable {
  case title = "Title"
  case date = "Date Edited"
  case color = "Color"

  var id: Self { self }
}

@MainActor
final class NotesViewModel: ObservableObject {
  @Published private(set) var notes: [Note] = []
  @Published var query = ""
  @Published var scope = Scope.all
  @Published var selection: Note.ID?
  @AppStorage("sortOrder") var sortOrder = SortOrder.title

  enum Scope: String, CaseIterable {
    case all = "All"
    case pinned = "Pinned"
  }

  init(notes: [Note] = .demo) {
    self.notes = notes
  }

  var filtered: [Note] {
    notes
      .filter { scope == .all || $0.isPinned }
      .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) || $0.body.contains(query) }
      .sorted { lhs, rhs in
        switch sortOrder {
        case .title: return lhs.title.localizedStandardCompare(rhs.title) == .orderedAscending
        case .date: return lhs.modified > rhs.modified
        case .color: return lhs.color.rawValue < rhs.color.rawValue
        }
      }
  }

  func binding(for id: Note.ID) -> Binding<Note>? {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return nil }
    return Binding(get: { self.notes[index] }, set: { self.notes[index] = $0 })
  }

  func create() {
    let note = Note(title: "New Note", body: "", modified: .now)
    withAnimation { notes.insert(note, at: 0) }
    selection = note.id
  }

  func togglePin(_ note: Note) {
    guard let index = notes.firstIndex(of: note) else { return }
    notes[index].isPinned.toggle()
  }

  func remove(_ note: Note) { notes.removeAll { $0.id == note.id } }
}

extension [Note] {
  static var demo: [Note] {
    [
      Note(title: "Groceries", body: "Milk\nBread\nTwo lemons", isPinned: true),
      Note(title: "Ideas", body: "A clock that shows only the hour.", color: .blue),
      Note(title: "Lisbon", body: "Tram 28, pastéis de nata, the aquarium", isPinned: true, color: .pink),
      Note(title: "Books", body: "", color: .green),
    ]
  }
}
