import SwiftUI

@main
struct NotesApp: App {
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      NotesView()
        .frame(minWidth: 360, minHeight: 560)
    }
    .onChange(of: scenePhase) { _, phase in
      guard phase == .background else { return }
      UserDefaults.standard.synchronize()
    }
    .commands {
      CommandGroup(replacing: .newItem) {}
    }
  }
}
