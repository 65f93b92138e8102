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
      RollingDigit(number: number)
      HStack(spacing: 20) {
        Button("−") { roll(by: -1) }
        Button("+") { roll(by: 1) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
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

/// A progress ring with the percentage in its center.
struct ProgressModifier: ViewModifier, @preconcurrency Animatable {
  /// From 0 to 1.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    content
      .overlay { Circle().stroke(Color.gray.opacity(0.25), lineWidth: 20).padding(10) }
      .overlay {
        Circle().trim(from: 0, to: progress)
          .stroke(Color.orange, style: StrokeStyle(lineWidth: 20, lineCap: .round))
          .rotationEffect(.degrees(-90)).padding(10)
      }
      .overlay { Text("\(Int((progress * 100).rounded())) %").font(.largeTitle).monospacedDigit() }
  }
}

/// A gradient whose colors are interpolated between two lists.
struct GradientModifier: ViewModifier, @preconcurrency Animatable {
  let from: [Color]
  let to: [Color]
  /// From 0 to 1.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    content.background(
      LinearGradient(
        colors: zip(from, to).map { $0.mix(with: $1, by: progress) }, startPoint: .topLeading,
        endPoint: .bottomTrailing))
  }
}

/// Text in which letters near a position are larger, like a passing wave.
struct WaveText: View, @preconcurrency Animatable {
  let text: String
  /// The position of the wave: 0 at the first letter, 1 at the last.
  var place: Double

  var animatableData: Double {
    get { place }
    set { place = newValue }
  }

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(text.enumerated()), id: \.0) { index, letter in
        Text(String(letter)).font(.system(size: 34, weight: .bold, design: .monospaced))
          .scaleEffect(scale(index)).frame(width: 24)
      }
    }
  }

  /// The scale of a letter: larger within a quarter of the text from the wave.
  private func scale(_ index: Int) -> Double {
    let distance = abs(Double(index) / Double(max(text.count - 1, 1)) - place) / 0.25
    return distance < 1 ? 1 + 0.7 * (1 + cos(distance * .pi)) / 2 : 1
  }
}

/// A digit that scrolls to its neighbors as the number changes.
struct RollingDigit: View, @preconcurrency Animatable {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View {
    let lower = number.rounded(.down)
    let digit = Int(lower)
    ZStack {
      ForEach(-1..<3, id: \.self) { step in
        Text("\(((digit + step) % 10 + 10) % 10)")
          .font(.system(size: 60, weight: .bold, design: .monospaced))
          .offset(y: (Double(step) - (number - lower)) * 70)
      }
    }
    .frame(width: 50, height: 70)
    .clipped()
    .background(Color.yellow.opacity(0.4))
    .border(Color.gray)
  }
}

/// Text whose color is interpolated between two colors.
struct TextColorModifier: ViewModifier, @preconcurrency Animatable {
  let from: Color
  let to: Color
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View { content.foregroundColor(from.mix(with: to, by: progress)) }
}
