import SwiftUI

struct Walls: OptionSet {
  let rawValue: Int
  static let north = Walls(rawValue: 1)
  static let east = Walls(rawValue: 2)
  static let south = Walls(rawValue: 4)
  static let west = Walls(rawValue: 8)
  static let all: Walls = [.north, .east, .south, .west]
}

struct Position: Hashable {
  var x: Int
  var y: Int
}

@MainActor
final class Maze: ObservableObject {
  let width = 20
  let height = 20
  @Published var walls: [[Walls]] = []
  @Published var path: [Position] = []
  @Published var head: Position?
  private var task: Task<Void, Never>?

  private static let steps: [(Int, Int, Walls, Walls)] = [
    (0, -1, .north, .south), (1, 0, .east, .west), (0, 1, .south, .north), (-1, 0, .west, .east),
  ]

  init() { reset() }

  private func reset() {
    walls = Array(repeating: Array(repeating: .all, count: width), count: height)
    path = []
  }

  func generate() {
    task?.cancel()
    reset()
    task = Task {
      await carve()
      guard !Task.isCancelled else { return }
      await solve()
    }
  }

  private func carve() async {
    var visited: Set<Position> = [Position(x: 0, y: 0)]
    var stack = [Position(x: 0, y: 0)]
    while let current = stack.last {
      let options = Self.steps.filter { step in
        let next = Position(x: current.x + step.0, y: current.y + step.1)
        return (0..<width).contains(next.x) && (0..<height).contains(next.y) && !visited.contains(next)
      }
      if let (dx, dy, wall, opposite) = options.randomElement() {
        let next = Position(x: current.x + dx, y: current.y + dy)
        walls[current.y][current.x].remove(wall)
        walls[next.y][next.x].remove(opposite)
        visited.insert(next)
        stack.append(next)
        head = next
        try? await Task.sleep(nanoseconds: 4_000_000)
        if Task.isCancelled { return }
      } else {
        stack.removeLast()
      }
    }
    head = nil
  }

  private func solve() async {
    let goal = Position(x: width - 1, y: height - 1)
    var previous: [Position: Position] = [:]
    var queue = [Position(x: 0, y: 0)]
    var index = 0
    while index < queue.count, queue[index] != goal {
      let current = queue[index]
      index += 1
      for (dx, dy, wall, _) in Self.steps where !walls[current.y][current.x].contains(wall) {
        let next = Position(x: current.x + dx, y: current.y + dy)
        if previous[next] == nil, next != queue[0] {
          previous[next] = current
          queue.append(next)
        }
      }
    }
    var way = [goal]
    while let step = previous[way[0]] { way.insert(step, at: 0) }
    for count in 1...way.count {
      path = Array(way.prefix(count))
      try? await Task.sleep(nanoseconds: 10_000_000)
      if Task.isCancelled { return }
    }
  }
}

struct MazeShape: Shape {
  let walls: [[Walls]]

  func path(in rect: CGRect) -> Path {
    guard let columns = walls.first?.count else { return Path() }
    let dx = rect.width / CGFloat(columns)
    let dy = rect.height / CGFloat(walls.count)
    return Path { path in
      for (y, row) in walls.enumerated() {
        for (x, cell) in row.enumerated() {
          let a = CGPoint(x: CGFloat(x) * dx, y: CGFloat(y) * dy)
          let b = CGPoint(x: a.x + dx, y: a.y + dy)
          if cell.contains(.north) { path.addLines([a, CGPoint(x: b.x, y: a.y)]) }
          if cell.contains(.west) { path.addLines([a, CGPoint(x: a.x, y: b.y)]) }
          if y == walls.count - 1, cell.contains(.south) { path.addLines([CGPoint(x: a.x, y: b.y), b]) }
          if x == columns - 1, cell.contains(.east) { path.addLines([CGPoint(x: b.x, y: a.y), b]) }
        }
      }
    }
  }
}

struct ContentView: View {
  @StateObject private var maze = Maze()

  var body: some View {
    VStack(spacing: 20) {
      GeometryReader { proxy in
        let cell = proxy.size.width / CGFloat(maze.width)
        ZStack {
          MazeShape(walls: maze.walls)
            .stroke(Color.primary, style: .init(lineWidth: 2, lineCap: .square))
          Path { path in
            path.addLines(
              maze.path.map { CGPoint(x: (CGFloat($0.x) + 0.5) * cell, y: (CGFloat($0.y) + 0.5) * cell) })
          }
          .stroke(
            .linearGradient(
              colors: [.green, .yellow, .red], startPoint: .topLeading, endPoint: .bottomTrailing),
            style: StrokeStyle(lineWidth: cell * 0.4, lineCap: .round, lineJoin: .round))
          if let head = maze.head {
            Circle()
              .fill(.red)
              .frame(width: cell * 0.6, height: cell * 0.6)
              .position(x: (CGFloat(head.x) + 0.5) * cell, y: (CGFloat(head.y) + 0.5) * cell)
          }
        }
      }
      .frame(width: 360, height: 360)
      Button {
        maze.generate()
      } label: {
        Label("New maze", systemImage: "square.grid.3x3.middle.filled")
          .frame(maxWidth: .infinity)
      }
      .controlSize(.large)
      .buttonStyle(.borderedProminent)
      .tint(.indigo)
    }
    .padding(30)
    .onAppear { maze.generate() }
  }
}

@main
struct MazeMakerApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
