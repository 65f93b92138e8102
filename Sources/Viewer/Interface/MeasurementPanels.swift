import SwiftUI

/// The frame rate and a graph of the last frames.
struct RatePanel: View {
  let readings: Readings

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        if readings.isStill {
          Text("still").font(.system(size: 28, weight: .bold))
          Text("nothing moves").font(Look.caption).foregroundStyle(.secondary)
        } else {
          Text(String(format: "%.0f", readings.measurements.framesPerSecond))
            .font(.system(size: 28, weight: .bold).monospacedDigit())
          Text("frames per second").font(Look.caption).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Text(Readings.percent(readings.measurements.processorPercent)).font(Look.number)
      }
      FrameGraph(readings: readings).frame(height: 72)
      Percentiles(measurements: readings.measurements)
    }
    .padding(16)
  }
}

/// The median and the slow end of the frame times and of the intervals between frames.
private struct Percentiles: View {
  let measurements: Measurements

  var body: some View {
    Grid(alignment: .trailing, horizontalSpacing: 8, verticalSpacing: 2) {
      GridRow {
        Text("ms").frame(maxWidth: .infinity, alignment: .leading)
        Text("half below")
        Text("99 % below")
        Text("longest")
      }
      .font(.system(size: 10)).foregroundStyle(.secondary)
      row("Work", [measurements.workMedian, measurements.work99, measurements.workLargest])
      row("Interval", [measurements.intervalMedian, measurements.interval99, measurements.intervalLargest])
    }
  }

  private func row(_ name: String, _ values: [Double]) -> some View {
    GridRow {
      Text(name).font(Look.caption).frame(maxWidth: .infinity, alignment: .leading)
      ForEach(values.indices, id: \.self) { index in
        Text(String(format: "%.2f", values[index])).font(Look.number)
      }
    }
  }
}

/// The stages of a frame with their colors.
enum FrameStage: String, CaseIterable {
  case record, raster, present

  var color: Color {
    switch self {
    case .record: Color(red: 0.25, green: 0.55, blue: 1)
    case .raster: Color(red: 0.2, green: 0.72, blue: 0.45)
    case .present: Color(red: 1, green: 0.62, blue: 0.2)
    }
  }

  func milliseconds(of frame: Readings.Frame) -> Double {
    switch self {
    case .record: frame.record
    case .raster: frame.raster
    case .present: frame.present
    }
  }
}

/// The times of the last frames as stacked bars, the newest at the right, with lines at 8.3 and 16.7 ms. A red mark below a
/// bar stands for a missed refresh.
private struct FrameGraph: View {
  private static let pitch: CGFloat = 2
  private static let axisHeight: CGFloat = 12
  private static let labelHeight: CGFloat = 11
  let readings: Readings
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Canvas { context, size in
      let area = CGRect(x: 0, y: 0, width: size.width, height: size.height - Self.axisHeight)
      context.fill(Path(roundedRect: area, cornerRadius: 4), with: .color(Look.field(scheme)))
      let shown = Array(readings.frames.suffix(Int(area.width / Self.pitch)))
      let height = Self.height(for: shown)
      drawBars(of: shown, height, in: area, context)
      drawLines(height, in: area, context)
      drawAxis(of: shown, below: area, context)
    }
  }

  /// The milliseconds at the top of the graph.
  private static func height(for frames: [Readings.Frame]) -> Double {
    let longest = frames.map(\.total).max() ?? 0
    return [2, 4, 10, 20, 40, 80, 160].first { $0 >= longest } ?? 320
  }

  private func drawBars(
    of frames: [Readings.Frame], _ height: Double, in area: CGRect, _ context: GraphicsContext
  ) {
    let left = area.maxX - CGFloat(frames.count) * Self.pitch
    var bottoms = frames.map { _ in area.maxY }
    for stage in FrameStage.allCases {
      var bars = Path()
      for (index, frame) in frames.enumerated() {
        let length = CGFloat(stage.milliseconds(of: frame) / height) * area.height
        let top = max(area.minY, bottoms[index] - length)
        bars.addRect(
          CGRect(x: left + CGFloat(index) * Self.pitch, y: top, width: 1.5, height: bottoms[index] - top))
        bottoms[index] = top
      }
      context.fill(bars, with: .color(stage.color))
    }
    var missed = Path()
    for (index, frame) in frames.enumerated()
    where frame.isLate {
      missed.addRect(CGRect(x: left + CGFloat(index) * Self.pitch, y: area.maxY + 1, width: 2, height: 2))
    }
    context.fill(missed, with: .color(.red))
  }

  private func drawLines(_ height: Double, in area: CGRect, _ context: GraphicsContext) {
    for limit in [8.3, 16.7] where limit < height {
      let y = (area.maxY - area.height * limit / height).rounded() + 0.5
      let line = Path { path in
        path.move(to: CGPoint(x: area.minX, y: y))
        path.addLine(to: CGPoint(x: area.maxX, y: y))
      }
      context.stroke(
        line, with: .color(.secondary.opacity(0.6)), style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
      // The top line of a graph that is little higher has the place for the text.
      let isCrowded = y - area.minY < Self.labelHeight * 2
      draw(
        String(format: "%.1f ms", limit), at: CGPoint(x: 4, y: isCrowded ? y + 6 : y - 6), .leading, context)
    }
    draw(String(format: "%.0f ms", height), at: CGPoint(x: 4, y: 7), .leading, context)
  }

  private func drawAxis(of frames: [Readings.Frame], below area: CGRect, _ context: GraphicsContext) {
    let seconds = frames.reduce(0) { $0 + $1.interval } / 1000
    let y = area.maxY + Self.axisHeight / 2 + 1
    draw("now", at: CGPoint(x: area.maxX, y: y), .trailing, context)
    if !frames.isEmpty {
      draw(String(format: "%.1f s ago", seconds), at: CGPoint(x: area.minX, y: y), .leading, context)
    }
  }

  private func draw(_ text: String, at point: CGPoint, _ anchor: UnitPoint, _ context: GraphicsContext) {
    context.draw(Text(text).font(.system(size: 9)).foregroundColor(.secondary), at: point, anchor: anchor)
  }
}

