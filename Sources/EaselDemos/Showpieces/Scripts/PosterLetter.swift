import SwiftUI

/// The large letter: colors that move behind a mask of its shape.
struct PosterLetter {
  let frame: PosterFrame

  /// The new letter grows out of a point while the one before it is still visible around it.
  func draw(in context: GraphicsContext) {
    let radius = frame.letterSize * 0.9 * frame.arrival
    let disc = Path(
      ellipseIn: CGRect(
        x: frame.middle.x - radius, y: frame.middle.y - radius, width: 2 * radius, height: 2 * radius))
    guard frame.arrival < 1 else { return fill(frame.front, in: context) }
    var (inside, outside) = (context, context)
    outside.clip(to: disc, options: .inverse)
    inside.clip(to: disc)
    fill((frame.front + 11) % 12, in: outside)
    fill(frame.front, in: inside)
  }

  private func fill(_ index: Int, in context: GraphicsContext) {
    let script = PosterScript.all[index]
    let size = frame.letterSize * script.fit.scale
    let letter = Text(verbatim: script.letter).font(.system(size: size, weight: .bold, design: .serif))
    var masked = context
    masked.clipToLayer {
      $0.draw(letter, at: CGPoint(x: frame.middle.x, y: frame.middle.y + size * script.fit.drop))
    }
    let side = frame.letterSize
    let box = Path(
      CGRect(x: frame.middle.x - side, y: frame.middle.y - side, width: 2 * side, height: 2 * side))
    masked.fill(
      box,
      with: .linearGradient(
        Gradient(colors: [color(script, -0.05, 0.45), color(script, 0, 0.8), color(script, 0.07, 0.9)]),
        startPoint: CGPoint(x: 0, y: frame.middle.y - side / 2),
        endPoint: CGPoint(x: 0, y: frame.middle.y + side / 2)))
    for blob in 0..<4 {
      let angle = frame.steps * 1.6 + Double(blob) * 1.7
      let center = CGPoint(
        x: frame.middle.x + side * 0.35 * cos(angle), y: frame.middle.y + side * 0.35 * sin(angle * 1.3))
      let tint = color(script, [-0.1, 0.12, 0.02, -0.04][blob], [0.75, 0.85, 0.12, 0.9][blob])
      masked.fill(
        box,
        with: .radialGradient(
          Gradient(colors: [tint, tint.opacity(0)]), center: center, startRadius: 0, endRadius: side * 0.36))
    }
  }

  private func color(_ script: PosterScript, _ shift: Double, _ saturation: Double) -> Color {
    Color(
      hue: (script.hue + shift + 1).truncatingRemainder(dividingBy: 1), saturation: saturation,
      brightness: frame.isDark ? 1 : 0.92)
  }
}
