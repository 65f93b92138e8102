import SwiftUI

/// An image that a tap makes smaller and fainter, to show which of the two changes is animated.
struct TappedTower: View {
  /// The way in which the changes are animated.
  enum Way: Sendable {
    /// The animation modifier applies to both changes.
    case implicit
    /// Only the change inside `withAnimation` is animated.
    case explicit
    /// Only the modifier before the animation modifier is animated.
    case order
    /// Nothing is animated: an inner animation of nil overrides the outer one.
    case none
  }

  let way: Way
  @State private var isSmall = false
  @State private var isFaint = false

  var body: some View {
    VStack(spacing: 16) {
      tower.onTapGesture { tapped() }
      Text("Tap the tower").font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .playsUntilTouched(every: 1.8, changing: isSmall) { _ in tapped() }
  }

  @ViewBuilder private var tower: some View {
    let (scale, opacity) = (isSmall ? 0.5 : 1, isFaint ? (way == .explicit ? 0.5 : 0.2) : 1)
    switch way {
    case .implicit:
      TowerPicture.image.scaleEffect(scale).opacity(opacity).animation(
        .easeInOut(duration: 1), value: isSmall)
    case .explicit:
      TowerPicture.image.scaleEffect(scale).opacity(opacity)
    case .order:
      TowerPicture.image.opacity(opacity).animation(.easeInOut(duration: 1), value: isFaint).scaleEffect(
        scale)
    case .none:
      TowerPicture.image.scaleEffect(scale).opacity(opacity).animation(nil, value: isSmall)
        .animation(.easeInOut(duration: 1), value: isSmall)
    }
  }

  private func tapped() {
    isSmall.toggle()
    guard way == .explicit else { return isFaint.toggle() }
    withAnimation(.easeInOut(duration: 1)) { isFaint.toggle() }
  }
}

/// A lighthouse at dusk, 150 by 250 points.
enum TowerPicture {
  private static let frame = CGRect(x: 0, y: 0, width: 150, height: 250)

  static let image = Image(size: frame.size) { context in
    context.clip(to: Path(roundedRect: frame, cornerRadius: 16))
    // Draws a layer, because separate parts would show those behind them at the antialiased corners.
    context.drawLayer { layer in
      drawSky(in: layer)
      drawBeam(in: layer)
      drawTower(in: layer)
    }
  }

  private static func drawSky(in context: GraphicsContext) {
    let dusk = Gradient(colors: [
      Color(red: 0.12, green: 0.16, blue: 0.4), Color(red: 0.98, green: 0.6, blue: 0.42),
    ])
    context.fill(
      Path(frame),
      with: .linearGradient(dusk, startPoint: .zero, endPoint: CGPoint(x: 0, y: 210)))
  }

  private static func drawBeam(in context: GraphicsContext) {
    let beam = Path { path in
      path.addLines([
        CGPoint(x: 75, y: 62), CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 84), CGPoint(x: 75, y: 62),
        CGPoint(x: 150, y: 40), CGPoint(x: 150, y: 84),
      ])
    }
    context.fill(beam, with: .color(Color.yellow.opacity(0.35)))
  }

  private static func drawTower(in context: GraphicsContext) {
    let hill = Path(ellipseIn: CGRect(x: -40, y: 205, width: 230, height: 90))
    context.fill(hill, with: .color(Color(red: 0.1, green: 0.22, blue: 0.2)))
    for (step, color) in [Color.white, .red, .white, .red].enumerated() {
      let top = 75 + CGFloat(step) * 35
      let (upper, lower) = (16 + CGFloat(step) * 4, 20 + CGFloat(step) * 4)
      let stripe = Path { path in
        path.addLines([
          CGPoint(x: 75 - upper, y: top), CGPoint(x: 75 + upper, y: top),
          CGPoint(x: 75 + lower, y: top + 35), CGPoint(x: 75 - lower, y: top + 35),
        ])
      }
      context.fill(stripe, with: .color(color))
    }
    context.fill(Path(CGRect(x: 63, y: 50, width: 24, height: 25)), with: .color(.yellow))
    let roof = Path { $0.addLines([CGPoint(x: 55, y: 50), CGPoint(x: 75, y: 30), CGPoint(x: 95, y: 50)]) }
    context.fill(roof, with: .color(Color(red: 0.5, green: 0.1, blue: 0.15)))
  }
}
