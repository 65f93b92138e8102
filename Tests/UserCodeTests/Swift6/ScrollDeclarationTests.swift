import SwiftUI
import Testing

/// Each declaration of scroll views changes a picture.
@MainActor
struct ScrollDeclarationTests {
  private func pixels(_ view: AnyView) -> [UInt32] {
    let renderer = ImageRenderer(content: view.frame(width: 160, height: 160))
    guard let pixmap = renderer.makePixmap() else { return [] }
    return (0..<160).flatMap { y in (0..<160).map { x in pixmap[x, y] } }
  }

  @Test("a picture changes with each declaration")
  func pictures() {
    for pair in scrollPositionPairs() + scrollSettingPairs() {
      let (picture, unlike) = (pixels(pair.picture), pixels(pair.unlike))
      #expect(!picture.isEmpty && picture != unlike, "\(pair.name)")
    }
    #expect(!pixels(AnyView(DeclaredScrolling())).isEmpty)
  }
}
