import SwiftUI

class EmojiMemoryGame: ObservableObject {
  typealias Card = MemoryGame<String>.Card

  private static let emojis = ["👻", "🎃", "🕷", "😈", "💀", "🧙", "🙀", "👹"]

  private static func makeGame() -> MemoryGame<String> {
    MemoryGame(numberOfPairs: 8) { emojis[$0] }
  }

  @Published private var model = makeGame()

  var cards: [Card] { model.cards }
  var score: Int { model.score }
  var color: Color { .orange }

  func choose(_ card: Card) { model.choose(card) }
  func shuffle() { model.shuffle() }
  func restart() { model = Self.makeGame() }
}
