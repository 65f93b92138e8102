import SwiftUI

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .overlay {
        GeometryReader { proxy in
          LinearGradient(
            colors: [.clear, .white.opacity(0.6), .clear], startPoint: .leading, endPoint: .trailing
          )
          .frame(width: proxy.size.width)
          .offset(x: phase * proxy.size.width)
        }
        .mask(content)
      }
      .onAppear {
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }
}

extension View {
  func shimmer() -> some View { modifier(Shimmer()) }
}

struct ArticleRow: View {
  var title = "A title that is not so short"
  var summary = "Some lines of text which tell what the article is about, and why one should read it."

  var body: some View {
    HStack(alignment: .top) {
      RoundedRectangle(cornerRadius: 8).fill(.gray.opacity(0.4)).frame(width: 80, height: 80)
      VStack(alignment: .leading, spacing: 6) {
        Text(title).font(.headline)
        Text(summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
  }
}

struct SkeletonLoadingView: View {
  @State private var isLoading = true

  var body: some View {
    List(0..<6, id: \.self) { _ in
      ArticleRow()
        .redacted(reason: isLoading ? .placeholder : [])
        .shimmer()
    }
    .listStyle(.plain)
    .task {
      try? await Task.sleep(for: .seconds(30))
      isLoading = false
    }
  }
}

#Preview { SkeletonLoadingView() }
