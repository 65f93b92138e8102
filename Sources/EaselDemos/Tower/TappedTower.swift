import SwiftUI

/// A picture that a tap makes smaller and fainter. Which of the two changes takes time, is the point.
struct TappedTower: View {
  /// How the changes are animated.
  enum Way: Sendable {
    /// Everything that the view's own animation encloses.
    case implicit
    /// What changes inside `withAnimation`.
    case explicit
    /// Only what stands before the animation.
    case order
    /// Nothing: an inner animation of nil goes before what comes from outside.
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
