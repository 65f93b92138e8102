import SwiftUI

/// A projection of the earth between Mollweide's equal-area map and a globe seen from far away. The map is the
/// surface of the globe unrolled along its parallels.
struct WorldProjection {
  /// A point of the earth's surface, in radians. The longitude is relative to a central meridian.
  struct Place {
    var longitude: Double
    var latitude: Double
    /// The parametric angle of Mollweide's projection, which depends on the latitude only.
    var parameter: Double
  }

  /// 0 for the map, 1 for the globe.
  let roundness: Double
  /// The longitude in the middle, in radians, from -π to π.
  let center: Double
  /// The position of the middle, in points.
  let middle: CGPoint
  /// The radius of the globe, in points.
  let scale: Double
  /// The longitudes that are visible lie at most this far from the center, in radians.
  let reach: Double
  private let roll: Double

  init(roundness: Double, center: Double, in size: CGSize) {
    self.roundness = max(0.001, min(1, roundness))
    self.center = remainder(center, 2 * .pi)
    middle = CGPoint(x: size.width / 2, y: size.height / 2)
    reach = min(.pi, .pi / 2 / self.roundness)
    roll = -0.41 * self.roundness * self.roundness
    let halfWidth = Self.mix(2 * 2.0.squareRoot() / .pi, 1, self.roundness) * sin(self.roundness * reach)
    let margin = min(size.width, size.height) * 0.06
    scale = max(
      1,
      min(
        (size.width / 2 - margin) / (halfWidth / self.roundness),
        (size.height / 2 - margin * 1.4) / Self.mix(2.0.squareRoot(), 1, self.roundness)))
  }

  private static func mix(_ map: Double, _ globe: Double, _ share: Double) -> Double {
    map + (globe - map) * share
  }

  /// The place at a longitude and latitude in radians.
  static func place(longitude: Double, latitude: Double) -> Place {
    var angle = latitude
    // Newton's method converges slowly toward the poles, where the places are close to each other.
    for _ in 0..<6 where abs(latitude) < 1.57 {
      angle -= (2 * angle + sin(2 * angle) - .pi * sin(latitude)) / (2 + 2 * cos(2 * angle) + 1e-9)
    }
    return Place(longitude: longitude, latitude: latitude, parameter: angle)
  }

  /// The position of a place above the surface, in points. The height is a multiple of the earth's radius.
  func point(_ place: Place, height: Double = 0) -> CGPoint {
    let parallel = Self.mix(2 * 2.0.squareRoot() / .pi * cos(place.parameter), cos(place.latitude), roundness)
    let lift = scale * (1 + height * roundness)
    let x = parallel * sin(roundness * place.longitude) / roundness * lift
    let y = -Self.mix(2.0.squareRoot() * sin(place.parameter), sin(place.latitude), roundness) * lift
    return CGPoint(
      x: middle.x + x * cos(roll) - y * sin(roll), y: middle.y + x * sin(roll) + y * cos(roll))
  }

  /// The longitude relative to the center, from -π to π.
  func relative(_ longitude: Double) -> Double { remainder(longitude - center, 2 * .pi) }

  /// Closed curves on the earth as a path, cut at the farthest visible meridians.
  func path(_ rings: [[Place]]) -> Path {
    Path { path in
      for ring in rings {
        for turn in [-2, 0, 2] {
          let shift = Double(turn) * .pi - center
          add(
            ring.map {
              Place(longitude: $0.longitude + shift, latitude: $0.latitude, parameter: $0.parameter)
            }, to: &path)
        }
      }
    }
  }

  private func add(_ ring: [Place], to path: inout Path) {
    guard ring.contains(where: { abs($0.longitude) < reach }) else { return }
    var ring = ring
    if ring.contains(where: { abs($0.longitude) > reach }) {
      ring = Self.cut(Self.cut(ring, at: reach, side: 1), at: -reach, side: -1)
    }
    guard var last = ring.last else { return }
    var points: [CGPoint] = []
    for place in ring {
      // An edge along a meridian is a curve on the screen.
      let steps = max(1, Int(abs(place.latitude - last.latitude) / 0.06))
      for step in 1...steps { points.append(point(Self.between(last, place, Double(step) / Double(steps)))) }
      last = place
    }
    path.addLines(points)
    path.closeSubpath()
  }

  /// The part of a ring on one side of a meridian: west of it if the side is 1, east if it is -1.
  private static func cut(_ ring: [Place], at meridian: Double, side: Double) -> [Place] {
    var result: [Place] = []
    guard var last = ring.last else { return [] }
    for place in ring {
      let (before, after) = (side * (meridian - last.longitude), side * (meridian - place.longitude))
      if (before < 0) != (after < 0) { result.append(between(last, place, before / (before - after))) }
      if after >= 0 { result.append(place) }
      last = place
    }
    return result
  }

  private static func between(_ start: Place, _ end: Place, _ share: Double) -> Place {
    Place(
      longitude: mix(start.longitude, end.longitude, share),
      latitude: mix(start.latitude, end.latitude, share),
      parameter: mix(start.parameter, end.parameter, share))
  }

  /// The edge of the visible part.
  var outline: Path { band { _ in -.pi / 2...(.pi / 2) } }

  /// The area between two latitudes for each relative longitude, in radians.
  func band(_ limits: (Double) -> ClosedRange<Double>) -> Path {
    let sides = stride(from: -1.0, through: 1, by: 1.0 / 64).map { ($0 * reach, limits($0 * reach)) }
    var ring = sides.map { Self.place(longitude: $0.0, latitude: $0.1.lowerBound) }
    ring += sides.reversed().map { Self.place(longitude: $0.0, latitude: $0.1.upperBound) }
    return Path { add(ring, to: &$0) }
  }

  /// Whether nothing hides a place that is drawn at a point.
  func shows(_ place: Place, at point: CGPoint) -> Bool {
    if abs(place.longitude) <= reach { return true }
    return hypot(point.x - middle.x, point.y - middle.y) > scale / roundness
  }
}
