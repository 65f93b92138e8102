import SwiftUI

@main
struct WeatherApp: App {
  @StateObject private var store = WeatherStore()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(store)
    }
  }
}
