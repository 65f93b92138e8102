import SwiftUI

/// A card of 1200 x 630 points: a title, who wrote it, tags and a chart, over ribbons whose color and shape follow from the
/// title. An ordinary SwiftUI view, which an app could show as well.
struct CardView: View {
  let card: Card

  /// The length of one period of the ribbons, and their color, from the bytes of the title. Swift's own hash differs between
  /// processes, and the same address has to give the same bytes.
  private var seed: UInt32 {
    card.title.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  private var palette: CardPalette { CardPalette(hue: Double(seed % 360) / 360, theme: card.theme) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      tags
      Spacer(minLength: 24)
      Text(card.title)
        .font(.system(size: 76, weight: .bold))
        .lineLimit(4)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: card.figures.isEmpty ? 980 : 720, alignment: .leading)
      Spacer(minLength: 24)
      author
    }
    .padding(64)
    .frame(width: Card.size.width, height: Card.size.height, alignment: .topLeading)
    .overlay(alignment: .trailing) {
      if !card.figures.isEmpty {
        FigureChart(figures: card.figures, color: palette.accent)
          .frame(width: 320, height: 300)
          .padding(.trailing, 64)
      }
    }
    .background { Ribbons(seed: seed, palette: palette) }
    .foregroundStyle(palette.text)
    .environment(\.colorScheme, card.theme == .dark ? .dark : .light)
  }

  private var tags: some View {
    HStack(spacing: 12) {
      ForEach(card.tags.indices, id: \.self) { index in
        Text(card.tags[index])
          .font(.system(size: 24, weight: .medium))
          .padding(.horizontal, 18)
          .padding(.vertical, 8)
          .background(palette.accent.opacity(0.18), in: Capsule())
      }
    }
  }

  private var author: some View {
    HStack(spacing: 20) {
      if let author = card.author {
        Text(author.prefix(1).uppercased())
          .font(.system(size: 30, weight: .semibold))
          .foregroundStyle(palette.paper)
          .frame(width: 64, height: 64)
          .background(palette.accent, in: Circle())
        Text(author).font(.system(size: 30, weight: .medium)).lineLimit(1)
      }
      Spacer()
      if let link = card.link {
        Link(link.host() ?? "", destination: link)
          .font(.system(size: 26))
          .foregroundStyle(palette.text.opacity(0.7))
          .lineLimit(1)
      }
    }
    .frame(minHeight: 64)
  }
}

/// The colors of a card.
struct CardPalette {
  let paper: Color
  let text: Color
  let accent: Color
  let ribbons: [Color]

  init(hue: Double, theme: Card.Theme) {
    let isDark = theme == .dark
    paper = Color(hue: hue, saturation: isDark ? 0.45 : 0.04, brightness: isDark ? 0.13 : 0.985)
    text = Color(hue: hue, saturation: isDark ? 0.05 : 0.6, brightness: isDark ? 0.97 : 0.16)
    accent = Color(hue: hue, saturation: isDark ? 0.55 : 0.75, brightness: isDark ? 0.95 : 0.62)
    ribbons = (0..<3).map {
      Color(
        hue: (hue + Double($0) * 0.07).truncatingRemainder(dividingBy: 1), saturation: isDark ? 0.7 : 0.45,
        brightness: isDark ? 0.75 : 0.95)
    }
  }
}

/// Bands of fine lines that wave across the card and fade to the left, below the text.
private struct Ribbons: View {
  let seed: UInt32
  let palette: CardPalette

  private static let lineCount = 36

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(palette.paper))
      for (ribbon, color) in palette.ribbons.enumerated() {
        let shading = GraphicsContext.Shading.linearGradient(
          Gradient(colors: [color.opacity(0), color.opacity(0.5)]),
          startPoint: CGPoint(x: size.width * 0.25, y: 0),
          endPoint: CGPoint(x: size.width, y: 0))
        context.stroke(lines(of: ribbon, in: size), with: shading, lineWidth: 1.25)
      }
    }
  }

  /// The lines of a ribbon as one path, which documents contain once with one gradient.
  private func lines(of ribbon: Int, in size: CGSize) -> Path {
    let phase = Double(seed >> 8 & 0xff) / 40 + Double(ribbon) * 2.1
    let period = 1.6 + Double(seed >> 16 & 0xff) / 255
    return Path { path in
      for line in 0..<Ribbons.lineCount {
        let points = (0...48).map { step in
          let x = Double(step) / 48
          let spread = 40 + 130 * x * sin(x * period * 2 + phase * 1.7)
          let y = 0.62 + 0.2 * sin(x * period * .pi + phase) + 0.05 * Double(ribbon)
          let offset = Double(line) / Double(Ribbons.lineCount)
          return CGPoint(x: x * size.width, y: y * size.height + offset * spread)
        }
        path.addLines(points)
      }
    }
  }
}

/// A line through figures, with the area below it.
struct FigureChart: View {
  let figures: [Double]
  let color: Color

  var body: some View {
    Canvas { context, size in
      let line = FigureChart.line(through: figures, in: size)
      let ends = line.boundingRect
      var area = line
      area.addLine(to: CGPoint(x: ends.maxX, y: size.height))
      area.addLine(to: CGPoint(x: ends.minX, y: size.height))
      area.closeSubpath()
      context.fill(
        area,
        with: .linearGradient(
          Gradient(colors: [color.opacity(0.4), color.opacity(0.02)]), startPoint: .zero,
          endPoint: CGPoint(x: 0, y: size.height)))
      context.stroke(
        line, with: .color(color), style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    }
  }

  /// The line, from the left to the right edge, with the least figure at the bottom and the greatest at the top. A single
  /// figure, and equal ones, give a level line in the middle.
  static func line(through figures: [Double], in size: CGSize) -> Path {
    guard let least = figures.min(), let greatest = figures.max() else { return Path() }
    // Half of the line's width and its round ends lie beyond its points.
    let inset = 4.0
    func point(_ index: Int, of count: Int) -> CGPoint {
      let figure = figures[min(index, figures.count - 1)]
      let height = greatest > least ? (figure - least) / (greatest - least) : 0.5
      return CGPoint(
        x: inset + (size.width - 2 * inset) * Double(index) / Double(count - 1),
        y: inset + (1 - height) * (size.height - 2 * inset))
    }
    let count = max(2, figures.count)
    var path = Path()
    path.addLines((0..<count).map { point($0, of: count) })
    return path
  }
}

#Preview("Card", traits: .sizeThatFitsLayout) {
  let pairs = [
    ("title", "Drawing without a screen"), ("author", "Ada"), ("tags", "Swift,Linux"), ("figures", "1,4,2,8"),
  ]
  CardView(
    card: try! Card(Parameters(pairs.map { ($0.0, $0.1) }, names: ["title", "author", "tags", "figures"])))
}
