import SwiftUI

@main
struct BreatheApp: App {
  var body: some Scene {
    WindowGroup {
      BreatheView()
    }
  }
}

struct Petal: View {
  let index: Int
  let isOpen: Bool

  var body: some View {
    Circle()
      .fill(
        LinearGradient(
          colors: [Color(red: 0.37, green: 0.82, blue: 0.66), Color(red: 0.24, green: 0.55, blue: 0.85)],
          startPoint: .top, endPoint: .bottom)
      )
      .frame(width: 120, height: 120)
      .offset(y: isOpen ? -60 : 0)
      .rotationEffect(.degrees(Double(index) * 60))
      .opacity(0.55)
      .blendMode(.plusLighter)
  }
}

struct BreatheView: View {
  @State private var isInhaling = false
  @State private var phaseText = "Get ready"
  @State private var cycles = 0
  @State private var seconds = 0

  let phase: Double = 4

  var body: some View {
    ZStack {
      RadialGradient(
        gradient: Gradient(colors: [Color(red: 0.04, green: 0.16, blue: 0.2), .black]), center: .center,
        startRadius: 20, endRadius: 420
      )
      .ignoresSafeArea()

      VStack(spacing: 60) {
        Text(phaseText)
          .font(.system(.title, design: .rounded).weight(.light))
          .foregroundColor(.white)
          .id(phaseText)
          .transition(.opacity.animation(.easeInOut(duration: 0.6)))

        ZStack {
          ForEach(0..<6) { Petal(index: $0, isOpen: isInhaling) }
        }
        .rotationEffect(.degrees(isInhaling ? 90 : 0))
        .scaleEffect(isInhaling ? 1.1 : 0.4)
        .frame(width: 280, height: 280)
        .drawingGroup()

        HStack(spacing: 30) {
          stat("Breaths", "\(cycles)", "wind")
          stat("Minutes", String(format: "%d:%02d", seconds / 60, seconds % 60), "timer")
        }
      }
      .padding(40)
    }
    .frame(minWidth: 360, minHeight: 600)
    .task {
      try? await Task.sleep(for: .milliseconds(300))
      withAnimation(.easeInOut(duration: phase).repeatForever(autoreverses: true)) {
        isInhaling = true
      }
      while !Task.isCancelled {
        phaseText = "Breathe in"
        try? await Task.sleep(for: .seconds(phase))
        phaseText = "Breathe out"
        try? await Task.sleep(for: .seconds(phase))
        cycles += 1
      }
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .default).autoconnect()) { _ in
      seconds += 1
    }
  }

  private func stat(_ title: String, _ value: String, _ symbol: String) -> some View {
    VStack(spacing: 4) {
      Image(systemName: symbol).foregroundColor(.mint)
      Text(value).font(.title2.monospacedDigit()).foregroundColor(.white)
      Text(title).font(.caption).foregroundColor(.white.opacity(0.6))
    }
    .frame(width: 100)
  }
}

#Preview { BreatheView() }
