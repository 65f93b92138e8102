import SwiftUI

/// A moving curve of 50,000 points, with a grid, labels and a filled area.
struct LiveChart: View {
  @MainActor
  init() {}

  private static let pointCount = 50_000
  /// New points per second.
  private static let rate = 10_000.0
  private static let series = makeSeries(120_000)
  private static let margin = EdgeInsets(top: 20, leading: 50, bottom: 30, trailing: 20)

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let margin = Self.margin
        let plot = CGRect(
          x: margin.leading, y: margin.top, width: size.width - margin.leading - margin.trailing,
          height: size.height - margin.top - margin.bottom)
        let newest = timeline.date.timeIntervalSinceReferenceDate * Self.rate
        drawGrid(in: context, plot, newest)
        drawCurve(in: context, plot, Int(newest.rounded(.down)))
      }
    }
  }

  private func drawGrid(in context: GraphicsContext, _ plot: CGRect, _ newest: Double) {
    for step in 0...4 {
      let y = plot.maxY - plot.height * CGFloat(step) / 4
      line(in: context, from: CGPoint(x: plot.minX, y: y), to: CGPoint(x: plot.maxX, y: y))
      let label = Text("\(step * 25)").font(.system(size: 12)).foregroundColor(.secondary)
      context.draw(label, at: CGPoint(x: plot.minX - 8, y: y), anchor: .trailing)
    }
    let (last, seconds) = (newest / Self.rate, Double(Self.pointCount) / Self.rate)
    for second in Int((last - seconds).rounded(.up))...Int(last.rounded(.down)) {
      let x = plot.maxX - plot.width * CGFloat((last - Double(second)) / seconds)
      line(in: context, from: CGPoint(x: x, y: plot.minY), to: CGPoint(x: x, y: plot.maxY))
      let label = Text("\(second % 60) s").font(.system(size: 12)).foregroundColor(.secondary)
      context.draw(label, at: CGPoint(x: x, y: plot.maxY + 6), anchor: .top)
    }
  }

  private func line(in context: GraphicsContext, from start: CGPoint, to end: CGPoint) {
    context.stroke(Path { $0.addLines([start, end]) }, with: .color(.primary.opacity(0.12)), lineWidth: 1)
  }

  private func drawCurve(in context: GraphicsContext, _ plot: CGRect, _ newest: Int) {
    var clipped = context
    clipped.clip(to: Path(plot))
    let points = points(in: plot, newest)
    let curve = Path { $0.addLines(points) }
    var area = curve
    area.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
    area.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
    area.closeSubpath()
    let shade = Gradient(colors: [Color.blue.opacity(0.4), Color.blue.opacity(0.02)])
    clipped.fill(
      area,
      with: .linearGradient(
        shade, startPoint: CGPoint(x: 0, y: plot.minY), endPoint: CGPoint(x: 0, y: plot.maxY)))
    clipped.stroke(curve, with: .color(.blue), style: StrokeStyle(lineWidth: 1.2, lineJoin: .bevel))
  }

  private func points(in plot: CGRect, _ newest: Int) -> [CGPoint] {
    let step = plot.width / CGFloat(Self.pointCount - 1)
    let first = newest - Self.pointCount + 1
    return (0..<Self.pointCount).map { index in
      let place = (first + index) % Self.series.count
      let value = Self.series[place < 0 ? place + Self.series.count : place]
      return CGPoint(x: plot.minX + CGFloat(index) * step, y: plot.maxY - plot.height * value)
    }
  }

  /// Waves with a little noise from 0 to 1. The end joins the beginning.
  private static func makeSeries(_ count: Int) -> [CGFloat] {
    var random = SeededRandom(seed: 5)
    var noise = 0.0
    return (0..<count).map { index in
      let turn = Double(index) / Double(count) * 2 * .pi
      noise = noise * 0.98 + random.number(in: -0.012..<0.012)
      return 0.5 + 0.22 * sin(turn * 7) + 0.13 * sin(turn * 31 + 1) + 0.05 * cos(turn * 173) + noise
    }
  }
}
