import SwiftUI

struct MeshBackgroundView: View {
  @State private var moves = false

  var body: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0],
        [0, 0.5], [moves ? 0.2 : 0.8, moves ? 0.8 : 0.3], [1, 0.5],
        [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [
        .red, .purple, .indigo,
        .orange, moves ? .white : .brown, .blue,
        .yellow, .green, .mint,
      ]
    )
    .ignoresSafeArea()
    .overlay {
      VStack {
        Text("Good evening").font(.largeTitle.bold())
        Text("It is a good day to draw").font(.headline)
      }
      .foregroundStyle(.white)
      .padding(30)
      .background(.ultraThinMaterial, in: .rect(cornerRadius: 24))
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 3).repeatForever(autoreverses: true)) { moves.toggle() }
    }
  }
}

#Preview { MeshBackgroundView() }
