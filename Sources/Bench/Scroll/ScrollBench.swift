import ArgumentParser
import EaselUI
import Foundation

/// Long content that is scrolled.
enum ScrollContent: String, CaseIterable, ExpressibleByArgument {
  /// A `List` of texts with images and details.
  case list
  /// A lazy stack of the same rows.
  case stack
  /// A lazy grid of colored cells.
  case grid
  /// A lazy stack of sections with pinned headers.
  case sections
}

/// A window with long content, and the pixels that it shows.
@MainActor
final class ScrollBench {
  private let bench: ViewBench
  private let handle = ScrollHandle()

  init(_ content: ScrollContent, rows: Int, size: CGSize) {
    bench = ViewBench(ScrollBenchView(content: content, rows: rows, handle: handle), size: size)
  }

  /// Shows the next frame. Returns the times of the views and the rasterizer in milliseconds.
  func frame() -> (update: Double, raster: Double) {
    let (views, raster) = bench.frame()
    return (views, raster)
  }

  func turnWheel() {
    bench.host.handle(PointerInput(.scrolled(x: 0, y: 1), at: bench.center, time: bench.date))
  }

  func jumpToEnd() { handle.jump?() }
}

/// Lets the bench scroll to the last row.
@MainActor
private final class ScrollHandle {
  var jump: (() -> Void)?

  nonisolated init() {}
}

private struct ScrollBenchView: View {
  let content: ScrollContent
  let rows: Int
  let handle: ScrollHandle

  var body: some View {
    ScrollViewReader { proxy in
      let _ = (handle.jump = { proxy.scrollTo(rows - 1, anchor: .bottom) })
      switch content {
      case .list: List(0..<rows, id: \.self) { ScrollBenchRow(number: $0) }
      case .stack:
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<rows, id: \.self) { ScrollBenchRow(number: $0) } } }
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(0..<rows, id: \.self) { cell($0) }
          }
        }
      case .sections: sections
      }
    }
  }

  private func cell(_ number: Int) -> some View {
    RoundedRectangle(cornerRadius: 12).fill(
      Color(hue: Double(number % 64) / 64, saturation: 0.6, brightness: 0.9)
    )
    .frame(height: 80).overlay { Text("\(number)") }
  }

  private var sections: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<(rows + 99) / 100, id: \.self) { section in
          Section {
            ForEach(section * 100..<min(section * 100 + 100, rows), id: \.self) { ScrollBenchRow(number: $0) }
          } header: {
            Text("Section \(section)").frame(maxWidth: .infinity).background(.gray)
          }
        }
      }
    }
  }
}

private struct ScrollBenchRow: View {
  let number: Int

  var body: some View {
    HStack {
      Image(systemName: "star.fill").foregroundStyle(.yellow)
      VStack(alignment: .leading) {
        Text("Row \(number)")
        Text("Some words about it").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(number * 7 % 100)").foregroundStyle(.secondary)
    }
    .padding(8)
  }
}
