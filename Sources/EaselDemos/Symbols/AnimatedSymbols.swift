import SwiftUI

/// Four rectangles drawn from three symbols, each over a corner of the one before.
struct CascadingSymbols: View {
  private static let colors: [Color] = [.cyan, .blue, .indigo]
  /// Whether the symbols are made in a loop.
  var usesLoop = false

  var body: some View {
    Canvas { context, _ in
      for step in 0..<4 {
        guard let symbol = context.resolveSymbol(id: step % 3) else { continue }
        let corner = CGPoint(x: 10 + 20 * step, y: 10 + 20 * step)
        context.draw(symbol, at: corner, anchor: .topLeading)
      }
    } symbols: {
      if usesLoop {
        ForEach(Array(Self.colors.enumerated()), id: \.0) { number, color in
          tile(color).tag(number)
        }
      } else {
        tile(.cyan).tag(0)
        tile(.blue).tag(1)
        tile(.indigo).tag(2)
      }
    }
    .frame(width: 180, height: 130)
    .scaleEffect(2)
  }

  private func tile(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 10).fill(color).frame(width: 100, height: 50)
  }
}

/// A glyph that turns once a second. The symbol animates on its own; the canvas has no timeline.
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
