import Easel
import EaselDrawing
import EaselTypography
import EaselUI
import EaselWindowing
import Foundation

/// A panel with measurements, drawn by Easel itself. Updated four times a second and cached in between.
@MainActor
final class HeadsUpDisplay {
  /// Seconds between updates.
  private static let interval = 0.25
  private static let width: CGFloat = 264
  private static let margin: CGFloat = 14
  private static let rowHeight: CGFloat = 15

  /// How much of the display is shown, in the order in which its key switches.
  enum Extent: CaseIterable {
    case off
    case full
    /// Only the frame rate and the chart of the last frames.
    case small
  }

  var extent = Extent.off {
    didSet { shown = nil }
  }

  var isVisible: Bool { extent != .off }

  /// When the next update is due.
  private(set) var nextUpdate = MonotonicTime.now

  private var shown: Fragment?
  private var measurer = Measurer()
  private var textCaches = TextCacheMeasurer()
  private var ownCost = OverlayCost()

  /// The panel at the top left.
  func fragment(of session: WindowSession) -> Fragment {
    let now = MonotonicTime.now
    if let shown, now < nextUpdate { return shown }
    nextUpdate = now.advanced(by: HeadsUpDisplay.interval)
    let measurements = measurer.measure(session)
    let rows = extent == .full ? rows(measurements, session) : []
    let height = 72 + CGFloat(rows.count) * HeadsUpDisplay.rowHeight
    let drawn = Panel.fragment(in: CGRect(x: 12, y: 12, width: HeadsUpDisplay.width, height: height)) {
      context in
      drawRate(measurements, in: context)
      FrameGraph(session.statistics, in: CGRect(x: 96, y: 14, width: 154, height: 44)).draw(in: context)
      drawRows(rows, in: context)
    }
    ownCost.recorded(in: MonotonicTime.now.seconds(since: now))
    shown = drawn
    return drawn
  }

  /// Records the cost of a frame that included the panel.
  func frameWasDrawn(_ sample: FrameStatistics.Sample) { ownCost.frameWasDrawn(sample) }

  private func drawRate(_ measurements: Measurements, in context: GraphicsContext) {
    let rate = String(format: "%.0f", measurements.framesPerSecond)
    context.label(rate, size: 30, weight: .bold, Panel.text, at: CGPoint(x: HeadsUpDisplay.margin, y: 8))
    let below = CGPoint(x: HeadsUpDisplay.margin, y: 43)
    context.label("frames/s", size: 10, Panel.faintText, at: below)
  }

  private struct Row {
    let name: String
    let value: String
    var color: Color?
  }

  private func rows(_ m: Measurements, _ session: WindowSession) -> [Row] {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let stages = zip(FrameGraph.stages, [m.record, m.raster, m.present]).map { stage, milliseconds in
      Row(name: stage.name, value: String(format: "%.3f ms", milliseconds), color: stage.color)
    }
    let report = session.statistics.samples.last?.report ?? FrameReport()
    return [
      Row(name: "interval p50 / p99", value: pair(m.intervalMedian, m.interval99, "ms")),
      Row(name: "frame time p50 / p99", value: pair(m.workMedian, m.work99, "ms")),
    ] + stages + [
      Row(
        name: "CPU of 1 / of \(processors)",
        value: pair(m.processorPercent, m.processorPercent / Double(processors), "%")),
      Row(name: "tiles drawn", value: "\(m.tilesDrawn) of \(m.tileCount)"),
      Row(name: "damaged area", value: String(format: "%.1f %%", m.damagedPercent)),
      Row(name: "missed frames", value: "\(m.missedFrames)"),
      Row(name: "wakeups, next", value: String(format: "%.1f / s, ", m.wakeupsPerSecond) + reason(session)),
      Row(name: "view bodies", value: String(format: "%.1f / s", m.bodiesPerSecond)),
      Row(name: "threads", value: "\(m.threads)"),
    ] + ThreadLoad(percents: m.threadPercents).lines.map { Row(name: $0.name, value: $0.value) } + [
      Row(name: "symbol cache", value: CacheUse(symbolsOf: session.statistics).description),
      Row(name: "glyph cache", value: CacheUse(glyphsOf: session.statistics).description),
      Row(
        name: "async canvases, pending",
        value: "\(report.asynchronousLayers), \(report.pendingLayers)"),
      Row(name: "text cache", value: textCaches.measure(TextLayoutEngine.shared).description),
      Row(name: "memory", value: String(format: "%.1f MB", m.residentMegabytes)),
      Row(name: "panel update, 4 / s", value: String(format: "%.2f ms", ownCost.milliseconds)),
    ]
  }

  /// The source of the next scheduled wakeup.
  private func reason(_ session: WindowSession) -> String { session.nextWakeup?.rawValue ?? "events" }

  private func pair(_ first: Double, _ second: Double, _ unit: String) -> String {
    String(format: "%.2f / %.2f %@", first, second, unit)
  }

  private func drawRows(_ rows: [Row], in context: GraphicsContext) {
    let right = HeadsUpDisplay.width - HeadsUpDisplay.margin
    for (index, row) in rows.enumerated() {
      let y = 68 + CGFloat(index) * HeadsUpDisplay.rowHeight
      var x = HeadsUpDisplay.margin
      if let color = row.color {
        context.fill(Path(ellipseIn: CGRect(x: x, y: y + 3, width: 7, height: 7)), with: .color(color))
        x += 12
      }
      context.label(row.name, size: 10.5, Panel.faintText, at: CGPoint(x: x, y: y))
      context.label(
        row.value, size: 10.5, Panel.text, at: CGPoint(x: right, y: y), anchor: .topTrailing)
    }
  }
}

extension HeadsUpDisplay.Extent {
  /// The next case; the first after the last.
  var next: Self {
    let all = Self.allCases
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
