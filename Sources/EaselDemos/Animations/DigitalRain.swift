import SwiftUI

/// Columns of falling characters; distant columns are smaller and blurred.
struct DigitalRain: View {
  private let colors: [Color]
  @StateObject private var model: RainModel

  init(colors: [Color] = [.green, .green.opacity(0)], limit: Int = 50) {
    self.colors = colors
    // The rain has been falling for a while when it is first seen.
    _model = StateObject(wrappedValue: RainModel(limit: limit, ticks: 2 * limit + 2 * RainModel.length))
  }

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.1)) { timeline in
      RainCanvas(date: timeline.date, colors: colors)
    }
    .environmentObject(model)
    .background(Color.black)
  }
}

private struct RainCanvas: View {
  @EnvironmentObject private var model: RainModel
  let date: Date
  let colors: [Color]

  var body: some View {
    Canvas { context, size in
      // Columns of the same number fill a canvas of any height.
      let zoom = size.height / RainModel.height
      context.scaleBy(x: zoom, y: zoom)
      for column in model.columns {
        guard let symbol = context.resolveSymbol(id: column.id) else { continue }
        context.drawLayer { layer in
          let scale = 1 - 0.3 * column.depth
          layer.addFilter(.blur(radius: column.depth * 3))
          layer.scaleBy(x: scale, y: scale)
          let top = RainModel.height * column.start / scale + column.offset
          layer.draw(symbol, at: CGPoint(x: size.width / zoom * column.place / scale, y: top), anchor: .top)
        }
      }
    } symbols: {
      ForEach(model.columns) { column in
        RainColumnView(column: column, date: date, colors: colors).tag(column.id)
      }
    }
    .onChange(of: date) { _, date in model.advance(to: date) }
  }
}

/// The view of a column. The date makes it update, since `RainColumn` publishes no changes.
private struct RainColumnView: View {
  let column: RainColumn
  let date: Date
  let colors: [Color]

  var body: some View {
    Text(column.text)
      .font(.custom("JetBrains Mono", size: 24))
      .foregroundStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      .multilineTextAlignment(.center)
      .scaleEffect(x: -0.8)
  }
}

/// A falling column of characters.
final class RainColumn: Identifiable {
  let id: Int
  /// 0 for the nearest column, 1 for the farthest.
  let depth: Double
  /// The horizontal position as a fraction of the canvas's width.
  let place: Double
  /// The height at which the column begins to fall, as a fraction of the canvas's height.
  fileprivate(set) var start: Double
  fileprivate(set) var characters: [Character] = []
  /// The distance fallen, in points.
  fileprivate(set) var offset = 0.0
  fileprivate var isShrinking = false

  /// The characters, one per line.
  var text: String { characters.map(String.init).joined(separator: "\n") }

  init(id: Int, depth: Double, place: Double, start: Double) {
    (self.id, self.depth, self.place, self.start) = (id, depth, place, start)
  }
}

/// The columns of the rain. The model publishes no changes; the date updates the views.
final class RainModel: ObservableObject {
  /// The farthest first, in drawing order.
  private(set) var columns: [RainColumn] = []
  private let limit: Int
  private var lastGrowth = Date.distantPast
  private var random = SeededRandom(seed: 2021)

  /// The height of the canvas, in points, for which speeds and letters are given.
  static let height = 450.0
  /// The maximum number of characters in a column.
  static let length = 11
  static let letters = Array("アイウエオカキクケコサシスセソタチツテトナニヌネノ0123456789")

  /// Creates rain of at most `limit` columns that has fallen for some ticks.
  init(limit: Int, ticks: Int = 0) {
    self.limit = limit
    for tick in 0..<ticks { advance(to: Date(timeIntervalSinceReferenceDate: Double(tick) / 10)) }
  }

  /// Advances every column by one tick: it falls, grows or shrinks. Adds a column if the last was added some
  /// time ago.
  func advance(to date: Date) {
    for column in columns { advance(column) }
    guard columns.count < limit, date.timeIntervalSince(lastGrowth) > 0.19 else { return }
    lastGrowth = date
    // Multiples of the golden ratio, so that the columns are spread evenly however many there are.
    let place = ((Double(columns.count) + 0.5) * 0.618034).truncatingRemainder(dividingBy: 1)
    columns.append(
      RainColumn(id: columns.count, depth: random.fraction(), place: place, start: newStart()))
    columns.sort { $0.depth > $1.depth }
  }

  private func advance(_ column: RainColumn) {
    column.offset += 2 + (1 - column.depth) * 5
    if column.isShrinking {
      column.characters.removeFirst()
      guard column.characters.isEmpty else { return }
      (column.isShrinking, column.offset, column.start) = (false, 0, newStart())
    } else {
      column.characters.append(Self.letters[Int(random.fraction() * Double(Self.letters.count))])
      column.isShrinking = column.characters.count == Self.length
    }
  }

  /// Returns a height between above the canvas and its lower third.
  private func newStart() -> Double { random.number(in: -0.4..<0.7) }
}
