import SwiftUI
import Testing

/// Each declaration of focused values and of titles from tables of strings changes a picture.
@MainActor
struct FocusDeclarationTests {
  private func pixels(_ view: AnyView) -> [UInt32] {
    let renderer = ImageRenderer(content: view.frame(width: 240, height: 200))
    guard let pixmap = renderer.makePixmap() else { return [] }
    return (0..<200).flatMap { y in (0..<240).map { x in pixmap[x, y] } }
  }

  @Test("a picture changes with each declaration")
  func pictures() {
    for pair in focusPairs() + resourcePairs() {
      let (picture, unlike) = (pixels(pair.picture), pixels(pair.unlike))
      #expect(!picture.isEmpty && picture != unlike, "\(pair.name)")
    }
    #expect(!pixels(AnyView(AnnouncedMessage())).isEmpty)
  }
}
