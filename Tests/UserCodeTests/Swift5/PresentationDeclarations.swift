import SwiftUI

// Sheets, covers, popovers, dialogs and menus, as programs write them. Each picture differs from the other one when
// its presentation has ended its animation.

struct PresentedItem: Identifiable {
  let id: Int
}

private struct Quarter: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
}

private enum AbsenceError: LocalizedError {
  case missing

  var errorDescription: String? { "missing" }
}

private let isShown = Binding.constant(true)

@MainActor private func sheet<Content: View>(_ content: Content) -> some View {
  Color.yellow.sheet(isPresented: isShown) { content }
}

@MainActor func sheetPairs() -> [DeclarationPair] {
  let plain = Color.yellow
  let item = Binding.constant(Optional(PresentedItem(id: 3)))
  let low = sheet(Color.blue.presentationDetents([.height(60), .large]))
  return [
    DeclarationPair("sheet", sheet(Color.blue), unlike: plain),
    DeclarationPair(
      "sheet item", plain.sheet(item: item, onDismiss: {}) { Text("\($0.id)") }, unlike: plain),
    DeclarationPair(
      "fullScreenCover", plain.fullScreenCover(isPresented: isShown) { Color.blue }, unlike: plain),
    DeclarationPair(
      "fullScreenCover item", plain.fullScreenCover(item: item) { Text("\($0.id)") }, unlike: plain),
    DeclarationPair(
      "popover", plain.popover(isPresented: isShown, arrowEdge: .top) { Text("p") }, unlike: plain),
    DeclarationPair("popover item", plain.popover(item: item) { Text("\($0.id)") }, unlike: plain),
    DeclarationPair("detents", low, unlike: sheet(Color.blue)),
    DeclarationPair(
      "medium", sheet(Color.blue.presentationDetents([.medium])),
      unlike: sheet(Color.blue.presentationDetents([.fraction(0.9)]))),
    DeclarationPair("custom", sheet(Color.blue.presentationDetents([.custom(Quarter.self)])), unlike: low),
    DeclarationPair(
      "detent selection",
      sheet(
        Color.blue.presentationDetents([.height(60), .large], selection: .constant(PresentationDetent.large))),
      unlike: low),
    DeclarationPair(
      "presentationBackground", sheet(Text("a").presentationBackground(.red)), unlike: sheet(Text("a"))),
    DeclarationPair(
      "presentationBackground view", sheet(Text("a").presentationBackground { Color.green }),
      unlike: sheet(Text("a"))),
    DeclarationPair(
      "presentationCornerRadius", sheet(Color.blue.presentationCornerRadius(60)), unlike: sheet(Color.blue)),
    DeclarationPair(
      "presentationDragIndicator",
      sheet(Color.blue.presentationDetents([.medium]).presentationDragIndicator(.visible)),
      unlike: sheet(Color.blue.presentationDetents([.medium]).presentationDragIndicator(.hidden))),
    DeclarationPair(
      "presentationBackgroundInteraction",
      sheet(Color.blue.presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)),
      unlike: sheet(Color.blue.presentationDetents([.medium]))),
  ]
}

@MainActor func dialogPairs() -> [DeclarationPair] {
  let plain = Color.yellow
  let alert = plain.alert("title", isPresented: isShown) { Button("ok") {} }
  let dialog = plain.confirmationDialog("title", isPresented: isShown) { Button("a", role: .destructive) {} }
  return [
    DeclarationPair("alert", alert, unlike: plain),
    DeclarationPair(
      "alert message",
      plain.alert("title", isPresented: isShown) {
        Button("ok") {}
      } message: {
        Text("m")
      },
      unlike: alert),
    DeclarationPair(
      "alert presenting", plain.alert("title", isPresented: isShown, presenting: 3) { Button("\($0)") {} },
      unlike: alert),
    DeclarationPair(
      "alert error", plain.alert(isPresented: isShown, error: AbsenceError.missing) { Button("ok") {} },
      unlike: alert),
    DeclarationPair(
      "alert content",
      plain.alert(isPresented: isShown) {
        Alert(title: Text("t"), message: Text("m"), dismissButton: .default(Text("d")))
      }, unlike: alert),
    DeclarationPair("confirmationDialog", dialog, unlike: plain),
    DeclarationPair(
      "titleVisibility",
      plain.confirmationDialog("title", isPresented: isShown, titleVisibility: .visible) {
        Button("a", role: .destructive) {}
      }, unlike: dialog),
    DeclarationPair(
      "actionSheet",
      plain.actionSheet(isPresented: isShown) {
        ActionSheet(title: Text("t"), buttons: [.default(Text("a")), .cancel()])
      }, unlike: plain),
  ]
}

@MainActor func menuPairs() -> [DeclarationPair] {
  let menu = Menu("menu") { Button("a") {} }.environment(\.interfaceIdiom, .desktop)
  return [
    DeclarationPair("Menu", menu, unlike: Text("menu")),
    DeclarationPair("menuIndicator", menu.menuIndicator(.hidden), unlike: menu),
    DeclarationPair("menuStyle", menu.menuStyle(.borderlessButton), unlike: menu.menuStyle(.button)),
    DeclarationPair(
      "menu label",
      Menu(content: { Button("a") {} }, label: { Image(systemName: "star") }, primaryAction: {})
        .environment(\.interfaceIdiom, .desktop), unlike: menu),
  ]
}

// MARK: What only the pointer or the keyboard shows

struct DeclaredDismissal: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode
  @Environment(\.rename) private var rename
  @FocusState private var isNaming: Bool

  private func leave() {
    let action: DismissAction = dismiss
    action()
    mode.wrappedValue.dismiss()
  }

  var body: some View {
    Button(isPresented ? "close" : "stay", action: leave)
      .interactiveDismissDisabled()
      .presentationCompactAdaptation(.sheet)
      .presentationCompactAdaptation(horizontal: .popover, vertical: .none)
      .presentationContentInteraction(.scrolls)
      .contextMenu {
        RenameButton()
        Button("Copy") {}
      }
      .contextMenu {
        Button("Copy") {}
      } preview: {
        Color.red
      }
      .menuOrder(.fixed).menuActionDismissBehavior(.disabled)
      .renameAction { isNaming = true }
      .renameAction($isNaming)
      .disabled(rename != nil)
  }
}
