import SwiftUI

struct HeartValues {
  var scale = 1.0
  var angle = Angle.zero
  var lift = 0.0
}

struct KeyframeHeartView: View {
  @State private var likes = 41

  var body: some View {
    VStack {
      Text("❤️")
        .font(.system(size: 100))
        .keyframeAnimator(initialValue: HeartValues(), trigger: likes) { content, value in
          content
            .rotationEffect(value.angle)
            .scaleEffect(value.scale)
            .offset(y: value.lift)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.zero, duration: 0.2)
            CubicKeyframe(.degrees(-15), duration: 0.2)
            CubicKeyframe(.degrees(15), duration: 0.2)
            CubicKeyframe(.zero, duration: 0.2)
          }
          KeyframeTrack(\.scale) {
            LinearKeyframe(1, duration: 0.2)
            SpringKeyframe(1.5, duration: 0.5, spring: .bouncy)
            SpringKeyframe(1, spring: .bouncy)
          }
          KeyframeTrack(\.lift) {
            LinearKeyframe(0, duration: 0.2)
            SpringKeyframe(-60, duration: 0.4)
            SpringKeyframe(0)
          }
        }
      Text("\(likes)")
        .font(.title.monospacedDigit())
        .contentTransition(.numericText(value: Double(likes)))
        .onTapGesture { withAnimation { likes += 1 } }
    }
  }
}

#Preview { KeyframeHeartView() }
