import SwiftUI

struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 2
    let angle = Angle.degrees(360 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      let viewSize = subview.sizeThatFits(.unspecified)
      let xPos = cos(angle * Double(index) - .pi / 2) * (radius - viewSize.width / 2)
      let yPos = sin(angle * Double(index) - .pi / 2) * (radius - viewSize.height / 2)
      subview.place(
        at: CGPoint(x: bounds.midX + xPos, y: bounds.midY + yPos), anchor: .center, proposal: .unspecified)
    }
  }
}

struct RadialLayoutView: View {
  @State private var count = 12
  @State private var isRadial = true

  var body: some View {
    let layout = isRadial ? AnyLayout(RadialLayout()) : AnyLayout(VStackLayout(spacing: 4))
    layout {
      ForEach(0..<count, id: \.self) { number in
        Text("\(number)").padding(8).background(.tint, in: .circle).foregroundStyle(.white)
      }
    }
    .animation(.spring, value: isRadial)
    .safeAreaInset(edge: .bottom) {
      VStack {
        Stepper("Count: \(count)", value: $count.animation(), in: 0...36)
        Toggle("Radial", isOn: $isRadial)
      }
      .padding()
    }
  }
}

#Preview { RadialLayoutView() }