/// The last frame by stage and thread, and values as lines of text.
struct MeasurementPanels: View {
  let readings: Readings

  var body: some View {
    FlamePanel(readings: readings).panel()
    LinesPanel(title: readings.nextFrame, lines: readings.lines).panel()
    LinesPanel(title: readings.pacing, lines: readings.pacingLines).panel()
    LinesPanel(title: "Kept between frames", lines: readings.caches).panel()
  }
}

/// A bar for the stages of the last frame, and one for each thread's work on it, on one time axis.
private struct FlamePanel: View {
  let readings: Readings

  var body: some View {
    let last = readings.frames.last ?? Readings.Frame(record: 0, raster: 0, present: 0, interval: 0)
    let longest = max(last.total, readings.threadMilliseconds.max() ?? 0, 0.001)
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("Last frame").font(Look.caption.weight(.semibold))
        Spacer()
        Text(String(format: "%.2f ms", last.total)).font(Look.number)
      }
      FlameRow(
        name: "stages",
        parts: FrameStage.allCases.map { ($0.color, $0.milliseconds(of: last) / longest) })
      ForEach(readings.threadMilliseconds.indices.prefix(8), id: \.self) { index in
        FlameRow(
          name: index == 0 ? "main" : "thread \(index + 1)",
          parts: [(Color.secondary, readings.threadMilliseconds[index] / longest)])
      }
      HStack(spacing: 12) {
        ForEach(FrameStage.allCases, id: \.self) { stage in
          HStack(spacing: 4) {
            Circle().fill(stage.color).frame(width: 7, height: 7)
            Text(String(format: "%@ %.2f", stage.rawValue, stage.milliseconds(of: last)))
              .font(.system(size: 10).monospacedDigit())
          }
        }
      }
      .padding(.top, 4)
    }
    .padding(16)
  }
}

/// Parts of a bar, each with its share of the width.
private struct FlameRow: View {
  let name: String
  let parts: [(color: Color, share: Double)]

  var body: some View {
    HStack(spacing: 8) {
      Text(name).font(.system(size: 10)).foregroundStyle(.secondary).frame(width: 48, alignment: .leading)
      Canvas { context, size in
        var x: CGFloat = 0
        for part in parts {
          let width = CGFloat(part.share) * size.width
          context.fill(
            Path(CGRect(x: x, y: 0, width: max(width, 0.5), height: size.height)), with: .color(part.color))
          x += width
        }
      }
      .frame(height: 10)
    }
  }
}

/// Names at the left and values at the right.
private struct LinesPanel: View {
  let title: String
  let lines: [Readings.Line]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(Look.caption.weight(.semibold)).padding(.bottom, 2)
      ForEach(lines) { line in
        HStack(spacing: 8) {
          Text(line.id).font(Look.caption).foregroundStyle(.secondary)
          Spacer(minLength: 0)
          Text(line.value).font(.system(size: 11).monospacedDigit())
        }
      }
    }
    .padding(16)
  }
}
