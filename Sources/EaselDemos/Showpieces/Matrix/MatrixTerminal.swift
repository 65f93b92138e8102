import SwiftUI

/// A terminal with the latest frames of a log, their intervals as a curve, and a summary.
struct MatrixTerminal {
  let log: FrameLog
  let tint: Color
  /// Lines about the drawing.
  let facts: [String]

  private static let time = Date.FormatStyle().hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
    .second(.twoDigits)

  func draw(in context: GraphicsContext, _ size: CGSize) {
    let font = max(9, min(16, min(size.width / 32, size.height / 26)))
    let margin = max(8, min(size.width, size.height) * 0.06)
    let width = min(size.width - 2 * margin, font * 34)
    let height = min(size.height - 2 * margin, font * 32)
    let panel = CGRect(x: margin, y: size.height - margin - height, width: width, height: height)
    let inner = panel.insetBy(dx: font * 1.5, dy: font * 1.5)
    // A small window has no room for the summary and the curve below it.
    guard inner.width >= font * 24, inner.height >= font * 12 else { return }
    let shape = Path(roundedRect: panel, cornerRadius: 12)
    context.fill(shape, with: .color(Color(red: 0, green: 0.04, blue: 0.02, opacity: 0.86)))
    context.stroke(shape, with: .color(tint.opacity(0.4)), lineWidth: 1)
    let top = drawSummary(in: context, inner, font)
    let graph = CGRect(
      x: inner.minX, y: top + font, width: inner.width, height: max(font * 2.5, inner.height * 0.2))
    drawGraph(in: context, graph, font)
    let lines = CGRect(
      x: inner.minX, y: graph.maxY + font, width: inner.width, height: inner.maxY - graph.maxY - font)
    drawFrames(in: context, lines, font)
  }

  /// Draws the mean interval in large digits with facts below it, and returns where they end.
  private func drawSummary(in context: GraphicsContext, _ frame: CGRect, _ font: CGFloat) -> CGFloat {
    guard let summary = log.summary else { return frame.minY }
    let mean = String(format: "%.2f ms", summary.mean * 1000)
    write(mean, in: context, at: CGPoint(x: frame.minX, y: frame.minY - font * 0.4), font * 2.6, 1)
    let rate = String(format: "%.1f per second", 1 / summary.mean)
    let range = String(format: "%.2f to %.2f", summary.shortest * 1000, summary.longest * 1000)
    for (row, text) in [rate, range].enumerated() {
      let place = CGPoint(x: frame.maxX, y: frame.minY + font * 1.4 * CGFloat(row))
      write(text, in: context, at: place, font, 0.75, anchor: .topTrailing)
    }
    let since = log.first.map { "\(log.frameCount) frames since \($0.formatted(Self.time))" }
    let lines = [since].compactMap { $0 } + facts
    for (row, text) in lines.enumerated() {
      let place = CGPoint(x: frame.minX, y: frame.minY + font * (3.4 + 1.4 * CGFloat(row)))
      write(text, in: context, at: place, font, 0.75)
    }
    return frame.minY + font * (3.4 + 1.4 * CGFloat(lines.count))
  }

  private func write(
    _ text: String, in context: GraphicsContext, at point: CGPoint, _ size: CGFloat, _ opacity: Double,
    anchor: UnitPoint = .topLeading
  ) {
    let label = Text(verbatim: text).font(.system(size: size, weight: .medium, design: .monospaced))
    context.draw(label.foregroundColor(tint.opacity(opacity)), at: point, anchor: anchor)
  }

  /// The intervals of the latest frames, with lines at 8.3, 16.7 and 33.3 ms as far as they are needed.
  private func drawGraph(in context: GraphicsContext, _ frame: CGRect, _ font: CGFloat) {
    let largest = max(1.0 / 50, log.summary?.longest ?? 0) * 1.1
    func y(_ interval: Double) -> CGFloat { frame.maxY - frame.height * CGFloat(interval / largest) }
    for rate in [120.0, 60, 30] where 1 / rate < largest {
      let rule = Path {
        $0.addLines([CGPoint(x: frame.minX, y: y(1 / rate)), CGPoint(x: frame.maxX, y: y(1 / rate))])
      }
      context.stroke(rule, with: .color(tint.opacity(0.25)), style: StrokeStyle(lineWidth: 1, dash: [3, 4]))
      write(
        String(format: "%.1f ms", 1000 / rate), in: context, at: CGPoint(x: frame.maxX, y: y(1 / rate) - 2),
        font * 0.8, 0.5, anchor: .bottomTrailing)
    }
    let width = frame.width / CGFloat(max(1, FrameLog.capacity - 1))
    let points = log.entries.enumerated().map { index, entry in
      CGPoint(x: frame.maxX - width * CGFloat(log.entries.count - 1 - index), y: y(entry.interval))
    }
    guard let first = points.first, let last = points.last else { return }
    let curve = Path { $0.addLines(points) }
    var area = curve
    area.addLine(to: CGPoint(x: last.x, y: frame.maxY))
    area.addLine(to: CGPoint(x: first.x, y: frame.maxY))
    let shade = Gradient(colors: [tint.opacity(0.35), tint.opacity(0)])
    context.fill(
      area,
      with: .linearGradient(
        shade, startPoint: CGPoint(x: 0, y: frame.minY), endPoint: CGPoint(x: 0, y: frame.maxY)))
    context.stroke(curve, with: .color(tint), style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
    let dot = CGRect(x: last.x - 3, y: last.y - 3, width: 6, height: 6)
    context.fill(Path(ellipseIn: dot), with: .color(.white))
  }

  /// The latest frames, the newest at the bottom, each with a bar as long as its interval.
  private func drawFrames(in context: GraphicsContext, _ frame: CGRect, _ font: CGFloat) {
    let line = font * 1.4
    let entries = log.entries.suffix(max(0, Int(frame.height / line) - 1))
    for (row, entry) in entries.enumerated() {
      let fraction = entry.date.timeIntervalSince1970
      let text = String(
        format: "%06d  %@.%03d  %5.2f", entry.number, entry.date.formatted(Self.time),
        Int((fraction - fraction.rounded(.down)) * 1000), entry.interval * 1000)
      let y = frame.minY + line * CGFloat(row)
      let opacity = 0.3 + 0.65 * Double(row + 1) / Double(entries.count)
      write(text, in: context, at: CGPoint(x: frame.minX, y: y), font, opacity)
      let left = frame.minX + font * 18.5
      let length = min(1, entry.interval * 30) * max(0, frame.maxX - left)
      let bar = CGRect(x: left, y: y + font * 0.5, width: length, height: font * 0.35)
      context.fill(
        Path(roundedRect: bar, cornerRadius: font * 0.17), with: .color(tint.opacity(opacity * 0.6)))
    }
    let cursor = CGRect(
      x: frame.minX, y: frame.minY + line * CGFloat(entries.count) + font * 0.1, width: font * 0.6,
      height: font * 1.1)
    if log.frameCount / 30 % 2 == 0 { context.fill(Path(cursor), with: .color(tint)) }
  }
}
