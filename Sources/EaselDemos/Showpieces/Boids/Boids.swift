import SwiftUI

/// A flock that follows the pointer, flees from a press, and wanders by itself until it is touched.
struct Boids: View {
  /// The number of members, from 500 to 5,000.
  var members = 5000.0
  /// How strongly the members keep together, from 0.5 to 2.
  var cohesion = 1.0
  var showsTrails = true
  @State private var flock = Flock()
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let sky: [Color] =
      colorScheme == .dark
      ? [Color(red: 0.05, green: 0.1, blue: 0.22), Color(red: 0.015, green: 0.02, blue: 0.06)]
      : [Color(red: 1, green: 0.99, blue: 0.96), Color(red: 0.87, green: 0.9, blue: 0.94)]
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        flock.fit(size, members: Int(members))
        flock.advance(to: timeline.date.timeIntervalSinceReferenceDate, cohesion: Float(cohesion))
        draw(in: context)
      }
    }
    .background(EllipticalGradient(colors: sky, center: UnitPoint(x: 0.5, y: 0.4), endRadiusFraction: 0.8))
    .onContinuousHover { phase in
      if case .active(let place) = phase { flock.pointer = place } else { flock.pointer = nil }
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { (flock.pointer, flock.flees) = ($0.location, true) }
        .onEnded { _ in flock.flees = false })
  }

  /// Draws the members of each heading with one path, and their trails with another.
  private func draw(in context: GraphicsContext) {
    var context = context
    context.scaleBy(x: flock.scale, y: flock.scale)
    let picture = flock.picture(withTrails: showsTrails)
    for heading in 0..<Flock.headings {
      let color = color(at: Double(heading) / Double(Flock.headings))
      context.fill(picture.trails[heading], with: .color(color.opacity(0.3)))
      context.fill(picture.darts[heading], with: .color(color))
    }
  }

  /// A color from a wheel of five without greens and browns, which turns once from 0 to 1.
  private func color(at turn: Double) -> Color {
    let wheel: [SIMD3<Double>] = [
      [0.2, 0.85, 1], [0.36, 0.5, 1], [0.78, 0.36, 1], [1, 0.36, 0.55], [1, 0.7, 0.28], [0.2, 0.85, 1],
    ]
    let place = turn * 5
    let mixed =
      wheel[Int(place)] + (wheel[Int(place) + 1] - wheel[Int(place)]) * (place - place.rounded(.down))
    let shown = colorScheme == .dark ? mixed : mixed * mixed * 0.8
    return Color(red: shown.x, green: shown.y, blue: shown.z)
  }
}
