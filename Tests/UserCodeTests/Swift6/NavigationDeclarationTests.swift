import SwiftUI
import Testing

/// Each declaration of navigation and its neighbors changes a picture.
@MainActor
struct NavigationDeclarationTests {
  private func pixels(_ view: AnyView) -> [UInt32] {
    let renderer = ImageRenderer(content: view.frame(width: 720, height: 160))
    guard let pixmap = renderer.makePixmap() else { return [] }
    return (0..<160).flatMap { y in (0..<720).map { x in pixmap[x, y] } }
  }

  @Test("a picture changes with each declaration")
  func pictures() {
    for pair in linkPairs() + splitPairs() + barPairs() {
      let (picture, unlike) = (pixels(pair.picture), pixels(pair.unlike))
      #expect(!picture.isEmpty && picture != unlike, "\(pair.name)")
    }
    #expect(!pixels(AnyView(invisibleNavigationDeclarations())).isEmpty)
  }
}
