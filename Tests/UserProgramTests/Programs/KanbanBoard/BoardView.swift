import SwiftUI

struct BoardView: View {
  @State private var board = Board()
  @State private var showsInspector = false
  @Namespace private var cards

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 16) {
          ForEach(board.columns) { column in
            ColumnView(column: column, cards: cards)
              .frame(width: Metrics.columnWidth)
              .zIndex(column.cards.contains { $0.id == board.dragged } ? 1 : 0)
          }
        }
        .padding()
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Board")
      .toolbar {
        ToolbarItem {
          Toggle("Legend", systemImage: "info.circle", isOn: $showsInspector)
        }
      }
      .popover(isPresented: $showsInspector) { Legend().padding() }
    }
    .environment(board)
  }
}

enum Metrics {
  static let columnWidth: CGFloat = 250
  static let cornerRadius: CGFloat = 12
}

struct ColumnView: View {
  let column: Column
  let cards: Namespace.ID

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Circle().fill(column.tint).frame(width: 10)
        Text(column.id).font(.headline)
        Text(column.cards.count, format: .number)
          .font(.caption)
          .padding(.horizontal, 8)
          .background(.quaternary, in: .capsule)
          .contentTransition(.numericText())
        Spacer()
      }
      .fixedSize(horizontal: false, vertical: true)
      ForEach(column.cards) { card in
        CardView(card: card)
          .matchedGeometryEffect(id: card.id, in: cards)
          .transition(.scale(scale: 0.9).combined(with: .opacity))
      }
      if column.cards.isEmpty {
        Text("Drop cards here")
          .frame(maxWidth: .infinity, minHeight: 80)
          .foregroundStyle(.secondary)
          .overlay {
            RoundedRectangle(cornerRadius: Metrics.cornerRadius)
              .strokeBorder(style: StrokeStyle(lineWidth: 1.5, dash: [6, 4]))
              .foregroundStyle(.tertiary)
          }
      }
    }
    .padding(12)
    .background {
      RoundedRectangle(cornerRadius: 16).fill(.background.secondary)
    }
  }
}

struct CardView: View {
  let card: Card
  @Environment(Board.self) private var board
  @State private var offset = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var isLifted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(card.id).font(.caption.monospaced()).foregroundStyle(.secondary)
        Spacer()
        Image(systemName: "flag.fill").foregroundStyle(card.priority.color).imageScale(.small)
      }
      Text(card.title).font(.subheadline.weight(.medium))
      Text(card.assignee)
        .font(.caption2.bold())
        .frame(width: 26, height: 26)
        .background(card.priority.color.gradient.opacity(0.3), in: .circle)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.systemBackground))
    .clipShape(.rect(cornerRadius: Metrics.cornerRadius))
    .shadow(color: .black.opacity(isLifted ? 0.3 : 0.08), radius: isLifted ? 14 : 3, y: isLifted ? 8 : 1)
    .rotationEffect(.degrees(isLifted ? 3 : 0))
    .offset(offset)
    .gesture(lift)
    .contextMenu {
      Button("Move Right", systemImage: "arrow.right") { withAnimation { board.move(card.id, by: 1) } }
      Button("Move Left", systemImage: "arrow.left") { withAnimation { board.move(card.id, by: -1) } }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAction(named: "Move right") { board.move(card.id, by: 1) }
  }

  private var lift: some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($isLifted) { _, state, _ in state = true }
      .onChanged { value in
        board.dragged = card.id
        offset = value.translation
      }
      .onEnded { value in
        let columns = (value.translation.width / Metrics.columnWidth).rounded()
        withAnimation(.spring(response: 0.35, dampingFraction: 0.75)) {
          board.move(card.id, by: Int(columns))
          offset = .zero
          board.dragged = nil
        }
      }
  }
}

struct Legend: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Card.Priority.allCases.sorted(by: >), id: \.rawValue) { priority in
        Label("\(String(describing: priority))".capitalized, systemImage: "flag.fill")
          .foregroundStyle(priority.color, .primary)
      }
    }
  }
}

#Preview("Board", traits: .landscapeLeft) { BoardView() }
#Preview("Card", traits: .sizeThatFitsLayout) {
  CardView(
    card: Card(id: "K-9", title: "A card with a title of two lines or more", priority: .high, assignee: "ZZ")
  )
  .frame(width: 220)
  .padding()
  .environment(Board())
}
