import SwiftUI

struct IrisTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.3)
      .rotationEffect(.degrees(phase == .willAppear ? -90 : phase == .didDisappear ? 90 : 0))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

struct CornerRotate: ViewModifier {
  let amount: Double
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(amount), anchor: anchor).clipped()
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(
      active: CornerRotate(amount: -90, anchor: .topLeading),
      identity: CornerRotate(amount: 0, anchor: .topLeading))
  }
}

struct CustomTransitionView: View {
  @State private var shown = true

  var body: some View {
    VStack(spacing: 30) {
      if shown {
        RoundedRectangle(cornerRadius: 20).fill(.purple).frame(width: 140, height: 140).transition(.pivot)
        Circle().fill(.green).frame(width: 100).transition(IrisTransition())
        Text("Blur").font(.largeTitle).transition(.blurReplace)
        Text("Push").font(.largeTitle).transition(.push(from: .leading))
      }
      Button("Toggle") { withAnimation(.spring(duration: 0.6, bounce: 0.3)) { shown.toggle() } }
    }
  }
}

#Preview { CustomTransitionView() }
