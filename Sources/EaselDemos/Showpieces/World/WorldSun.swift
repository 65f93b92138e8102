import SwiftUI

/// The direction of the sun at a date, without the equation of time.
struct Sun {
  /// The latitude at which the sun is overhead, in radians.
  let declination: Double
  /// The longitude at which it is noon, in radians, from -π to π.
  let longitude: Double

  init(at date: Date) {
    let days = date.timeIntervalSince1970 / 86_400
    declination = -0.409 * cos(2 * .pi * (days + 10) / 365.2425)
    longitude = remainder((0.5 - days) * 2 * .pi, 2 * .pi)
  }

  /// The sine of the sun's altitude at a longitude and latitude in radians.
  func height(longitude: Double, latitude: Double) -> Double {
    sin(latitude) * sin(declination)
      + cos(latitude) * cos(declination) * cos(longitude - self.longitude)
  }

  /// The latitudes of a meridian at which the sun is below an altitude, which must not be positive.
  func night(at longitude: Double, below altitude: Double) -> ClosedRange<Double> {
    let (a, b) = (sin(abs(declination)), cos(declination) * cos(longitude - self.longitude))
    let (turn, height) = (atan2(b, a), sin(altitude) / hypot(a, b))
    var (low, high) = (-Double.pi / 2, -Double.pi / 2)
    if height > -1 {
      low = max(low, -.pi - asin(height) - turn)
      high = max(low, min(.pi / 2, asin(height) - turn))
    }
    return declination < 0 ? -high...(-low) : low...high
  }
}

/// The time and the place below the sun, in a lower corner.
struct WorldCaption {
  let date: Date
  let sun: Sun

  func draw(in context: GraphicsContext, _ size: CGSize) {
    let unit = max(11, min(size.width, size.height) / 48)
    let seconds = Int(date.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400))
    func draw(_ text: String, _ size: CGFloat, _ opacity: Double, _ y: CGFloat) {
      let label = Text(text).font(
        .system(size: size, weight: opacity == 1 ? .light : .medium).monospacedDigit())
      context.draw(
        label.foregroundColor(.primary.opacity(opacity)), at: CGPoint(x: unit * 2, y: y),
        anchor: .bottomLeading)
    }
    let (latitude, longitude) = (sun.declination * 180 / .pi, sun.longitude * 180 / .pi)
    let place = String(
      format: "Sun above %.1f° %@, %.1f° %@", abs(latitude), latitude < 0 ? "S" : "N", abs(longitude),
      longitude < 0 ? "W" : "E")
    draw(
      String(format: "%02d:%02d:%02d UTC", seconds / 3600, seconds / 60 % 60, seconds % 60), unit * 2, 1,
      size.height - unit * 3.4)
    draw(place, unit, 0.6, size.height - unit * 2)
  }
}
