import SwiftUI

/// A live board of an imagined data center. Its cards reflow from 320 x 240 points to the largest screen.
struct Dashboard: View {
  /// The share of the highest possible traffic, from 0 to 1.
  var traffic = 0.6
  var accent = Color(red: 0.38, green: 0.42, blue: 1)

  @Environment(\.colorScheme) private var colorScheme

  private var isDark: Bool { colorScheme == .dark }

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .topLeading) {
        backdrop
        ForEach(Self.places(in: geometry.size), id: \.panel) { place in
          card(place.panel).frame(width: place.frame.width, height: place.frame.height).offset(
            x: place.frame.minX, y: place.frame.minY)
        }
      }
    }
  }

  /// Three soft lights on a plain ground. They stand still, so that only the charts are drawn again.
  private var backdrop: some View {
    Canvas(opaque: true) { context, size in
      let screen = Path(CGRect(origin: .zero, size: size))
      let ground =
        isDark ? Color(red: 0.03, green: 0.04, blue: 0.09) : Color(red: 0.91, green: 0.925, blue: 0.97)
      context.fill(screen, with: .color(ground))
      let reach = max(size.width, size.height) * 0.75
      let lights: [(color: Color, x: CGFloat, y: CGFloat)] = [
        (accent, 0.05, -0.1), (.teal, 0.7, 1.15), (.pink, 1.1, 0.1),
      ]
      for light in lights {
        let colors = Gradient(colors: [light.color.opacity(isDark ? 0.42 : 0.34), light.color.opacity(0)])
        let center = CGPoint(x: size.width * light.x, y: size.height * light.y)
        context.fill(screen, with: .radialGradient(colors, center: center, startRadius: 0, endRadius: reach))
      }
    }
  }

  @ViewBuilder private func card(_ panel: DashboardPanel) -> some View {
    let chart = TimelineView(.animation) { timeline in
      Canvas { context, size in
        let chart = DashboardChart(
          context: context, size: size, date: timeline.date, traffic: traffic, accent: accent, isDark: isDark)
        chart.draw(panel)
      }
    }
    if panel == .header { chart } else { chart.padding(12).background { glass } }
  }

  private var glass: some View {
    let shape = RoundedRectangle(cornerRadius: 16, style: .continuous)
    let edge = LinearGradient(
      colors: [.white.opacity(isDark ? 0.22 : 1), .white.opacity(isDark ? 0.04 : 0.4)], startPoint: .top,
      endPoint: .bottom)
    return shape.fill(.white.opacity(isDark ? 0.05 : 0.6)).overlay { shape.strokeBorder(edge, lineWidth: 1) }
  }

  /// The frames of the panels that fit the window: each letter of a plan is a cell of the panel of that name.
  private static func places(in size: CGSize) -> [(panel: DashboardPanel, frame: CGRect)] {
    let gap: CGFloat = size.width < 560 || size.height < 420 ? 8 : 16
    let plan = plan(for: size)
    let hasHeader = size.width >= 560 && size.height >= 420
    let header = CGRect(x: gap, y: gap, width: size.width - 2 * gap, height: 32)
    let top = hasHeader ? header.maxY + gap : gap
    let cell = CGSize(
      width: (size.width - gap) / CGFloat(plan[0].count), height: (size.height - top) / CGFloat(plan.count))
    var frames: [DashboardPanel: CGRect] = hasHeader ? [.header: header] : [:]
    for (row, letters) in plan.enumerated() {
      for (column, letter) in letters.enumerated() {
        guard let panel = DashboardPanel(rawValue: letter) else { continue }
        let corner = CGPoint(x: gap + CGFloat(column) * cell.width, y: top + CGFloat(row) * cell.height)
        let frame = CGRect(
          x: corner.x, y: corner.y, width: max(cell.width - gap, 0), height: max(cell.height - gap, 0))
        frames[panel] = frames[panel]?.union(frame) ?? frame
      }
    }
    return frames.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }

  private static func plan(for size: CGSize) -> [String] {
    switch (size.width, size.height) {
    case (..<280, ..<420), (..<560, ..<200): ["R"]
    case (..<560, 420...): ["RRRR", "RRRR", "uuoo", "GGGG", "GGGG", "LLLL", "LLLL"]
    case (..<560, _): ["RRRR", "RRRR", "RRRR", "uuoo", "uuoo"]
    case (_, ..<420): ["RRRRRDDD", "RRRRRDDD", "RRRRRDDD", "uuoossee", "uuoossee"]
    case (..<1000, _): ["uuoossee", "RRRRRDDD", "RRRRRDDD", "HHHHSSSS", "HHHHSSSS"]
    default:
      [
        "uuuooossseee", "uuuooossseee", "RRRRRRDDDGGG", "RRRRRRDDDGGG", "RRRRRRDDDGGG", "RRRRRRDDDGGG",
        "HHHHHSSSSLLL", "HHHHHSSSSLLL", "HHHHHSSSSLLL", "HHHHHSSSSLLL",
      ]
    }
  }
}

/// A part of the board. The letter is its name in the plans.
enum DashboardPanel: Character {
  case header = "t"
  case users = "u"
  case orders = "o"
  case speed = "s"
  case errors = "e"
  case requests = "R"
  case regions = "D"
  case gauges = "G"
  case heat = "H"
  case services = "S"
  case log = "L"
}
