import SwiftUI

struct TypewriterText: View {
  let text: String
  var speed: TimeInterval = 0.04
  @State private var shown = ""
  @State private var isCursorVisible = true

  var body: some View {
    (Text(shown) + Text(isCursorVisible ? "▌" : " ").foregroundColor(.green))
      .font(.system(.title3, design: .monospaced))
      .frame(maxWidth: .infinity, alignment: .leading)
      .task(id: text) { await type() }
      .onAppear {
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in isCursorVisible.toggle() }
      }
  }

  private func type() async {
    shown = ""
    for character in text {
      shown.append(character)
      do {
        try await Task.sleep(nanoseconds: UInt64(speed * 1_000_000_000))
      } catch {
        return
      }
    }
  }
}

/// Letters that arrive one after the other, each with its own spring.
struct StaggeredText: View {
  let text: String
  @State private var isShown = false

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(text.enumerated()), id: \.offset) { index, letter in
        Text(String(letter))
          .font(.system(size: 40, weight: .black, design: .rounded))
          .foregroundStyle(Color(hue: Double(index) / Double(text.count), saturation: 0.6, brightness: 1))
          .offset(y: isShown ? 0 : 40)
          .opacity(isShown ? 1 : 0)
          .animation(.spring(response: 0.5, dampingFraction: 0.5).delay(Double(index) * 0.06), value: isShown)
      }
    }
    .onAppear { isShown = true }
  }
}

struct ShimmerModifier: ViewModifier {
  @State private var phase: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .overlay(
        GeometryReader { geo in
          LinearGradient(
            colors: [.clear, .white.opacity(0.8), .clear], startPoint: .leading, endPoint: .trailing
          )
          .frame(width: geo.size.width)
          .offset(x: phase * geo.size.width)
        }
        .mask(content)
      )
      .onAppear {
        withAnimation(.linear(duration: 1.8).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }
}

extension View {
  func shimmering() -> some View { modifier(ShimmerModifier()) }
}

struct ContentView: View {
  private let quotes = [
    "The quick brown fox jumps over the lazy dog.",
    "Good software is grown in small steps.",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.",
  ]
  @State private var index = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 30) {
      StaggeredText(text: "Typewriter")
        .frame(maxWidth: .infinity)
      TypewriterText(text: quotes[index])
        .foregroundColor(.green)
        .padding()
        .frame(height: 130, alignment: .top)
        .background(Color.black)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(.green.opacity(0.5)))
      Text("Slide to unlock")
        .font(.title2)
        .foregroundColor(.gray)
        .shimmering()
        .frame(maxWidth: .infinity)
      Button("Next quote") { index = (index + 1) % quotes.count }
        .buttonStyle(.bordered)
        .tint(.green)
        .frame(maxWidth: .infinity)
      Text("**Bold**, *italic*, ~~gone~~ and `code` in one [line](https://swift.org).")
        .font(.footnote)
        .frame(maxWidth: .infinity)
    }
    .padding(24)
    .frame(width: 460)
    .background(Color(red: 0.09, green: 0.09, blue: 0.12))
    .colorScheme(.dark)
  }
}

@main
struct TypewriterApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
