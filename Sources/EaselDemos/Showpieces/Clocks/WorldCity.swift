import Foundation
import SwiftUI

/// A city with its time zone and its place on the globe, in degrees to the north and to the east.
struct WorldCity {
  let name: String
  let latitude, longitude: Double
  private let zone: TimeZone

  private init(_ name: String, _ zone: String, _ latitude: Double, _ longitude: Double) {
    (self.name, self.latitude, self.longitude) = (name, latitude, longitude)
    self.zone = TimeZone(identifier: zone) ?? .gmt
  }

  /// From west to east.
  static let all = [
    WorldCity("Honolulu", "Pacific/Honolulu", 21.3, -157.9),
    WorldCity("Los Angeles", "America/Los_Angeles", 34.1, -118.2),
    WorldCity("Mexico City", "America/Mexico_City", 19.4, -99.1),
    WorldCity("New York", "America/New_York", 40.7, -74),
    WorldCity("São Paulo", "America/Sao_Paulo", -23.6, -46.6),
    WorldCity("London", "Europe/London", 51.5, -0.1),
    WorldCity("Cairo", "Africa/Cairo", 30, 31.2),
    WorldCity("Nairobi", "Africa/Nairobi", -1.3, 36.8),
    WorldCity("Kolkata", "Asia/Kolkata", 22.6, 88.4),
    WorldCity("Shanghai", "Asia/Shanghai", 31.2, 121.5),
    WorldCity("Tokyo", "Asia/Tokyo", 35.7, 139.7),
    WorldCity("Sydney", "Australia/Sydney", -33.9, 151.2),
  ]

  /// The seconds since midnight, with fractions.
  func seconds(at date: Date) -> Double {
    let local = date.timeIntervalSinceReferenceDate + Double(zone.secondsFromGMT(for: date))
    return local - (local / 86_400).rounded(.down) * 86_400
  }

  /// The time of day and the difference from universal time.
  func caption(_ seconds: Double) -> String {
    let minutes = Int(seconds) / 60
    let offset = zone.secondsFromGMT() / 60
    let sign = offset < 0 ? "−" : "+"
    let hours = "\(abs(offset) / 60)" + (offset % 60 == 0 ? "" : ":\(abs(offset) % 60)")
    return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)  ·  UTC \(sign)\(hours)"
  }
}

/// The place where the sun is in the zenith.
struct LocalSun {
  /// Degrees to the north and to the east.
  let latitude, longitude: Double

  init(at date: Date) {
    let days = date.timeIntervalSinceReferenceDate / 86_400
    // The reference date is midnight of the first of January.
    let year = days / 365.2422 * 2 * .pi
    latitude = -23.44 * cos(year + 10 / 365.2422 * 2 * .pi)
    let turn = (days - days.rounded(.down)) * 360
    // The equation of time, in degrees.
    let lag = 2.47 * sin(2 * (year - 1.39)) - 1.88 * sin(year)
    longitude = 180 - turn - lag
  }

  /// The height of the sun above the horizon of a place, in degrees.
  func elevation(_ latitude: Double, _ longitude: Double) -> Double {
    let (here, there) = (latitude * .pi / 180, self.latitude * .pi / 180)
    let hour = (longitude - self.longitude) * .pi / 180
    return asin(sin(here) * sin(there) + cos(here) * cos(there) * cos(hour)) * 180 / .pi
  }

  /// The colors of the sky from above to the horizon.
  func sky(over city: WorldCity) -> [Color] {
    let elevation = (elevation(city.latitude, city.longitude) * 4).rounded() / 4
    return [Self.color(elevation, of: Self.above), Self.color(elevation, of: Self.below)]
  }

  /// The color of the ground on the map, from night over the red of the horizon to day.
  static func ground(_ elevation: Double) -> Color {
    color(
      elevation,
      of: [
        (-18, [0.03, 0.05, 0.14]), (-8, [0.09, 0.1, 0.28]), (-2, [0.42, 0.24, 0.44]), (2, [0.93, 0.5, 0.36]),
        (8, [0.97, 0.78, 0.52]), (22, [0.5, 0.76, 0.9]), (70, [0.2, 0.55, 0.86]),
      ])
  }

  private static let above: [(Double, SIMD3<Double>)] = [
    (-16, [0.03, 0.05, 0.14]), (-6, [0.08, 0.12, 0.32]), (0, [0.2, 0.27, 0.52]), (8, [0.2, 0.42, 0.7]),
    (40, [0.12, 0.42, 0.78]),
  ]

  private static let below: [(Double, SIMD3<Double>)] = [
    (-16, [0.08, 0.1, 0.24]), (-6, [0.3, 0.22, 0.44]), (0, [0.9, 0.46, 0.34]), (8, [0.93, 0.68, 0.46]),
    (40, [0.45, 0.7, 0.9]),
  ]

  private static func color(_ elevation: Double, of stops: [(Double, SIMD3<Double>)]) -> Color {
    let next = stops.firstIndex { $0.0 > elevation } ?? stops.count
    let (low, high) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
    let share = high.0 > low.0 ? (elevation - low.0) / (high.0 - low.0) : 0
    let mixed = low.1 + (high.1 - low.1) * share
    return Color(red: mixed.x, green: mixed.y, blue: mixed.z)
  }
}
