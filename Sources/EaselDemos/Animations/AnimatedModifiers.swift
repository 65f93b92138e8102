import SwiftUI

/// Animates a number from 0 to 1 when the view appears, and builds the content from it.
struct Moving<Content: View>: View {
  private let animation: Animation
  private let content: (Double) -> Content
  @State private var progress = 0.0

  init(_ animation: Animation, @ViewBuilder content: @escaping (_ progress: Double) -> Content) {
    self.animation = animation
    self.content = content
  }

  var body: some View {
    content(progress)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onAppear { withAnimation(animation) { progress = 1 } }
  }
}

struct ProgressIndicator: View {
  var body: some View {
    Moving(.easeInOut(duration: 3).repeatForever()) { progress in
      Color.clear.frame(width: 220, height: 220).modifier(ProgressModifier(progress: progress))
    }
  }
}

struct ChangingGradient: View {
  var body: some View {
    Moving(.linear(duration: 2).repeatForever()) { progress in
      RoundedRectangle(cornerRadius: 20).fill(Color.clear)
        .modifier(GradientModifier(from: [.blue, .green], to: [.red, .yellow], progress: progress))
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .padding(50)
    }
  }
}

struct Wave: View {
  var body: some View {
    Moving(.linear(duration: 3).repeatForever(autoreverses: false)) { progress in
      WaveText(text: "The wave goes", place: progress * 1.5 - 0.25)
    }
  }
}

/// A digit that a weak spring moves into place.
struct Counter: View {
  @State private var number = 0.0

  var body: some View {
    VStack(spacing: 30) {
      RollingDigit(number: number).scaleEffect(2).padding(35)
      HStack(spacing: 20) {
        Button("−") { roll(by: -1) }
        Button("+") { roll(by: 1) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .playsUntilTouched(every: 1.6, changing: number) { _ in roll(by: 1) }
  }

  private func roll(by step: Double) {
    withAnimation(.interpolatingSpring(mass: 0.1, stiffness: 1, damping: 0.4, initialVelocity: 0.8)) {
      number += step
    }
  }
}

struct ColorfulText: View {
  var body: some View {
    Moving(.linear(duration: 2).repeatForever()) { progress in
      Text("Red to blue").font(.system(size: 44, weight: .bold))
        .modifier(TextColorModifier(from: .red, to: .blue, progress: progress))
    }
  }
}
