import SwiftUI

@main
struct RecipeBookApp: App {
  var body: some Scene {
    WindowGroup {
      RecipeListView().frame(minWidth: 360, minHeight: 600)
    }
  }
}
