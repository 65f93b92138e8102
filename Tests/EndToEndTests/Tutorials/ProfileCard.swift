import SwiftUI

struct StatView: View {
  let value: String
  let title: LocalizedStringKey

  var body: some View {
    VStack {
      Text(value).font(.headline)
      Text(title).font(.caption).foregroundColor(.gray)
    }
    .frame(maxWidth: .infinity)
  }
}

struct ProfileCard: View {
  @State private var following = false

  var body: some View {
    VStack(spacing: 0) {
      LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: 120)
      Image(systemName: "person.crop.circle.fill")
        .resizable()
        .frame(width: 100, height: 100)
        .foregroundStyle(.white, .gray)
        .background(Circle().fill(.white).padding(-4))
        .offset(y: -50)
        .padding(.bottom, -50)
      VStack(spacing: 8) {
        Text("Jane Appleseed").font(.title2.weight(.semibold))
        Text("Designer and runner").foregroundStyle(.secondary)
        HStack {
          StatView(value: "1.2k", title: "Followers")
          Divider().frame(height: 30)
          StatView(value: "312", title: "Following")
          Divider().frame(height: 30)
          StatView(value: "48", title: "Posts")
        }
        .padding(.vertical)
        Button {
          withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { following.toggle() }
        } label: {
          Label(following ? "Following" : "Follow", systemImage: following ? "checkmark" : "plus")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .tint(following ? .green : .blue)
      }
      .padding()
    }
    .background(Color(.systemBackground))
    .cornerRadius(20)
    .shadow(color: .black.opacity(0.2), radius: 10, x: 0, y: 5)
    .padding()
  }
}

#Preview(traits: .sizeThatFitsLayout) { ProfileCard() }
