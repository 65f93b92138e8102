import SwiftUI

@main
struct MemoryGameApp: App {
  private let game = EmojiMemoryGame()

  var body: some Scene {
    WindowGroup {
      EmojiMemoryGameView(game: game)
    }
  }
}
