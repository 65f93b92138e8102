import SwiftUI

@main
struct SnakeGameApp: App {
  var body: some Scene { WindowGroup("Snake") { SnakeView() } }
}

struct Cell: Hashable {
  var x: Int
  var y: Int
}

class SnakeGame: ObservableObject {
  static let size = 18

  enum State { case ready, playing, over }

  @Published var body: [Cell] = [Cell(x: 8, y: 9), Cell(x: 7, y: 9), Cell(x: 6, y: 9)]
  @Published var food = Cell(x: 13, y: 9)
  @Published var state = State.ready
  @Published var highScore = UserDefaults.standard.integer(forKey: "snakeHighScore")
  private var heading = (1, 0)
  private var turned = false

  var score: Int { body.count - 3 }

  func turn(_ dx: Int, _ dy: Int) {
    if state == .ready { state = .playing }
    guard !turned, dx != -heading.0 || dy != -heading.1 else { return }
    heading = (dx, dy)
    turned = true
  }

  func tick() {
    guard state == .playing, let head = body.first else { return }
    turned = false
    let next = Cell(
      x: (head.x + heading.0 + Self.size) % Self.size, y: (head.y + heading.1 + Self.size) % Self.size)
    if body.contains(next) {
      state = .over
      if score > highScore {
        highScore = score
        UserDefaults.standard.set(score, forKey: "snakeHighScore")
      }
      return
    }
    body.insert(next, at: 0)
    if next == food {
      repeat {
        food = Cell(x: .random(in: 0..<Self.size), y: .random(in: 0..<Self.size))
      } while body.contains(food)
    } else {
      body.removeLast()
    }
  }

  func reset() {
    body = [Cell(x: 8, y: 9), Cell(x: 7, y: 9), Cell(x: 6, y: 9)]
    heading = (1, 0)
    food = Cell(x: 13, y: 9)
    state = .playing
  }
}

struct SnakeView: View {
  @StateObject var game = SnakeGame()
  let timer = Timer.publish(every: 0.12, on: .main, in: .common).autoconnect()
  let cell: CGFloat = 20

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Label("\(game.score)", systemImage: "star.fill").foregroundColor(.yellow)
        Spacer()
        Label("\(game.highScore)", systemImage: "trophy.fill").foregroundColor(.orange)
      }
      .font(.title3.bold())
      .frame(width: cell * CGFloat(SnakeGame.size))
      board
      HStack(spacing: 30) {
        arrow("arrow.left", -1, 0)
        VStack(spacing: 20) {
          arrow("arrow.up", 0, -1)
          arrow("arrow.down", 0, 1)
        }
        arrow("arrow.right", 1, 0)
      }
    }
    .padding()
    .background(Color(red: 0.1, green: 0.13, blue: 0.1))
    .onReceive(timer) { _ in game.tick() }
    .focusable()
    .onKeyPress(.leftArrow) { turn(-1, 0) }
    .onKeyPress(.rightArrow) { turn(1, 0) }
    .onKeyPress(.upArrow) { turn(0, -1) }
    .onKeyPress(.downArrow) { turn(0, 1) }
  }

  private func turn(_ dx: Int, _ dy: Int) -> KeyPress.Result {
    game.turn(dx, dy)
    return .handled
  }

  private var board: some View {
    ZStack {
      Rectangle().fill(Color.black)
      ForEach(Array(game.body.enumerated()), id: \.offset) { index, part in
        RoundedRectangle(cornerRadius: index == 0 ? 8 : 4)
          .fill(index == 0 ? Color.green : Color.green.opacity(0.8 - Double(index) * 0.02))
          .frame(width: cell - 2, height: cell - 2)
          .position(point(part))
      }
      Text("🍎").font(.system(size: 16)).position(point(game.food))
      if game.state != .playing {
        VStack {
          Text(game.state == .ready ? "Press an arrow" : "Game over").font(.title).bold()
          if game.state == .over {
            Button("Try again") { game.reset() }.padding(.top)
          }
        }
        .foregroundColor(.white)
        .padding(30)
        .background(Color.gray.opacity(0.4).cornerRadius(16))
      }
    }
    .frame(width: cell * CGFloat(SnakeGame.size), height: cell * CGFloat(SnakeGame.size))
    .clipped()
    .gesture(
      DragGesture().onEnded { drag in
        let t = drag.translation
        if abs(t.width) > abs(t.height) {
          game.turn(t.width > 0 ? 1 : -1, 0)
        } else {
          game.turn(0, t.height > 0 ? 1 : -1)
        }
      })
  }

  private func point(_ part: Cell) -> CGPoint {
    CGPoint(x: (CGFloat(part.x) + 0.5) * cell, y: (CGFloat(part.y) + 0.5) * cell)
  }

  private func arrow(_ name: String, _ dx: Int, _ dy: Int) -> some View {
    Button {
      game.turn(dx, dy)
    } label: {
      Image(systemName: name)
        .font(.title2)
        .frame(width: 48, height: 48)
        .background(Circle().fill(.green.opacity(0.3)))
        .foregroundColor(.green)
    }
    .buttonStyle(PlainButtonStyle())
  }
}

#Preview { SnakeView() }
