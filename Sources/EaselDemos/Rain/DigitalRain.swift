import SwiftUI

/// Columns of signs that fall, the far ones smaller and out of focus.
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

/// A column. The date is what tells it that there is something new: the column itself announces nothing.
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
