/// The way in which a symbol appears and disappears.
enum SymbolPresence: Hashable, Sendable {
  /// Scales to a factor and fades.
  case scale(Double)
  /// Draws the symbol from left to right or, if `isReversed` is true, from right to left.
  case draw(isReversed: Bool)

  static let usual = SymbolPresence.scale(0.5)
  static let larger = SymbolPresence.scale(1.5)
  /// The animation of changes that happen without one.
  static let animation = Animation.smooth(duration: 0.4)
}

/// Shows a symbol that appears or disappears.
struct SymbolPresencePose {
  let presence: SymbolPresence
  let isHidden: Bool
}

extension SymbolPresencePose: ViewModifier {
  func body(content: Content) -> some View {
    // The presence is always the same for one view, so that its identity does not change.
    switch presence {
    case .scale(let factor): content.scaleEffect(isHidden ? factor : 1).opacity(isHidden ? 0 : 1)
    case .draw(let isReversed):
      content.mask { DrawnPart(amount: isHidden ? 0 : 1, isReversed: isReversed) }
    }
  }
}

/// The part of a symbol that is drawn, with a margin for lines that extend beyond the box.
private struct DrawnPart: Shape {
  var amount: Double
  let isReversed: Bool

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: -0.25 * rect.width, dy: -0.25 * rect.height)
    let width = box.width * amount
    return Path(
      CGRect(x: isReversed ? box.maxX - width : box.minX, y: box.minY, width: width, height: box.height))
  }
}
