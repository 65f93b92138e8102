import SwiftUI
import Testing

/// Each declaration of text renderers, transitions and symbol effects changes a picture or gives a value.
@MainActor
struct TextEffectDeclarationTests {
  private func pixels(_ view: AnyView) -> [UInt32] {
    let renderer = ImageRenderer(content: view.frame(width: 40, height: 40))
    guard let pixmap = renderer.makePixmap() else { return [] }
    return (0..<40).flatMap { y in (0..<40).map { x in pixmap[x, y] } }
  }

  @Test("a picture changes with each declaration")
  func pictures() {
    for pair in textEffectPairs() + transitionPairs() {
      let (picture, unlike) = (pixels(pair.picture), pixels(pair.unlike))
      #expect(!picture.isEmpty && picture != unlike, "\(pair.name)")
    }
  }

  @Test("values are those of the declarations")
  func values() {
    #expect(declaredMotions() == [false, true, true, false])
    #expect(declaredValues() == AnimatableValues(2, 4, 6))
    #expect(declaredTimeline(false).duration == 1.5 && declaredTimeline(true).duration == 2.5)
    #expect(declaredTimeline(false).value(time: 1.5) == 4)
    var bar = DeclaredBar(height: 2, angle: .degrees(10))
    var data = bar.animatableData
    data.scale(by: 2)
    bar.animatableData = data
    #expect(bar.height == 4 && abs(bar.angle.degrees - 20) < 1e-9)
    for view in [AnyView(DeclaredTransitions()), AnyView(DeclaredVelocity())] {
      #expect(pixels(view).count == 1600)
    }
  }

  @Test("a slice has the letters that it names")
  func slices() {
    struct Slicer: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        if let run = layout.first?.first, let slice = declaredSlice(run) { context.draw(slice) }
      }
    }
    let whole = pixels(AnyView(Text("abc")))
    let part = pixels(AnyView(Text("abc").textRenderer(Slicer())))
    #expect(part != whole && Set(part).count > 1)
  }
}
