import SwiftUI

@Animatable
struct WedgeShape: Shape {
  var start: Angle
  var end: Angle
  @AnimatableIgnored var clockwise = false

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: rect.width / 2, startAngle: start, endAngle: end, clockwise: clockwise)
    path.closeSubpath()
    return path
  }
}

struct AnimatableMacroGaugeView: View {
  @State private var value = 0.3

  var body: some View {
    VStack(spacing: 30) {
      WedgeShape(start: .degrees(-90), end: .degrees(-90 + 360 * value))
        .fill(.mint.gradient)
        .frame(width: 200, height: 200)
        .background(Circle().fill(.mint.opacity(0.2)))
      Button("Change") { withAnimation(.snappy) { value = value > 0.5 ? 0.25 : 0.8 } }
    }
  }
}

#Preview { AnimatableMacroGaugeView() }
