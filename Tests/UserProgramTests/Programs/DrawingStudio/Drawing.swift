import SwiftUI

struct Stroke: Identifiable, Equatable {
  let id = UUID()
  var points: [CGPoint] = []
  var color: Color
  var width: CGFloat
  var tool: Tool

  var path: Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      if points.count == 1 { path.addLine(to: first) }
      for (previous, point) in zip(points, points.dropFirst()) {
        let middle = CGPoint(x: (previous.x + point.x) / 2, y: (previous.y + point.y) / 2)
        path.addQuadCurve(to: middle, control: previous)
      }
      if let last = points.last { path.addLine(to: last) }
    }
  }
}

enum Tool: String, CaseIterable, Identifiable {
  case pen, marker, eraser

  var id: Self { self }

  var symbol: String {
    switch self {
    case .pen: "pencil.tip"
    case .marker: "highlighter"
    case .eraser: "eraser"
    }
  }
}

final class Drawing: ObservableObject {
  @Published private(set) var strokes: [Stroke] = []
  @Published var current: Stroke?
  private var undone: [Stroke] = []

  var canUndo: Bool { !strokes.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  func extend(to point: CGPoint, color: Color, width: CGFloat, tool: Tool) {
    if current == nil { current = Stroke(color: color, width: width, tool: tool) }
    current?.points.append(point)
  }

  func finish() {
    guard let current else { return }
    strokes.append(current)
    undone.removeAll()
    self.current = nil
  }

  func undo() { if let last = strokes.popLast() { undone.append(last) } }
  func redo() { if let last = undone.popLast() { strokes.append(last) } }
  func clear() { (strokes, undone) = ([], []) }

  static var sample: Drawing {
    let drawing = Drawing()
    let wave = stride(from: 20.0, to: 340, by: 8).map { CGPoint(x: $0, y: 200 + 60 * sin($0 / 30)) }
    drawing.strokes = [
      Stroke(points: wave, color: .blue, width: 6, tool: .pen),
      Stroke(points: wave.map { CGPoint(x: $0.x, y: $0.y + 50) }, color: .yellow, width: 26, tool: .marker),
      Stroke(
        points: [CGPoint(x: 60, y: 150), CGPoint(x: 300, y: 330)], color: .black, width: 18, tool: .eraser),
    ]
    return drawing
  }
}
