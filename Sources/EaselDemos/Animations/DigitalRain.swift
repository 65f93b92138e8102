import SwiftUI

/// Columns of falling characters; distant columns are smaller and blurred.
struct DigitalRain: View {
  private let colors: [Color]
  @StateObject private var model: RainModel

  init(colors: [Color] = [.green, .green.opacity(0)], limit: Int = 50) {
    self.colors = colors
    _model = StateObject(wrappedValue: RainModel(limit: limit))
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
      for column in model.columns {
        guard let symbol = context.resolveSymbol(id: column.id) else { continue }
        context.drawLayer { layer in
          let scale = 1 - 0.3 * column.depth
          layer.addFilter(.blur(radius: column.depth * 3))
          layer.scaleBy(x: scale, y: scale)
          let place = CGPoint(x: size.width * column.place / scale, y: column.offset)
          layer.draw(symbol, at: place, anchor: .top)
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
      .font(.custom("Menlo", size: 24))
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
  fileprivate(set) var characters: [Character] = []
  /// The distance fallen, in points.
  fileprivate(set) var offset = 0.0
  fileprivate var isShrinking = false

  /// The characters, one per line.
  var text: String { characters.map(String.init).joined(separator: "\n") }

  init(id: Int, depth: Double, place: Double) { (self.id, self.depth, self.place) = (id, depth, place) }
}

/// The columns of the rain. The model publishes no changes; the date updates the views.
final class RainModel: ObservableObject {
  /// The farthest first, in drawing order.
  private(set) var columns: [RainColumn] = []
  private let limit: Int
  private var lastGrowth = Date.distantPast
  private var random = SeededRandom(seed: 2021)

  /// The maximum number of characters in a column.
  static let length = 11
  static let letters = Array("アイウエオカキクケコサシスセソタチツテトナニヌネノ0123456789")

  init(limit: Int) { self.limit = limit }

  /// Advances every column by one tick: it falls, grows or shrinks. Adds a column if the last was added some
  /// time ago.
  func advance(to date: Date) {
    for column in columns { advance(column) }
    guard columns.count < limit, date.timeIntervalSince(lastGrowth) > 0.19 else { return }
    lastGrowth = date
    columns.append(RainColumn(id: columns.count, depth: random.fraction(), place: random.fraction()))
    columns.sort { $0.depth > $1.depth }
  }

  private func advance(_ column: RainColumn) {
    column.offset += 2 + (1 - column.depth) * 5
    if column.isShrinking {
      column.characters.removeFirst()
      guard column.characters.isEmpty else { return }
      (column.isShrinking, column.offset) = (false, 0)
    } else {
      column.characters.append(Self.letters[Int(random.fraction() * Double(Self.letters.count))])
      column.isShrinking = column.characters.count == Self.length
    }
  }
}
