import SwiftUI

/// An isometric city in the evening: windows and street lamps light up while the sky darkens.
struct CityAtDusk: View {
  /// How high and how closely the city is built, from 0.2 to 1.
  var density = 0.7
  /// The hour, from 17 to 22.
  var hour = 19.0
  /// Whether the hour moves by two hours around the chosen one and back, in 40 seconds.
  var timePasses = true
  @State private var city = City()

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: true) { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 36_000)
        let shownHour = timePasses ? hour - 2 * cos(time * .pi / 20) : hour
        draw(in: context, size, Dusk(hour: shownHour), time)
      }
    }
  }

  private func draw(in context: GraphicsContext, _ size: CGSize, _ light: Dusk, _ time: Double) {
    let frame = Path(CGRect(origin: .zero, size: size))
    context.fill(frame, with: .color(light.shade([0.5, 0.47, 0.5], .roof)))
    let scale = min(max((size.width * size.height).squareRoot() / 640, 0.55), 2.4)
    var ground = context
    ground.translateBy(x: size.width / 2, y: size.height / 2)
    ground.scaleBy(x: scale, y: scale)
    let (width, height) = (size.width / scale / 2, size.height / scale / 2)
    let (sides, rows) = (Int(width / 132) + 1, Int(height / 66) + 2)
    // From back to front: what is drawn later covers what is behind it. Towers rise from below the frame.
    for sum in -rows...(rows + 2) {
      for side in -sides...sides where (sum + side).isMultiple(of: 2) {
        var context = ground
        context.translateBy(x: CGFloat(side) * 132, y: CGFloat(sum) * 66)
        let block = city.block((sum + side) / 2, (sum - side) / 2, density: density)
        block.draw(in: context, light.step(column: block.column, block.row), time)
      }
    }
    drawAir(in: context, size, light.step(column: 0, 0), time)
  }

  /// The shadows of clouds, and the glow of the sky in the haze above.
  private func drawAir(in context: GraphicsContext, _ size: CGSize, _ light: Dusk, _ time: Double) {
    let shadow = Color(red: 0.1, green: 0.06, blue: 0.25).opacity(0.36 * (1 - light.darkness))
    for cloud in 0..<3 where light.darkness < 1 {
      let share = ((time * 10 + Double(cloud) / 3).rounded(.down) / 900 + Double(cloud) * 0.36)
        .truncatingRemainder(dividingBy: 1)
      let radius = size.width * (0.2 + 0.05 * CGFloat(cloud))
      var context = context
      context.translateBy(
        x: size.width * (share * 1.9 - 0.45), y: size.height * (0.25 + 0.3 * CGFloat(cloud * 2 % 3)))
      context.scaleBy(x: 1, y: 0.42)
      context.fill(
        Path(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2)),
        with: .radialGradient(
          Gradient(colors: [shadow, .clear]), center: .zero, startRadius: 0, endRadius: radius))
    }
    let glow = light.color(among: [[1, 0.66, 0.42], [0.8, 0.42, 0.62], [0.12, 0.14, 0.38]])
    let haze = Gradient(colors: [
      glow.opacity(0.66), glow.opacity(0.26), glow.opacity(0.04), .clear,
      Color(red: 0.05, green: 0.02, blue: 0.16).opacity(0.45),
    ])
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .linearGradient(haze, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
  }
}

/// The light of the sky on the three visible sides of a house.
struct Dusk {
  enum Side { case roof, left, right }
  /// From 0 in the evening sun to 1 at night.
  private(set) var darkness: Double

  init(hour: Double) { darkness = min(max((hour - 17.2) / 4, 0), 1) }

  /// The light in steps of one hundredth, which blocks take at different times. Few of them are drawn again
  /// with each frame.
  func step(column: Int, _ row: Int) -> Dusk {
    var light = self
    let phase = Double((column &* 7 &+ row &* 3) & 15) / 16
    light.darkness = min(((darkness * 100 + phase).rounded(.down)) / 100, 1)
    return light
  }

  /// A color between three, of the evening, the dusk and the night.
  func color(among colors: [SIMD3<Double>]) -> Color { Color(mixed(colors)) }

  func shade(_ color: SIMD3<Double>, _ side: Side) -> Color {
    switch side {
    case .roof: Color(color * mixed([[1.1, 0.9, 0.78], [0.56, 0.5, 0.78], [0.19, 0.2, 0.4]]))
    case .left: Color(color * mixed([[1.3, 0.86, 0.6], [0.5, 0.41, 0.66], [0.14, 0.15, 0.32]]))
    case .right: Color(color * mixed([[0.58, 0.44, 0.56], [0.28, 0.25, 0.5], [0.08, 0.09, 0.22]]))
    }
  }

  private func mixed(_ colors: [SIMD3<Double>]) -> SIMD3<Double> {
    let (first, share) = darkness < 0.5 ? (0, darkness * 2) : (1, darkness * 2 - 1)
    return colors[first] + (colors[first + 1] - colors[first]) * share
  }
}

extension Color {
  init(_ components: SIMD3<Double>) { self.init(red: components.x, green: components.y, blue: components.z) }
}

/// The blocks of the city, which are built when they are first seen.
@MainActor private final class City {
  private var blocks: [SIMD2<Int>: CityBlock] = [:]
  private var density = 0.0

  func block(_ column: Int, _ row: Int, density: Double) -> CityBlock {
    if density != self.density { (blocks, self.density) = ([:], density) }
    if let block = blocks[[column, row]] { return block }
    let block = CityBlock(column, row, density: density)
    blocks[[column, row]] = block
    return block
  }
}
