import Foundation
import SwiftUI

/// A map of the day and the night with the hour of each meridian, the sun and the cities.
struct TerminatorStrip: View {
  let date: Date

  var body: some View {
    Canvas(opaque: true) { context, size in
      let sun = LocalSun(at: date)
      func place(_ latitude: Double, _ longitude: Double) -> CGPoint {
        CGPoint(x: (longitude / 360 + 0.5) * size.width, y: (72 - latitude) / 132 * size.height)
      }
      // Rows of two points, each with a gradient from the west to the east.
      for y in stride(from: 0, to: size.height, by: 2) {
        let latitude = 72 - y / size.height * 132
        let colors = stride(from: -180.0, through: 180, by: 3).map {
          LocalSun.ground(sun.elevation(latitude, $0))
        }
        context.fill(
          Path(CGRect(x: 0, y: y, width: size.width, height: 2)),
          with: .linearGradient(
            Gradient(colors: colors), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
      }
      drawHours(in: context, size, sun)
      drawSun(in: context, at: place(sun.latitude, sun.longitude), size)
      for city in WorldCity.all {
        drawCity(city, in: context, at: place(city.latitude, city.longitude), size)
      }
    }
  }

  /// The hour of the sun for every second hour circle, along the lower edge.
  private func drawHours(in context: GraphicsContext, _ size: CGSize, _ sun: LocalSun) {
    let step = size.width < 600 ? 3 : 1
    for hour in stride(from: 0, to: 24, by: step) {
      let longitude =
        (sun.longitude + Double(hour - 12) * 15 + 900).truncatingRemainder(dividingBy: 360) - 180
      let x = (longitude / 360 + 0.5) * size.width
      context.fill(
        Path(CGRect(x: x, y: 0, width: 1, height: size.height)),
        with: .color(.white.opacity(hour % 6 == 0 ? 0.22 : 0.09)))
      context.draw(
        Text("\(hour)").font(.system(size: 10, weight: .medium)).foregroundColor(.white.opacity(0.85)),
        at: CGPoint(x: x + 4, y: size.height - 4), anchor: .bottomLeading)
    }
  }

  private func drawSun(in context: GraphicsContext, at center: CGPoint, _ size: CGSize) {
    for x in [center.x - size.width, center.x, center.x + size.width] {
      let (center, radius) = (CGPoint(x: x, y: center.y), size.height * 0.5)
      let glow = Gradient(colors: [
        .white, Color(red: 1, green: 0.95, blue: 0.75).opacity(0.5),
        Color(red: 1, green: 0.95, blue: 0.75).opacity(0),
      ])
      context.fill(
        Path(ellipseIn: CGRect(x: x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)),
        with: .radialGradient(glow, center: center, startRadius: radius * 0.12, endRadius: radius))
    }
  }

  private func drawCity(_ city: WorldCity, in context: GraphicsContext, at place: CGPoint, _ size: CGSize) {
    let dot = Path(ellipseIn: CGRect(x: place.x - 3, y: place.y - 3, width: 6, height: 6))
    context.fill(dot, with: .color(.white))
    context.stroke(dot, with: .color(.black.opacity(0.4)), lineWidth: 1)
    guard size.width > 900 else { return }
    let isLast = place.x > size.width - 80
    context.draw(
      Text(city.name).font(.system(size: 11, weight: .medium)).foregroundColor(.white),
      at: CGPoint(x: place.x + (isLast ? -8 : 8), y: place.y), anchor: isLast ? .trailing : .leading)
  }
}
