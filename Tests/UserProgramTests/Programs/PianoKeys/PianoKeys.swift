import SwiftUI

struct Note: Identifiable, Hashable {
  let id: Int
  var isBlack: Bool { [1, 3, 6, 8, 10].contains(id % 12) }
  var name: String { ["C", "C♯", "D", "D♯", "E", "F", "F♯", "G", "G♯", "A", "A♯", "B"][id % 12] }
  var frequency: Double { 261.63 * pow(2, Double(id) / 12) }
}

class Piano: ObservableObject {
  let notes = (0..<24).map(Note.init)
  @Published var pressed: Set<Note> = []
  @Published var history: [Note] = []

  var whites: [Note] { notes.filter { !$0.isBlack } }
  var blacks: [Note] { notes.filter(\.isBlack) }

  func press(_ note: Note?) {
    guard let note = note else { return }
    guard !pressed.contains(note) else { return }
    pressed = [note]
    history = Array((history + [note]).suffix(16))
  }

  func release() { pressed = [] }
}

private struct KeyFrames: PreferenceKey {
  static var defaultValue: [Note: CGRect] = [:]
  static func reduce(value: inout [Note: CGRect], nextValue: () -> [Note: CGRect]) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

struct Key: View {
  let note: Note
  let isPressed: Bool

  var body: some View {
    ZStack(alignment: .bottom) {
      UnevenRoundedRectangle(bottomLeadingRadius: 6, bottomTrailingRadius: 6)
        .fill(
          LinearGradient(
            colors: note.isBlack
              ? [Color(white: isPressed ? 0.4 : 0.25), .black]
              : [Color(white: 0.97), Color(white: isPressed ? 0.75 : 0.9)],
            startPoint: .top, endPoint: .bottom))
      if !note.isBlack {
        Text(note.name)
          .font(.caption2)
          .foregroundColor(.gray)
          .padding(.bottom, 8)
      }
    }
    .compositingGroup()
    .shadow(
      color: .black.opacity(isPressed ? 0.1 : 0.5), radius: note.isBlack ? 3 : 1, x: 1, y: isPressed ? 1 : 3
    )
    .background(
      GeometryReader { proxy in
        Color.clear.preference(key: KeyFrames.self, value: [note: proxy.frame(in: .named("keyboard"))])
      }
    )
    .animation(.easeOut(duration: 0.1), value: isPressed)
  }
}

struct KeyboardView: View {
  @ObservedObject var piano: Piano
  @State private var frames: [Note: CGRect] = [:]

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width / CGFloat(piano.whites.count)
      ZStack(alignment: .topLeading) {
        HStack(spacing: 2) {
          ForEach(piano.whites) { note in
            Key(note: note, isPressed: piano.pressed.contains(note))
          }
        }
        ForEach(piano.blacks) { note in
          let whitesBefore = piano.whites.filter { $0.id < note.id }.count
          Key(note: note, isPressed: piano.pressed.contains(note))
            .frame(width: width * 0.6, height: proxy.size.height * 0.62)
            .offset(x: CGFloat(whitesBefore) * width - width * 0.3)
        }
      }
      .onPreferenceChange(KeyFrames.self) { frames = $0 }
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named("keyboard"))
          .onChanged { value in piano.press(note(at: value.location)) }
          .onEnded { _ in piano.release() }
      )
      .coordinateSpace(name: "keyboard")
    }
  }

  private func note(at point: CGPoint) -> Note? {
    let hits = frames.filter { $0.value.contains(point) }.keys
    return hits.first(where: \.isBlack) ?? hits.first
  }
}

struct Staff: View {
  let notes: [Note]

  var body: some View {
    Canvas { context, size in
      for line in 0..<5 {
        var path = Path()
        let y = 20 + CGFloat(line) * 14
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: size.width, y: y))
        context.stroke(path, with: .color(.primary.opacity(0.5)))
      }
      for (index, note) in notes.enumerated() {
        let y = 90 - CGFloat(note.id) * 3.5
        let x = 60 + CGFloat(index) * 26
        var head = context
        head.translateBy(x: x, y: y)
        head.rotate(by: .degrees(-20))
        head.fill(Path(ellipseIn: CGRect(x: -8, y: -5.5, width: 16, height: 11)), with: .foreground)
        context.stroke(
          Path { $0.addLines([CGPoint(x: x + 7, y: y - 3), CGPoint(x: x + 7, y: y - 40)]) },
          with: .foreground, lineWidth: 1.5)
      }
      context.draw(Text("𝄞").font(.system(size: 64)), at: CGPoint(x: 24, y: 46))
    }
  }
}

struct ContentView: View {
  @StateObject private var piano = Piano()

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Image(systemName: "pianokeys").font(.title)
        Text(piano.pressed.first.map { "\($0.name)  \(Int($0.frequency.rounded())) Hz" } ?? "Play a note")
          .font(.headline)
          .contentTransition(.identity)
      }
      Staff(notes: piano.history)
        .frame(height: 110)
        .padding(.horizontal)
      KeyboardView(piano: piano)
        .frame(height: 200)
        .padding(8)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color(red: 0.3, green: 0.12, blue: 0.08)))
    }
    .padding()
    .frame(width: 620)
  }
}

@main
struct PianoKeysApp: App {
  var body: some Scene { WindowGroup("Piano") { ContentView() } }
}

#Preview { ContentView() }
