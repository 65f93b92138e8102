import CoreGraphics
import SwiftUI

struct Branch: Shape {
  var angle: Double
  var depth: Int
  var ratio: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { .init(angle, ratio) }
    set { (angle, ratio) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let path = CGMutablePath()
    grow(
      path, from: CGPoint(x: rect.midX, y: rect.maxY), direction: -.pi / 2, length: rect.height * 0.26,
      level: depth)
    return Path(path)
  }

  private func grow(
    _ path: CGMutablePath, from start: CGPoint, direction: Double, length: CGFloat, level: Int
  ) {
    guard level > 0 else { return }
    let end = CGPoint(x: start.x + cos(direction) * length, y: start.y + sin(direction) * length)
    path.move(to: start)
    path.addLine(to: end)
    grow(path, from: end, direction: direction - angle, length: length * ratio, level: level - 1)
    grow(path, from: end, direction: direction + angle, length: length * ratio, level: level - 1)
  }
}

struct Leaves: View {
  var angle: Double
  var sway: Double

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height)
      draw(in: context, length: size.height * 0.26, level: 9)
    }
  }

  private func draw(in context: GraphicsContext, length: CGFloat, level: Int) {
    var trunk = Path()
    trunk.move(to: .zero)
    trunk.addLine(to: CGPoint(x: 0, y: -length))
    let color: Color = level > 3 ? .brown : .green
    context.stroke(trunk, with: .color(color), style: StrokeStyle(lineWidth: CGFloat(level), lineCap: .round))
    guard level > 1 else {
      context.fill(
        Path(ellipseIn: CGRect(x: -4, y: -length - 4, width: 8, height: 8)), with: .color(.green.opacity(0.5))
      )
      return
    }
    for side in [-1.0, 1.0] {
      var child = context
      child.translateBy(x: 0, y: -length)
      child.rotate(by: .radians(side * angle + sway))
      draw(in: child, length: length * 0.74, level: level - 1)
    }
  }
}

struct ContentView: View {
  @State private var angle = 25.0
  @State private var showsLeaves = true

  var body: some View {
    VStack {
      ZStack {
        LinearGradient(colors: [.cyan.opacity(0.5), .white], startPoint: .top, endPoint: .bottom)
        if showsLeaves {
          TimelineView(.animation(minimumInterval: 1 / 20)) { context in
            let time = context.date.timeIntervalSinceReferenceDate
            Leaves(angle: Angle(degrees: angle).radians, sway: sin(time) * 0.03)
          }
        } else {
          Branch(angle: Angle(degrees: angle).radians, depth: 10, ratio: 0.74)
            .stroke(Color.brown, lineWidth: 1)
        }
      }
      .frame(minWidth: 400, minHeight: 400)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      Group {
        HStack {
          Text("Angle")
          Slider(value: $angle, in: 5...60, step: 1) { Text("Angle") }
            .labelsHidden()
          Text("\(angle, specifier: "%.0f")°")
            .frame(width: 44)
        }
        HStack {
          Toggle("Leaves", isOn: $showsLeaves)
          Spacer()
          Button("Animate") {
            withAnimation(.easeInOut(duration: 2)) { angle = angle < 30 ? 55 : 15 }
          }
        }
      }
      .padding(.horizontal)
    }
    .padding()
  }
}

@main
struct FractalTreeApp: App {
  var body: some Scene { WindowGroup("Fractal Tree") { ContentView() } }
}

#Preview { ContentView() }
