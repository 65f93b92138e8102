import SwiftUI

@main
struct MusicPlayerApp: App {
  var body: some Scene {
    WindowGroup {
      PlayerRoot()
        .frame(minWidth: 370, minHeight: 640)
        .preferredColorScheme(.dark)
    }
  }
}
