import SwiftUI

/// Sheets, dialogs, popovers and menus, as programs use them.
extension DemoCatalogue {
  static let storyPresentations = Demo(
    "story-presentations", "Presentations", "Sheets, alerts, dialogs, popovers and menus.",
    size: CGSize(width: 390, height: 640), .fill, source: "PresentationsStory",
    variants: Demo.Variant("buttons") { PresentationsStory() },
    Demo.Variant("sheet") { PresentationsStory(shown: .sheet) },
    Demo.Variant("detents") { PresentationsStory(shown: .detents) },
    Demo.Variant("alert") { PresentationsStory(shown: .alert) },
    Demo.Variant("dialog") { PresentationsStory(shown: .dialog) },
    Demo.Variant("popover") { PresentationsStory(shown: .popover) })
}

/// Buttons, each of which presents something.
struct PresentationsStory: View {
  enum Presented {
    case sheet, detents, alert, dialog, popover
  }

  @State var shown: Presented?
  @State private var answer = "No answer"

  var body: some View {
    VStack(spacing: 16) {
      Text(answer).foregroundStyle(.secondary)
      Button("Sheet") { shown = .sheet }.sheet(isPresented: isShown(.sheet)) { NoteSheet() }
      Button("Sheet with detents") { shown = .detents }
        .sheet(isPresented: isShown(.detents)) {
          Text("Drag me up").frame(maxWidth: .infinity, maxHeight: .infinity)
            .presentationDetents([.height(180), .large])
        }
      Button("Alert") { shown = .alert }
        .alert("Delete the note?", isPresented: isShown(.alert)) {
          Button("Delete", role: .destructive) { answer = "Deleted" }
          Button("Cancel", role: .cancel) { answer = "Kept" }
        } message: {
          Text("This cannot be undone.")
        }
      Button("Dialog") { shown = .dialog }
        .confirmationDialog("Export", isPresented: isShown(.dialog), titleVisibility: .visible) {
          Button("As a picture") { answer = "Picture" }
          Button("As a text") { answer = "Text" }
        }
      Button("Popover") { shown = .popover }
        .popover(isPresented: isShown(.popover)) { Text("A popover points to its button").padding() }
      Menu("Menu") {
        Button("Copy", systemImage: "doc.on.doc") { answer = "Copied" }
        Menu("More") { Button("Duplicate") { answer = "Duplicated" } }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { answer = "Deleted" }
      }
      Text("A context menu").contextMenu { Button("Look up") { answer = "Looked up" } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
  }

  private func isShown(_ kind: Presented) -> Binding<Bool> {
    Binding(get: { shown == kind }, set: { shown = $0 ? kind : nil })
  }
}

private struct NoteSheet: View {
  @State private var isImportant = true
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { Toggle("Important", isOn: $isImportant) }
        .navigationTitle("New note")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
        }
    }
    .frame(minWidth: 300, minHeight: 200)
  }
}
