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

  @Test("entries have the value that they are declared with until another is set")
  func entries() {
    var entries = DeclaredEntries()
    #expect(
      entries.texts() == ["2.0", "a \"b\" = c \\ é", "0", "0", "none", "5.0", "other", "kind"])
  }

  @Test("a bound collection has a view for each element, or for some of them")
  func boundCollections() throws {
    let image = try #require(ImageRenderer(content: DeclaredCollections()).cgImage)
    // Eleven rows of five points; the slider is the widest.
    #expect(image.width == 50 && image.height == 55)
  }

  @Test("extensions of generic views are views")
  func constraints() {
    #expect(ImageRenderer(content: ConstrainedViews().frame(width: 50, height: 50)).cgImage != nil)
  }
}
