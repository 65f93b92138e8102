import SwiftUI
import Testing

/// Each declaration of meshes, styles, corners, symbols and shaders changes a picture or gives the value that it says.
@MainActor
struct StyleDeclarationTests {
  private func pixels(_ view: AnyView) -> [UInt32] {
    let renderer = ImageRenderer(content: view.frame(width: 40, height: 40))
    guard let pixmap = renderer.makePixmap() else { return [] }
    return (0..<40).flatMap { y in (0..<40).map { x in pixmap[x, y] } }
  }

  @Test("a picture changes with each declaration")
  func pictures() {
    for pair in meshPairs() + cornerPairs() + stylePairs2026() + shaderPairs() {
      let (picture, unlike) = (pixels(pair.picture), pixels(pair.unlike))
      #expect(!picture.isEmpty && picture != unlike, "\(pair.name)")
    }
  }

  @Test("the environment has no ranges and modes by default")
  func ranges() async throws {
    #expect(declaredRanges(in: EnvironmentValues()) == [true, true, true, true, true])
    #expect(!pixels(AnyView(CornerInsetsReader())).isEmpty)
    try await compileShader(ShaderLibrary.none())
  }
}
