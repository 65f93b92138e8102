import SwiftUI

@main
struct ConfettiPartyApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ConfettiPiece: Identifiable {
  let id = UUID()
  let color: Color
  let isCircle: Bool
  let size: CGFloat
  let angle: Double
  let distance: CGFloat
  let spin: Double

  static func random() -> ConfettiPiece {
    ConfettiPiece(
      color: [.red, .yellow, .green, .blue, .purple, .orange, .pink, .mint].randomElement()!,
      isCircle: Bool.random(), size: .random(in: 6...12), angle: .random(in: 0..<(2 * .pi)),
      distance: .random(in: 60...260), spin: .random(in: 180...1080))
  }
}

struct ConfettiPieceView: View {
  let piece: ConfettiPiece
  @State private var exploded = false
  @State private var fallen = false

  var body: some View {
    Group {
      if piece.isCircle {
        Circle().fill(piece.color)
      } else {
        Rectangle().fill(piece.color)
      }
    }
    .frame(width: piece.size, height: piece.isCircle ? piece.size : piece.size * 1.6)
    .rotation3DEffect(.degrees(exploded ? piece.spin : 0), axis: (x: 1, y: 0.4, z: 0.2))
    .offset(
      x: exploded ? cos(piece.angle) * piece.distance : 0,
      y: (exploded ? sin(piece.angle) * piece.distance : 0) + (fallen ? 420 : 0)
    )
    .opacity(fallen ? 0 : 1)
    .onAppear {
      withAnimation(.easeOut(duration: 0.6)) { exploded = true }
      withAnimation(.easeIn(duration: 1.6).delay(0.4)) { fallen = true }
    }
  }
}

struct ConfettiModifier: ViewModifier {
  @Binding var counter: Int
  @State private var bursts: [(Int, [ConfettiPiece])] = []

  func body(content: Content) -> some View {
    content
      .overlay {
        ZStack {
          ForEach(bursts, id: \.0) { burst in
            ForEach(burst.1) { piece in
              ConfettiPieceView(piece: piece)
            }
          }
        }
        .allowsHitTesting(false)
      }
      .onChange(of: counter) { value in
        bursts.append((value, (0..<60).map { _ in .random() }))
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.2) {
          bursts.removeAll { $0.0 == value }
        }
      }
  }
}

extension View {
  func confetti(counter: Binding<Int>) -> some View {
    modifier(ConfettiModifier(counter: counter))
  }
}

struct BounceButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 28)
      .padding(.vertical, 16)
      .background(
        LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
      )
      .foregroundStyle(.white)
      .clipShape(Capsule())
      .shadow(color: .orange.opacity(0.5), radius: configuration.isPressed ? 4 : 12, y: 6)
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.5), value: configuration.isPressed)
  }
}

struct ContentView: View {
  @State private var counter = 0

  var body: some View {
    VStack(spacing: 28) {
      Image(systemName: "party.popper.fill")
        .font(.system(size: 60))
        .foregroundStyle(.linearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
      Text("Goal reached!")
        .font(.system(.largeTitle, design: .rounded).weight(.heavy))
      Text("You have celebrated ^[\(counter) time](inflect: true).")
        .foregroundColor(.secondary)
      Button("Celebrate") { counter += 1 }
        .buttonStyle(BounceButtonStyle())
        .confetti(counter: $counter)
        .font(.headline)
    }
    .frame(width: 420, height: 560)
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { counter = 1 }
    }
  }
}

#Preview {
  ContentView()
}
