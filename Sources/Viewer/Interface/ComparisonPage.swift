import EaselDemos
import SwiftUI

/// The costs of the variants of a demo, measured side by side and one after the other.
struct ComparisonResults {
  /// A variant that runs in its own cell.
  struct Cell {
    var image: Image?
    /// Processor time in percent of one processor.
    var processorPercent = 0.0
    /// The mean milliseconds of work per frame.
    var frameMilliseconds = 0.0
    /// The mean percentage of the pixels that were redrawn.
    var damagedPercent = 0.0
  }

  /// By variant; empty while the comparison is closed.
  var cells: [Cell] = []
  /// The processor use in percent of variants that were shown alone in the window, by variant.
  var alone: [Int: Double] = [:]
  /// The variant that is being measured alone; nil if none is.
  var measured: Int?
}

/// The variants of the demo side by side. All run at once, each drawn by a rasterizer of its own.
struct ComparisonPage: View {
  let model: ViewerModel

  var body: some View {
    GeometryReader { geometry in
      let columns = GalleryColumns(width: geometry.size.width)
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          header
          ForEach(columns.rows(of: model.demo.variants.count), id: \.lowerBound) { row in
            HStack(alignment: .top, spacing: GalleryColumns.gap) {
              ForEach(Array(row), id: \.self) { index in
                ComparisonCell(model: model, index: index, width: columns.cellWidth)
              }
            }
          }
          Text(
            "Beside each other: the work of one variant on one thread. Alone: the whole program while the window shows only that variant."
          )
          .font(Look.caption).foregroundStyle(.secondary)
        }
        .padding(GalleryColumns.gap)
        .frame(width: geometry.size.width, alignment: .leading)
      }
    }
  }

  private var header: some View {
    HStack(spacing: 16) {
      Text("\(model.demo.title): variants").font(.system(size: 22, weight: .bold)).lineLimit(1)
      Spacer(minLength: 8)
      Chip(title: "Measure each for 5 s") { model.perform(.measureVariants) }
      Chip(title: "Close") { model.perform(.key(.comparison)) }
    }
  }
}

private struct ComparisonCell: View {
  let model: ViewerModel
  let index: Int
  let width: CGFloat
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let demo = model.demo
    let cell = model.comparison.cells.indices.contains(index) ? model.comparison.cells[index] : nil
    VStack(alignment: .leading, spacing: 4) {
      Group {
        if let image = cell?.image { image.resizable() } else { Look.panel(scheme) }
      }
      .frame(width: width, height: width * demo.size.height / demo.size.width)
      .overlay { Rectangle().strokeBorder(Look.line(scheme), lineWidth: 1) }
      .onTapGesture { model.perform(.show(demo: model.demoIndex, variant: index)) }
      Text(demo.variants[index].name).font(.system(size: 13, weight: .semibold)).lineLimit(1).padding(.top, 4)
      line("Processor", cell.map { Readings.percent($0.processorPercent) })
      line("Frame", cell.map { String(format: "%.2f ms", $0.frameMilliseconds) })
      line("Redrawn", cell.map { String(format: "%.1f %%", $0.damagedPercent) })
      line("Alone", model.comparison.alone[index].map(Readings.percent))
      line("Published", demo.variants[index].publishedUse?.description)
    }
    .frame(width: width, alignment: .topLeading)
  }

  private func line(_ name: String, _ value: String?) -> some View {
    HStack {
      Text(name).font(Look.caption).foregroundStyle(.secondary)
      Spacer(minLength: 4)
      Text(value ?? "\u{2013}").font(Look.number)
    }
  }
}
