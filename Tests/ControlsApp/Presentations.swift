import SwiftUI

/// A button that sets the state of its example.
private struct ShowButton: View {
  @Binding var isShown: Bool

  var body: some View {
    Button("Show") { isShown = true }.placed("show").reports("shown", isShown)
  }
}

/// Content that closes what it is shown by.
private struct Closing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }.placed("close").frame(width: 200, height: 200)
  }
}

struct SheetExample: View {
  @State private var isShown = false

  var body: some View {
    ShowButton(isShown: $isShown)
      .sheet(isPresented: $isShown) {
        report("dismissed")
      } content: {
        Closing().placed("sheet")
      }
  }
}

struct CoverExample: View {
  @State private var isShown = false

  var body: some View {
    ShowButton(isShown: $isShown).fullScreenCover(isPresented: $isShown) { Closing() }
  }
}

struct InspectorExample: View {
  @State private var isShown = false

  var body: some View {
    ShowButton(isShown: $isShown)
      .inspector(isPresented: $isShown) {
        Button("Hide") { isShown = false }.placed("hide")
      }
  }
}

struct PopoverExample: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      ShowButton(isShown: $isShown).popover(isPresented: $isShown) { Closing() }
      Spacer()
      EndButton()
    }
    .padding(20)
  }
}

struct AlertExample: View {
  @State private var isShown = false

  var body: some View {
    ShowButton(isShown: $isShown)
      .alert("Title", isPresented: $isShown) {
        Button {
          report("confirmed")
        } label: {
          Text("Confirm").placed("confirm")
        }
        Button("Cancel", role: .cancel) { report("canceled") }
      } message: {
        Text("Message")
      }
  }
}

struct DialogExample: View {
  @State private var isShown = false

  var body: some View {
    ShowButton(isShown: $isShown)
      .confirmationDialog("Title", isPresented: $isShown) {
        Button(role: .destructive) {
          report("deleted")
        } label: {
          Text("Delete").placed("delete")
        }
        Button {
          report("archived")
        } label: {
          Text("Archive").placed("archive")
        }
      }
  }
}
