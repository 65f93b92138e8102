import SwiftUI

/// A glyph that turns once a second for ever, in a canvas that knows nothing of it: the symbol animates by itself.
struct SpinningSymbol: View {
  var body: some View {
    Canvas { context, size in
      if let glyph = context.resolveSymbol(id: "glyph") {
        context.draw(glyph, at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    } symbols: {
      SpinningGlyph().tag("glyph")
    }
  }
}

private struct SpinningGlyph: View {
  @State private var isTurned = false

  var body: some View {
    Text("✈").font(.custom("Arial", size: 72)).foregroundColor(.indigo)
      .rotationEffect(.degrees(isTurned ? 360 : 0))
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurned = true }
      }
  }
}
