import SwiftUI

@main
struct TicTacToeApp: App {
  var body: some Scene {
    WindowGroup {
      GameView()
    }
  }
}

enum Player: String {
  case x = "xmark"
  case o = "circle"

  var color: Color { self == .x ? .blue : .red }
  var next: Player { self == .x ? .o : .x }
}

struct Move: Equatable {
  let player: Player
  let index: Int
}

final class GameViewModel: ObservableObject {
  let columns: [GridItem] = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]

  @Published var moves: [Move?] = Array(repeating: nil, count: 9)
  @Published var isBoardDisabled = false
  @Published var message: String?
  @Published var score: [Player: Int] = [.x: 0, .o: 0]

  private let winPatterns: Set<Set<Int>> = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  func play(at index: Int) {
    guard moves[index] == nil, message == nil else { return }
    moves[index] = Move(player: .x, index: index)
    if finish(for: .x) { return }
    isBoardDisabled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in
      isBoardDisabled = false
      guard message == nil, let free = choice() else { return }
      moves[free] = Move(player: .o, index: free)
      _ = finish(for: .o)
    }
  }

  private func positions(of player: Player) -> Set<Int> {
    Set(moves.compactMap { $0 }.filter { $0.player == player }.map(\.index))
  }

  private func choice() -> Int? {
    for player in [Player.o, .x] {
      let held = positions(of: player)
      for pattern in winPatterns {
        let open = pattern.subtracting(held)
        if open.count == 1, moves[open.first!] == nil { return open.first! }
      }
    }
    if moves[4] == nil { return 4 }
    return moves.indices.filter { moves[$0] == nil }.randomElement()
  }

  private func finish(for player: Player) -> Bool {
    let held = positions(of: player)
    if winPatterns.contains(where: { $0.isSubset(of: held) }) {
      score[player, default: 0] += 1
      withAnimation(.spring()) { message = player == .x ? "You win!" : "Computer wins" }
      return true
    }
    if moves.allSatisfy({ $0 != nil }) {
      withAnimation(.spring()) { message = "Draw" }
      return true
    }
    return false
  }

  func reset() {
    withAnimation {
      moves = Array(repeating: nil, count: 9)
      message = nil
    }
  }
}

struct GameView: View {
  @StateObject private var viewModel = GameViewModel()

  var body: some View {
    GeometryReader { geometry in
      VStack {
        HStack {
          ScoreView(player: .x, title: "You", score: viewModel.score[.x]!)
          Spacer()
          ScoreView(player: .o, title: "Computer", score: viewModel.score[.o]!)
        }
        .padding()
        Spacer()
        LazyVGrid(columns: viewModel.columns, spacing: 8) {
          ForEach(0..<9) { i in
            ZStack {
              RoundedRectangle(cornerRadius: 16)
                .foregroundColor(.accentColor)
                .opacity(0.15)
                .frame(width: geometry.size.width / 3 - 15, height: geometry.size.width / 3 - 15)
              if let move = viewModel.moves[i] {
                Image(systemName: move.player.rawValue)
                  .resizable()
                  .frame(width: 44, height: 44)
                  .foregroundColor(move.player.color)
                  .transition(.scale.combined(with: .opacity))
              }
            }
            .onTapGesture {
              withAnimation(.spring(response: 0.35, dampingFraction: 0.6)) { viewModel.play(at: i) }
            }
          }
        }
        Spacer()
      }
      .disabled(viewModel.isBoardDisabled)
      .padding()
      .overlay {
        if let message = viewModel.message {
          VStack(spacing: 20) {
            Text(message).font(.title).bold()
            Button("Play again", action: viewModel.reset)
              .buttonStyle(.borderedProminent)
              .controlSize(.large)
          }
          .padding(40)
          .background(.background, in: RoundedRectangle(cornerRadius: 24))
          .shadow(radius: 20)
          .transition(.asymmetric(insertion: .scale, removal: .opacity))
        }
      }
    }
    .frame(width: 380, height: 520)
  }
}

struct ScoreView: View {
  let player: Player
  let title: String
  let score: Int

  var body: some View {
    HStack {
      Image(systemName: player.rawValue).foregroundColor(player.color).imageScale(.large)
      VStack(alignment: .leading) {
        Text(title).font(.subheadline)
        Text("\(score)").font(.title2).fontWeight(.bold)
      }
    }
  }
}

struct GameView_Previews: PreviewProvider {
  static var previews: some View {
    GameView()
  }
}
