import SwiftUI

struct Wave: Shape {
  var amplitude: CGFloat
  var phase: CGFloat
  var level: CGFloat

  var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(phase, AnimatablePair(level, amplitude)) }
    set {
      phase = newValue.first
      level = newValue.second.first
      amplitude = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let baseline = rect.height * (1 - level)
    path.move(to: CGPoint(x: 0, y: rect.height))
    for x in stride(from: 0, through: rect.width, by: 2) {
      let y = baseline + sin(x / rect.width * 2 * .pi + phase) * amplitude
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.addLine(to: CGPoint(x: rect.width, y: rect.height))
    path.closeSubpath()
    return path
  }
}

struct WaterTank: View {
  @Binding var level: CGFloat
  @State private var phase: CGFloat = 0

  var body: some View {
    ZStack {
      Circle().fill(Color.blue.opacity(0.1))
      Wave(amplitude: 12, phase: phase + .pi, level: level)
        .fill(Color.blue.opacity(0.4))
      Wave(amplitude: 9, phase: phase, level: level)
        .fill(
          LinearGradient(
            gradient: Gradient(colors: [.cyan, .blue]), startPoint: .top, endPoint: .bottom))
      Text("\(Int(level * 100))%")
        .font(.system(size: 54, weight: .bold, design: .rounded))
        .foregroundColor(level > 0.5 ? .white : .blue)
    }
    .clipShape(Circle())
    .overlay(Circle().stroke(Color.blue, lineWidth: 6).padding(-8))
    .onAppear {
      withAnimation(Animation.linear(duration: 2).repeatForever(autoreverses: false)) {
        phase = .pi * 2
      }
    }
  }
}

struct GlassStack: View {
  var count: Int

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<8, id: \.self) { i in
        Image(systemName: i < count ? "drop.fill" : "drop")
          .foregroundColor(.blue)
          .font(.title2)
      }
    }
  }
}

struct ContentView: View {
  @State private var level: CGFloat = 0.25

  var body: some View {
    VStack(spacing: 36) {
      Text("Hydration").font(.largeTitle.weight(.bold))
      WaterTank(level: $level)
        .frame(width: 220, height: 220)
      GlassStack(count: Int((level * 8).rounded()))
      HStack(spacing: 16) {
        Button {
          drink(-0.125)
        } label: {
          Image(systemName: "minus").frame(width: 44, height: 28)
        }
        Button {
          drink(0.125)
        } label: {
          Label("Drink", systemImage: "plus").frame(height: 28)
        }
        .keyboardShortcut(.defaultAction)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding(40)
    .fixedSize()
  }

  private func drink(_ amount: CGFloat) {
    withAnimation(.interpolatingSpring(stiffness: 60, damping: 8)) {
      level = min(max(level + amount, 0), 1)
    }
  }
}

@main
struct WaterWavesApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}

#Preview("Water") { ContentView() }
