import SwiftUI

/// A stack of cards in perspective. The top card can be dragged and flung away; it returns to the bottom. The
/// cards move by themselves until someone touches them.
struct CardStack: View {
  /// How far a spring swings beyond its end, from 0 to 0.6.
  var bounce = 0.32
  /// The seconds between two cards while nobody touches them.
  var pace = 2.4

  @State private var order = Array(StackCard.all.indices)
  @State private var drag = CGSize.zero
  @State private var flown: Int?
  @State private var flight = CGSize.zero
  @State private var isTouched = false

  private var spring: Animation { .spring(duration: 0.55, bounce: max(0, min(0.6, bounce))) }

  var body: some View {
    GeometryReader { proxy in
      let layout = StackLayout(size: proxy.size, count: order.count)
      ZStack {
        StackGround(card: StackCard.all[order[0]])
        ForEach(StackCard.all.indices, id: \.self) { card(at: $0, layout) }
        if !isTouched {
          TimelineView(.periodic(from: .distantPast, by: max(1, pace))) { timeline in
            Color.clear.onChange(of: timeline.date) {
              let side = order[0].isMultiple(of: 2) ? -1.0 : 1
              fling(CGSize(width: side * layout.card.width * 0.9, height: -layout.card.height * 0.3), layout)
            }
          }
        }
      }
    }
  }

  private func card(at index: Int, _ layout: StackLayout) -> some View {
    let depth = order.firstIndex(of: index) ?? 0
    let move = index == flown ? flight : depth == 0 ? drag : .zero
    let lean = Double(move.width / layout.card.width)
    return StackCardView(card: StackCard.all[index], number: index + 1)
      .frame(width: layout.card.width, height: layout.card.height)
      .shadow(color: .black.opacity(0.3), radius: layout.card.width * 0.06, y: layout.card.width * 0.04)
      .rotation3DEffect(
        .degrees(depth == 0 ? lean * 34 : -16), axis: (x: 0, y: 1, z: 0), perspective: 0.6
      )
      .rotation3DEffect(
        .degrees(Double(move.height / layout.card.height) * -30), axis: (x: 1, y: 0, z: 0), perspective: 0.6
      )
      .rotationEffect(.degrees(lean * 12))
      .scaleEffect(layout.scale(ofDepth: depth))
      .offset(layout.offset(ofDepth: depth))
      .offset(move)
      .zIndex(Double(order.count - depth))
      .gesture(pull(layout))
      .allowsHitTesting(depth == 0)
  }

  private func pull(_ layout: StackLayout) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        isTouched = true
        drag = value.translation
      }
      .onEnded { value in
        let end = value.predictedEndTranslation
        if hypot(end.width, end.height) > layout.card.width * 0.5 {
          fling(end, layout)
        } else {
          withAnimation(spring) { drag = .zero }
        }
      }
  }

  /// Moves the top card beyond the side of the stack, and from there to the bottom.
  private func fling(_ end: CGSize, _ layout: StackLayout) {
    guard flown == nil else { return }
    let length = max(1, hypot(end.width, end.height))
    let reach = max(length, layout.card.width * 1.15)
    (flown, flight, drag) = (order[0], drag, .zero)
    withAnimation(.easeOut(duration: 0.26)) {
      flight = CGSize(width: end.width / length * reach, height: end.height / length * reach)
    } completion: {
      withAnimation(spring) {
        order.append(order.removeFirst())
        (flown, flight) = (nil, .zero)
      }
    }
  }
}

/// The size of the cards, and where each lies.
private struct StackLayout {
  let size: CGSize
  let count: Int

  var card: CGSize {
    let height = max(40, min(size.height * 0.68, size.width * 0.86))
    return CGSize(width: height * 0.72, height: height)
  }

  /// The distance of two cards behind each other: large in wide windows.
  private var step: CGFloat {
    max(card.width * 0.05, min(card.width * 0.3, (size.width * 0.9 - card.width) / CGFloat(count)))
  }

  func scale(ofDepth depth: Int) -> CGFloat { pow(0.92, CGFloat(depth)) }

  func offset(ofDepth depth: Int) -> CGSize {
    let place = CGFloat(depth) - CGFloat(count - 1) / 2
    return CGSize(width: step * place * 0.94, height: -card.height * 0.012 * CGFloat(depth))
  }
}

/// A soft light in the colors of the top card.
private struct StackGround: View {
  let card: StackCard
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let base = scheme == .dark ? Color(white: 0.05) : Color(white: 0.97)
    ZStack {
      base
      RadialGradient(
        colors: [card.colors[1].opacity(scheme == .dark ? 0.55 : 0.4), card.colors[0].opacity(0)],
        center: UnitPoint(x: 0.35, y: 0.4), startRadius: 0, endRadius: 900)
    }
    .animation(.easeInOut(duration: 0.8), value: card.title)
  }
}
