import Easel
import EaselDrawing
import EaselUI
import EaselWindowing
import Foundation

/// Measurements over the picture, drawn by Easel itself: renewed four times a second, the same drawing in between.
@MainActor
final class HeadsUpDisplay {
  /// Seconds between two looks at the numbers.
  private static let interval = 0.25
  private static let size = CGSize(width: 232, height: 214)

  var isVisible = false {
    didSet { shown = nil }
  }
  /// When the numbers will be looked at again.
  private(set) var nextUpdate = MonotonicTime.now

  private var shown: Fragment?
  private var measurer = Measurer()
  /// Milliseconds that the last drawing of the HUD took.
  private var ownCost = 0.0

  /// The panel at the top left.
  func fragment(of session: WindowSession) -> Fragment {
    let now = MonotonicTime.now
    if let shown, now < nextUpdate { return shown }
    nextUpdate = now.advanced(by: HeadsUpDisplay.interval)
    let drawn = draw(measurer.measure(session), session)
    ownCost = MonotonicTime.now.seconds(since: now) * 1000
    shown = drawn
    return drawn
  }

  private func draw(_ measurements: Measurements, _ session: WindowSession) -> Fragment {
    let recorder = FragmentRecorder()
    var context = GraphicsContext(
      recorder: recorder, environment: EnvironmentValues(), size: HeadsUpDisplay.size, symbols: { _ in nil })
    context.translateBy(x: 12, y: 12)
    drawPanel(context)
    drawRate(measurements, context)
    drawGraph(session.statistics, context)
    drawRows(rows(measurements, session), context)
    return recorder.finish()
  }

  private func drawPanel(_ context: GraphicsContext) {
    let panel = Path(roundedRect: CGRect(origin: .zero, size: HeadsUpDisplay.size), cornerRadius: 10)
    context.fill(panel, with: .color(Color(white: 0.08, opacity: 0.82)))
    context.stroke(panel, with: .color(Color(white: 1, opacity: 0.12)), lineWidth: 1)
  }

  private func drawRate(_ measurements: Measurements, _ context: GraphicsContext) {
    let rate = Text(String(format: "%.0f", measurements.framesPerSecond)).font(
      .system(size: 26, weight: .bold))
    context.draw(rate.foregroundColor(.white), at: CGPoint(x: 12, y: 8), anchor: .topLeading)
    let unit = Text("frames/s").font(.system(size: 10)).foregroundColor(Color(white: 0.7))
    context.draw(unit, at: CGPoint(x: 12, y: 40), anchor: .topLeading)
  }

  /// A bar per frame of the last two seconds; the line stands for one refresh.
  private func drawGraph(_ statistics: FrameStatistics, _ context: GraphicsContext) {
    let area = CGRect(x: 84, y: 10, width: 136, height: 40)
    context.fill(Path(area), with: .color(Color(white: 1, opacity: 0.06)))
    var bars = Path()
    let samples = statistics.samples.suffix(Int(area.width) / 2)
    for (index, sample) in samples.enumerated() {
      let height = min(area.height, max(1, CGFloat(sample.total * 1000 / 16.7) * area.height))
      bars.addRect(
        CGRect(x: area.minX + CGFloat(index) * 2, y: area.maxY - height, width: 1.5, height: height))
    }
    context.fill(bars, with: .color(Color(red: 0.35, green: 0.85, blue: 0.55)))
  }

  private func rows(_ m: Measurements, _ session: WindowSession) -> [(String, String)] {
    let processors = Double(ProcessInfo.processInfo.activeProcessorCount)
    return [
      ("interval p50 / p99", String(format: "%.1f / %.1f ms", m.intervalMedian, m.interval99)),
      (
        "CPU of one / of all",
        String(format: "%.1f / %.1f %%", m.processorPercent, m.processorPercent / processors)
      ),
      ("record", String(format: "%.3f ms", m.record)),
      ("raster", String(format: "%.3f ms", m.raster)),
      ("present", String(format: "%.3f ms", m.present)),
      ("threads", "\(m.threads)"),
      ("tiles", "\(m.tilesDrawn) of \(m.tileCount)"),
      ("damage", String(format: "%.1f %%", m.damagedPercent)),
      ("memory", String(format: "%.0f MB", m.residentMegabytes)),
      ("this panel", String(format: "%.2f ms", ownCost)),
    ]
  }

  private func drawRows(_ rows: [(String, String)], _ context: GraphicsContext) {
    for (index, row) in rows.enumerated() {
      let y = 60 + CGFloat(index) * 15
      let name = Text(row.0).font(.system(size: 10)).foregroundColor(Color(white: 0.7))
      let value = Text(row.1).font(.system(size: 10)).foregroundColor(.white)
      context.draw(name, at: CGPoint(x: 12, y: y), anchor: .topLeading)
      context.draw(value, at: CGPoint(x: HeadsUpDisplay.size.width - 12, y: y), anchor: .topTrailing)
    }
  }
}
