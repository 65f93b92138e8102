import SwiftUI

/// Where the hands of a clock point at a date.
struct ClockHands {
  let hour: Angle
  let minute: Angle
  let second: Angle

  /// Angles from twelve o'clock, clockwise. With `ticks` the second hand stands still between seconds.
  init(at date: Date, in calendar: Calendar, ticks: Bool = false) {
    let midnight = calendar.startOfDay(for: date)
    let elapsed = date.timeIntervalSince(midnight)
    second = .degrees((ticks ? elapsed.rounded(.down) : elapsed) * 6)
    minute = .degrees(elapsed / 60 * 6)
    hour = .degrees(elapsed / 3600 * 30)
  }

  /// Draws the hands on a clock of a radius around the context's origin.
  func draw(in context: GraphicsContext, radius: CGFloat) {
    context.drawLayer { layer in
      layer.addFilter(.shadow(color: .black.opacity(0.45), radius: 3, x: 0, y: 4))
      drawHand(hour, length: 0.5, width: 0.055, color: .black, layer, radius)
      drawHand(minute, length: 0.74, width: 0.04, color: .black, layer, radius)
      drawHand(second, length: 0.82, width: 0.014, color: .red, layer, radius)
    }
    context.fill(disc(radius * 0.05), with: .color(.black))
    context.fill(disc(radius * 0.03), with: .color(.red))
  }

  private func disc(_ radius: CGFloat) -> Path {
    Circle().path(in: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
  }

  /// A hand with its tail; lengths are shares of the radius.
  private func drawHand(
    _ angle: Angle, length: CGFloat, width: CGFloat, color: Color, _ context: GraphicsContext,
    _ radius: CGFloat
  ) {
    var turned = context
    turned.rotate(by: angle)
    let half = width * radius / 2
    let hand = CGRect(x: -half, y: -length * radius, width: half * 2, height: (length + 0.14) * radius)
    turned.fill(Path(roundedRect: hand, cornerRadius: half), with: .color(color))
  }
}
