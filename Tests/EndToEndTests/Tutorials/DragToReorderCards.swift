import SwiftUI

struct SwipeCard: View {
  let title: String
  let color: Color
  var onRemove: () -> Void
  @State private var offset = CGSize.zero
  @GestureState private var isPressed = false

  var body: some View {
    RoundedRectangle(cornerRadius: 25)
      .fill(color)
      .overlay(Text(title).font(.largeTitle.bold()).foregroundColor(.white))
      .frame(width: 280, height: 380)
      .scaleEffect(isPressed ? 0.97 : 1)
      .rotationEffect(.degrees(offset.width / 15))
      .offset(x: offset.width, y: offset.height * 0.2)
      .opacity(2 - Double(abs(offset.width / 100)))
      .gesture(
        DragGesture()
          .updating($isPressed) { _, state, _ in state = true }
          .onChanged { offset = $0.translation }
          .onEnded { _ in
            if abs(offset.width) > 120 { onRemove() } else { withAnimation(.spring()) { offset = .zero } }
          }
      )
  }
}

struct DragToReorderCardsView: View {
  @State private var titles = ["One", "Two", "Three", "Four"]
  private let colors: [Color] = [.pink, .orange, .teal, .indigo]

  var body: some View {
    ZStack {
      ForEach(Array(titles.enumerated()), id: \.element) { index, title in
        SwipeCard(title: title, color: colors[index % colors.count]) {
          withAnimation { _ = titles.remove(at: index) }
        }
        .offset(y: CGFloat(titles.count - index) * -10)
        .allowsHitTesting(index == titles.count - 1)
      }
    }
  }
}

#Preview { DragToReorderCardsView() }
