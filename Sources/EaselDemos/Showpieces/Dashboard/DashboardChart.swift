import SwiftUI

/// What all panels of the board draw with: text, rolling digits, curves and areas.
///
/// Every number is a smooth function of the date.
struct DashboardChart {
  let context: GraphicsContext
  let size: CGSize
  let date: Date
  let traffic: Double
  let accent: Color
  let isDark: Bool

  var time: Double { date.timeIntervalSinceReferenceDate }
  var faint: Color { .primary.opacity(0.08) }

  /// A smooth number from 0 to 1 that differs from seed to seed and rises with the traffic.
  func load(_ time: Double, _ seed: Double) -> Double {
    let slow = 0.26 * sin(time * 0.23 + seed * 1.7) + 0.14 * sin(time * 0.71 + seed * 4.1)
    let fast = 0.07 * sin(time * 1.9 + seed * 2.3) + 0.03 * sin(time * 4.3 + seed * 5.9)
    return pow(0.5 + slow + fast, 1.7 - min(max(traffic, 0), 1))
  }

  func write(
    _ text: String, _ size: CGFloat, at point: CGPoint, _ anchor: UnitPoint = .topLeading,
    color: Color = .primary, weight: Font.Weight = .regular
  ) {
    let styled = Text(text).font(.system(size: size, weight: weight)).monospacedDigit()
    context.draw(styled.foregroundColor(color), at: point, anchor: anchor)
  }

  func drawTitle(_ title: String, _ remark: String = "") {
    write(title, 13, at: .zero, color: .secondary, weight: .medium)
    if size.width > 180 {
      write(remark, 12, at: CGPoint(x: size.width, y: 0), .topTrailing, color: .secondary)
    }
  }

  func fillDot(at center: CGPoint, radius: CGFloat, _ color: Color) {
    let dot = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    context.fill(Path(ellipseIn: dot), with: .color(color))
  }

  /// Digits that roll as those of an odometer: a place moves on while all places after it show nine.
  func drawDigits(_ value: Double, _ height: CGFloat, at corner: CGPoint) {
    let places = Int(log10(max(value, 1))) + 1
    var x = corner.x - height * 0.04
    for place in (0..<places).reversed() {
      let unit = pow(10, Double(place))
      let turn = max(0, value.truncatingRemainder(dividingBy: unit) - unit + 1)
      let digit = Int(value / unit) % 10
      drawDigit(digit, turn * turn * (3 - 2 * turn), height, at: CGPoint(x: x, y: corner.y))
      x += height * 0.63
      if place == 3 || place == 6 {
        write(",", height, at: CGPoint(x: x, y: corner.y), weight: .semibold)
        x += height * 0.28
      }
    }
  }

  /// A digit that is the share `turn` on its way up to the next one.
  private func drawDigit(_ digit: Int, _ turn: Double, _ height: CGFloat, at corner: CGPoint) {
    for (shown, shift) in [(digit, -turn), ((digit + 1) % 10, 1 - turn)] where abs(shift) < 1 {
      write(
        String(shown), height, at: CGPoint(x: corner.x, y: corner.y + shift * height * 0.42),
        color: .primary.opacity(pow(1 - abs(shift), 1.5)), weight: .semibold)
    }
  }

  /// The curve of the last seconds across a rectangle, the newest at the right.
  func curve(_ rect: CGRect, seconds: Double, _ seed: Double) -> Path {
    Path { path in
      let step = max(rect.width / (rect.width / 4).rounded(.up), 1)
      let points = stride(from: 0, through: rect.width + step / 2, by: step).map { x in
        let value = load(time - (1 - x / rect.width) * seconds, seed)
        return CGPoint(x: rect.minX + x, y: rect.maxY - rect.height * value)
      }
      path.addLines(points)
    }
  }

  func drawLine(_ line: Path, _ color: Color, width: CGFloat) {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    context.stroke(line, with: .color(color), style: style)
  }

  func drawArea(_ rect: CGRect, seconds: Double, _ seed: Double, _ color: Color, width: CGFloat) {
    guard rect.width > 8, rect.height > 8 else { return }
    let line = curve(rect, seconds: seconds, seed)
    var area = line
    area.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    area.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    let shade = Gradient(colors: [color.opacity(isDark ? 0.55 : 0.4), color.opacity(0.02)])
    context.fill(
      area,
      with: .linearGradient(
        shade, startPoint: CGPoint(x: 0, y: rect.minY), endPoint: CGPoint(x: 0, y: rect.maxY)))
    drawLine(line, color.opacity(0.22), width: width * 3.5)
    drawLine(line, color, width: width)
    let end = CGPoint(x: rect.maxX, y: rect.maxY - rect.height * load(time, seed))
    let pulse = (time * 0.7).truncatingRemainder(dividingBy: 1)
    fillDot(at: end, radius: width * (1.7 + 2.3 * pulse), color.opacity(0.5 * (1 - pulse)))
    fillDot(at: end, radius: width * 1.7, color)
    fillDot(at: end, radius: width * 0.8, .white)
  }

  func drawGauge(_ name: String, _ value: Double, _ center: CGPoint, _ radius: CGFloat) {
    func arc(to share: Double) -> Path {
      Path {
        $0.addArc(
          center: center, radius: radius, startAngle: .degrees(135), endAngle: .degrees(135 + 270 * share),
          clockwise: false)
      }
    }
    let style = StrokeStyle(lineWidth: radius * 0.2, lineCap: .round)
    context.stroke(arc(to: 1), with: .color(faint), style: style)
    let colors = Gradient(colors: [.teal, accent, .pink])
    let start = CGPoint(x: center.x - radius, y: 0)
    let end = CGPoint(x: center.x + radius, y: 0)
    context.stroke(
      arc(to: value), with: .linearGradient(colors, startPoint: start, endPoint: end), style: style)
    let number = String(Int((value * 100).rounded()))
    write(number, radius * 0.58, at: CGPoint(x: center.x, y: center.y - 2), .center, weight: .semibold)
    let foot = CGPoint(x: center.x, y: center.y + radius * 0.78)
    write(name, max(radius * 0.24, 10), at: foot, .center, color: .secondary)
  }
}
