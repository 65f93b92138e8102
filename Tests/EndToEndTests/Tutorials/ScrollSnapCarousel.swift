import SwiftUI

struct ScrollSnapCarouselView: View {
  @State private var position: Int? = 2

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<10, id: \.self) { index in
            RoundedRectangle(cornerRadius: 24)
              .fill(Color(hue: Double(index) / 10, saturation: 0.7, brightness: 0.9).gradient)
              .overlay { Text("\(index)").font(.system(size: 60, weight: .black)).foregroundStyle(.white) }
              .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 16)
              .frame(height: 300)
              .scrollTransition { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.85)
                  .opacity(phase.isIdentity ? 1 : 0.6)
                  .rotation3DEffect(.degrees(phase.value * 20), axis: (x: 0, y: 1, z: 0))
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 32, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $position)
      .scrollIndicators(.hidden)
      Text("Card \(position ?? 0)").font(.headline)
    }
  }
}

#Preview { ScrollSnapCarouselView() }
