import SwiftUI

struct HomeTab: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          ForEach(1..<6) { number in
            RoundedRectangle(cornerRadius: 16)
              .fill(Color(hue: Double(number) / 6, saturation: 0.6, brightness: 0.9).gradient)
              .frame(height: 120)
              .overlay(alignment: .bottomLeading) {
                Text("Story \(number)").font(.title3.bold()).foregroundStyle(.white).padding()
              }
          }
        }
        .padding()
      }
      .navigationTitle("Home")
    }
  }
}

struct FavoritesTab: View {
  var body: some View {
    ContentUnavailableView(
      "No favorites", systemImage: "heart.slash", description: Text("What you like appears here."))
  }
}

struct TabbedAppView: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      HomeTab()
        .tabItem { Label("Home", systemImage: "house") }
        .tag(0)
      FavoritesTab()
        .tabItem { Label("Favorites", systemImage: "heart") }
        .badge(3)
        .tag(1)
      Text("Profile")
        .tabItem {
          Image(systemName: "person.crop.circle")
          Text("Profile")
        }
        .tag(2)
    }
    .tint(.purple)
  }
}

#Preview { TabbedAppView() }
