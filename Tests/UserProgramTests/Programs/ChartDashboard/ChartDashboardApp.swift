import SwiftUI

@main
struct ChartDashboardApp: App {
  var body: some Scene {
    WindowGroup("Dashboard") {
      DashboardView()
    }
    .defaultSize(width: 420, height: 720)
    .windowResizability(.contentMinSize)
  }
}
