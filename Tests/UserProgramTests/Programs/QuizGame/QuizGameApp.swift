import SwiftUI

@main
struct QuizGameApp: App {
  var body: some Scene {
    WindowGroup {
      QuizView().frame(minWidth: 380, minHeight: 600)
    }
  }
}
