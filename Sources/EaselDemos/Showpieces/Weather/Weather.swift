import SwiftUI

/// The weather behind a window pane, and a frosted card with the temperatures of the day.
struct Weather: View {
  enum Kind: String, CaseIterable { case sun, rain, thunderstorm, snow }

  var kind = Kind.rain
  /// From 0, calm, to 1, a gale.
  var wind = 0.3
  /// The amount of rain or snow, from 0 to 1.
  var rain = 0.6

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: true) { context, size in
        let scene = WeatherScene(
          kind: kind, wind: min(max(wind, 0), 1), rain: min(max(rain, 0), 1), size: size,
          time: timeline.date.timeIntervalSinceReferenceDate)
        scene.drawView(in: context)
        if scene.isWet { scene.drawDrops(in: context) }
        drawCard(scene, timeline.date, in: context)
      }
    }
  }

  private func drawCard(_ scene: WeatherScene, _ date: Date, in context: GraphicsContext) {
    let size = scene.size
    let margin: CGFloat = size.width < 560 ? 12 : 40
    let height = min(max(size.height * 0.36, 104), 272)
    let width = min(size.width - 2 * margin, max(height * 1.7, 320))
    let frame = CGRect(x: margin, y: size.height - margin - height, width: width, height: height)
    let card = Path(roundedRect: frame, cornerRadius: 24, style: .continuous)
    var pane = context
    pane.clip(to: card)
    var frosted = pane
    frosted.addFilter(.blur(radius: 14))
    frosted.drawLayer { scene.drawView(in: $0) }
    let (top, bottom) = (CGPoint(x: 0, y: frame.minY), CGPoint(x: 0, y: frame.maxY))
    pane.fill(card, with: .color(.black.opacity(kind == .sun ? 0.2 : 0.08)))
    let sheen = Gradient(colors: [.white.opacity(0.22), .white.opacity(0.06)])
    pane.fill(card, with: .linearGradient(sheen, startPoint: top, endPoint: bottom))
    let edge = Gradient(colors: [.white.opacity(0.55), .white.opacity(0.08)])
    context.stroke(card, with: .linearGradient(edge, startPoint: top, endPoint: bottom), lineWidth: 1)
    drawForecast(in: pane, frame.insetBy(dx: height > 160 ? 24 : 16, dy: height > 160 ? 20 : 12), date)
  }

  private func drawForecast(in context: GraphicsContext, _ frame: CGRect, _ date: Date) {
    let isLarge = frame.height > 120
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    let hour = Double(parts.hour ?? 0) + Double(parts.minute ?? 0) / 60
    let now = Int(temperature(at: hour).rounded())
    let degrees = Text(now < 0 ? "\u{2212}\(-now)°" : "\(now)°")
    let digits = degrees.font(.system(size: isLarge ? 64 : 34, weight: .light))
    context.draw(
      digits.foregroundColor(.white), at: CGPoint(x: frame.minX - 2, y: frame.minY - (isLarge ? 8 : 4)),
      anchor: .topLeading)
    write(
      "Lakeside", isLarge ? 20 : 15, .semibold, at: CGPoint(x: frame.maxX, y: frame.minY), .topTrailing,
      in: context)
    write(
      title, isLarge ? 15 : 12, .regular, at: CGPoint(x: frame.maxX, y: frame.minY + (isLarge ? 28 : 20)),
      .topTrailing, in: context)
    let top = frame.minY + (isLarge ? 84 : 44)
    let plot = CGRect(
      x: frame.minX, y: top, width: frame.width, height: frame.maxY - top - (isLarge ? 24 : 4))
    drawCurve(in: context, plot, hour)
    guard isLarge else { return }
    for mark in stride(from: 0, through: 24, by: 6) {
      let x = plot.minX + plot.width * CGFloat(mark) / 24
      write(
        "\(mark)", 12, .medium, at: CGPoint(x: x, y: frame.maxY),
        mark == 0 ? .bottomLeading : mark == 24 ? .bottomTrailing : .bottom, in: context)
    }
  }

  private func write(
    _ text: String, _ size: CGFloat, _ weight: Font.Weight, at point: CGPoint, _ anchor: UnitPoint,
    in context: GraphicsContext
  ) {
    let styled = Text(text).font(.system(size: size, weight: weight)).foregroundColor(.white.opacity(0.9))
    context.draw(styled, at: point, anchor: anchor)
  }

  private func drawCurve(in context: GraphicsContext, _ plot: CGRect, _ now: Double) {
    func point(_ hour: Double) -> CGPoint {
      let span = middle.swing * 2.6
      let share = (temperature(at: hour) - middle.degrees) / span + 0.5
      return CGPoint(x: plot.minX + plot.width * hour / 24, y: plot.maxY - plot.height * share)
    }
    let curve = Path { path in path.addLines(stride(from: 0, through: 24, by: 0.5).map(point)) }
    var area = curve
    area.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
    area.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
    let (top, bottom) = (CGPoint(x: 0, y: plot.minY), CGPoint(x: 0, y: plot.maxY))
    let shade = Gradient(colors: [.white.opacity(0.32), .white.opacity(0)])
    context.fill(area, with: .linearGradient(shade, startPoint: top, endPoint: bottom))
    let warmth = Gradient(colors: [.orange, .yellow, Color(red: 0.45, green: 0.8, blue: 1)])
    context.stroke(
      curve, with: .linearGradient(warmth, startPoint: top, endPoint: bottom),
      style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    let dot = point(now)
    for (radius, opacity) in [(9.0, 0.25), (5, 1)] {
      let disc = CGRect(x: dot.x - radius, y: dot.y - radius, width: radius * 2, height: radius * 2)
      context.fill(Path(ellipseIn: disc), with: .color(.white.opacity(opacity)))
    }
  }

  private var title: String {
    switch kind {
    case .sun: "Sunny"
    case .rain: "Rain"
    case .thunderstorm: "Thunderstorm"
    case .snow: "Snow"
    }
  }

  /// The mean of the day in degrees Celsius, and how far the day swings around it.
  private var middle: (degrees: Double, swing: Double) {
    switch kind {
    case .sun: (21, 7)
    case .rain: (12, 3)
    case .thunderstorm: (23, 5)
    case .snow: (-5, 4)
    }
  }

  private func temperature(at hour: Double) -> Double {
    let day = cos((hour - 15) / 12 * .pi) + 0.12 * sin(hour * 0.8) + 0.03 * sin(hour * 1.7 + 1)
    return middle.degrees + middle.swing * day
  }
}
