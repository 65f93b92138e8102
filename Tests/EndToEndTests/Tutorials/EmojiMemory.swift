import SwiftUI

struct MemoryCard: Identifiable, Equatable {
  let id: Int
  let emoji: String
  var isFaceUp = false
  var isMatched = false
}

class EmojiMemoryModel: ObservableObject {
  @Published private(set) var cards: [MemoryCard]
  private var firstIndex: Int?

  init() {
    cards = ["🚗", "🚕", "🚙", "🚌", "🏎", "🚓"].flatMap { [$0, $0] }.enumerated().map {
      MemoryCard(id: $0, emoji: $1)
    }
    cards[0].isFaceUp = true
    cards[3].isMatched = true
  }

  func choose(_ card: MemoryCard) {
    guard let index = cards.firstIndex(of: card), !cards[index].isFaceUp, !cards[index].isMatched else {
      return
    }
    if let first = firstIndex, cards[first].emoji == card.emoji {
      cards[first].isMatched = true
      cards[index].isMatched = true
      firstIndex = nil
    } else {
      firstIndex = index
    }
    cards[index].isFaceUp.toggle()
  }

  func shuffle() { cards.shuffle() }
}

struct Cardify: AnimatableModifier {
  var rotation: Double

  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill(.white)
        shape.strokeBorder(lineWidth: 3)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
  }
}

struct EmojiMemoryView: View {
  @ObservedObject var game = EmojiMemoryModel()

  var body: some View {
    VStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
          ForEach(game.cards) { card in
            Text(card.emoji)
              .font(.largeTitle)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .modifier(Cardify(isFaceUp: card.isFaceUp))
              .aspectRatio(2 / 3, contentMode: .fit)
              .opacity(card.isMatched ? 0 : 1)
              .onTapGesture { withAnimation { game.choose(card) } }
          }
        }
        .foregroundColor(.red)
      }
      Button("Shuffle") { withAnimation { game.shuffle() } }
    }
    .padding()
  }
}

struct EmojiMemoryView_Previews: PreviewProvider {
  static var previews: some View {
    EmojiMemoryView().preferredColorScheme(.light)
  }
}
