import SwiftUI

struct Die: Identifiable, Equatable {
  let id: Int
  var value = 1
  var isHeld = false
  var spin = 0.0
}

struct DieFace: View {
  let value: Int

  private static let pips: [Int: [(Int, Int)]] = [
    1: [(1, 1)], 2: [(0, 0), (2, 2)], 3: [(0, 0), (1, 1), (2, 2)], 4: [(0, 0), (2, 0), (0, 2), (2, 2)],
    5: [(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)], 6: [(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
  ]

  var body: some View {
    GeometryReader { geo in
      let side = min(geo.size.width, geo.size.height)
      ZStack {
        RoundedRectangle(cornerRadius: side * 0.18, style: .continuous)
          .fill(.white.shadow(.inner(color: .black.opacity(0.3), radius: 4, x: -2, y: -3)))
          .shadow(color: .black.opacity(0.3), radius: 6, x: 3, y: 4)
        ForEach(Array((Self.pips[value] ?? []).enumerated()), id: \.offset) { _, pip in
          Circle()
            .fill(value == 1 ? Color.red : .black)
            .frame(width: side * 0.19, height: side * 0.19)
            .position(x: side * (0.24 + 0.26 * CGFloat(pip.0)), y: side * (0.24 + 0.26 * CGFloat(pip.1)))
        }
      }
      .frame(width: side, height: side)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct DieView: View {
  @Binding var die: Die

  var body: some View {
    VStack(spacing: 8) {
      DieFace(value: die.value)
        .rotation3DEffect(.degrees(die.spin), axis: (x: 1, y: 1, z: 0.3))
        .frame(width: 72)
      Image(systemName: die.isHeld ? "lock.fill" : "lock.open")
        .font(.footnote)
        .foregroundColor(die.isHeld ? .yellow : .white.opacity(0.5))
    }
    .onTapGesture { die.isHeld.toggle() }
  }
}

struct ShakeEffect: GeometryEffect {
  var amount: CGFloat = 8
  var shakes = 4
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakes)), y: 0))
  }
}

struct ContentView: View {
  @State private var dice = (0..<5).map { Die(id: $0, value: $0 % 6 + 1) }
  @State private var rolls = 0
  @SceneStorage("best") private var best = 0

  private var total: Int { dice.map(\.value).reduce(0, +) }

  private var hand: String {
    let counts = Dictionary(grouping: dice, by: \.value).mapValues(\.count).values.sorted(by: >)
    switch counts.prefix(2) {
    case [5]: return "Five of a kind"
    case [4, 1]: return "Four of a kind"
    case [3, 2]: return "Full house"
    case [3, 1]: return "Three of a kind"
    case [2, 2]: return "Two pairs"
    case [2, 1]: return "A pair"
    default: return "Nothing"
    }
  }

  var body: some View {
    ZStack {
      RadialGradient(
        colors: [Color(red: 0.1, green: 0.5, blue: 0.3), Color(red: 0, green: 0.25, blue: 0.15)],
        center: .center, startRadius: 10, endRadius: 360)
      VStack(spacing: 36) {
        VStack(spacing: 4) {
          Text(hand).font(.system(.title, design: .serif).italic())
          Text("Total \(total), best \(best)").font(.subheadline).opacity(0.7)
        }
        HStack(spacing: 14) {
          ForEach($dice) { $die in DieView(die: $die) }
        }
        .modifier(ShakeEffect(animatableData: CGFloat(rolls)))
        Button(action: roll) {
          Label("Roll", systemImage: "dice.fill")
            .font(.title3.bold())
            .padding(.horizontal, 36)
            .padding(.vertical, 12)
            .background(Capsule().fill(.red.gradient))
        }
        .buttonStyle(.plain)
        .keyboardShortcut(.space, modifiers: [])
      }
      .foregroundStyle(.white)
    }
    .frame(width: 500, height: 380)
    .onAppear { roll() }
  }

  private func roll() {
    withAnimation(.linear(duration: 0.5)) { rolls += 1 }
    for index in dice.indices where !dice[index].isHeld {
      withAnimation(.easeOut(duration: 0.7).delay(Double(index) * 0.05)) { dice[index].spin += 720 }
      Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
        dice[index].value = Int.random(in: 1...6)
        best = max(best, total)
      }
    }
  }
}

@main
struct DiceRollerApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
