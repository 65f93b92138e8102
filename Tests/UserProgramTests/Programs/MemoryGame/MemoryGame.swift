import Foundation

struct MemoryGame<CardContent> where CardContent: Equatable {
  private(set) var cards: [Card]
  private(set) var score = 0

  private var indexOfOnlyFaceUpCard: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp }.only }
    set { cards.indices.forEach { cards[$0].isFaceUp = $0 == newValue } }
  }

  init(numberOfPairs: Int, contentFactory: (Int) -> CardContent) {
    cards = []
    for pairIndex in 0..<max(2, numberOfPairs) {
      let content = contentFactory(pairIndex)
      cards.append(Card(content: content, id: "\(pairIndex + 1)a"))
      cards.append(Card(content: content, id: "\(pairIndex + 1)b"))
    }
  }

  mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
      !cards[chosen].isFaceUp, !cards[chosen].isMatched
    else { return }
    if let other = indexOfOnlyFaceUpCard {
      if cards[chosen].content == cards[other].content {
        cards[chosen].isMatched = true
        cards[other].isMatched = true
        score += 2
      } else {
        score -= 1
      }
      cards[chosen].isFaceUp = true
    } else {
      indexOfOnlyFaceUpCard = chosen
    }
  }

  mutating func shuffle() {
    cards.shuffle()
  }

  struct Card: Equatable, Identifiable {
    var isFaceUp = false
    var isMatched = false
    let content: CardContent
    let id: String
  }
}

extension Array {
  var only: Element? { count == 1 ? first : nil }
}
