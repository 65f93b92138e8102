import SwiftUI

// Previews in all their forms, and pictures, as users write them.

struct BadgeView: View {
  var isLarge = false

  var body: some View {
    VStack {
      Image(systemName: "star.fill")
        .resizable()
        .scaledToFit()
        .frame(width: isLarge ? 80 : 40)
        .foregroundColor(.yellow)
      Label("Badge", systemImage: "checkmark.circle")
      Image("no-such-picture", bundle: .main).renderingMode(.template).interpolation(.high).antialiased(true)
      Rectangle().fill(ImagePaint(image: Image(systemName: "circle"), scale: 0.5)).frame(height: 20)
    }
    .imageScale(.large)
  }
}

struct BadgeView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      BadgeView()
      BadgeView(isLarge: true).previewDisplayName("large")
    }
    .previewLayout(.sizeThatFits)
    .previewLayout(.fixed(width: 100, height: 100))
    .previewDevice("iPhone 12")
  }
}

#Preview {
  BadgeView()
}

#Preview("large") {
  let isLarge = true
  BadgeView(isLarge: isLarge)
}

#Preview("traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  VStack {
    ForEach(0..<3) { _ in BadgeView() }
  }
}

#Preview("state") {
  @Previewable @State var isLarge = false
  Toggle("Large", isOn: $isLarge)
}

#Preview {
  return BadgeView().padding()
}
