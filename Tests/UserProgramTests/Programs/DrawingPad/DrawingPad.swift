import SwiftUI

struct Line: Identifiable {
  let id = UUID()
  var points: [CGPoint]
  var color: Color
  var width: CGFloat
}

@Observable
class DrawingModel {
  var lines: [Line] = []
  var redoStack: [Line] = []
  var color = Color.blue
  var width: CGFloat = 6

  func undo() {
    guard let last = lines.popLast() else { return }
    redoStack.append(last)
  }

  func redo() {
    guard let line = redoStack.popLast() else { return }
    lines.append(line)
  }
}

struct DrawingCanvas: View {
  @Bindable var model: DrawingModel
  @GestureState private var location: CGPoint? = nil

  var body: some View {
    Canvas { context, size in
      for line in model.lines {
        context.stroke(
          smooth(line.points), with: .color(line.color),
          style: StrokeStyle(lineWidth: line.width, lineCap: .round, lineJoin: .round))
      }
      if let location {
        let r = model.width / 2 + 4
        context.stroke(
          Path(ellipseIn: CGRect(x: location.x - r, y: location.y - r, width: 2 * r, height: 2 * r)),
          with: .color(.gray), lineWidth: 1)
      }
    }
    .background(Color.white)
    .gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .local)
        .updating($location) { value, state, _ in state = value.location }
        .onChanged { value in
          if value.translation == .zero {
            model.lines.append(Line(points: [value.location], color: model.color, width: model.width))
          } else {
            guard let last = model.lines.indices.last else { return }
            model.lines[last].points.append(value.location)
          }
        }
        .onEnded { _ in model.redoStack = [] }
    )
  }

  private func smooth(_ points: [CGPoint]) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    if points.count == 1 { path.addLine(to: first) }
    for index in points.indices.dropFirst() {
      let a = points[index - 1]
      let b = points[index]
      path.addQuadCurve(to: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), control: a)
    }
    return path
  }
}

struct Toolbar: View {
  @Bindable var model: DrawingModel
  private let colors: [Color] = [.black, .red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 10) {
        ForEach(colors, id: \.self) { color in
          Circle()
            .fill(color)
            .frame(width: 28, height: 28)
            .overlay(Circle().strokeBorder(.white, lineWidth: model.color == color ? 3 : 0))
            .shadow(radius: model.color == color ? 3 : 0)
            .scaleEffect(model.color == color ? 1.2 : 1)
            .onTapGesture {
              withAnimation(.spring(response: 0.3)) { model.color = color }
            }
        }
      }
      HStack {
        Image(systemName: "scribble")
        Slider(value: $model.width, in: 1...30)
          .frame(maxWidth: 160)
        Spacer()
        Button(action: model.undo) { Image(systemName: "arrow.uturn.backward") }
          .disabled(model.lines.isEmpty)
        Button(action: model.redo) { Image(systemName: "arrow.uturn.forward") }
          .disabled(model.redoStack.isEmpty)
        Button(role: .destructive) {
          model.lines.removeAll()
        } label: {
          Image(systemName: "trash")
        }
      }
    }
    .padding()
    .background(.gray.opacity(0.15))
  }
}

struct ContentView: View {
  @State private var model = DrawingModel()

  var body: some View {
    VStack(spacing: 0) {
      DrawingCanvas(model: model)
        .overlay(alignment: .topLeading) {
          Text("\(model.lines.count) strokes")
            .font(.caption.monospaced())
            .foregroundStyle(.gray)
            .padding(8)
        }
      Toolbar(model: model)
    }
    .frame(minWidth: 380, minHeight: 480)
  }
}

@main
struct DrawingPadApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
      .defaultSize(width: 440, height: 560)
  }
}

#Preview {
  ContentView()
}
