import SwiftUI

@main
struct KanbanBoardApp: App {
  var body: some Scene {
    WindowGroup("Kanban") {
      BoardView().frame(minWidth: 600, minHeight: 480)
    }
    .defaultSize(CGSize(width: 860, height: 560))
  }
}
