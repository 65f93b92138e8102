import Combine
import SwiftUI

final class LifeModel: ObservableObject {
  static let columns = 40
  static let rows = 40

  @Published private(set) var cells: [[Bool]]
  @Published private(set) var generation = 0
  @Published var isRunning = true
  @Published var speed = 8.0

  private var cancellables = Set<AnyCancellable>()
  private var ticker: AnyCancellable?

  init() {
    cells = (0..<Self.rows).map { y in (0..<Self.columns).map { x in (x * 7 + y * 13 + x * y) % 5 == 0 } }
    Publishers.CombineLatest($isRunning, $speed)
      .removeDuplicates { $0 == $1 }
      .sink { [weak self] running, speed in
        self?.ticker =
          running
          ? Timer.publish(every: 1 / speed, on: .main, in: .common)
            .autoconnect()
            .sink { _ in self?.step() }
          : nil
      }
      .store(in: &cancellables)
  }

  var population: Int { cells.reduce(0) { $0 + $1.filter { $0 }.count } }

  private func neighbours(_ x: Int, _ y: Int) -> Int {
    var count = 0
    for dy in -1...1 {
      for dx in -1...1 where dx != 0 || dy != 0 {
        let nx = (x + dx + Self.columns) % Self.columns
        let ny = (y + dy + Self.rows) % Self.rows
        if cells[ny][nx] { count += 1 }
      }
    }
    return count
  }

  func step() {
    var next = cells
    for y in 0..<Self.rows {
      for x in 0..<Self.columns {
        let n = neighbours(x, y)
        next[y][x] = cells[y][x] ? (n == 2 || n == 3) : n == 3
      }
    }
    cells = next
    generation += 1
  }

  func toggle(x: Int, y: Int) {
    guard cells.indices.contains(y), cells[y].indices.contains(x) else { return }
    cells[y][x] = true
  }

  func randomize() {
    cells = cells.map { row in row.map { _ in Int.random(in: 0..<4) == 0 } }
    generation = 0
  }

  func clear() {
    cells = cells.map { row in row.map { _ in false } }
    generation = 0
  }
}

struct BoardView: View {
  @ObservedObject var model: LifeModel

  var body: some View {
    GeometryReader { proxy in
      let cell = proxy.size.width / CGFloat(LifeModel.columns)
      Canvas { context, size in
        var grid = Path()
        for index in 0...LifeModel.columns {
          let position = CGFloat(index) * cell
          grid.move(to: CGPoint(x: position, y: 0))
          grid.addLine(to: CGPoint(x: position, y: size.height))
          grid.move(to: CGPoint(x: 0, y: position))
          grid.addLine(to: CGPoint(x: size.width, y: position))
        }
        context.stroke(grid, with: .color(.primary.opacity(0.08)), lineWidth: 0.5)
        for (y, row) in model.cells.enumerated() {
          for (x, alive) in row.enumerated() where alive {
            let rect = CGRect(x: CGFloat(x) * cell, y: CGFloat(y) * cell, width: cell, height: cell)
            context.fill(
              Path(roundedRect: rect.insetBy(dx: 0.75, dy: 0.75), cornerRadius: 2),
              with: .color(Color(hue: Double(x + y) / 80, saturation: 0.7, brightness: 0.9)))
          }
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            model.toggle(x: Int(value.location.x / cell), y: Int(value.location.y / cell))
          })
    }
    .aspectRatio(1, contentMode: .fit)
    .border(.secondary.opacity(0.4))
  }
}

struct ContentView: View {
  @StateObject private var model = LifeModel()

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Game of Life").font(.title2.bold())
        Spacer()
        VStack(alignment: .trailing) {
          Text("Generation \(model.generation)")
          Text("Population \(model.population)")
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      BoardView(model: model)
      HStack(spacing: 16) {
        Button {
          model.isRunning.toggle()
        } label: {
          Label(model.isRunning ? "Pause" : "Play", systemImage: model.isRunning ? "pause.fill" : "play.fill")
            .frame(width: 90)
        }
        .buttonStyle(.borderedProminent)
        Button("Step") { model.step() }.disabled(model.isRunning)
        Button("Random", action: model.randomize)
        Button("Clear", role: .destructive, action: model.clear)
      }
      .buttonStyle(.bordered)
      HStack {
        Image(systemName: "tortoise")
        Slider(value: $model.speed, in: 1...30, step: 1)
        Image(systemName: "hare")
      }
      .foregroundColor(.secondary)
    }
    .padding()
    .frame(width: 440)
  }
}

@main
struct GameOfLifeApp: App {
  var body: some Scene {
    WindowGroup("Life") { ContentView() }
  }
}

#Preview { ContentView() }
