import SwiftUI

final class SudokuGame: ObservableObject {
  struct Square {
    var value: Int
    let isGiven: Bool
  }

  @Published var squares: [Square]
  @Published var selection: Int? = 40
  @Published var seconds = 0
  let solution: [Int]

  init() {
    // A pattern that satisfies all rules, shifted from row to row.
    solution = (0..<81).map { index in
      let (row, column) = (index / 9, index % 9)
      return (row * 3 + row / 3 + column) % 9 + 1
    }
    squares = solution.enumerated().map { index, value in
      let given = (index * 7 + index / 9 * 5) % 3 != 0
      return Square(value: given ? value : 0, isGiven: given)
    }
  }

  func enter(_ number: Int) {
    guard let selection, !squares[selection].isGiven else { return }
    squares[selection].value = squares[selection].value == number ? 0 : number
  }

  func isWrong(_ index: Int) -> Bool {
    squares[index].value != 0 && squares[index].value != solution[index]
  }

  func isRelated(_ index: Int) -> Bool {
    guard let selection else { return false }
    let (r, c, sr, sc) = (index / 9, index % 9, selection / 9, selection % 9)
    return r == sr || c == sc || (r / 3 == sr / 3 && c / 3 == sc / 3)
  }

  func remaining(_ number: Int) -> Int { 9 - squares.lazy.filter { $0.value == number }.count }

  func move(_ delta: Int) {
    selection = ((selection ?? 40) + delta + 81) % 81
  }
}

struct SquareView: View {
  @EnvironmentObject var game: SudokuGame
  let index: Int

  private var background: Color {
    if game.selection == index { return .accentColor.opacity(0.45) }
    let value = game.squares[index].value
    if let selection = game.selection, value != 0, game.squares[selection].value == value {
      return .accentColor.opacity(0.25)
    }
    return game.isRelated(index) ? .primary.opacity(0.06) : .clear
  }

  var body: some View {
    let square = game.squares[index]
    Rectangle()
      .fill(background)
      .overlay {
        if square.value != 0 {
          Text("\(square.value)")
            .font(.system(size: 22, weight: square.isGiven ? .semibold : .regular, design: .rounded))
            .foregroundStyle(game.isWrong(index) ? .red : square.isGiven ? .primary : Color.accentColor)
            .transition(.scale)
        }
      }
      .contentShape(Rectangle())
      .onTapGesture { game.selection = index }
  }
}

struct GridLines: Shape {
  let step: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for i in stride(from: 0, through: 9, by: step) {
      let t = CGFloat(i) / 9
      path.move(to: CGPoint(x: rect.minX + t * rect.width, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX + t * rect.width, y: rect.maxY))
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + t * rect.height))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + t * rect.height))
    }
    return path
  }
}

struct BoardView: View {
  @EnvironmentObject var game: SudokuGame

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<9, id: \.self) { row in
        GridRow {
          ForEach(0..<9, id: \.self) { column in
            SquareView(index: row * 9 + column)
          }
        }
      }
    }
    .overlay(GridLines(step: 1).stroke(.secondary.opacity(0.5), lineWidth: 0.5))
    .overlay(GridLines(step: 3).stroke(.primary, lineWidth: 2))
    .aspectRatio(1, contentMode: .fit)
  }
}

struct ContentView: View {
  @StateObject private var game = SudokuGame()
  @FocusState private var isFocused

  var body: some View {
    VStack(spacing: 18) {
      HStack {
        Text("Sudoku").font(.title.bold())
        Spacer()
        Label {
          Text(Duration.seconds(game.seconds).formatted(.time(pattern: .minuteSecond))).monospacedDigit()
        } icon: {
          Image(systemName: "clock")
        }
        .foregroundStyle(.secondary)
      }
      BoardView()
      HStack(spacing: 6) {
        ForEach(1..<10) { number in
          Button {
            withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { game.enter(number) }
          } label: {
            VStack(spacing: 0) {
              Text("\(number)").font(.title2.weight(.medium))
              Text("\(game.remaining(number))").font(.caption2).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, minHeight: 48)
            .background(Color.accentColor.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
          }
          .buttonStyle(.plain)
          .disabled(game.remaining(number) == 0)
        }
      }
    }
    .padding(20)
    .frame(width: 420)
    .environmentObject(game)
    .focusable()
    .focused($isFocused)
    .focusEffectDisabled()
    .onKeyPress(characters: .decimalDigits) { press in
      game.enter(Int(press.characters) ?? 0)
      return .handled
    }
    .onKeyPress(.leftArrow) { move(-1) }
    .onKeyPress(.rightArrow) { move(1) }
    .onKeyPress(.upArrow) { move(-9) }
    .onKeyPress(.downArrow) { move(9) }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in game.seconds += 1 }
    .onAppear { isFocused = true }
    .tint(.blue)
  }

  private func move(_ delta: Int) -> KeyPress.Result {
    game.move(delta)
    return .handled
  }
}

@main
struct SudokuBoardApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
