import SwiftUI
import Testing

@MainActor
struct UserCodeTests {
  @Test("a user's file compiles in the Swift 6 language mode, and shows something")
  func picture() throws {
    let renderer = ImageRenderer(content: ContentView().frame(width: 300, height: 400))
    let image = try #require(renderer.cgImage)
    #expect(image.width == 300 && image.height == 400)
  }

  @Test("texts as users write them are laid out")
  func texts() throws {
    let image = try #require(ImageRenderer(content: TextsView().frame(width: 400)).cgImage)
    // Some forty lines of text.
    #expect(image.width == 400 && image.height > 400)
  }
}
