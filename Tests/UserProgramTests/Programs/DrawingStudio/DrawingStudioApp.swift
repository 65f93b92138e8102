import SwiftUI

@main
struct DrawingStudioApp: App {
  var body: some Scene {
    WindowGroup {
      StudioView().frame(minWidth: 400, minHeight: 600)
    }
  }
}
