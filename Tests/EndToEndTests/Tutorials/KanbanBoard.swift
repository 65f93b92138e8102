import SwiftUI

struct Card: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var tags: [String] = []
}

struct Column: Identifiable {
  let id = UUID()
  let title: String
  var cards: [Card]
}

struct CardView: View {
  let card: Card

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(card.title).font(.subheadline.weight(.medium))
      if !card.tags.isEmpty {
        HStack {
          ForEach(card.tags, id: \.self) { tag in
            Text(tag).font(.caption2).padding(.horizontal, 8).padding(.vertical, 3)
              .background(Color.blue.opacity(0.15)).clipShape(Capsule())
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(
      RoundedRectangle(cornerRadius: 10).fill(.background).shadow(color: .black.opacity(0.1), radius: 3, y: 2)
    )
  }
}

struct KanbanBoardView: View {
  @State private var columns = [
    Column(
      title: "To do",
      cards: [Card(title: "Write docs", tags: ["docs"]), Card(title: "Fix #12", tags: ["bug", "ui"])]),
    Column(title: "Doing", cards: [Card(title: "Dark mode", tags: ["ui"])]),
    Column(title: "Done", cards: [Card(title: "Setup CI"), Card(title: "First release")]),
  ]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 16) {
        ForEach($columns) { $column in
          VStack(alignment: .leading, spacing: 10) {
            HStack {
              Text(column.title).font(.headline)
              Text("\(column.cards.count)").font(.caption).foregroundStyle(.secondary)
              Spacer()
              Button {
                column.cards.append(Card(title: "New card"))
              } label: {
                Image(systemName: "plus")
              }
            }
            ForEach(column.cards) { card in
              CardView(card: card)
                .contextMenu {
                  Button(role: .destructive) {
                    column.cards.removeAll { $0 == card }
                  } label: {
                    Label("Delete", systemImage: "trash")
                  }
                }
            }
            Spacer(minLength: 0)
          }
          .padding()
          .frame(width: 260)
          .background(Color(.systemGray6), in: RoundedRectangle(cornerRadius: 14))
        }
      }
      .padding()
    }
  }
}

#Preview(traits: .landscapeLeft) { KanbanBoardView() }
