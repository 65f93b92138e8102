import SwiftUI

struct HighlightAttribute: TextAttribute {}

struct HighlightRenderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        if run[HighlightAttribute.self] != nil {
          let rect = run.typographicBounds.rect
          context.fill(
            Path(roundedRect: rect.insetBy(dx: -3, dy: 1), cornerRadius: 6),
            with: .color(.yellow.opacity(0.6)))
        }
        context.draw(run)
      }
    }
  }
}

struct HighlightedTextView: View {
  var body: some View {
    VStack(spacing: 30) {
      let word = Text("important").customAttribute(HighlightAttribute()).bold()
      Text("This is \(word) to know.")
        .font(.title)
        .textRenderer(HighlightRenderer())
      Text("Hello **Markdown** and `code`")
    }
  }
}

#Preview { HighlightedTextView() }
