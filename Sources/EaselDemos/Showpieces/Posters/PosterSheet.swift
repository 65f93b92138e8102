import SwiftUI

/// The poster of a number: a drawing in one of four styles and of six color schemes, with a title.
struct PosterSheet: View {
  let number: Int

  /// A ground, an ink for the title, and three colors, of which the last is the lightest.
  private static let schemes: [[Color]] = [
    ["f2e8d5", "1d2430", "d8412f", "f0a93b", "1f5f8b"], ["14213d", "f6efe2", "fca311", "e5563b", "7fb7be"],
    ["e9e4f0", "231942", "5e548e", "e0627d", "f2b5a0"], ["f7d9c4", "2b2d42", "ef476f", "118ab2", "ffd166"],
    ["0f2e2c", "f1ead6", "e9c46a", "e76f51", "2a9d8f"], ["f4f1ea", "111111", "e63946", "111111", "a8a29a"],
  ].map { $0.map { color($0) } }

  private static let titles = [
    "Orbit", "Tide", "Weave", "Noon", "Signal", "Drift", "Grid", "Ember", "Echo", "Fold", "Pulse", "Dune",
  ]

  private static func color(_ hexadecimal: String) -> Color {
    let value = Int(hexadecimal, radix: 16) ?? 0
    return Color(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255)
  }

  var body: some View {
    Canvas(opaque: true) { context, size in
      var random = SeededRandom(seed: UInt64(bitPattern: Int64(number)) &* 0x9e37_79b9)
      let colors = Self.schemes[choice(of: 6, step: 1)]
      // A poster is 600 x 840 units. The drawing has 520 x 650, and the title is below.
      context.scaleBy(x: size.width / 600, y: size.height / 840)
      context.fill(Path(CGRect(x: 0, y: 0, width: 600, height: 840)), with: .color(colors[0]))
      var art = context
      art.clip(to: Path(CGRect(x: 40, y: 40, width: 520, height: 650)))
      art.translateBy(x: 40, y: 40)
      switch ((number % 4) + 4) % 4 {
      case 0: drawTruchet(in: art, colors, &random)
      case 1: drawArcs(in: art, colors, &random)
      case 2: drawFlow(in: art, colors, &random)
      default: drawSuns(in: art, colors, &random)
      }
      drawTitle(in: context, colors[1])
    }
  }

  /// One of a number of choices. Successive posters have different ones.
  private func choice(of count: Int, step: Int) -> Int {
    let sum = number &* step &+ (number >> 2)
    return (sum % count + count) % count
  }

  private func drawTitle(in context: GraphicsContext, _ ink: Color) {
    let title = Self.titles[choice(of: 12, step: 7)]
    context.draw(
      Text(title).font(.system(size: 76, weight: .heavy)).tracking(-3).foregroundColor(ink),
      at: CGPoint(x: 36, y: 814), anchor: .bottomLeading)
    let small = Font.system(size: 13, weight: .medium)
    let place = CGPoint(x: 560, y: 714)
    context.draw(Text("No. \(number)").font(small).foregroundColor(ink), at: place, anchor: .topTrailing)
    context.draw(
      Text("Drawn by code, one number at a time").font(small).foregroundColor(ink),
      at: CGPoint(x: 40, y: 714),
      anchor: .topLeading)
    context.fill(Path(CGRect(x: 40, y: 702, width: 520, height: 2)), with: .color(ink))
  }
}
