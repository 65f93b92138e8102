import SwiftUI

/// A card with round corners, its drawing, its title and its number.
struct StackCardView: View {
  let card: StackCard
  let number: Int

  var body: some View {
    Canvas { context, size in
      let frame = CGRect(origin: .zero, size: size)
      let corner = size.width * 0.08
      context.clip(to: Path(roundedRect: frame, cornerRadius: corner))
      context.fill(
        Path(frame),
        with: .linearGradient(
          Gradient(colors: Array(card.colors.prefix(2))), startPoint: .zero,
          endPoint: CGPoint(x: size.width * 0.3, y: size.height)))
      card.draw(context, size, card.colors[2])
      drawCaption(in: context, size)
      context.stroke(
        Path(roundedRect: frame.insetBy(dx: 0.75, dy: 0.75), cornerRadius: corner - 0.75),
        with: .color(.white.opacity(0.3)), lineWidth: 1.5)
    }
  }

  private func drawCaption(in context: GraphicsContext, _ size: CGSize) {
    let foot = CGRect(x: 0, y: size.height * 0.7, width: size.width, height: size.height * 0.3)
    context.fill(
      Path(foot),
      with: .linearGradient(
        Gradient(colors: [.black.opacity(0), .black.opacity(0.6)]), startPoint: CGPoint(x: 0, y: foot.minY),
        endPoint: CGPoint(x: 0, y: foot.maxY)))
    let unit = size.width * 0.08
    let title = Text(card.title).font(.system(size: unit, weight: .bold)).foregroundColor(.white)
    context.draw(title, at: CGPoint(x: unit, y: size.height - unit), anchor: .bottomLeading)
    let label = Text("\(number)").font(.system(size: unit * 0.8, weight: .medium)).foregroundColor(
      .white.opacity(0.7))
    context.draw(
      label, at: CGPoint(x: size.width - unit, y: size.height - unit * 1.1), anchor: .bottomTrailing)
  }
}
