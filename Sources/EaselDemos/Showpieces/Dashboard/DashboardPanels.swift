import SwiftUI

/// The panels of the board.
extension DashboardChart {
  func draw(_ panel: DashboardPanel) {
    switch panel {
    case .header: drawHeader()
    case .users: drawTile("Active users", 12_000 + 16_000 * load(time * 0.3, 1), 1, accent)
    case .orders: drawTile("Orders today", time.truncatingRemainder(dividingBy: 86_400) * 1.7, 2, .teal)
    case .speed: drawTile("Response, ms", 24 + 60 * load(time * 0.5, 3), 3, .orange)
    case .errors: drawTile("Errors per hour", 40 + 90 * load(time * 0.3, 4), 4, .pink)
    case .requests: drawRequests()
    case .regions: drawRegions()
    case .gauges: drawGauges()
    case .heat: drawHeatMap()
    case .services: drawServices()
    case .log: drawLog()
    }
  }

  private func drawHeader() {
    let middle = size.height / 2
    let badge = CGRect(x: 0, y: middle - 16, width: 32, height: 32)
    let colors = Gradient(colors: [accent, .teal])
    context.fill(
      Path(roundedRect: badge, cornerRadius: 9, style: .continuous),
      with: .linearGradient(
        colors, startPoint: CGPoint(x: 0, y: badge.minY), endPoint: CGPoint(x: 32, y: badge.maxY)))
    let mark = [(7.0, 3.0), (12, -5), (19, 6), (25, -4)].map { CGPoint(x: $0.0, y: middle + $0.1) }
    drawLine(Path { $0.addLines(mark) }, .white, width: 2.5)
    write("Harbor", 20, at: CGPoint(x: 44, y: middle), .leading, weight: .semibold)
    write("Operations", 20, at: CGPoint(x: 118, y: middle), .leading, color: .secondary)
    let clock = date.formatted(date: .omitted, time: .standard)
    write(clock, 17, at: CGPoint(x: size.width, y: middle), .trailing, weight: .medium)
    let pulse = (time * 0.7).truncatingRemainder(dividingBy: 1)
    let dot = CGPoint(x: size.width - 128, y: middle)
    fillDot(at: dot, radius: 4 + 8 * pulse, .green.opacity(0.5 * (1 - pulse)))
    fillDot(at: dot, radius: 4, .green)
    write("Live", 13, at: CGPoint(x: dot.x - 16, y: middle), .trailing, color: .secondary, weight: .medium)
  }

  private func drawTile(_ title: String, _ value: Double, _ seed: Double, _ color: Color) {
    let isTall = size.height > 78
    let isWide = size.width > 190
    drawTitle(title)
    drawDigits(value, isTall ? 34 : 24, at: CGPoint(x: 0, y: isTall ? 20 : 16))
    if isTall && isWide {
      let change = (load(time * 0.3, seed) - load(time * 0.3 - 8, seed)) * 14
      let text = String(format: change < 0 ? "\u{2212}%.1f %%" : "+%.1f %%", abs(change))
      write(text, 13, at: CGPoint(x: 0, y: size.height), .bottomLeading, color: color, weight: .medium)
    }
    let left = isWide ? max(size.width * 0.5, 150) : 0
    let top: CGFloat = isWide ? 24 : isTall ? 66 : 50
    let chart = CGRect(x: left, y: top, width: size.width - left - 8, height: size.height - top)
    drawArea(chart, seconds: 14, seed, color, width: 2)
  }

  private func drawRequests() {
    let isLarge = size.height > 170
    drawTitle("Requests per second")
    drawDigits(40_000 * load(time, 7), isLarge ? 40 : 28, at: CGPoint(x: 0, y: 18))
    let top: CGFloat = isLarge ? 64 : 58
    let plot = CGRect(x: 0, y: top, width: size.width - 12, height: size.height - top - (isLarge ? 20 : 0))
    let seconds = Double(plot.width / 30)
    if isLarge { drawGrid(plot, seconds) }
    drawArea(plot, seconds: seconds, 9.4, .pink, width: 2)
    drawArea(plot, seconds: seconds, 7, accent, width: 3)
    guard size.width > 380 else { return }
    for (name, x, color) in [("Requests", 66, accent), ("Cache misses", 174, Color.pink)] {
      fillDot(at: CGPoint(x: size.width - CGFloat(x), y: 8), radius: 4, color)
      write(name, 12, at: CGPoint(x: size.width - CGFloat(x) + 8, y: 0), color: .secondary)
    }
  }

