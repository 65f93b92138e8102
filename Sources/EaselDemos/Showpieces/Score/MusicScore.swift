import SwiftUI

/// A waltz in engraved notes. A line passes over the staves, the sounding notes light up, and pages turn.
struct MusicScore: View {
  /// Quarters per minute.
  var tempo = 112.0
  var showsPlayhead = true

  private static let turning = 1.4

  var body: some View {
    GeometryReader { proxy in
      let layout = MusicLayout(size: proxy.size)
      TimelineView(.animation) { timeline in
        let moment = moment(at: timeline.date, layout)
        ZStack {
          MusicPage(layout: layout, page: (moment.page + 1) % layout.pageCount)
            .overlay { Color.black.opacity(moment.turn > 0 ? 0.3 * (1 - moment.turn) : 0) }
          MusicPage(layout: layout, page: moment.page)
            .overlay { Color.black.opacity(moment.turn * 0.35) }
            .rotation3DEffect(
              .degrees(moment.turn * -110), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5)
          if showsPlayhead, moment.turn == 0 {
            Canvas { context, _ in MusicPlayhead(layout: layout, time: moment.time).draw(in: context) }
          }
        }
      }
    }
    .background(Color.scoreDesk)
  }

  /// The page, the time in quarters from the beginning, and how far the page is turned, from 0 to 1.
  private func moment(at date: Date, _ layout: MusicLayout) -> (page: Int, time: Double, turn: Double) {
    let quarter = 60 / max(1, tempo)
    let music = Double(MusicNotes.measures.count * 3) * quarter
    var rest = date.timeIntervalSinceReferenceDate
      .truncatingRemainder(dividingBy: music + Self.turning * Double(layout.pageCount))
    for page in 0..<layout.pageCount {
      let measures = layout.measures(onPage: page)
      let length = Double(measures.count * 3) * quarter
      if rest < length { return (page, Double(measures.lowerBound * 3) + rest / quarter, 0) }
      rest -= length
      if rest < Self.turning {
        let share = rest / Self.turning
        return (page, 0, max(0.0001, share * share * (3 - 2 * share)))
      }
      rest -= Self.turning
    }
    return (0, 0, 0)
  }
}

extension Color {
  fileprivate static let scoreDesk = Color(red: 0.36, green: 0.31, blue: 0.28)
}

/// A sheet of paper with the staves of a page.
private struct MusicPage: View {
  let layout: MusicLayout
  let page: Int
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Canvas { context, size in
      let isDark = scheme == .dark
      let paper =
        isDark
        ? [Color(red: 0.13, green: 0.13, blue: 0.15), Color(red: 0.08, green: 0.08, blue: 0.1)]
        : [Color(red: 1, green: 0.985, blue: 0.95), Color(red: 0.96, green: 0.93, blue: 0.87)]
      let frame = Path(CGRect(origin: .zero, size: size))
      context.fill(
        frame,
        with: .radialGradient(
          Gradient(colors: paper), center: CGPoint(x: size.width * 0.4, y: size.height * 0.3),
          startRadius: 0, endRadius: hypot(size.width, size.height) * 0.7))
      drawHeader(in: context, size)
      MusicEngraving(layout: layout, context: context).draw(page: page)
    }
  }

  private func drawHeader(in context: GraphicsContext, _ size: CGSize) {
    let unit = layout.unit
    let title = Text("Waltz in D").font(.system(size: unit * 2.6, weight: .medium, design: .serif))
    context.draw(title, at: CGPoint(x: size.width / 2, y: unit * 3.2))
    let number = Text("\(page + 1) / \(layout.pageCount)").font(.system(size: unit * 1.3, design: .serif))
    context.draw(
      number.foregroundColor(.secondary), at: CGPoint(x: size.width - unit * 4, y: unit * 3.4),
      anchor: .trailing)
    guard page == 0 else { return }
    let tempo = Text("Andante grazioso").font(.system(size: unit * 1.5, weight: .semibold, design: .serif))
    context.draw(tempo.italic(), at: CGPoint(x: unit * 4.5, y: unit * 3.4), anchor: .leading)
  }
}
