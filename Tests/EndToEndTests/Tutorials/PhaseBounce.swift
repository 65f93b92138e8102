import SwiftUI

enum BouncePhase: CaseIterable {
  case rest, up, down

  var offset: CGFloat {
    switch self {
    case .rest: 0
    case .up: -40
    case .down: 6
    }
  }

  var scale: CGFloat { self == .down ? 0.9 : 1 }
}

struct PhaseBounceView: View {
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 60) {
      Image(systemName: "basketball.fill")
        .font(.system(size: 80))
        .foregroundStyle(.orange)
        .phaseAnimator(BouncePhase.allCases, trigger: taps) { content, phase in
          content.offset(y: phase.offset).scaleEffect(phase.scale)
        } animation: { phase in
          switch phase {
          case .rest: .bouncy
          case .up: .easeOut(duration: 0.25)
          case .down: .easeIn(duration: 0.2)
          }
        }
      PhaseAnimator([false, true]) { glows in
        Circle().fill(.blue).frame(width: 60).shadow(color: .blue, radius: glows ? 30 : 2)
      } animation: { _ in
        .easeInOut(duration: 1)
      }
      Button("Throw") { taps += 1 }
    }
  }
}

#Preview { PhaseBounceView() }
