import SwiftUI

/// A spectrum around a pulsing ring, played by a band that exists only as a function of the date.
struct MusicVisualizer: View {
  /// Bars around the ring.
  var bars = 144
  /// The first color of the bars, in turns of the color wheel.
  var hue = 0.5
  /// Whether the left half mirrors the right one.
  var isSymmetric = true

  @Environment(\.colorScheme) private var colorScheme

  private var isDark: Bool { colorScheme == .dark }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: true) { context, size in
        let song = Song(time: timeline.date.timeIntervalSinceReferenceDate)
        let side = min(size.width, size.height)
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        drawRoom(song, in: context, size, center)
        var middle = context
        middle.translateBy(x: center.x, y: center.y)
        drawRipples(song, in: middle, side)
        drawBars(song, in: middle, side)
        drawCore(song, in: middle, side * 0.16)
        if size.width > 560 { drawCaption(song, in: context, size) }
      }
    }
  }

  private func color(_ place: Double, _ opacity: Double = 1) -> Color {
    let turn = (hue + place * 0.45).truncatingRemainder(dividingBy: 1)
    return Color(hue: turn, saturation: isDark ? 0.75 : 0.8, brightness: isDark ? 1 : 0.9, opacity: opacity)
  }

  /// The dim room, lit by the drum, with ribbons that flow behind the ring.
  private func drawRoom(_ song: Song, in context: GraphicsContext, _ size: CGSize, _ center: CGPoint) {
    let room = Path(CGRect(origin: .zero, size: size))
    let ground =
      isDark ? Color(red: 0.03, green: 0.025, blue: 0.07) : Color(red: 0.96, green: 0.95, blue: 0.98)
    context.fill(room, with: .color(ground))
    let light = Gradient(colors: [color(0.7, (isDark ? 0.35 : 0.2) + 0.12 * song.kick), color(0.9, 0)])
    let reach = max(size.width, size.height) * 0.6
    context.fill(room, with: .radialGradient(light, center: center, startRadius: 0, endRadius: reach))
    for ribbon in 0..<3 {
      let phase = song.time * (0.5 + 0.2 * Double(ribbon)) + Double(ribbon) * 2
      let swell = size.height * (0.07 + 0.1 * song.level(at: 0.1 + 0.25 * Double(ribbon)))
      let points = stride(from: 0, through: size.width + 16, by: 16).map { x -> CGPoint in
        let place = x / size.width
        let wave = sin(place * 7 + phase) + 0.5 * sin(place * 13 - phase * 1.3)
        return CGPoint(x: x, y: center.y + wave * swell * (0.4 + 1.6 * abs(place - 0.5)))
      }
      let back = points.reversed().map { CGPoint(x: $0.x, y: 2 * center.y - $0.y + swell * 0.4) }
      let shade = Gradient(colors: [
        color(Double(ribbon) * 0.4, 0.28), color(Double(ribbon) * 0.4 + 0.3, 0.05), color(1, 0.24),
      ])
      context.fill(
        Path { $0.addLines(points + back) },
        with: .linearGradient(shade, startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
    }
  }

  /// Rings that leave the core with every beat.
  private func drawRipples(_ song: Song, in context: GraphicsContext, _ side: CGFloat) {
    for beat in 0..<3 {
      let age = (song.beat + Double(beat)) / 3
      let radius = side * (0.2 + 0.42 * age)
      let ring = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      context.stroke(ring, with: .color(color(age, 0.5 * pow(1 - age, 2))), lineWidth: 1 + 3 * (1 - age))
    }
  }

  private func drawBars(_ song: Song, in context: GraphicsContext, _ side: CGFloat) {
    let count = min(max(bars, 8), 720)
    let inner = side * (0.215 + 0.012 * song.kick)
    let width = max(inner * 2 * .pi / CGFloat(count) * 0.56, 1)
    for bar in 0..<count {
      let turn = (Double(bar) + 0.5) / Double(count)
      let place = isSymmetric ? abs(turn - 0.5) * 2 : turn
      let level = song.level(at: 1 - place)
      var ray = context
      ray.rotate(by: .radians(turn * 2 * .pi + (isSymmetric ? 0 : song.time * 0.1)))
      let length = side * (0.012 + 0.26 * level)
      fillBar(in: ray, from: inner, length, width * 2.6, color(place, 0.16))
      fillBar(in: ray, from: inner, length, width, color(place))
      fillBar(in: ray, from: inner - width * 1.5, -length * 0.22, width, color(place, 0.35))
      fillBar(in: ray, from: inner + length + width * 1.5, width, width, color(place, 0.25 + 0.75 * level))
    }
  }

  private func fillBar(
    in context: GraphicsContext, from start: CGFloat, _ length: CGFloat, _ width: CGFloat, _ color: Color
  ) {
    let rect = CGRect(x: -width / 2, y: min(start, start + length), width: width, height: abs(length))
    context.fill(Path(roundedRect: rect, cornerRadius: width / 2), with: .color(color))
  }

  /// The waveform on a ring, and the name of the chord in it.
  private func drawCore(_ song: Song, in context: GraphicsContext, _ radius: CGFloat) {
    for line in 0..<3 {
      let points = (0..<180).map { step -> CGPoint in
        let angle = Double(step) / 180 * 2 * .pi
        let swing = radius * (0.10 - 0.03 * Double(line)) * song.sample(angle, Double(line))
        let reach = radius + swing
        return CGPoint(x: sin(angle) * reach, y: cos(angle) * reach)
      }
      var ring = Path { $0.addLines(points) }
      ring.closeSubpath()
      let style = StrokeStyle(lineWidth: max(radius / 50, 1), lineJoin: .round)
      let opacity = 0.9 - 0.3 * Double(line)
      if line == 0 {
        let shade = Gradient(colors: [color(0.1, 0.5), color(0.75, 0.35 + 0.4 * song.kick)])
        let (top, bottom) = (CGPoint(x: 0, y: -radius), CGPoint(x: 0, y: radius))
        context.fill(ring, with: .linearGradient(shade, startPoint: top, endPoint: bottom))
      }
      context.stroke(ring, with: .color((isDark ? Color.white : color(0.5)).opacity(opacity)), style: style)
    }
    let size = radius * (0.8 + 0.08 * song.kick)
    let name = Text(song.chordName).font(.system(size: size, weight: .bold, design: .rounded))
    context.draw(name.foregroundColor(.primary), at: .zero, anchor: .center)
  }

  private func drawCaption(_ song: Song, in context: GraphicsContext, _ size: CGSize) {
    let left = CGPoint(x: 32, y: size.height - 32)
    let title = Text("Study for four bars").font(.system(size: 20, weight: .semibold))
    context.draw(
      title.foregroundColor(.primary), at: CGPoint(x: left.x, y: left.y - 20), anchor: .bottomLeading)
    let subtitle = Text("112 beats per minute").font(.system(size: 13)).foregroundColor(.secondary)
    context.draw(subtitle, at: left, anchor: .bottomLeading)
    for beat in 0..<16 {
      let isNow = Int(song.beats) % 16 == beat
      let height: CGFloat = beat.isMultiple(of: 4) ? 20 : 12
      let bar = CGRect(
        x: size.width - 32 - CGFloat(16 - beat) * 12, y: left.y - height, width: 6, height: height)
      let shade = isNow ? color(Double(beat) / 16) : Color.primary.opacity(0.16)
      context.fill(Path(roundedRect: bar, cornerRadius: 3), with: .color(shade))
    }
  }
}
