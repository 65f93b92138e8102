import SwiftUI

/// The solar system with real positions, on a date that runs ahead. Distances are logarithmic.
struct Orrery: View {
  /// Days that pass in a second.
  var speed = 12.0
  var showsLabels = true
  /// The part of each orbit, from 0 to 1, that the trail behind a planet covers.
  var trail = 0.3

  @Environment(\.colorScheme) private var colorScheme

  private var isDark: Bool { colorScheme == .dark }
  var ink: Color {
    isDark ? Color(red: 0.86, green: 0.8, blue: 0.66) : Color(red: 0.2, green: 0.2, blue: 0.36)
  }

  var body: some View {
    GeometryReader { geometry in
      let chart = OrreryChart(size: geometry.size)
      ZStack {
        Canvas(opaque: true) { context, size in drawSky(chart, in: context, size) }
        TimelineView(.animation) { timeline in
          Canvas { context, size in
            let day = day(at: timeline.date)
            drawPlanets(chart, day, in: context)
            drawDate(day, in: context, size)
          }
        }
      }
    }
  }

  /// The days since noon of January 1, 2000. The date starts anew from today every five minutes.
  private func day(at date: Date) -> Double {
    let seconds = date.timeIntervalSinceReferenceDate
    let elapsed = seconds.truncatingRemainder(dividingBy: 300)
    return (seconds - elapsed) / 86_400 + 365.5 + elapsed * speed
  }

  /// What does not move: stars, orbits, and a ring of degrees.
  private func drawSky(_ chart: OrreryChart, in context: GraphicsContext, _ size: CGSize) {
    let sky = Path(CGRect(origin: .zero, size: size))
    let colors =
      isDark
      ? [Color(red: 0.1, green: 0.11, blue: 0.2), Color(red: 0.02, green: 0.025, blue: 0.06)]
      : [Color(red: 0.99, green: 0.97, blue: 0.92), Color(red: 0.91, green: 0.87, blue: 0.79)]
    let reach = max(size.width, size.height) * 0.6
    context.fill(
      sky,
      with: .radialGradient(Gradient(colors: colors), center: chart.center, startRadius: 0, endRadius: reach))
    var random = SeededRandom(seed: 9)
    for star in 0..<260 {
      let place = CGPoint(x: random.fraction() * size.width, y: random.fraction() * size.height)
      let radius = (star < 24 ? 1.3 : random.number(in: 0.4..<0.9)) * max(chart.unit, 0.8)
      let dot = CGRect(x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2)
      context.fill(Path(ellipseIn: dot), with: .color(ink.opacity(random.number(in: 0.1..<0.7))))
    }
    for planet in Planet.all {
      let orbit = Path { path in
        path.addLines((0...180).map { chart.point(planet.place(eccentricAnomaly: Double($0) * .pi / 90)) })
      }
      context.stroke(orbit, with: .color(ink.opacity(0.3)), lineWidth: 1)
    }
    let ticks = Path { path in
      for degree in stride(from: 0.0, to: 360, by: 2) {
        let isLong = degree.truncatingRemainder(dividingBy: 30) == 0
        path.move(to: chart.edge(degree, 1.03))
        path.addLine(to: chart.edge(degree, isLong ? 1.07 : 1.045))
      }
    }
    context.stroke(ticks, with: .color(ink.opacity(0.45)), lineWidth: 1)
  }

  private func drawPlanets(_ chart: OrreryChart, _ day: Double, in context: GraphicsContext) {
    drawAsteroids(chart, day, in: context)
    var places = Planet.all.map { (planet: $0, point: chart.point($0.place(day: day))) }
    places.sort { $0.point.y < $1.point.y }
    for place in places { drawTrail(of: place.planet, chart, day, in: context) }
    for place in places where place.point.y < chart.center.y {
      draw(place.planet, at: place.point, chart, in: context)
    }
    drawSun(chart, in: context)
    for place in places where place.point.y >= chart.center.y {
      draw(place.planet, at: place.point, chart, in: context)
    }
    guard showsLabels && chart.unit > 0.5 else { return }
    for place in places {
      let name = Text(place.planet.name).font(.system(size: max(12, 12 * chart.unit), weight: .medium))
      // Names stand on the side away from the sun.
      let side: CGFloat = place.point.y < chart.center.y ? -1 : 1
      let foot = place.point.y + side * (place.planet.radius * chart.unit + 5)
      context.draw(
        name.foregroundColor(ink.opacity(0.85)), at: CGPoint(x: place.point.x, y: foot),
        anchor: side < 0 ? .bottom : .top)
    }
  }

  private func drawTrail(of planet: Planet, _ chart: OrreryChart, _ day: Double, in context: GraphicsContext)
  {
    let (slices, period) = (20, planet.period)
    for slice in 0..<slices {
      let line = Path { path in
        path.addLines(
          (0...3).map { step in
            let share = (Double(slice) + Double(step) / 3) / Double(slices)
            return chart.point(planet.place(day: day - share * min(max(trail, 0), 1) * period))
          })
      }
      let strength = pow(1 - Double(slice) / Double(slices), 1.5)
      context.stroke(
        line, with: .color(planet.color.opacity(strength)), lineWidth: chart.unit * (0.6 + 2 * strength))
    }
  }

  private func drawDate(_ day: Double, in context: GraphicsContext, _ size: CGSize) {
    let isSmall = size.width < 560 || size.height < 400
    let margin: CGFloat = isSmall ? 12 : 32
    let date = Date(timeIntervalSinceReferenceDate: (day - 365.5) * 86_400)
    let text = Text(date.formatted(.dateTime.day().month(.wide).year())).font(
      .system(size: isSmall ? 13 : size.width < 1000 ? 20 : 28, weight: .light))
    let corner = CGPoint(x: margin, y: size.height - margin)
    context.draw(text.monospacedDigit().foregroundColor(ink), at: corner, anchor: .bottomLeading)
    guard !isSmall else { return }
    let pace = Text("\(Int(speed)) days per second").font(.system(size: 13)).foregroundColor(ink.opacity(0.6))
    context.draw(
      pace, at: CGPoint(x: margin, y: corner.y - (size.width < 1000 ? 32 : 40)), anchor: .bottomLeading)
  }
}
