import SwiftUI

@main
struct HabitTrackerApp: App {
  @StateObject private var store = HabitStore()

  var body: some Scene {
    WindowGroup {
      HabitListView()
        .environmentObject(store)
        .frame(minWidth: 380, minHeight: 640)
    }
  }
}
