import SwiftUI

/// Shells that rise over a city by the water and burst as peonies, willows, rings and crackling stars.
struct Fireworks: View {
  /// Shells per second.
  var rate = 2.5
  /// The pull on the stars, where 1 is natural.
  var gravity = 1.0
  var hasSmoke = true

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: true) { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        let shore = (size.height * 0.8).rounded()
        let shells = shells(at: time)
        let night: [Color] = [.night(0.01, 0.02, 0.06), .night(0.06, 0.06, 0.2), .night(0.32, 0.16, 0.3)]
        fill(Path(CGRect(origin: .zero, size: size)), night, from: 0, to: shore, in: context)
        for shell in shells { draw(shell, in: context, size, shore) }
        drawCity(in: context, size, shore)
        drawWater(in: context, size, shore, shells, time)
      }
    }
  }

  private func shells(at time: Double) -> [FireworkShell] {
    let rate = min(max(rate, 0.1), 12)
    // Many shells at once have fewer stars each, which keeps them apart.
    let stars = Int(112 * min(1, 3 / rate))
    let first = Int((time - FireworkShell.longestFlight) * rate)
    return (first...max(Int(time * rate), first)).compactMap { number in
      var random = SeededRandom(seed: UInt64(bitPattern: Int64(number)))
      let age = time - (Double(number) - random.fraction() * 0.8) / rate
      let shell = FireworkShell(age: age, number, stars: stars, gravity, &random)
      return shell.age < 0 || shell.share > 1 ? nil : shell
    }
  }

  func fill(
    _ path: Path, _ colors: [Color], from top: CGFloat, to bottom: CGFloat, in context: GraphicsContext
  ) {
    let (start, end) = (CGPoint(x: 0, y: top), CGPoint(x: 0, y: bottom))
    context.fill(path, with: .linearGradient(Gradient(colors: colors), startPoint: start, endPoint: end))
  }

  private func draw(_ shell: FireworkShell, in context: GraphicsContext, _ size: CGSize, _ shore: CGFloat) {
    let burst = CGPoint(x: size.width * shell.x, y: shore * shell.height)
    guard shell.burstAge > 0 else {
      return context.fill(shell.rocket(to: burst, shore), with: .color(.night(1, 0.75, 0.45)))
    }
    if hasSmoke {
      let smoke = CGPoint(x: burst.x + shell.burstAge * shore * 0.03, y: burst.y + shell.share * shore * 0.06)
      let gray = shell.color.mix(with: .gray, by: 0.75)
      let thickness = 0.3 * (1 - shell.share) * min(shell.burstAge * 2, 1)
      glow(smoke, shore * (0.2 + 0.12 * shell.share), gray, thickness, in: context)
    }
    glow(burst, shore * 0.45, shell.color, 0.3 * pow(1 - shell.share, 3), in: context)
    let flash = shell.color.mix(with: .white, by: 0.6)
    glow(burst, shore * 0.16, flash, 0.9 - shell.burstAge * 5, in: context)
    drawStars(shell, at: burst, in: context, shore)
  }

  func glow(
    _ center: CGPoint, _ radius: CGFloat, _ color: Color, _ opacity: Double, in context: GraphicsContext
  ) {
    guard opacity > 0.01 else { return }
    let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let colors = Gradient(colors: [color.opacity(opacity), color.opacity(opacity * 0.3), color.opacity(0)])
    context.fill(
      Path(ellipseIn: box), with: .radialGradient(colors, center: center, startRadius: 0, endRadius: radius))
  }

  /// Tapering tails, each with a shorter and brighter one upon it. All tails of a length are one path.
  private func drawStars(
    _ shell: FireworkShell, at burst: CGPoint, in context: GraphicsContext, _ shore: CGFloat
  ) {
    let width = max(shore / 300, 1) * (1.2 - 0.5 * shell.share)
    for (length, thickness, opacity) in [
      (1.0, 1.0, 0.4), (0.45, 1.2, 0.6), (0.3, 4.5, 0.1), (0.14, 1.3, 0.9),
    ] {
      let tails = shell.tails(length: length, width: width * thickness, around: burst, shore)
      let color = length < 0.2 ? shell.color.mix(with: .white, by: max(0.9 - shell.share, 0)) : shell.color
      // Adding light costs more than covering. It shows where the bright heads of two shells meet.
      var light = context
      if length < 0.2 { light.blendMode = .plusLighter }
      light.fill(tails, with: .color(color.opacity(opacity * shell.brightness)))
    }
    guard shell.kind == .crackle && shell.share > 0.4 else { return }
    let sparks = shell.sparks(size: width * 1.4, around: burst, shore)
    context.fill(sparks, with: .color(.white.opacity(1 - 0.7 * shell.share)))
  }
}

extension Color {
  static func night(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red, green: green, blue: blue)
  }
}
