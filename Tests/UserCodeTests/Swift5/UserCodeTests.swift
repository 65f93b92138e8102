import SwiftUI
import Testing

@MainActor
struct UserCodeTests {
  @Test("a user's file compiles in the Swift 5 language mode, and shows something")
  func picture() throws {
    let renderer = ImageRenderer(content: ContentView().frame(width: 300, height: 400))
    let image = try #require(renderer.cgImage)
    #expect(image.width == 300 && image.height == 400)
  }
}
