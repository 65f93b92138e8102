import SwiftUI
import Testing

/// Each declaration of the topics about layout, gestures and styles changes a picture.
@MainActor
struct TopicDeclarationTests {
  private func pixels(_ view: AnyView) -> [UInt32] {
    let renderer = ImageRenderer(content: view.frame(width: 60, height: 40))
    guard let pixmap = renderer.makePixmap() else { return [] }
    return (0..<40).flatMap { y in (0..<60).map { x in pixmap[x, y] } }
  }

  @Test("a picture changes with each declaration")
  func pictures() {
    for pair in layoutPairs() + interactionPairs() + dragPairs() {
      let (picture, unlike) = (pixels(pair.picture), pixels(pair.unlike))
      #expect(!picture.isEmpty && picture != unlike, "\(pair.name)")
    }
  }
}
