import SwiftUI

struct Tile: Identifiable, Equatable {
  let id: Int
  var value: Int
  var row: Int
  var column: Int
}

enum Direction { case up, down, left, right }

@Observable
class GameEngine {
  private(set) var tiles: [Tile] = []
  private(set) var score = 0
  private var nextID = 0

  init() {
    spawn()
    spawn()
  }

  private func tile(_ row: Int, _ column: Int) -> Tile? {
    tiles.first { $0.row == row && $0.column == column }
  }

  private func spawn() {
    let free = (0..<16).filter { tile($0 / 4, $0 % 4) == nil }
    guard let place = free.randomElement() else { return }
    tiles.append(
      Tile(id: nextID, value: Int.random(in: 0..<10) == 0 ? 4 : 2, row: place / 4, column: place % 4))
    nextID += 1
  }

  func move(_ direction: Direction) {
    let before = tiles
    var result: [Tile] = []
    for lane in 0..<4 {
      var line = (0..<4).compactMap { index -> Tile? in
        switch direction {
        case .left: return tile(lane, index)
        case .right: return tile(lane, 3 - index)
        case .up: return tile(index, lane)
        case .down: return tile(3 - index, lane)
        }
      }
      var merged: [Tile] = []
      while !line.isEmpty {
        var first = line.removeFirst()
        if let second = line.first, second.value == first.value {
          line.removeFirst()
          first.value *= 2
          score += first.value
        }
        merged.append(first)
      }
      for (index, var tile) in merged.enumerated() {
        switch direction {
        case .left: (tile.row, tile.column) = (lane, index)
        case .right: (tile.row, tile.column) = (lane, 3 - index)
        case .up: (tile.row, tile.column) = (index, lane)
        case .down: (tile.row, tile.column) = (3 - index, lane)
        }
        result.append(tile)
      }
    }
    tiles = result
    if Set(before.map { "\($0)" }) != Set(tiles.map { "\($0)" }) { spawn() }
  }

  func restart() {
    tiles = []
    score = 0
    spawn()
    spawn()
  }
}

struct TileView: View {
  let tile: Tile
  let side: CGFloat

  private var color: Color {
    let level = log2(Double(tile.value))
    return Color(hue: 0.12 - level * 0.01, saturation: min(0.15 + level * 0.09, 1), brightness: 0.95)
  }

  var body: some View {
    Text(String(tile.value))
      .font(
        .system(size: tile.value < 100 ? 32 : tile.value < 1000 ? 26 : 20, weight: .heavy, design: .rounded)
      )
      .foregroundStyle(tile.value < 8 ? Color(red: 0.46, green: 0.43, blue: 0.4) : .white)
      .frame(width: side, height: side)
      .background(color, in: .rect(cornerRadius: 8))
  }
}

struct BoardView: View {
  let engine: GameEngine
  private let gap: CGFloat = 10

  var body: some View {
    GeometryReader { proxy in
      let side = (proxy.size.width - gap * 5) / 4
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 12).fill(Color(red: 0.73, green: 0.68, blue: 0.63))
        ForEach(0..<16, id: \.self) { index in
          RoundedRectangle(cornerRadius: 8)
            .fill(.white.opacity(0.25))
            .frame(width: side, height: side)
            .offset(offset(row: index / 4, column: index % 4, side: side))
        }
        ForEach(engine.tiles) { tile in
          TileView(tile: tile, side: side)
            .transition(.scale(scale: 0.1).combined(with: .opacity))
            .offset(offset(row: tile.row, column: tile.column, side: side))
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private func offset(row: Int, column: Int, side: CGFloat) -> CGSize {
    CGSize(width: gap + CGFloat(column) * (side + gap), height: gap + CGFloat(row) * (side + gap))
  }
}

struct ContentView: View {
  @State private var engine = GameEngine()
  @AppStorage("best") private var best = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 20) {
      HStack(alignment: .top) {
        Text("2048").font(.system(size: 48, weight: .black, design: .rounded))
        Spacer()
        scoreBox("SCORE", engine.score)
        scoreBox("BEST", best)
      }
      BoardView(engine: engine)
        .gesture(
          DragGesture(minimumDistance: 20).onEnded { value in
            let (dx, dy) = (value.translation.width, value.translation.height)
            play(abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up))
          })
      Button("New Game", systemImage: "arrow.clockwise") {
        withAnimation { engine.restart() }
      }
    }
    .padding(24)
    .frame(width: 420)
    .focusable()
    .focused($isFocused)
    .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      switch press.key {
      case .upArrow: play(.up)
      case .downArrow: play(.down)
      case .leftArrow: play(.left)
      default: play(.right)
      }
      return .handled
    }
    .onAppear { isFocused = true }
    .onChange(of: engine.score) { _, newValue in
      best = max(best, newValue)
    }
  }

  private func play(_ direction: Direction) {
    withAnimation(.spring(duration: 0.25)) { engine.move(direction) }
  }

  private func scoreBox(_ title: String, _ value: Int) -> some View {
    VStack {
      Text(title).font(.caption2.bold()).opacity(0.7)
      Text("\(value)").font(.headline)
    }
    .frame(minWidth: 64)
    .padding(8)
    .background(.brown.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
  }
}

@main
struct Game2048App: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
