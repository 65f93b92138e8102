import SwiftUI

struct NotesView: View {
  @StateObject private var viewModel = NotesViewModel()

  var body: some View {
    NavigationView {
      List(selection: $viewModel.selection) {
        if viewModel.filtered.contains(where: \.isPinned) {
          Section("Pinned") {
            ForEach(viewModel.filtered.filter(\.isPinned), content: row)
          }
        }
        Section("Notes") {
          ForEach(viewModel.filtered.filter { !$0.isPinned }, content: row)
        }
      }
      .overlay {
        if viewModel.filtered.isEmpty { ContentUnavailableView.search(text: viewModel.query) }
      }
      .searchable(text: $viewModel.query, prompt: "Search notes")
      .searchScopes($viewModel.scope) {
        ForEach(NotesViewModel.Scope.allCases, id: \.self) { Text($0.rawValue) }
      }
      .navigationTitle("Notes")
      .toolbar(content: toolbar)
      .refreshable { try? await Task.sleep(for: .milliseconds(100)) }
      .animation(.default, value: viewModel.filtered)
    }
    .navigationViewStyle(.stack)
    .environmentObject(viewModel)
  }

  @ViewBuilder
  private func row(_ note: Note) -> some View {
    NavigationLink(destination: NoteEditor(id: note.id)) {
      NoteRow(note: note)
    }
    .contextMenu {
      Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") { viewModel.togglePin(note) }
      Button("Delete", systemImage: "trash", role: .destructive) { viewModel.remove(note) }
    }
    .swipeActions(edge: .leading, allowsFullSwipe: true) {
      Button {
        viewModel.togglePin(note)
      } label: {
        Image(systemName: "pin.fill")
      }
      .tint(.orange)
    }
  }

  @ToolbarContentBuilder
  private func toolbar() -> some ToolbarContent {
    ToolbarItem(placement: .automatic) {
      Menu {
        Picker("Sort By", selection: $viewModel.sortOrder) {
          ForEach(SortOrder.allCases) { order in
            Text(order.rawValue).tag(order)
          }
        }
        Divider()
        Button("Select Notes") {}
      } label: {
        Image(systemName: "ellipsis.circle")
      }
    }
    ToolbarItemGroup(placement: .bottomBar) {
      Text("^[\(viewModel.filtered.count) note](inflect: true)")
        .font(.caption)
      Spacer()
      Button(action: viewModel.create) {
        Image(systemName: "square.and.pencil")
      }
    }
  }
}

struct NoteRow: View {
  let note: Note

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Circle()
        .fill(note.color.color.gradient)
        .frame(width: 10, height: 10)
      VStack(alignment: .leading, spacing: 2) {
        Text(note.title).font(.headline)
        (Text(note.modified, format: .dateTime.day().month().year()).foregroundColor(.primary)
          + Text("  ") + Text(note.firstLine))
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
    }
  }
}

struct NotesView_Previews: PreviewProvider {
  static var previews: some View {
    NotesView()
      .previewDisplayName("Notes")
    NavigationStack { NoteEditor(id: UUID()) }
      .environmentObject(NotesViewModel())
      .previewDisplayName("Missing note")
  }
}
