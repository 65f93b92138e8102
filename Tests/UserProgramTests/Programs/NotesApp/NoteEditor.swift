import SwiftUI

struct NoteEditor: View {
  let id: Note.ID
  @EnvironmentObject private var viewModel: NotesViewModel
  @State private var isPickingColor = false

  var body: some View {
    if let note = viewModel.binding(for: id) {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Title", text: note.title)
          .font(.largeTitle.bold())
          .textFieldStyle(.plain)
          .padding(.horizontal)
        TextEditor(text: note.body)
          .scrollContentBackground(.hidden)
          .padding(.horizontal, 11)
        footer(note.wrappedValue)
      }
      .background(note.wrappedValue.color.color.opacity(0.12).ignoresSafeArea())
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          ShareLink(item: note.wrappedValue.body)
          Button("Color", systemImage: "paintpalette") { isPickingColor.toggle() }
            .popover(isPresented: $isPickingColor, arrowEdge: .bottom) {
              Swatches(color: note.color)
                .padding()
                .presentationCompactAdaptation(.popover)
            }
        }
      }
    } else {
      ContentUnavailableView {
        Label("No Note Selected", systemImage: "note.text")
      } description: {
        Text("Choose one in the list.")
      }
    }
  }

  private func footer(_ note: Note) -> some View {
    HStack {
      Text("\(note.body.count) characters")
      Spacer()
      Text(note.modified, style: .date)
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .padding()
    .background(.bar)
  }
}

private struct Swatches: View {
  @Binding var color: NoteColor
  @Namespace private var ring

  var body: some View {
    HStack(spacing: 14) {
      ForEach(NoteColor.allCases, id: \.rawValue) { choice in
        Circle()
          .fill(choice.color)
          .frame(width: 32, height: 32)
          .overlay {
            if choice == color {
              Circle().inset(by: -4).stroke(.primary, lineWidth: 2)
                .matchedGeometryEffect(id: "ring", in: ring)
            }
          }
          .onTapGesture { withAnimation(.spring()) { color = choice } }
      }
    }
  }
}

#Preview("Editor") {
  let viewModel = NotesViewModel()
  return NavigationView { NoteEditor(id: viewModel.notes[2].id) }
    .environmentObject(viewModel)
}
