import SwiftUI

@main
struct WorkoutRingsApp: App {
  @StateObject var store = WorkoutStore()

  var body: some Scene {
    WindowGroup {
      SummaryView()
        .environmentObject(store)
        .frame(minWidth: 380, minHeight: 680)
    }
  }
}
