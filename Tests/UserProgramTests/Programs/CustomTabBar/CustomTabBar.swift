import SwiftUI

@main
struct CustomTabBarApp: App {
  var body: some Scene {
    WindowGroup { MainView() }
  }
}

enum Tab: String, CaseIterable {
  case home = "house"
  case search = "magnifyingglass"
  case favourites = "heart"
  case profile = "person"

  var title: String {
    switch self {
    case .home: "Home"
    case .search: "Search"
    case .favourites: "Favourites"
    case .profile: "Profile"
    }
  }

  var color: Color {
    switch self {
    case .home: .indigo
    case .search: .teal
    case .favourites: .pink
    case .profile: .orange
    }
  }
}

struct MainView: View {
  @State private var selectedTab: Tab = .home
  @Namespace private var animation

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        switch selectedTab {
        case .home: HomeView()
        case .search: placeholder(.search)
        case .favourites: FavouritesView()
        case .profile: placeholder(.profile)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      tabBar
    }
    .frame(width: 390, height: 600)
    .background(Color(white: 0.5).opacity(0.08))
  }

  private func placeholder(_ tab: Tab) -> some View {
    VStack(spacing: 12) {
      Image(systemName: tab.rawValue + (tab == .search ? "" : ".fill"))
        .font(.system(size: 64))
        .foregroundColor(tab.color)
      Text(tab.title).font(.title)
    }
    .transition(.move(edge: .bottom).combined(with: .opacity))
  }

  private var tabBar: some View {
    HStack(spacing: 0) {
      ForEach(Tab.allCases, id: \.rawValue) { tab in
        TabButton(tab: tab, selection: $selectedTab, namespace: animation)
      }
    }
    .padding(10)
    .background(
      RoundedRectangle(cornerRadius: 25, style: .continuous)
        .fill(.background)
        .shadow(color: .black.opacity(0.12), radius: 10, x: 0, y: -2)
    )
    .padding(.horizontal)
    .padding(.bottom, 12)
  }
}

struct TabButton: View {
  let tab: Tab
  @Binding var selection: Tab
  var namespace: Namespace.ID

  private var isSelected: Bool { selection == tab }

  var body: some View {
    Button {
      withAnimation(.spring(response: 0.4, dampingFraction: 0.75)) { selection = tab }
    } label: {
      HStack(spacing: 6) {
        Image(systemName: isSelected && tab != .search ? tab.rawValue + ".fill" : tab.rawValue)
          .imageScale(.large)
        if isSelected {
          Text(tab.title)
            .font(.footnote.bold())
            .lineLimit(1)
            .fixedSize()
        }
      }
      .foregroundColor(isSelected ? .white : .gray)
      .padding(.vertical, 10)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity)
      .background {
        if isSelected {
          Capsule()
            .fill(tab.color)
            .matchedGeometryEffect(id: "tab", in: namespace)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

struct HomeView: View {
  var body: some View {
    ScrollView(showsIndicators: false) {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          VStack(alignment: .leading) {
            Text("Good morning").font(.subheadline).foregroundColor(.secondary)
            Text("Explore").font(.largeTitle.bold())
          }
          Spacer()
          Image(systemName: "bell.badge")
            .font(.title2)
            .symbolRenderingMode(.palette)
            .foregroundStyle(.red, .primary)
        }
        ForEach(0..<5) { index in
          RoundedRectangle(cornerRadius: 20)
            .fill(
              LinearGradient(
                colors: [
                  Color(hue: Double(index) / 5, saturation: 0.6, brightness: 0.95),
                  Color(hue: Double(index) / 5 + 0.1, saturation: 0.8, brightness: 0.8),
                ], startPoint: .topLeading, endPoint: .bottomTrailing)
            )
            .frame(height: 130)
            .overlay(alignment: .bottomLeading) {
              Text("Place number \(index + 1)")
                .font(.headline)
                .foregroundStyle(.white)
                .padding()
            }
        }
      }
      .padding()
    }
  }
}

struct FavouritesView: View {
  @State private var liked: Set<Int> = [1, 4]

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 12) {
      ForEach(0..<9) { item in
        Image(systemName: liked.contains(item) ? "heart.fill" : "heart")
          .font(.largeTitle)
          .foregroundStyle(liked.contains(item) ? .pink : .secondary)
          .frame(maxWidth: .infinity, minHeight: 90)
          .background(.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
          .onTapGesture {
            withAnimation(.bouncy) { _ = liked.remove(item) ?? (liked.insert(item).memberAfterInsert) }
          }
      }
    }
    .padding()
  }
}

#Preview { MainView() }
