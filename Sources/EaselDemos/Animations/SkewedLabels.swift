import SwiftUI

/// Labels that slide from side to side and lean, each a little later than the one above.
struct SkewedLabels: View {
  private static let words = ["Circle", "Capsule", "Ellipse", "Rectangle", "Polygon", "Spiral", "Flower"]
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 6) {
      ForEach(Array(Self.words.enumerated()), id: \.0) { number, word in
        Text(word).font(.system(size: 18, weight: .bold)).foregroundColor(.white)
          .frame(width: 130, height: 30)
          .background(Color(hue: Double(number) / 7, saturation: 0.7, brightness: 0.8))
          .clipShape(RoundedRectangle(cornerRadius: 6))
          .modifier(
            LeaningOffset(offset: isRight ? 120 : -120, progress: isRight ? 1 : 0, goesRight: isRight)
          )
          .animation(.easeInOut(duration: 1).delay(0.1 * Double(number)), value: isRight)
      }
      Text("Tap to slide").font(.caption).foregroundStyle(.secondary).padding(.top, 10)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture { isRight.toggle() }
    .playsUntilTouched(every: 2.2, changing: isRight) { _ in isRight.toggle() }
  }
}

/// Moves a view sideways and skews it, most in the middle of the movement.
struct LeaningOffset: GeometryEffect {
  var offset: CGFloat
  /// From 0 on the left to 1 on the right.
  var progress: CGFloat
  let goesRight: Bool

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset, progress) }
    set { (offset, progress) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    // Full skew between 20 % and 80 % of the movement.
    let lean = min(progress, 1 - progress, 0.2) / 0.2 * 0.5
    return ProjectionTransform(
      CGAffineTransform(a: 1, b: 0, c: goesRight ? -lean : lean, d: 1, tx: offset, ty: 0))
  }
}
