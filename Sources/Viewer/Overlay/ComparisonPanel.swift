import Easel
import EaselDemos
import EaselDrawing
import EaselUI
import EaselWindowing

/// A panel with the costs of the demo's variants that were shown. Updated once a second, because the values
/// include its own cost.
@MainActor
final class ComparisonPanel {
  /// Seconds between updates.
  private static let interval = 1.0
  private static let width: CGFloat = 430
  private static let margin: CGFloat = 14
  private static let rowHeight: CGFloat = 17
  /// The right edges of the columns of numbers.
  private static let columns: [(title: String, x: CGFloat)] = [
    ("damage tracking", 270), ("full redraw", 340), ("published", width - margin),
  ]

  var isVisible = false
  /// When the next update is due.
  private(set) var nextUpdate = MonotonicTime.now

  private var costs = VariantCosts()
  private var drawn = Fragment.empty

  /// Starts counting for a variant, or stops counting if nil, for example while the demo is paused.
  func show(_ shown: VariantCosts.Case?) {
    costs.show(shown, at: .now, processorSeconds: ProcessUsage.processorSeconds)
    nextUpdate = .now
  }

  func frameWasDrawn() {
    if costs.needsFirstMeasurement {
      costs.measure(at: .now, processorSeconds: ProcessUsage.processorSeconds)
    }
  }

  /// The panel at the top right of a window of a size in points.
  func fragment(of demo: Demo, showing variant: Int, in size: CGSize) -> Fragment {
    let now = MonotonicTime.now
    guard now >= nextUpdate else { return drawn }
    nextUpdate = now.advanced(by: ComparisonPanel.interval)
    costs.measure(at: now, processorSeconds: ProcessUsage.processorSeconds)
    let height = 58 + CGFloat(demo.variants.count) * ComparisonPanel.rowHeight + ComparisonPanel.margin
    let x = max(0, size.width - ComparisonPanel.width - 12)
    let frame = CGRect(x: x, y: 12, width: ComparisonPanel.width, height: height)
    drawn = Panel.fragment(in: frame) { draw(demo, showing: variant, in: $0) }
    return drawn
  }

  private func draw(_ demo: Demo, showing shown: Int, in context: GraphicsContext) {
    let margin = ComparisonPanel.margin
    context.label(
      "CPU, % of one processor", size: 12, weight: .bold, Panel.text, at: CGPoint(x: margin, y: 10))
    context.label("mean, with panels", size: 9, Panel.faintText, at: CGPoint(x: margin, y: 30))
    for column in ComparisonPanel.columns {
      context.label(
        column.title, size: 9, Panel.faintText, at: CGPoint(x: column.x, y: 30), anchor: .topTrailing)
    }
    for index in demo.variants.indices {
      let y = 52 + CGFloat(index) * ComparisonPanel.rowHeight
      drawRow(demo, index, isShown: index == shown, at: y, in: context)
    }
  }

  private func drawRow(
    _ demo: Demo, _ index: Int, isShown: Bool, at y: CGFloat, in context: GraphicsContext
  ) {
    let variant = demo.variants[index]
    let weight = isShown ? Font.Weight.bold : .regular
    context.label(
      variant.name, size: 10.5, weight: weight, isShown ? Panel.text : Panel.faintText,
      at: CGPoint(x: ComparisonPanel.margin, y: y))
    let measured = [true, false].map { tracksDamage in
      costs.percent(of: VariantCosts.Case(demo: demo.id, variant: index, tracksDamage: tracksDamage))
        .map { String(format: "%.2f", $0) } ?? "-"
    }
    for (text, column) in zip(measured + [variant.publishedUse?.description ?? "-"], ComparisonPanel.columns)
    {
      context.label(
        text, size: 10.5, weight: weight, Panel.text, at: CGPoint(x: column.x, y: y), anchor: .topTrailing)
    }
  }
}
