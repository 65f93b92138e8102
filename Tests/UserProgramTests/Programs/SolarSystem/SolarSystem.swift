import SwiftUI

struct Planet: Identifiable {
  let name: String
  let color: Color
  let radius: CGFloat
  let orbit: CGFloat
  let period: Double
  var moons = 0
  var hasRing = false

  var id: String { name }

  static let all: [Planet] = [
    Planet(name: "Mercury", color: .gray, radius: 3, orbit: 34, period: 2.4),
    Planet(name: "Venus", color: .orange, radius: 5, orbit: 52, period: 6.2),
    Planet(name: "Earth", color: .blue, radius: 5.5, orbit: 76, period: 10, moons: 1),
    Planet(name: "Mars", color: .red, radius: 4, orbit: 100, period: 18.8, moons: 2),
    Planet(name: "Jupiter", color: .brown, radius: 13, orbit: 140, period: 40, moons: 4),
    Planet(name: "Saturn", color: .yellow, radius: 11, orbit: 185, period: 70, hasRing: true),
  ]
}

struct StarField: View {
  var body: some View {
    Canvas { context, size in
      var generator = SeededGenerator(seed: 7)
      for _ in 0..<200 {
        let x = Double.random(in: 0...1, using: &generator) * size.width
        let y = Double.random(in: 0...1, using: &generator) * size.height
        let r = Double.random(in: 0.3...1.2, using: &generator)
        context.opacity = Double.random(in: 0.2...1, using: &generator)
        context.fill(Circle().path(in: CGRect(x: x, y: y, width: r * 2, height: r * 2)), with: .color(.white))
      }
    }
  }
}

struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

struct PlanetView: View {
  let planet: Planet
  let time: Double
  let isSelected: Bool

  var body: some View {
    ZStack {
      if planet.hasRing {
        Ellipse()
          .stroke(planet.color.opacity(0.6), lineWidth: 3)
          .frame(width: planet.radius * 4, height: planet.radius * 1.4)
          .rotationEffect(.degrees(-20))
      }
      Circle()
        .fill(
          RadialGradient(
            colors: [.white, planet.color, planet.color.opacity(0.5)],
            center: UnitPoint(x: 0.3, y: 0.3), startRadius: 0, endRadius: planet.radius * 1.8)
        )
        .frame(width: planet.radius * 2, height: planet.radius * 2)
      ForEach(0..<planet.moons, id: \.self) { moon in
        let angle = time * (2 - Double(moon) * 0.3) + Double(moon)
        Circle()
          .fill(.white.opacity(0.8))
          .frame(width: 2.5, height: 2.5)
          .offset(
            x: cos(angle) * (planet.radius + 5 + CGFloat(moon) * 2.5),
            y: sin(angle) * (planet.radius + 5 + CGFloat(moon) * 2.5))
      }
      if isSelected {
        Text(planet.name)
          .font(.caption.bold())
          .foregroundStyle(.white)
          .padding(4)
          .background(.white.opacity(0.2), in: .capsule)
          .fixedSize()
          .offset(y: -planet.radius - 18)
      }
    }
  }
}

struct ContentView: View {
  @State private var selected: String? = "Earth"
  @State private var zoom: CGFloat = 1
  @State private var tilt = 0.0

  var body: some View {
    ZStack {
      Color.black
      StarField()
      TimelineView(.animation) { timeline in
        let time = timeline.date.timeIntervalSinceReferenceDate
        ZStack {
          Circle()
            .fill(
              RadialGradient(
                colors: [.white, .yellow, .orange], center: .center, startRadius: 0, endRadius: 20)
            )
            .frame(width: 40, height: 40)
            .shadow(color: .orange, radius: 20)
            .shadow(color: .yellow.opacity(0.6), radius: 40)
          ForEach(Planet.all) { planet in
            Circle()
              .stroke(.white.opacity(0.15), style: StrokeStyle(lineWidth: 1, dash: [3, 4]))
              .frame(width: planet.orbit * 2, height: planet.orbit * 2)
            let angle = time / planet.period * 2 * .pi
            PlanetView(planet: planet, time: time, isSelected: selected == planet.name)
              .contentShape(Circle().inset(by: -10))
              .onTapGesture { selected = planet.name }
              .offset(x: planet.orbit * cos(angle), y: planet.orbit * sin(angle))
          }
        }
        .scaleEffect(zoom)
        .rotation3DEffect(.degrees(tilt), axis: (x: 1, y: 0, z: 0), perspective: 0.4)
      }
    }
    .frame(minWidth: 460, minHeight: 460)
    .overlay(alignment: .bottom) {
      HStack {
        Button("Tilt", systemImage: "rotate.3d") {
          withAnimation(.smooth(duration: 1)) { tilt = tilt == 0 ? 55 : 0 }
        }
        Stepper("Zoom \(Int(zoom * 100)) %", value: $zoom.animation(.snappy), in: 0.5...2, step: 0.25)
          .fixedSize()
      }
      .foregroundStyle(.white)
      .padding()
      .environment(\.colorScheme, .dark)
    }
  }
}

@main
struct SolarSystemApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
      .defaultSize(width: 520, height: 520)
  }
}

#Preview { ContentView() }
