import SwiftUI

// A user's file about transitions, phases, keyframes, preferences and effects in space.

struct CardView: View {
  @State private var isShown = false
  @State private var taps = 0
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      if isShown {
        Rectangle().transition(.opacity)
        Rectangle().transition(.scale(scale: 0.5, anchor: .top).combined(with: .opacity))
        Rectangle().transition(.asymmetric(insertion: .move(edge: .leading), removal: .slide))
        Rectangle().transition(.offset(x: 10).animation(.easeIn))
        Rectangle().transition(.modifier(active: Tilt(angle: 90), identity: Tilt(angle: 0)))
        Rectangle().transition(.push(from: .bottom))
        Rectangle().transition(Twirl())
      }
      Rectangle()
        .rotation3DEffect(.degrees(isShown ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        .rotation3DEffect(
          .degrees(10), axis: (x: 1, y: 0, z: 0), anchor: .leading, anchorZ: 0, perspective: 0.3
        )
        .phaseAnimator([false, true], trigger: taps) { content, phase in
          content.scaleEffect(phase ? 1.2 : 1)
        } animation: { phase in
          phase ? .bouncy : .easeOut
        }
        .keyframeAnimator(initialValue: Frames(), trigger: taps) { content, value in
          content.rotationEffect(value.angle).offset(y: value.y)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.degrees(10), duration: 0.2)
            SpringKeyframe(.zero, duration: 0.5, spring: .bouncy)
          }
          KeyframeTrack(\.y) {
            LinearKeyframe(-20, duration: 0.2)
            MoveKeyframe(0)
          }
        }
      PhaseAnimator(Stage.allCases) { stage in
        Circle().opacity(stage == .dim ? 0.3 : 1)
      }
    }
    .background {
      GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .modifier(FlipEffect(flipped: $isShown, angle: Double(width), axis: (x: 1, y: 5)))
    .contentShape(Rectangle())
  }

  enum Stage: CaseIterable { case dim, bright }
}

struct Frames {
  var angle = Angle.zero
  var y = 0.0
}

struct Tilt: ViewModifier {
  let angle: Double
  func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 90))
  }
}

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct FlipEffect: GeometryEffect {
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  @Binding var flipped: Bool
  var angle: Double
  let axis: (x: CGFloat, y: CGFloat)

  func effectValue(size: CGSize) -> ProjectionTransform {
    DispatchQueue.main.async { flipped = angle >= 90 && angle < 270 }
    let a = CGFloat(Angle(degrees: angle).radians)
    var transform3d = CATransform3DIdentity
    transform3d.m34 = -1 / max(size.width, size.height)
    transform3d = CATransform3DRotate(transform3d, a, axis.x, axis.y, 0)
    transform3d = CATransform3DTranslate(transform3d, -size.width / 2.0, -size.height / 2.0, 0)
    let affineTransform = ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
    return ProjectionTransform(transform3d).concatenating(affineTransform)
  }
}
