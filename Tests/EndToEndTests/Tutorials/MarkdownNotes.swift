import SwiftUI

struct Note: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var body: String
  var date = Date(timeIntervalSince1970: 1_700_000_000)
}

struct NoteEditor: View {
  @Binding var note: Note

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $note.title).font(.title.bold()).textFieldStyle(.plain)
      Text(note.date, style: .date).font(.caption).foregroundStyle(.secondary)
      Divider()
      TextEditor(text: $note.body).scrollContentBackground(.hidden)
    }
    .padding()
    .toolbar {
      ToolbarItem(placement: .bottomBar) { Text("\(note.body.count) characters").font(.caption) }
      ToolbarItem(placement: .topBarTrailing) { ShareLink(item: note.body) }
    }
  }
}

struct MarkdownNotesView: View {
  @State private var notes = [
    Note(title: "Ideas", body: "A tool that draws **everything**."),
    Note(title: "Groceries", body: "Apples, bread, tea"),
  ]
  @State private var selection: Note.ID?

  var body: some View {
    NavigationSplitView {
      List($notes, selection: $selection) { $note in
        VStack(alignment: .leading) {
          Text(note.title).font(.headline)
          Text(note.body).lineLimit(1).foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Notes")
      .toolbar {
        Button {
          notes.append(Note(title: "New note", body: ""))
        } label: {
          Image(systemName: "square.and.pencil")
        }
      }
    } detail: {
      if let index = notes.firstIndex(where: { $0.id == selection }) {
        NoteEditor(note: $notes[index])
      } else {
        ContentUnavailableView("Select a note", systemImage: "note.text")
      }
    }
  }
}

#Preview { MarkdownNotesView() }
