import SwiftUI

/// The panels of many small parts: a heat map, a list with sparklines and a log.
extension DashboardChart {
  func drawHeatMap() {
    let columns = max(Int(size.width / 22), 1)
    let rows = max(Int((size.height - 28) / 22), 1)
    let cell = CGSize(width: (size.width + 4) / CGFloat(columns), height: (size.height - 24) / CGFloat(rows))
    var peak = 0.0
    for index in 0..<columns * rows {
      let (column, row) = (Double(index % columns), Double(index / columns))
      let phase = 2 * sin(column * 0.37 + row * 0.2) + 1.4 * sin(row * 0.53 - column * 0.13)
      let heat = load(time * 0.9 + phase, 3 + 0.07 * sin(row * 2.1 + column * 3.7))
      peak = max(peak, heat)
      let rect = CGRect(
        x: column * cell.width, y: 28 + row * cell.height, width: cell.width - 4, height: cell.height - 4)
      context.fill(Path(roundedRect: rect, cornerRadius: 4), with: .color(color(ofHeat: heat)))
    }
    drawTitle("Load by rack", "peak \(Int(peak * 100)) %")
  }

  private func color(ofHeat heat: Double) -> Color {
    if heat < 0.62 { return accent.opacity(0.12 + 1.3 * heat) }
    if heat < 0.82 { return accent.mix(with: .pink, by: (heat - 0.62) / 0.2) }
    return Color.pink.mix(with: .orange, by: min((heat - 0.82) / 0.15, 1))
  }

  func drawServices() {
    drawTitle("Services", "response time")
    let names = ["gateway", "search", "payments", "images", "accounts", "mail", "queue", "archive"]
    let count = min(names.count, max(Int((size.height - 24) / 28), 1))
    let height = (size.height - 24) / CGFloat(count)
    for (row, name) in names.prefix(count).enumerated() {
      let y = 24 + (CGFloat(row) + 0.5) * height
      let seed = Double(row * 3 + 50)
      let value = load(time, seed)
      let color: Color = value > 0.7 ? .orange : .green
      fillDot(at: CGPoint(x: 4, y: y), radius: 4, color)
      write(name, 13, at: CGPoint(x: 16, y: y), .leading)
      let chart = CGRect(x: 96, y: y - height * 0.36, width: size.width - 160, height: height * 0.72)
      drawArea(chart, seconds: Double(chart.width / 20), seed, color, width: 1.5)
      let text = "\(Int(12 + value * 80)) ms"
      write(text, 13, at: CGPoint(x: size.width, y: y), .trailing, color: .secondary)
    }
  }

  /// A log that a new line pushes down every 2.2 seconds.
  func drawLog() {
    drawTitle("Events", "seconds ago")
    let events: [(text: String, color: Color)] = [
      ("Node joined", .green), ("Traffic shifted", accent), ("Backup complete", .teal),
      ("Latency above 90 ms", .orange), ("Cache warmed", .teal), ("Scaled out to 24", accent),
      ("Alert resolved", .green), ("Certificate renewed", .teal), ("Version 4.2 deployed", accent),
      ("Disk replaced", .orange),
    ]
    let period = 2.2
    let newest = (time / period).rounded(.down)
    let slide = min((time / period - newest) * 4, 1)
    let eased = slide * slide * (3 - 2 * slide)
    for row in 0...max(Int((size.height - 24) / 28), 1) {
      let number = newest - Double(row)
      let y = 38 + (CGFloat(row) - 1 + eased) * 28
      let fade = row == 0 ? eased : min(1, max(0, (size.height - y) / 28))
      let event = events[Int(abs(number) * 7) % events.count]
      fillDot(at: CGPoint(x: 4, y: y), radius: 4, event.color.opacity(fade))
      write(event.text, 13, at: CGPoint(x: 16, y: y), .leading, color: .primary.opacity(fade))
      let age = String(Int(time - number * period))
      write(age, 13, at: CGPoint(x: size.width, y: y), .trailing, color: .secondary.opacity(fade))
    }
  }
}
