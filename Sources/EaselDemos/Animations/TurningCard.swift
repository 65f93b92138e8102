import SwiftUI

/// A card that turns about an oblique axis, shows another face after each turn, and rotates as a whole.
struct TurningCard: View {
  @State private var showsBack = false
  @State private var isTurned = false
  @State private var isRound = false
  @State private var face = 0

  var body: some View {
    let side = Binding<Bool>(get: { showsBack }, set: { show(back: $0) })
    return (showsBack ? PlayingCard.back : PlayingCard.faces[face])
      .resizable()
      .frame(width: PlayingCard.size.width, height: PlayingCard.size.height)
      .modifier(CardTurn(showsBack: side, degrees: isTurned ? 360 : 0, axis: (x: 1, y: 5)))
      .rotationEffect(.degrees(isRound ? 0 : 360))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.felt)
      .onAppear {
        withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { isTurned = true }
        withAnimation(.linear(duration: 8).repeatForever(autoreverses: false)) { isRound = true }
      }
  }

  /// Changes the face while only the back is visible.
  private func show(back: Bool) {
    if back, !showsBack { face = (face + 1) % PlayingCard.faces.count }
    if back != showsBack { showsBack = back }
  }
}

/// Rotates a view in three dimensions about its center, and reports which side is visible.
struct CardTurn: GeometryEffect {
  @Binding var showsBack: Bool
  var degrees: Double
  let axis: (x: CGFloat, y: CGFloat)

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    // A view must not change state while it is drawn.
    DispatchQueue.main.async { showsBack = degrees >= 90 && degrees < 270 }
    var turn = CATransform3DIdentity
    turn.m34 = -1 / max(size.width, size.height)
    turn = CATransform3DRotate(turn, degrees * .pi / 180, axis.x, axis.y, 0)
    turn = CATransform3DTranslate(turn, -size.width / 2, -size.height / 2, 0)
    let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(turn).concatenating(back)
  }
}
