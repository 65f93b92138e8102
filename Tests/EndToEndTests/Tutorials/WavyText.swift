import SwiftUI

struct WaveRenderer: TextRenderer {
  var strength: Double
  var frequency: Double

  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, glyph) in run.enumerated() {
          let yOffset = strength * sin(Double(index) * frequency)
          var copy = context
          copy.translateBy(x: 0, y: yOffset)
          copy.draw(glyph, options: .disablesSubpixelQuantization)
        }
      }
    }
  }
}

struct WavyTextView: View {
  @State private var amount = -10.0

  var body: some View {
    Text("This is a very wavy text.")
      .font(.largeTitle)
      .textRenderer(WaveRenderer(strength: amount, frequency: 0.5))
      .onAppear {
        withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) { amount = 10 }
      }
  }
}

#Preview { WavyTextView() }
