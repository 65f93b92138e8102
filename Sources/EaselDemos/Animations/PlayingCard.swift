import SwiftUI

/// Images of cards, 212 by 320 points. As on real cards, the lower half is the upper half turned by 180 degrees.
enum PlayingCard {
  static let size = CGSize(width: 212, height: 320)
  private static let outline = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 14)

  static let back = Image(size: size) { context in
    context.fill(outline, with: .color(.white))
    let inner = Path(roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10), cornerRadius: 8)
    context.fill(inner, with: .color(.cardBack))
    context.clip(to: inner)
    for row in 0..<16 {
      for column in 0..<11 {
        let place = CGPoint(x: 6 + 20 * Double(column), y: 10 + 20 * Double(row))
        let diamond = FractionalPolygon(sides: 4)
          .path(in: CGRect(x: place.x - 7, y: place.y - 7, width: 14, height: 14))
        context.fill(diamond, with: .color(.white.opacity(0.35)))
      }
    }
  }

  /// The faces that a turning card shows in turn.
  static let faces = [
    number(7, .diamonds), number(8, .clubs), number(6, .diamonds), jack(.clubs), number(2, .hearts),
    jack(.diamonds),
  ]

  /// The pips of the upper half: columns -1, 0 and 1, and heights in points above the center.
  private static let upperPips: [Int: [(column: CGFloat, height: CGFloat)]] = [
    2: [(0, 96)], 6: [(-1, 96), (1, 96)], 7: [(-1, 96), (1, 96)], 8: [(-1, 96), (1, 96), (0, 48)],
  ]
  /// The pips that are not turned.
  private static let uprightPips: [Int: [(column: CGFloat, height: CGFloat)]] = [
    6: [(-1, 0), (1, 0)], 7: [(-1, 0), (1, 0), (0, 48)], 8: [(-1, 0), (1, 0)],
  ]

  private static func number(_ count: Int, _ suit: CardSuit) -> Image {
    face("\(count)", suit) { context in
      for half in halves(of: context) {
        for pip in upperPips[count] ?? [] { draw(suit, pip.column * 42, pip.height, in: half) }
      }
      for pip in uprightPips[count] ?? [] { draw(suit, pip.column * 42, pip.height, in: context) }
    }
  }

  /// Two busts back to back in a frame, each with a feathered hat.
  private static func jack(_ suit: CardSuit) -> Image {
    face("J", suit) { context in
      let frame = Path(roundedRect: CGRect(x: -64, y: -122, width: 128, height: 244), cornerRadius: 4)
      context.fill(frame, with: .color(JackFigure.paper))
      for half in halves(of: context) {
        JackFigure(suit: suit).draw(in: half)
        draw(suit, side: 24, -47, 102, in: half)
      }
      context.stroke(frame, with: .color(JackFigure.ink), lineWidth: 2)
    }
  }

  /// Draws a card with its rank and suit in two corners, and a picture around the center.
  private static func face(
    _ rank: String, _ suit: CardSuit, picture: @escaping (GraphicsContext) -> Void
  ) -> Image {
    Image(size: size) { context in
      context.fill(outline, with: .color(.white))
      context.stroke(outline, with: .color(.gray))
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for half in halves(of: context) {
        half.draw(
          Text(rank).font(.system(size: 30, weight: .bold)).foregroundColor(suit.color),
          at: CGPoint(x: -86, y: -136))
        half.fill(suit.path(in: CGRect(x: -95, y: -116, width: 18, height: 18)), with: .color(suit.color))
      }
      picture(context)
    }
  }

  /// The context, and the context turned by 180 degrees.
  private static func halves(of context: GraphicsContext) -> [GraphicsContext] {
    var turned = context
    turned.rotate(by: .degrees(180))
    return [context, turned]
  }

  /// Draws a pip around a point that is `height` points above the center.
  private static func draw(
    _ suit: CardSuit, side: CGFloat = 40, _ x: CGFloat, _ height: CGFloat, in context: GraphicsContext
  ) {
    let frame = CGRect(x: x - side / 2, y: -height - side / 2, width: side, height: side)
    context.fill(suit.path(in: frame), with: .color(suit.color))
  }
}
