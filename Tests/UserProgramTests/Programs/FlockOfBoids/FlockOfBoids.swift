import Observation
import SwiftUI
import simd

typealias Vec = SIMD2<Double>

struct Boid: Identifiable {
  let id: Int
  var position: Vec
  var velocity: Vec
}

@Observable
final class Flock {
  var boids: [Boid] = []
  var separation = 1.5
  var alignment = 1.0
  var cohesion = 1.0
  @ObservationIgnored private var last: Date?

  init(count: Int = 90) {
    boids = (0..<count).map { index in
      Boid(
        id: index, position: Vec(.random(in: 0...500), .random(in: 0...400)),
        velocity: simd_normalize(Vec(.random(in: -1...1), .random(in: -1...1))) * 90)
    }
  }

  func step(to date: Date, in size: CGSize) {
    let dt = min(last.map { date.timeIntervalSince($0) } ?? 0, 0.05)
    last = date
    let old = boids
    for i in boids.indices {
      var push = Vec.zero
      var heading = Vec.zero
      var centre = Vec.zero
      var count = 0.0
      for other in old where other.id != old[i].id {
        let offset = other.position - old[i].position
        let distance = simd_length(offset)
        guard distance < 60, distance > 0 else { continue }
        count += 1
        heading += other.velocity
        centre += other.position
        if distance < 24 { push -= offset / distance * (24 - distance) }
      }
      var v = old[i].velocity
      v += push * separation * 4 * dt
      if count > 0 {
        v += (heading / count - v) * alignment * dt
        v += (centre / count - old[i].position) * cohesion * dt
      }
      let speed = max(simd_length(v), 0.001)
      boids[i].velocity = v / speed * simd_clamp(speed, 60, 140)
      var p = old[i].position + boids[i].velocity * dt
      if p.x < 0 { p.x += size.width } else if p.x > size.width { p.x -= size.width }
      if p.y < 0 { p.y += size.height } else if p.y > size.height { p.y -= size.height }
      boids[i].position = p
    }
  }

  func scare(from point: CGPoint) {
    let danger = Vec(point.x, point.y)
    for index in boids.indices {
      let away = boids[index].position - danger
      if simd_distance(boids[index].position, danger) < 120 {
        boids[index].velocity = simd_normalize(away) * 140
      }
    }
  }
}

struct FlockView: View {
  var flock: Flock

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        flock.step(to: timeline.date, in: size)
        for boid in flock.boids {
          var copy = context
          copy.translateBy(x: boid.position.x, y: boid.position.y)
          copy.rotate(by: .radians(atan2(boid.velocity.y, boid.velocity.x)))
          var path = Path()
          path.move(to: CGPoint(x: 9, y: 0))
          path.addLine(to: CGPoint(x: -5, y: 4))
          path.addLine(to: CGPoint(x: -2, y: 0))
          path.addLine(to: CGPoint(x: -5, y: -4))
          path.closeSubpath()
          copy.fill(
            path, with: .color(Color(hue: Double(boid.id) / 240 + 0.5, saturation: 0.8, brightness: 1)))
        }
      }
    }
  }
}

struct ContentView: View {
  @State private var flock = Flock()

  var body: some View {
    VStack(spacing: 0) {
      FlockView(flock: flock)
        .background(
          RadialGradient(
            colors: [Color(red: 0.05, green: 0.12, blue: 0.25), .black], center: .center, startRadius: 0,
            endRadius: 400)
        )
        .onTapGesture { location in flock.scare(from: location) }
      HStack(spacing: 20) {
        control("Separation", value: $flock.separation)
        control("Alignment", value: $flock.alignment)
        control("Cohesion", value: $flock.cohesion)
      }
      .padding()
    }
    .frame(minWidth: 480, minHeight: 420)
  }

  func control(_ title: String, value: Binding<Double>) -> some View {
    VStack(alignment: .leading) {
      Text("\(title): \(value.wrappedValue, format: .number.precision(.fractionLength(1)))")
        .font(.caption)
      Slider(value: value, in: 0...3)
    }
  }
}

@main
struct FlockApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

#Preview { ContentView() }
