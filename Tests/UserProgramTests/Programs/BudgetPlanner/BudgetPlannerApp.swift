import SwiftUI

@main
struct BudgetPlannerApp: App {
  var body: some Scene {
    WindowGroup {
      BudgetView().frame(minWidth: 380, minHeight: 640)
    }
    .windowResizability(.contentSize)
  }
}
