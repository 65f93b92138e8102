import Easel
import EaselUI

/// A bar chart of the last frame times: one bar per frame, the newest at the right, with its stages stacked.
@MainActor
struct FrameGraph {
  /// A stage of a frame.
  struct Stage {
    let name: String
    let color: Color
    let seconds: @MainActor (FrameStatistics.Sample) -> Double
  }

  static let stages = [
    Stage(name: "record", color: Color(red: 0.36, green: 0.68, blue: 1), seconds: \.record),
    Stage(name: "raster", color: Color(red: 0.3, green: 0.85, blue: 0.55), seconds: \.raster),
    Stage(name: "present", color: Color(red: 1, green: 0.72, blue: 0.3), seconds: \.present),
  ]

  /// The distance between bars and the width of a bar, in points.
  private static let pitch: CGFloat = 2
  private static let barWidth: CGFloat = 1.5
  /// The possible heights of the chart, in milliseconds.
  private static let scales = [0.5, 1, 2, 4, 8, 16, 33, 66, 133, 266, 533]

  let area: CGRect
  private let samples: ArraySlice<FrameStatistics.Sample>
  /// The height of the chart, in milliseconds.
  private let scale: Double

  /// Creates a chart of as many frames as fit into `area`, in points.
  init(_ statistics: FrameStatistics, in area: CGRect) {
    self.area = area
    samples = statistics.samples.suffix(Int(area.width / FrameGraph.pitch))
    let longest = (samples.map(\.total).max() ?? 0) * 1000
    scale = FrameGraph.scales.first { $0 >= longest } ?? FrameGraph.scales.last!
  }

  func draw(in context: GraphicsContext) {
    context.fill(Path(roundedRect: area, cornerRadius: 3), with: .color(Color(white: 1, opacity: 0.07)))
    var bottoms = samples.map { _ in area.maxY }
    for stage in FrameGraph.stages { draw(stage, above: &bottoms, in: context) }
    let label = scale < 1 ? "\(scale) ms" : "\(Int(scale)) ms"
    context.label(label, size: 8, Panel.faintText, at: CGPoint(x: area.minX + 3, y: area.minY + 1))
  }

  /// Draws a stage of all frames and moves `bottoms` up to the next stage.
  private func draw(_ stage: Stage, above bottoms: inout [CGFloat], in context: GraphicsContext) {
    var bars = Path()
    let left = area.maxX - CGFloat(samples.count) * FrameGraph.pitch
    for (index, sample) in samples.enumerated() {
      let share = stage.seconds(sample) * 1000 / scale
      let height = min(CGFloat(share) * area.height, bottoms[index] - area.minY)
      guard height > 0 else { continue }
      bottoms[index] -= height
      bars.addRect(
        CGRect(
          x: left + CGFloat(index) * FrameGraph.pitch, y: bottoms[index], width: FrameGraph.barWidth,
          height: height))
    }
    context.fill(bars, with: .color(stage.color))
  }
}
