import SwiftUI

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
