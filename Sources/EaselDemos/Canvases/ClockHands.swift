import SwiftUI

/// The angles of a clock's hands at a date, clockwise from twelve o'clock.
struct ClockHands {
  let hour: Angle
  let minute: Angle
  let second: Angle

  /// The hour and minute hands move every second. The second hand sweeps, or moves once a second if `ticks`
  /// is true.
  init(at date: Date, in calendar: Calendar, ticks: Bool = false) {
    let offset = Double(calendar.timeZone.secondsFromGMT(for: date))
    let time = date.timeIntervalSinceReferenceDate + offset
    let sinceMidnight = time - (time / 86_400).rounded(.down) * 86_400
    let seconds = sinceMidnight.rounded(.down)
    hour = .degrees((seconds / 120).truncatingRemainder(dividingBy: 360))
    minute = .degrees((seconds / 10).truncatingRemainder(dividingBy: 360))
    second = .degrees(((ticks ? seconds : sinceMidnight) * 6).truncatingRemainder(dividingBy: 360))
  }

  /// Draws the hands on a clock of a radius, around the context's origin.
  func draw(in context: GraphicsContext, radius: CGFloat) {
    var raised = context
    raised.addFilter(.shadow(radius: 3, x: 0, y: 3))
    draw(Self.hand(length: 0.47, base: 0.066, tip: 0.044), at: hour, .black, in: raised, radius)
    draw(Self.hand(length: 0.72, base: 0.054, tip: 0.03), at: minute, .black, in: raised, radius)
    draw(Self.sweepHand, at: second, .red, in: raised, radius)
    context.fill(Self.disc(0.022 * radius), with: .color(.black))
    context.fill(Self.disc(0.01 * radius), with: .color(Color(white: 0.75)))
  }

  /// Draws an outline that points upward on a clock of radius 1.
  private func draw(
    _ outline: Path, at angle: Angle, _ color: Color, in context: GraphicsContext, _ radius: CGFloat
  ) {
    let placed = CGAffineTransform(rotationAngle: angle.radians).scaledBy(x: radius, y: radius)
    context.fill(outline.applying(placed), with: .color(color))
  }

  /// A hand that tapers from tail to tip, with round ends.
  private static func hand(length: CGFloat, base: CGFloat, tip: CGFloat) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: 0, y: tip / 2 - length), radius: tip / 2, startAngle: .degrees(180),
        endAngle: .degrees(360), clockwise: false)
      path.addArc(
        center: CGPoint(x: 0, y: 0.14 - base / 2), radius: base / 2, startAngle: .zero,
        endAngle: .degrees(180), clockwise: false)
      path.closeSubpath()
    }
  }

  /// A thin hand with a counterweight, and a disc on the axis.
  private static let sweepHand = Path { path in
    path.addRect(CGRect(x: -0.006, y: -0.8, width: 0.012, height: 0.92))
    path.addRoundedRect(
      in: CGRect(x: -0.018, y: 0.1, width: 0.036, height: 0.14),
      cornerSize: CGSize(width: 0.018, height: 0.018))
    path.addPath(disc(0.042))
  }

  private static func disc(_ radius: CGFloat) -> Path {
    Circle().path(in: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
  }
}
