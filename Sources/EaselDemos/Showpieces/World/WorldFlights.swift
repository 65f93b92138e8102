import SwiftUI

/// Flights between cities along great circles, each with a bright head and a trail, and the names of the cities.
struct WorldFlights {
  let count: Int
  /// Seconds.
  let time: Double
  let world: WorldProjection
  let sun: Sun

  private static let cities: [(name: String, latitude: Double, longitude: Double)] = [
    ("London", 51.5, -0.1), ("New York", 40.7, -74), ("Tokyo", 35.7, 139.7), ("Sydney", -33.9, 151.2),
    ("São Paulo", -23.6, -46.6), ("Cape Town", -33.9, 18.4), ("Dubai", 25.2, 55.3), ("Singapore", 1.4, 103.8),
    ("San Francisco", 37.8, -122.4), ("Nairobi", -1.3, 36.8), ("Delhi", 28.6, 77.2), ("Lima", -12, -77),
    ("Reykjavík", 64.1, -21.9), ("Istanbul", 41, 29), ("Honolulu", 21.3, -157.9), ("Auckland", -36.8, 174.8),
    ("Lagos", 6.5, 3.4), ("Mexico City", 19.4, -99.1), ("Vancouver", 49.3, -123.1), ("Seoul", 37.6, 127),
    ("Buenos Aires", -34.6, -58.4), ("Stockholm", 59.3, 18.1), ("Perth", -32, 115.9), ("Dakar", 14.7, -17.5),
  ]

  /// A flight that is under way.
  private struct Flight {
    let start: SIMD3<Double>
    let end: SIMD3<Double>
    let cities: [Int]
    /// The share of the flight's time that has passed, from 0 to 1.
    let progress: Double
    let color: Color
  }

  func draw(in context: GraphicsContext, _ size: CGSize) {
    let flights = (0..<max(0, count)).map(flight)
    for flight in flights { draw(flight, in: context) }
    drawNames(of: flights, in: context, size)
  }

  /// A flight number has another pair of cities after each landing.
  private func flight(_ number: Int) -> Flight {
    let duration = 7 + Double(number * 5 % 7)
    let age = time / duration + Double(number) * 0.37
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(age.rounded(.down)) &* 64 &+ Int64(number)))
    let start = Int(random.fraction() * Double(Self.cities.count))
    let step = 1 + Int(random.fraction() * Double(Self.cities.count - 1))
    let end = (start + step) % Self.cities.count
    let color = Color(hue: random.fraction() < 0.5 ? 0.1 : 0.95, saturation: 0.65, brightness: 1)
    return Flight(
      start: Self.direction(start), end: Self.direction(end), cities: [start, end],
      progress: age - age.rounded(.down), color: color)
  }

  private static func direction(_ city: Int) -> SIMD3<Double> {
    let (latitude, longitude) = (cities[city].latitude * .pi / 180, cities[city].longitude * .pi / 180)
    return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }

  /// The point of a flight's route at a share of its length, or nil if the globe hides it.
  private func point(_ flight: Flight, at share: Double) -> CGPoint? {
    let angle = acos(max(-1, min(1, (flight.start * flight.end).sum())))
    let direction = (flight.start * sin((1 - share) * angle) + flight.end * sin(share * angle)) / sin(angle)
    let place = WorldProjection.place(
      longitude: world.relative(atan2(direction.y, direction.x)),
      latitude: asin(max(-1, min(1, direction.z))))
    let point = world.point(place, height: 0.1 * angle * sin(share * .pi) * share.squareRoot())
    return world.shows(place, at: point) ? point : nil
  }

  private func draw(_ flight: Flight, in context: GraphicsContext) {
    let flown = min(1, flight.progress / 0.85)
    let fade = min(1, (1 - flight.progress) / 0.15)
    let steps = 56
    let points = (0...steps).map { point(flight, at: Double($0) / Double(steps) * flown) }
    for bundle in 0..<14 {
      let part = points[bundle * 4...bundle * 4 + 4]
      let nearness = Double(bundle + 1) / 14
      let style = StrokeStyle(lineWidth: 0.8 + 1.4 * nearness * nearness, lineJoin: .round)
      context.stroke(
        line(part), with: .color(flight.color.opacity((0.18 + 0.8 * nearness * nearness) * fade)),
        style: style)
    }
    guard let head = points.last ?? nil else { return }
    let glow = Gradient(colors: [
      .white.opacity(fade), flight.color.opacity(0.5 * fade), flight.color.opacity(0),
    ])
    let radius = max(5, min(10, world.scale / 28))
    context.fill(
      Path(
        ellipseIn: CGRect(x: head.x - radius, y: head.y - radius, width: 2 * radius, height: 2 * radius)),
      with: .radialGradient(glow, center: head, startRadius: 1, endRadius: radius))
  }

  /// A line through points, interrupted at those that are hidden and at the edge of the map.
  private func line(_ points: ArraySlice<CGPoint?>) -> Path {
    Path { path in
      var last: CGPoint?
      for point in points {
        if let point {
          let isNear = last.map { hypot(point.x - $0.x, point.y - $0.y) < world.scale / 2 } ?? false
          if isNear { path.addLine(to: point) } else { path.move(to: point) }
        }
        last = point
      }
    }
  }

  /// Draws a light at each city of a flight, and its name unless another name is in its place.
  private func drawNames(of flights: [Flight], in context: GraphicsContext, _ size: CGSize) {
    var taken: [CGRect] = []
    let fontSize = max(10, min(15, world.scale / 22))
    for city in Set(flights.flatMap(\.cities)).sorted() {
      let place = WorldProjection.place(
        longitude: world.relative(Self.cities[city].longitude * .pi / 180),
        latitude: Self.cities[city].latitude * .pi / 180)
      guard abs(place.longitude) < world.reach * 0.94 else { continue }
      let point = world.point(place)
      drawLight(in: context, at: point, isNight: isNight(city))
      let name = context.resolve(
        Text(Self.cities[city].name).font(.system(size: fontSize, weight: .medium)).foregroundColor(.white))
      let extent = name.measure(in: size)
      let frame = CGRect(
        x: point.x + 10, y: point.y - extent.height / 2, width: extent.width, height: extent.height)
      // Names overlap neither each other nor the edge of the window.
      guard world.scale > 110, !taken.contains(where: { $0.intersects(frame) }), frame.maxX < size.width
      else { continue }
      taken.append(frame)
      let plate = Path(roundedRect: frame.insetBy(dx: -4, dy: -1), cornerRadius: 4)
      context.fill(plate, with: .color(Color(red: 0.02, green: 0.05, blue: 0.15, opacity: 0.4)))
      context.draw(name, in: frame)
    }
  }

  private func isNight(_ city: Int) -> Bool {
    sun.height(
      longitude: Self.cities[city].longitude * .pi / 180, latitude: Self.cities[city].latitude * .pi / 180)
      < 0
  }

  /// A dot, with a warm light around it at night.
  private func drawLight(in context: GraphicsContext, at point: CGPoint, isNight: Bool) {
    func disc(_ radius: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let glow = Gradient(colors: [.orange.opacity(0.7), .orange.opacity(0)])
    if isNight {
      context.fill(disc(10), with: .radialGradient(glow, center: point, startRadius: 1, endRadius: 10))
    }
    context.fill(disc(2.5), with: .color(isNight ? Color(red: 1, green: 0.9, blue: 0.6) : .white))
  }
}
