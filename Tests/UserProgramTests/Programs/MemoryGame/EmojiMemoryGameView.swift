import SwiftUI

struct EmojiMemoryGameView: View {
  @ObservedObject var game: EmojiMemoryGame

  var body: some View {
    VStack {
      AspectVGrid(items: game.cards, aspectRatio: 2 / 3) { card in
        CardView(card: card)
          .padding(4)
          .onTapGesture {
            withAnimation(.easeInOut(duration: 0.5)) { game.choose(card) }
          }
      }
      HStack {
        Text("Score: \(game.score)").animation(nil, value: game.score)
        Spacer()
        Button("Restart") { withAnimation { game.restart() } }
        Button("Shuffle") { withAnimation { game.shuffle() } }
      }
      .font(.title3)
    }
    .foregroundColor(game.color)
    .padding()
    .frame(minWidth: 380, minHeight: 560)
  }
}

struct CardView: View {
  let card: MemoryGame<String>.Card

  var body: some View {
    Pie(endAngle: .degrees(240))
      .opacity(0.4)
      .overlay(
        Text(card.content)
          .font(.system(size: 200))
          .minimumScaleFactor(0.01)
          .multilineTextAlignment(.center)
          .aspectRatio(1, contentMode: .fit)
          .padding(5)
          .rotationEffect(.degrees(card.isMatched ? 360 : 0))
          .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: card.isMatched)
      )
      .padding(5)
      .cardify(isFaceUp: card.isFaceUp)
      .opacity(card.isFaceUp || !card.isMatched ? 1 : 0)
  }
}

struct Cardify: ViewModifier, Animatable {
  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

  var isFaceUp: Bool { rotation < 90 }
  var rotation: Double

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: 12)
      base.strokeBorder(lineWidth: 2)
        .background(base.fill(.white))
        .overlay(content)
        .opacity(isFaceUp ? 1 : 0)
      base.fill()
        .opacity(isFaceUp ? 0 : 1)
    }
    .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
  }
}

extension View {
  func cardify(isFaceUp: Bool) -> some View { modifier(Cardify(isFaceUp: isFaceUp)) }
}

struct Pie: Shape {
  var startAngle: Angle = .zero
  let endAngle: Angle
  var clockwise = true

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let from = startAngle - .degrees(90)
    var p = Path()
    p.move(to: center)
    p.addLine(
      to: CGPoint(x: center.x + radius * cos(from.radians), y: center.y + radius * sin(from.radians)))
    p.addArc(
      center: center, radius: radius, startAngle: from, endAngle: endAngle - .degrees(90),
      clockwise: !clockwise)
    p.addLine(to: center)
    return p
  }
}

struct AspectVGrid<Item: Identifiable, ItemView: View>: View {
  var items: [Item]
  var aspectRatio: CGFloat = 1
  @ViewBuilder var content: (Item) -> ItemView

  var body: some View {
    GeometryReader { geometry in
      let width = fittingWidth(in: geometry.size)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 0)], spacing: 0) {
        ForEach(items) { item in
          content(item).aspectRatio(aspectRatio, contentMode: .fit)
        }
      }
    }
  }

  private func fittingWidth(in size: CGSize) -> CGFloat {
    var columns: CGFloat = 1
    repeat {
      let width = size.width / columns
      let rows = (CGFloat(items.count) / columns).rounded(.up)
      if rows * width / aspectRatio < size.height { return width.rounded(.down) }
      columns += 1
    } while columns < CGFloat(items.count)
    return size.width / CGFloat(items.count)
  }
}

#Preview {
  EmojiMemoryGameView(game: EmojiMemoryGame())
}
