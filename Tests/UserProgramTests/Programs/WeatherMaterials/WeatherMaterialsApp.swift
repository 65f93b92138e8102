import SwiftUI

@main
struct WeatherMaterialsApp: App {
  var body: some Scene {
    WindowGroup {
      WeatherScreen()
        .frame(minWidth: 380, minHeight: 700)
    }
  }
}