  private func drawGrid(_ plot: CGRect, _ seconds: Double) {
    for line in 0...4 {
      let y = (plot.minY + plot.height * CGFloat(line) / 4).rounded()
      context.fill(Path(CGRect(x: 0, y: y, width: plot.width, height: 1)), with: .color(faint))
    }
    let newest = (time / 5).rounded(.down) * 5
    for second in stride(from: newest, to: time - seconds, by: -5) {
      let x = plot.width * (1 - (time - second) / seconds)
      let fade = min(max(min(x - 8, plot.width - x) / 24, 0), 1)
      let label = String(format: ":%02d", Int(second) % 60)
      write(label, 11, at: CGPoint(x: x, y: plot.maxY + 6), .top, color: .secondary.opacity(fade))
    }
  }

  private func drawRegions() {
    drawTitle("Traffic by region")
    let names = ["Europe", "America", "Asia", "Africa", "Oceania"]
    let colors = [accent, .teal, .orange, .pink, .green]
    let parts = (0..<5).map { region -> Double in
      let weight = 1.6 - 0.25 * Double(region)
      return weight * (0.3 + load(time * 0.6, Double(region * 3 + 20)))
    }
    let sum = parts.reduce(0, +)
    let isTall = size.height > size.width * 0.9
    let side = isTall ? min(size.width, size.height * 0.6) : min(size.width * 0.48, size.height - 24)
    let center = CGPoint(
      x: isTall ? size.width / 2 : side / 2, y: isTall ? 28 + side / 2 : 12 + size.height / 2)
    drawRing(parts.map { $0 / sum }, colors, center, side / 2)
    let nodes = String(Int(sum * 310))
    write(nodes, side * 0.18, at: CGPoint(x: center.x, y: center.y - side * 0.03), .center, weight: .semibold)
    let foot = CGPoint(x: center.x, y: center.y + side * 0.12)
    write("nodes", max(side * 0.08, 10), at: foot, .center, color: .secondary)
    let corner = isTall ? CGPoint(x: 0, y: side + 36) : CGPoint(x: side + 20, y: 24)
    let height = (size.height - corner.y) / 5
    guard size.width - corner.x > 80 else { return }
    for (row, name) in names.enumerated() {
      let y = corner.y + height * (CGFloat(row) + 0.5)
      fillDot(at: CGPoint(x: corner.x + 4, y: y), radius: 4, colors[row])
      write(name, 13, at: CGPoint(x: corner.x + 16, y: y), .leading)
      guard size.width - corner.x > 110 else { continue }
      let share = "\(Int((parts[row] / sum * 100).rounded())) %"
      write(share, 13, at: CGPoint(x: size.width, y: y), .trailing, color: .secondary)
    }
  }

  private func drawRing(_ shares: [Double], _ colors: [Color], _ center: CGPoint, _ radius: CGFloat) {
    var angle = -Double.pi / 2
    for (share, color) in zip(shares, colors) {
      let end = angle + share * 2 * .pi
      var arc = Path()
      arc.addArc(
        center: center, radius: radius * 0.84, startAngle: .radians(angle + 0.03),
        endAngle: .radians(end - 0.03), clockwise: false)
      context.stroke(arc, with: .color(color), lineWidth: radius * 0.28)
      angle = end
    }
  }

  private func drawGauges() {
    drawTitle("Capacity", "percent")
    let columns = size.width > size.height * 2 ? 4 : 2
    let cell = CGSize(width: size.width / CGFloat(columns), height: (size.height - 24) / CGFloat(4 / columns))
    for (index, name) in ["CPU", "Memory", "Disk", "Network"].enumerated() {
      let center = CGPoint(
        x: (CGFloat(index % columns) + 0.5) * cell.width,
        y: 24 + (CGFloat(index / columns) + 0.54) * cell.height)
      let value = 0.15 + 0.8 * load(time * 0.8, Double(index * 5 + 31))
      drawGauge(name, value, center, min(cell.width, cell.height) / 2 - 8)
    }
  }
}
