import SwiftUI

struct Spark {
  var position: CGPoint
  var velocity: CGVector
  var born: Double
  var life: Double
  var hue: Double
}

struct Rocket {
  var x: Double
  var launched: Double
  var height: Double
  var hue: Double
  var exploded = false
}

class FireworkSystem {
  var sparks: [Spark] = []
  var rockets: [Rocket] = []
  var lastUpdate = Date().timeIntervalSinceReferenceDate
  var nextLaunch = 0.0

  func update(date: Date, size: CGSize) {
    let now = date.timeIntervalSinceReferenceDate
    let delta = min(now - lastUpdate, 0.05)
    lastUpdate = now
    if now > nextLaunch {
      launch(x: .random(in: 0.15...0.85), height: .random(in: 0.45...0.8), at: now)
      nextLaunch = now + .random(in: 0.5...1.2)
    }
    for i in rockets.indices where !rockets[i].exploded && now - rockets[i].launched > 1 {
      rockets[i].exploded = true
      explode(rockets[i], now: now, size: size)
    }
    rockets.removeAll(where: \.exploded)
    for i in sparks.indices {
      sparks[i].velocity.dy += 60 * delta
      sparks[i].velocity.dx *= 0.985
      sparks[i].velocity.dy *= 0.985
      sparks[i].position.x += sparks[i].velocity.dx * delta
      sparks[i].position.y += sparks[i].velocity.dy * delta
    }
    sparks.removeAll { now - $0.born > $0.life }
  }

  func launch(x: Double, height: Double, at time: Double) {
    rockets.append(Rocket(x: x, launched: time, height: height, hue: .random(in: 0...1)))
  }

  private func explode(_ rocket: Rocket, now: Double, size: CGSize) {
    let center = CGPoint(x: rocket.x * size.width, y: (1 - rocket.height) * size.height)
    for _ in 0..<90 {
      let angle = Double.random(in: 0...(2 * .pi))
      let speed = Double.random(in: 20...150)
      sparks.append(
        Spark(
          position: center, velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed), born: now,
          life: .random(in: 0.9...1.9), hue: rocket.hue + .random(in: -0.05...0.05)))
    }
  }
}

struct ContentView: View {
  @State private var system = FireworkSystem()

  var body: some View {
    GeometryReader { proxy in
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          system.update(date: timeline.date, size: size)
          let now = timeline.date.timeIntervalSinceReferenceDate
          drawSkyline(in: context, size: size)
          context.blendMode = .plusLighter
          for rocket in system.rockets {
            let t = now - rocket.launched
            let y = size.height * (1 - rocket.height * (1 - (1 - t) * (1 - t)))
            let rect = CGRect(x: rocket.x * size.width - 2, y: y, width: 4, height: 12)
            context.fill(Capsule().path(in: rect), with: .color(.yellow))
          }
          context.drawLayer { layer in
            layer.addFilter(.blur(radius: 3))
            drawSparks(in: layer, now: now, radius: 4)
          }
          drawSparks(in: context, now: now, radius: 1.5)
        }
      }
      .onTapGesture { point in
        system.launch(
          x: point.x / proxy.size.width, height: 1 - point.y / proxy.size.height,
          at: Date().timeIntervalSinceReferenceDate)
      }
    }
    .background(
      LinearGradient(
        colors: [.black, Color(red: 0.05, green: 0.03, blue: 0.2)], startPoint: .top, endPoint: .bottom)
    )
    .frame(minWidth: 480, minHeight: 480)
    .overlay(alignment: .top) {
      Text("Tap to launch")
        .font(.footnote)
        .foregroundStyle(.white.opacity(0.6))
        .padding(.top, 12)
    }
  }

  private func drawSparks(in context: GraphicsContext, now: Double, radius: Double) {
    for spark in system.sparks {
      let age = (now - spark.born) / spark.life
      let rect = CGRect(
        x: spark.position.x - radius, y: spark.position.y - radius, width: radius * 2, height: radius * 2)
      context.fill(
        Path(ellipseIn: rect),
        with: .color(Color(hue: spark.hue, saturation: 0.7, brightness: 1, opacity: max(0, 1 - age))))
    }
  }

  private func drawSkyline(in context: GraphicsContext, size: CGSize) {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: size.height))
    var x = 0.0
    var index = 0
    while x < size.width {
      let height = 30 + Double((index * 37) % 60)
      let width = 24 + Double((index * 13) % 30)
      path.addRect(CGRect(x: x, y: size.height - height, width: width, height: height))
      x += width
      index += 1
    }
    context.fill(path, with: .color(Color(white: 0.06)))
  }
}

@main
struct FireworkShowApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

#Preview { ContentView() }
