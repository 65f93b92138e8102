import SwiftUI

@main
struct KitchenTimersApp: App {
  var body: some Scene {
    WindowGroup {
      TimersView()
        .accentColor(.teal)
        .frame(minWidth: 360, idealWidth: 400, minHeight: 600)
    }
  }
}
