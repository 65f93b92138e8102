import SwiftUI

struct Ball: Identifiable {
  let id = UUID()
  var position: CGPoint
  var velocity: CGVector
  var radius: CGFloat
  var color: Color
}

final class PhysicsWorld: ObservableObject {
  @Published var balls: [Ball] = []
  @Published var gravity: CGFloat = 900
  private var lastDate: Date?

  init() {
    for index in 0..<12 { add(at: CGPoint(x: 60 + CGFloat(index % 6) * 50, y: 60 + CGFloat(index / 6) * 60)) }
  }

  func add(at point: CGPoint) {
    balls.append(
      Ball(
        position: point, velocity: CGVector(dx: .random(in: -200...200), dy: .random(in: -100...100)),
        radius: .random(in: 10...24),
        color: Color(hue: .random(in: 0...1), saturation: 0.75, brightness: 0.95)))
  }

  func step(date: Date, bounds: CGSize) {
    let dt = CGFloat(min(date.timeIntervalSince(lastDate ?? date), 1 / 30))
    lastDate = date
    for i in balls.indices {
      balls[i].velocity.dy += gravity * dt
      balls[i].position.x += balls[i].velocity.dx * dt
      balls[i].position.y += balls[i].velocity.dy * dt
      let r = balls[i].radius
      if balls[i].position.x < r {
        balls[i].position.x = r
        balls[i].velocity.dx = abs(balls[i].velocity.dx)
      }
      if balls[i].position.x > bounds.width - r {
        balls[i].position.x = bounds.width - r
        balls[i].velocity.dx = -abs(balls[i].velocity.dx)
      }
      if balls[i].position.y > bounds.height - r {
        balls[i].position.y = bounds.height - r
        balls[i].velocity.dy = -abs(balls[i].velocity.dy) * 0.97
      }
      if balls[i].position.y < r {
        balls[i].position.y = r
        balls[i].velocity.dy = abs(balls[i].velocity.dy)
      }
    }
    collide()
  }

  private func collide() {
    for i in balls.indices {
      for j in balls.indices where j > i {
        let dx = balls[j].position.x - balls[i].position.x
        let dy = balls[j].position.y - balls[i].position.y
        let distance = hypot(dx, dy)
        let overlap = balls[i].radius + balls[j].radius - distance
        guard overlap > 0, distance > 0 else { continue }
        let nx = dx / distance
        let ny = dy / distance
        balls[i].position.x -= nx * overlap / 2
        balls[i].position.y -= ny * overlap / 2
        balls[j].position.x += nx * overlap / 2
        balls[j].position.y += ny * overlap / 2
        let relative =
          (balls[j].velocity.dx - balls[i].velocity.dx) * nx + (balls[j].velocity.dy - balls[i].velocity.dy)
          * ny
        guard relative < 0 else { continue }
        balls[i].velocity.dx += relative * nx
        balls[i].velocity.dy += relative * ny
        balls[j].velocity.dx -= relative * nx
        balls[j].velocity.dy -= relative * ny
      }
    }
  }
}

struct ContentView: View {
  @StateObject private var world = PhysicsWorld()

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          world.step(date: timeline.date, bounds: size)
          for ball in world.balls {
            let rect = CGRect(
              x: ball.position.x - ball.radius, y: ball.position.y - ball.radius, width: ball.radius * 2,
              height: ball.radius * 2)
            context.fill(
              Path(ellipseIn: rect),
              with: .radialGradient(
                Gradient(colors: [.white, ball.color]),
                center: CGPoint(x: rect.minX + ball.radius * 0.6, y: rect.minY + ball.radius * 0.6),
                startRadius: 0, endRadius: ball.radius * 1.4))
          }
        }
      }
      .background(Color(white: 0.1))
      .gesture(
        DragGesture(minimumDistance: 0).onEnded { value in
          world.add(at: value.location)
        })
      VStack(alignment: .leading) {
        Text("Balls: \(world.balls.count)")
        Slider(value: $world.gravity, in: -900...900)
          .frame(width: 160)
      }
      .font(.caption)
      .foregroundColor(.white)
      .padding()
    }
    .frame(minWidth: 400, minHeight: 480)
  }
}

@main
struct BouncingBallsApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
