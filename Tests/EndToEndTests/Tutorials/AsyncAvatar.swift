import SwiftUI

struct AsyncAvatar: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty:
        ProgressView()
      case .success(let image):
        image.resizable().scaledToFill()
      case .failure:
        Image(systemName: "photo").imageScale(.large)
      @unknown default:
        EmptyView()
      }
    }
    .frame(width: 120, height: 120)
    .background(.gray.opacity(0.2))
    .clipShape(Circle())
    .overlay(Circle().stroke(.white, lineWidth: 4))
    .shadow(radius: 7)
  }
}

struct AsyncAvatarDemo: View {
  var body: some View {
    VStack(spacing: 20) {
      AsyncAvatar(url: nil)
      AsyncImage(url: URL(string: "file:///nowhere.png")) { image in
        image.resizable()
      } placeholder: {
        Color.purple.opacity(0.1)
      }
      .frame(width: 100, height: 60)
      Text("Avatar").font(.headline)
    }
  }
}

#Preview { AsyncAvatarDemo() }
